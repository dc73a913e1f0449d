import { booleanNotation } from '../catalogue/notation';
import { findCsv, columnsOfSet, pathInside, findVersion, zipName } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { VARIANT_NAME } from '../catalogue/values';
import { type ManyColumn, type ManyFiles, PERIOD_HEADER, plainName, type Refinement } from '../code/many';
import { listRecomputations, type Recomputation, listSourceColumns, type Touched } from '../code/recompute';
import type { Snippet } from '../snippets/types';
import { GRANULARITY_NAME } from '../words';
import { PROJECT } from '../words/identity';
import {
  readMany as readWithPandas,
  recompute as recomputeWithPandas,
  refine as refineWithPandas,
} from '../code/manyPandas';
import { readMany as readWithR, recompute as recomputeWithR, refine as refineWithR } from '../code/manyR';
import {
  readManyWithClickHouse,
  readManyWithDuckDb,
  recompute,
  refineWithClickHouse,
  refineWithDuckDb,
} from '../code/manySql';
import { column as columnInR } from '../code/r';
import { CLICKHOUSE, DUCKDB } from '../code/sql';
import { columnsFor, listCounties } from './query';
import { headerIn, type Selection } from './select';
import { caveats, wishWords } from './words';

/** What is taken of a selection: a program of a tool, or the list of addresses. */
export interface Program extends Snippet {
  /** the name under which it is saved */
  file: string;
}

const isRenamed = ({ versions }: Catalogue, header: string, other: ManyColumn): boolean =>
  other.names.includes(other.header) &&
  versions.some(({ replaces }) => replaces[header]?.join() === other.header);

const COUNTY = '縣市';
const LISTING = '物件編號';
const PLACES = {
  raw: { latitude: '約略地點_x', longitude: '約略地點_y' },
  deduplicated: { latitude: '常見約略地點_x', longitude: '常見約略地點_y' },
} as const;

/** Columns that the wishes about rows need, whether they are asked for or not. */
const needed = ({ variant, counties, once, geojson }: Selection['choice']): string[] => [
  ...(counties.length > 0 ? [COUNTY] : []),
  ...(once && variant === 'raw' ? [LISTING] : []),
  ...(geojson ? Object.values(PLACES[variant]) : []),
];

function makeRefinement(
  catalogue: Catalogue,
  { variant, counties, once, geojson }: Selection['choice'],
  { columns, period }: ManyFiles,
): Refinement {
  const codes = listCounties(catalogue).flatMap(({ label, code }) => (counties.includes(label) ? code : []));
  return {
    period,
    counties: codes.length > 0 ? { header: COUNTY, codes } : undefined,
    listing: once && variant === 'raw' ? LISTING : undefined,
    points: geojson ? { ...PLACES[variant], columns } : undefined,
  };
}

/** The files of a selection as the code writers need them. Without a chosen column, all columns are read. */
export function toManyFiles(catalogue: Catalogue, { choice, included }: Selection): ManyFiles {
  const { variant } = choice;
  const sets = included.map(({ set }) => set);
  const notations = sets.map(
    ({ version }) => booleanNotation(findVersion(catalogue, version).booleans.csv).values,
  );
  const texts = (side: 'true' | 'false') => [
    ...new Set(notations.flatMap((values) => (values ? [values[side]] : []))),
  ];
  const all = columnsFor(catalogue, variant);
  const isAsked = (header: string) => choice.columns.length === 0 || choice.columns.includes(header);
  const recomputed = listRecomputations(
    catalogue,
    sets.map(({ period }) => period),
  ).filter(({ rule }) => isAsked(rule.header));
  const sources = new Set([...recomputed.flatMap(({ rule }) => listSourceColumns(rule)), ...needed(choice)]);
  const asked = [
    ...all.filter(({ header }) => isAsked(header)),
    ...all.filter(({ header }) => !isAsked(header) && sources.has(header)),
  ];
  const columns = asked.map(({ header, type, unit }) => {
    const names = sets.flatMap((set) => headerIn(catalogue, set, header) ?? []);
    return {
      header,
      type,
      unit,
      names: [...new Set(names)].sort((a, b) => Number(b === header) - Number(a === header)),
    };
  });
  const repeating = sets.filter((set) => findCsv(set)?.repeats);
  return {
    periods: sets.map(({ period }) => period),
    savedAs: new Map(
      sets.flatMap((set) => {
        const file = findCsv(set);
        return file ? [[set.period, zipName(file)]] : [];
      }),
    ),
    variant,
    period: PERIOD_HEADER,
    // Where all columns are read, one that was renamed is read under its newer name alone.
    columns:
      choice.columns.length > 0
        ? columns
        : columns.filter(
            ({ header, names }) =>
              names.includes(header) && !columns.some((other) => isRenamed(catalogue, header, other)),
          ),
    missing:
      sets
        .map(({ version }) => findVersion(catalogue, version).missing?.csv)
        .find((text) => text !== undefined) ?? '',
    recomputed,
    yes: texts('true'),
    no: texts('false'),
    places: new Map(
      repeating.map((set) => [
        set.period,
        Object.fromEntries(columnsOfSet(catalogue, set).map(({ header }, index) => [header, index + 1])),
      ]),
    ),
  };
}

const comment = (sign: string, lines: readonly string[]): string =>
  lines.map((line) => `${sign} ${line}`).join('\n');

/**
 * Fetches each file under its plain name and unpacks the CSV; what is there already, be it as a browser saved it, is
 * not fetched again. A file that is no ZIP even when its rest was fetched (the page of a hotspot, a damaged one, of
 * which the server has no rest and curl ends with 22) is fetched anew.
 */
function writeCurl(catalogue: Catalogue, { included }: Selection): string {
  const lines = included.flatMap(({ set }) => {
    const file = findCsv(set);
    if (!file) return [];
    // Where nobody recorded the path it is the only CSV; code tables lie a folder deeper.
    const inside = pathInside(catalogue, set, file) ?? "'*.csv' -x '*/*/*'";
    return [`get ${plainName(set.period, set.variant)} '${file.url}' ${inside}`];
  });
  return `set -eu
get() {
  name=$1 url=$2
  shift 2
  if [ -f "$name.csv" ]; then return; fi
  zip=$(basename "$url" | sed 's/%5B/[/g; s/%5D/]/g; s/%20/ /g')
  if [ ! -f "$zip" ]; then zip=$name.zip; fi
  if ! unzip -tq "$zip" > /dev/null 2> /dev/null; then
    curl -fL -C - --retry 3 -o "$zip" "$url" || [ $? -eq 22 ]
    unzip -tq "$zip" > /dev/null 2> /dev/null || curl -fL --retry 3 -o "$zip" "$url"
  fi
  unzip -p "$zip" "$@" > "$name.part"
  mv "$name.part" "$name.csv"
}
${lines.join('\n')}`;
}

/** What a program ends with: the median of the first number by period, else how many rows each period has. */
function endings({ columns, period }: ManyFiles) {
  const countable = columns.filter(({ type }) => type === 'number' || type === 'integer');
  const number = (countable.find(({ unit }) => unit?.startsWith('元')) ?? countable[0])?.header;
  const by = JSON.stringify(period);
  const sql = (median: string) =>
    `SELECT ${DUCKDB.name(period)}, count(*) AS "列數"${number === undefined ? '' : `, ${median}(${DUCKDB.name(number)}) AS "中位數"`}
FROM listings GROUP BY ${DUCKDB.name(period)} ORDER BY ${DUCKDB.name(period)};`;
  const name = JSON.stringify(number);
  return {
    pandas:
      number === undefined
        ? `print(df.groupby(${by}).size())`
        : `print(df.groupby(${by})[${name}].agg(["size", "median"]))`,
    R:
      number === undefined
        ? `table(${columnInR(period)})`
        : `aggregate(df[${name}], df[${by}], median, na.rm = TRUE)`,
    DuckDB: sql('median'),
    ClickHouse: sql('median'),
  };
}

/** The programs that fetch the files of a selection, read them as one table and end with a figure of each period; at last the addresses alone. @param url the address that gives the selection again */
export function listPrograms(catalogue: Catalogue, selection: Selection, url: string): Program[] {
  const { choice, included } = selection;
  const files = toManyFiles(catalogue, selection);
  const head = [
    `${PROJECT.name}，${VARIANT_NAME[choice.variant]}，${GRANULARITY_NAME[choice.granularity]}。${url}`,
    ...caveats(catalogue, selection),
  ];
  const after = '請先執行curl那一段，再在同一個資料夾執行。';
  const orSaved = '請先執行curl那一段，或下載這些檔案，再在同一個資料夾執行。';
  const end = endings(files);
  const wish = makeRefinement(catalogue, choice, files);
  const refined = (parts: readonly string[]): string => parts.map((part) => `\n${part}\n`).join('');
  const again = (write: (rule: Recomputation, touched: Touched) => string): string =>
    files.recomputed
      .map(({ rule, periods }) => `\n${write(rule, { period: files.period, periods })}\n`)
      .join('');
  const program = (sign: string, tool: string, first: string, code: string, file: string): Program => ({
    tool,
    code: `${comment(sign, [...head, ...wishWords(choice), first])}\n${code}`,
    file,
  });
  return [
    {
      tool: 'curl',
      code: `${comment('#', [...head, '需要bash、curl與unzip（Windows請用Git Bash或WSL）。中斷之後再執行一次，會從斷掉的地方接著下載。'])}\n${writeCurl(catalogue, selection)}\n`,
      file: 'download.sh',
    },
    program(
      '#',
      'pandas',
      orSaved,
      `import io, os, zipfile\nimport pandas as pd\n\n${readWithPandas(files)}\n${again(recomputeWithPandas)}${refined(refineWithPandas(wish))}\n${end.pandas}\n`,
      'read.py',
    ),
    program(
      '#',
      'R',
      orSaved,
      `library(readr)\n\n${readWithR(files)}\n${again(recomputeWithR)}${refined(refineWithR(wish))}\n${end.R}\n`,
      'read.R',
    ),
    program(
      '--',
      'DuckDB',
      after,
      `${readManyWithDuckDb(files)}\n${again((rule, touched) => recompute(rule, DUCKDB, touched))}${refined(refineWithDuckDb(wish))}\n${end.DuckDB}\n`,
      'read.sql',
    ),
    program(
      '--',
      'ClickHouse local',
      after,
      `${readManyWithClickHouse(files)}\n${again((rule, touched) => recompute(rule, CLICKHOUSE, touched))}${refined(refineWithClickHouse(wish))}\n${end.ClickHouse}\n`,
      'read-clickhouse.sql',
    ),
    {
      tool: '位址清單',
      code: included.flatMap(({ set }) => findCsv(set)?.url ?? []).join('\n') + '\n',
      file: 'urls.txt',
    },
  ];
}
