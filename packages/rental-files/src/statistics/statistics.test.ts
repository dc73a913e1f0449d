/** Statistics of made months of every version and variant, as DuckDB works them out from the very text of the file. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getReader } from 'rental-data';
import {
  areasIn,
  type AreaStatistics,
  roundPerPing,
  roundRent,
  statisticsFromCsv,
  statisticsToCsv,
} from 'rental-data/statistics';
import { firstAndSome } from 'rental-data/testing/full';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { PYTHON } from 'rental-data/testing/snippets/python';
import { executed } from 'rental-data/testing/snippets/run';
import { makeTable, type MadeTable, makeRandom, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { Oracle } from '../../tests/support/madeStore';
import { readStatistics, rowsStateIn, toStatisticsRows } from './read';

const ROWS = 1500;
/** Enough rows in few places; some values missing, and floor areas of 0. */
function makeMonth(version: string, variant: 'raw' | 'deduplicated', period: string): MadeTable {
  const made = makeTable({ version, variant, period, rows: ROWS, seed: 5 });
  const random = makeRandom(9);
  const at = (header: string): number => made.header.indexOf(header);
  const places = [
    ['17', '1700'],
    ['17', '1701'],
    ['17', '65535'],
    ['65535', '65535'],
    ['18', '1800'],
  ];
  const fields = made.fields.map((row) => {
    const own = [...row];
    const [county = '', district = ''] = places[Math.floor(random() * places.length)] ?? [];
    own[at('縣市')] = county;
    own[at('鄉鎮市區')] = district;
    own[at('物件類型')] = String(Math.floor(random() ** 2 * 5));
    own[at('月租金')] = random() < 0.05 ? '-' : String(3000 + Math.floor(random() * 40_000));
    for (const fee of ['月管理費', '月停車費'])
      own[at(fee)] = random() < 0.5 ? '-' : String(Math.floor(random() * 3000));
    own[at('坪數')] = random() < 0.05 ? '-' : random() < 0.05 ? '0' : String(Math.ceil(random() * 400) / 10);
    return own;
  });
  return { ...made, fields };
}

const FILES: [version: string, variant: 'raw' | 'deduplicated', period: string, format: 'csv' | 'json'][] = [
  ['0.0', 'raw', '2018-05', 'csv'],
  ['0.2', 'deduplicated', '2019-09', 'json'],
  ['0.2', 'raw', '2024-03', 'csv'],
  ['0.3', 'deduplicated', '2026-04', 'csv'],
];

const PER_PING = `CASE WHEN size > 0 THEN (rent + fee1 + fee2) / size END`;
const NUMBERS = `SELECT coalesce("縣市", '') AS county, coalesce("鄉鎮市區", '') AS district, "物件類型"::INT AS kind,
  "月租金"::DOUBLE AS rent, coalesce("月管理費"::DOUBLE, 0) AS fee1, coalesce("月停車費"::DOUBLE, 0) AS fee2, "坪數"::DOUBLE AS size
  FROM t WHERE "月租金" IS NOT NULL AND "物件類型"::INT < 4`;
const quantiles = (value: string, name: string): string =>
  [0.25, 0.5, 0.75]
    .map((share, i) => `quantile_cont(${value}, ${String(share)}) AS ${name}${String(i)}`)
    .join(', ');
const QUERY = `SELECT area, kind, count(*) AS n, count(ping) AS m, ${quantiles('rent', 'r')}, ${quantiles('ping', 'p')}
  FROM (SELECT *, ${PER_PING} AS ping, unnest(['', 'c' || county, 'd' || district]) AS area FROM (${NUMBERS})) GROUP BY area, kind`;

const inLine = (
  key: string,
  n: number,
  rent: readonly unknown[] | null,
  m: number,
  perPing: readonly unknown[] | null,
) => JSON.stringify([key, n, rent, m, perPing]);

describe.each(firstAndSome(FILES, 1))(
  'the statistics of %s %s of %s as %s',
  (version, variant, period, format) => {
    it('are those that DuckDB finds', async () => {
      const made = makeMonth(version, variant, period);
      const { name, bytes } = toZip(made, format);
      const read = await readStatistics(toSource(name, bytes), catalogue);
      expect([read.variant, read.rows]).toEqual([variant, ROWS]);
      const oracle = await Oracle.of(made.header, made.fields);
      const answers = await oracle.ask(QUERY);
      oracle.close();
      const { counties, districts } = areasIn(catalogue);
      const codes = new Map([
        ...[...counties].map(([code, { county }]): [string, string] => [county, `c${code}`]),
        ...[...districts].map(([code, { district }]): [string, string] => [district, `d${code}`]),
      ]);
      const toKey = ({ county, district, propertyType }: AreaStatistics) =>
        `${codes.get(district || county) ?? ''} ${String(propertyType)}`;
      const own = read.statistics.map((one) =>
        inLine(
          toKey(one),
          one.n,
          one.rent && [one.rent.q1, one.rent.median, one.rent.q3],
          one.perPingN,
          one.perPing && [one.perPing.q1, one.perPing.median, one.perPing.q3],
        ),
      );
      const known = new Set(codes.values());
      const other = answers
        .filter(({ area }) => area === '' || known.has(String(area)))
        .map((answer) => {
          const [n, m] = [Number(answer['n']), Number(answer['m'])];
          const three = (letter: string, round: (value: number) => number): number[] =>
            [0, 1, 2].map((i) => round(Number(answer[`${letter}${String(i)}`])));
          return inLine(
            `${String(answer['area'])} ${String(answer['kind'])}`,
            n,
            n < 30 ? null : three('r', roundRent),
            m,
            m < 30 ? null : three('p', roundPerPing),
          );
        });
      expect(own.sort()).toEqual(other.sort());
      // Cells on both sides of the floor, and rows of no county: otherwise this would say little.
      expect(own.filter((line) => line.includes('null')).length).toBeGreaterThan(0);
      expect(own.filter((line) => !line.includes('null')).length).toBeGreaterThan(8);
      const [whole, ...parts] = read.statistics.filter(
        (one) => one.district === '' && one.propertyType === 0,
      );
      expect(whole?.n).toBeGreaterThan(parts.reduce((sum, { n }) => sum + n, 0));
      const rows = toStatisticsRows(read);
      expect(statisticsFromCsv(statisticsToCsv(rows), 'x.csv')).toEqual(rows);
    });
  },
);

/** What a reader of the file would write; a value of `-` is missing. */
const PANDAS = `
import sys, pandas as pd
d = pd.read_csv(sys.argv[1], na_values='-')
d = d[d['月租金'].notna() & (d['物件類型'] < 4)]
size = d['坪數'].where(d['坪數'] > 0)
d['每坪'] = (d['月租金'] + d['月管理費'].fillna(0) + d['月停車費'].fillna(0)) / size
g = d.groupby(['縣市', '物件類型'])[['月租金', '每坪']]
for q in (.25, .5, .75):
    for (county, kind), row in g.quantile(q).iterrows():
        print(int(county), int(kind), q, repr(row['月租金']), repr(row['每坪']))
`;

describe('the statistics of counties', () => {
  it.skipIf(PYTHON === undefined)(
    `are those of pandas (${executed('pandas', PYTHON !== undefined)})`,
    async () => {
      const made = makeMonth('0.3', 'raw', '2026-04');
      const file = path.join(await temporaryFolder(), 'raw.csv');
      writeFileSync(file, toCsv(made));
      const lines = execFileSync(PYTHON ?? '', ['-c', PANDAS, file], { encoding: 'utf8' })
        .trim()
        .split('\n');
      const { counties } = areasIn(catalogue);
      const { name, bytes } = toZip(made);
      const { statistics } = await readStatistics(toSource(name, bytes), catalogue);
      let compared = 0;
      for (const line of lines) {
        const [county = '', kind, share, rent, perPing] = line.split(' ');
        const own = statistics.find(
          (one) =>
            one.county === counties.get(county)?.county &&
            one.district === '' &&
            String(one.propertyType) === kind,
        );
        if (!own?.rent || !own.perPing) continue;
        const key = share === '0.5' ? 'median' : share === '0.25' ? 'q1' : 'q3';
        expect([own.rent[key], own.perPing[key]]).toEqual([
          roundRent(Number(rent)),
          roundPerPing(Number(perPing)),
        ]);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(11);
    },
  );
});

describe('the statistics of a file', () => {
  const read = (version: string, variant: 'raw' | 'deduplicated', period: string) => {
    const { name, bytes } = toZip(makeTable({ version, variant, period, rows: 40 }));
    return readStatistics(toSource(name, bytes), catalogue);
  };

  it('of a period that must not be used are none', async () => {
    expect(await read('0.2', 'raw', '2021-10')).toMatchObject({ comparable: undefined, statistics: [] });
  });

  it('of a period that must not be compared say so', async () => {
    expect((await read('0.3', 'deduplicated', '2026-08')).comparable).toBe('alone');
  });

  it('of a quarter are refused with a fix', async () => {
    await expect(read('0.2', 'raw', '2019Q3')).rejects.toThrow(/季與年.*修正/);
  });

  it('are judged alike by the published catalogue', () => {
    const releases = catalogue.releases.map((release) => ({
      ...release,
      sets: release.sets.map((set) => ({
        ...set,
        verdict: { rows: getReader(catalogue).rows(set.period, set.variant).state },
      })),
    }));
    const { versions, columns, codeTables } = catalogue;
    for (const period of ['2021-10', '2024-03', '2026-08', '2031-01'])
      expect(rowsStateIn({ releases, versions, columns, codeTables }, period, 'raw')).toBe(
        rowsStateIn(catalogue, period, 'raw'),
      );
  });
});
