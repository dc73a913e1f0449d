/** Python that reads many files, or works a column out anew; apart from what the page that opens files needs. */
import { literal } from './layout';
import {
  classifyColumn,
  plainName,
  POINTS_FILE,
  TIME_LENGTH,
  type Kind,
  type ManyFiles,
  type Refinement,
} from './many';
import { column, dict, row } from './pandas';
import type { Recomputation, Touched } from './recompute';
import { BOX, BOX_WHY, LATITUDE, LONGITUDE } from './repair';

/** Works a column out anew, in all rows or in those of some periods. */
export function recompute({ header, base, added, divisor, why }: Recomputation, touched?: Touched): string {
  const sum = [column(base), ...added.map((fee) => `${column(fee)}.fillna(0)`)].join(' + ');
  const value = `total / ${column(divisor)}`;
  const where = touched
    ? `(${value}).where(
    ${column(touched.period)}.isin(${row(touched.periods)}), ${column(header)}
)`
    : value;
  return `# ${why}\ntotal = ${sum}\n${column(header)} = ${where}`;
}

/** Latitude and longitude of the middle of a box; missing where it is. */
export const repairBox = (): string => `# ${BOX_WHY}
box = ${column(BOX)}.astype("string").str.extract(
    "([0-9.]+)${', ([0-9.]+)'.repeat(3)}"
).astype("Float64")
${column(LATITUDE)} = (box[0] + box[2]) / 2
${column(LONGITUDE)} = (box[1] + box[3]) / 2`;

/** Columns in which T and F stand for 1 and 0 become numbers; those of booleans are left alone. */
export const repairFlags = (
  booleanMark: string,
): string => `numbers = {"T": "1", "True": "1", "F": "0", "False": "0"}
for c in df.columns[~df.columns.str.endswith("${booleanMark}")]:
    if df[c].isin(["T", "F"]).any() or pd.api.types.infer_dtype(df[c]) == "boolean":
        df[c] = pd.to_numeric(df[c].astype("string").replace(numbers))`;

const DTYPE: Record<Kind, string> = {
  text: 'string',
  integer: 'Int64',
  number: 'Float64',
  'yes-no': 'boolean',
  time: 'datetime64[ns]',
};

export function readMany({ savedAs, variant, period, columns, missing, yes, no }: ManyFiles): string {
  const ending = `${plainName('', variant)}.csv`;
  const renamed = columns.flatMap(({ header, names }) =>
    names.filter((name) => name !== header).map((name): [string, string] => [name, header]),
  );
  const meanings = [
    ...yes.map((text) => `${literal(text)}: True`),
    ...no.map((text) => `${literal(text)}: False`),
  ];
  return `zips = ${dict([...savedAs])}
columns = ${dict(columns.map((one) => [one.header, DTYPE[classifyColumn(one)]]))}
renames = ${dict(renamed)}

def find(period):
    name = period + ${literal(ending)}
    if os.path.exists(name):
        return name
    with zipfile.ZipFile(zips[period]) as z:
        files = sorted(
            z.infolist(),
            key=lambda f: (f.filename.endswith(${literal(ending)}), f.file_size),
        )
        return io.BytesIO(z.read(files[-1]))

def read(period):
    df = pd.read_csv(
        find(period),
        dtype="string",
        keep_default_na=False,
        na_values=${literal(missing)},
        usecols=lambda name: renames.get(name, name) in columns,
    )
    df = df.rename(columns=renames).reindex(columns=list(columns))
    for name, kind in columns.items():
        texts = df[name].astype("string")
        if kind == "boolean":
            texts = texts.map({${meanings.join(', ')}})
        elif kind == "${DTYPE.time}":
            texts = pd.to_datetime(texts.str[:${String(TIME_LENGTH)}])
        elif kind != "string":
            texts = pd.to_numeric(texts, errors="coerce")
        df[name] = texts.astype(kind)
    df.insert(0, ${literal(period)}, period)
    return df

df = pd.concat(map(read, zips), ignore_index=True)`;
}

export function refine({ counties, listing, points }: Refinement): string[] {
  const parts: string[] = [];
  if (counties) parts.push(`df = df[${column(counties.header)}.isin([${counties.codes.join(', ')}])]`);
  if (listing !== undefined) parts.push(`df = df.drop_duplicates(${literal(listing)}, keep="last")`);
  if (points) {
    const { latitude, longitude } = points;
    parts.push(`import json

points = df.dropna(subset=${row([latitude, longitude])})
properties = points.drop(columns=${row([latitude, longitude])})
properties = json.loads(properties.to_json(orient="records", date_format="iso"))
features = [
    {
        "type": "Feature",
        "geometry": {"type": "Point", "coordinates": [float(x), float(y)]},
        "properties": one,
    }
    for x, y, one in zip(points[${literal(longitude)}], points[${literal(latitude)}], properties)
]
with open(${literal(POINTS_FILE)}, "w", encoding="utf-8") as file:
    json.dump({"type": "FeatureCollection", "features": features}, file, ensure_ascii=False)`);
  }
  return parts;
}
