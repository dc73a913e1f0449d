/**
 * The catalogue against what the publisher's programs write (tests/fixtures): columns and their order, units, codes and times.
 * Faults are planted that leave the catalogue well-formed, so that nothing but this stands against them.
 */
import { readdirSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { listColumns } from '../catalogue/columns';
import { timeForm } from '../catalogue/notation';
import type { Catalogue } from '../catalogue/types';
import { CODES, KINDS, publishedColumns, sample, TIMES } from '../../tests/support/published';
import { temporarySite, type TemporarySite } from '../../tests/support/temporary-site';
import { catalogue, RECORDED_UNTIL } from '../../tests/support/realCatalogue';

const NO_JSON = new Set(
  KINDS.map((k) => k.version).filter((v) => !TIMES.some((t) => t.version === v && t.format === 'json')),
);

/** Where the columns of a kind of file stand otherwise, or are otherwise than the programs have them. */
function ofColumns(found: Catalogue): string[] {
  return KINDS.flatMap(({ version, variant }) => {
    const known = found.versions.find((v) => v.version === version);
    const listed = known ? listColumns(found, known, variant) : [];
    const all = publishedColumns(version, variant);
    const more = listed
      .slice(all.length)
      .map(({ header }) => `columns.yaml, ${version} ${variant}, ${header}: is in no file`);
    const faults = all.flatMap((written, index) => {
      const column = listed[index];
      const at = `columns.yaml, ${version} ${variant}, ${written.header}`;
      if (column?.header !== written.header)
        return [`${at}: place ${index + 1} holds ${column?.header ?? 'nothing'}`];
      // Only JSON writes keys.
      const keys = NO_JSON.has(version) ? [] : (['key'] as const);
      return ([...keys, 'type', 'unit', 'codeTable', 'dedupKey'] as const).flatMap((name) =>
        column[name] === written[name]
          ? []
          : [`${at}: ${name} is ${column[name] ?? 'nothing'}, not ${written[name] ?? 'nothing'}`],
      );
    });
    return [...faults, ...more];
  });
}

/** Degrees between which Taiwan lies, with its islands. */
const DEGREES = { 緯度: [21.5, 26.5], 經度: [118, 122.5] } as const;
type Axis = keyof typeof DEGREES;
const findAxis = (value: number): Axis | undefined =>
  (Object.keys(DEGREES) as Axis[]).find((axis) => value >= DEGREES[axis][0] && value <= DEGREES[axis][1]);

/** Which axis, or axes one after another, the samples hold in each column of places. */
function axesInSamples(): Map<string, string> {
  const axes = new Map<string, Set<string>>();
  for (const name of readdirSync('packages/rental-data/tests/fixtures/samples').filter((file) =>
    file.endsWith('.csv'),
  )) {
    const [header = [], ...rows]: string[][] = parse(Buffer.from(sample(name)));
    header.forEach((column, index) => {
      if (!column.includes('約略地點')) return;
      const texts = rows.map((row) => row[index] ?? '').filter((text) => text !== '-');
      const known = axes.get(column) ?? new Set();
      for (const text of texts)
        known.add(
          text
            .replace(/[()]/g, '')
            .split(', ')
            .map((n) => findAxis(Number(n)))
            .join('、'),
        );
      axes.set(column, known);
    });
  }
  return new Map([...axes].map(([column, known]) => [column, [...known].join(' or ')]));
}

/** What a column of places says of itself, in its unit and in its description, against the samples. */
function ofPlaces(found: Catalogue): string[] {
  return [...axesInSamples()].flatMap(([header, axes]) => {
    const [column] = found.columns.filter((c) => c.header === header);
    const described = [
      ...(axes.includes('、') ? [] : [['unit', column?.unit ?? '']]),
      ['description', /^[^。]*/.exec(column?.description ?? '')?.[0] ?? ''],
    ] as const;
    return described.flatMap(([key, text = '']) => {
      const words = (text.match(/緯度|經度/g) ?? []).join('、');
      return words === axes
        ? []
        : [`columns.yaml, ${header}: ${key} says ${words}, the samples hold ${axes}`];
    });
  });
}

/** Codes that are missing, strange, or begin on another day than the published tables say. */
function ofCodes(found: Catalogue): string[] {
  return [...CODES].flatMap(([id, published]) => {
    const words = (code: string, label: string, since: string) => `${code} ${label} since ${since}`;
    const written = published.map(({ code, label, since }) => words(code, label, since));
    const listed = (found.codeTables.find((table) => table.id === id)?.codes ?? [])
      .filter(({ since }) => since.slice(0, 7) <= RECORDED_UNTIL)
      .map(({ code, label, since }) => words(String(code), label, since));
    return [
      ...written.filter((code) => !listed.includes(code)).map((code) => `codes/${id}.csv: lacks ${code}`),
      ...listed.filter((code) => !written.includes(code)).map((code) => `codes/${id}.csv: has ${code}`),
    ];
  });
}

/** Times that a version writes otherwise in one of its formats, and formats whose times nobody knows. */
function ofTimes(found: Catalogue): string[] {
  return TIMES.flatMap(({ version, format, time }) => {
    const pattern = found.versions.find((v) => v.version === version)?.times?.[format];
    return pattern !== undefined && timeForm({ times: { csv: pattern } }).test(time)
      ? []
      : [`versions.yaml, ${version}, ${format}: ${time} is not ${pattern}`];
  });
}

const contradictions = (found: Catalogue): string[] => [
  ...ofColumns(found),
  ...ofPlaces(found),
  ...ofCodes(found),
  ...ofTimes(found),
];

it('the catalogue says nothing that the programs contradict', () => {
  expect(
    contradictions(catalogue),
    'Fix: correct the catalogue, or what is recorded of the programs: packages/rental-data/tests/fixtures/headers/columns.csv for columns',
  ).toEqual([]);
});

it('the samples hold both axes, in each kind of column', () => {
  expect(Object.fromEntries(axesInSamples())).toEqual({
    約略地點_x: '緯度',
    約略地點_y: '經度',
    約略地點範圍: '緯度、經度、緯度、經度',
    常見約略地點_x: '緯度',
    常見約略地點_y: '經度',
  });
});

const COLUMNS = 'catalogue/columns.yaml';

/** Rewrites a file of the catalogue. @throws when nothing changes */
async function change(site: TemporarySite, file: string, edit: (text: string) => string): Promise<void> {
  const text = await site.read(file);
  const changed = edit(text);
  if (changed === text) throw new Error(`nothing changed in ${file}`);
  await site.write(file, changed);
}

/** The entries of a list in YAML, after its head. */
const splitEntries = (text: string): string[] => text.split(/^(?=- )/m);

describe('is found by its name:', () => {
  it.each<[string, (site: TemporarySite) => Promise<unknown>, string[]]>([
    [
      'two columns exchanged',
      (site) =>
        change(site, COLUMNS, (text) => {
          const entries = splitEntries(text);
          const at = entries.findIndex((entry) => entry.includes("'所在樓層'"));
          return entries
            .with(at, entries[at + 1] ?? '')
            .with(at + 1, entries[at] ?? '')
            .join('');
        }),
      KINDS.flatMap(({ version, variant }) => {
        const place = publishedColumns(version, variant).findIndex(({ header }) => header === '所在樓層') + 1;
        return [
          `columns.yaml, ${version} ${variant}, 所在樓層: place ${place} holds 建物樓高`,
          `columns.yaml, ${version} ${variant}, 建物樓高: place ${place + 1} holds 所在樓層`,
        ];
      }),
    ],
    [
      'latitude and longitude exchanged',
      (site) =>
        change(site, COLUMNS, (text) =>
          splitEntries(text)
            .map((entry) =>
              /^- header: '約略地點_/.test(entry)
                ? entry.replaceAll(/([緯經])度/g, (_, axis) => (axis === '緯' ? '經度' : '緯度'))
                : entry,
            )
            .join(''),
        ),
      [
        ...['0.2', '0.3'].flatMap((version) => [
          `columns.yaml, ${version} raw, 約略地點_x: unit is 度（WGS 84經度）, not 度（WGS 84緯度）`,
          `columns.yaml, ${version} raw, 約略地點_y: unit is 度（WGS 84緯度）, not 度（WGS 84經度）`,
        ]),
        'columns.yaml, 約略地點_x: unit says 經度, the samples hold 緯度',
        'columns.yaml, 約略地點_x: description says 經度, the samples hold 緯度',
        'columns.yaml, 約略地點_y: unit says 緯度, the samples hold 經度',
        'columns.yaml, 約略地點_y: description says 緯度, the samples hold 經度',
      ],
    ],
    [
      'one code removed',
      (site) => site.replace('catalogue/codes/building_type.csv', ['9,農舍,2018-08-31,Farmhouse\n'], ''),
      ['codes/building_type.csv: lacks 9 農舍 since 2018-08-31'],
    ],
    [
      'a unit changed',
      (site) => site.replace(COLUMNS, ["- header: '坪數'", 'unit: 坪'], 'unit: 平方公尺'),
      KINDS.map(
        ({ version, variant }) => `columns.yaml, ${version} ${variant}, 坪數: unit is 平方公尺, not 坪`,
      ),
    ],
    [
      'times of version 0.0 written with CST',
      (site) => site.replace('catalogue/versions.yaml', ["'0.0'", 'UTC+08:00'], 'CST'),
      ['versions.yaml, 0.0, csv: 2018-05-31 03:12:45 UTC+08:00 is not %Y-%m-%d %H:%M:%S CST'],
    ],
  ])('%s', async (_what, plant, expected) => {
    const site = await temporarySite();
    await plant(site);
    expect(contradictions(await loadSample(site.dir))).toEqual(expected);
  });
});
