import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { FILES } from '../addresses/files';
import { readRentCell } from '../statistics/cells';
import { statisticsFromCsv } from '../statistics/table';
import { exportedFiles, future, readJson, SITE, STATISTICS_PERIODS } from '../../tests/support/exportSample';
import { recorded } from '../../tests/support/realCatalogue';
import { toRentFiles, type RentFiles } from './rents';

// Every rent is made up (tests/support/madeStatistics.ts).
const files = exportedFiles(future);
const made = toRentFiles(future, SITE) as RentFiles;
const { index, counties, districts } = made;

describe('the published rents', () => {
  it('are none of a catalogue without statistics', () => {
    expect(toRentFiles({ ...recorded, statistics: [] }, SITE)).toBeUndefined();
  });

  it('stand in the files at their addresses', () => {
    expect(readJson(files, FILES.rents)).toEqual(JSON.parse(JSON.stringify(index)));
    expect(readJson(files, FILES.rentsCounties)).toEqual(counties);
    expect(districts.map(({ county }) => county.name).sort()).toEqual(['臺北市', '連江縣'].sort());
    for (const one of districts) expect(readJson(files, FILES.rentsCounty(one.county.code))).toEqual(one);
  });

  it('are the rows of the catalogue in the CSV, and the same in the JSON', () => {
    const rows = statisticsFromCsv(files.get(FILES.rentsTable) ?? '', FILES.rentsTable);
    expect(rows).toEqual(future.statistics);
    const areas = [counties, ...districts].flatMap((file) =>
      file.areas.map((area) => ({ ...area, periods: file.periods })),
    );
    const listed = areas.flatMap(({ code, periods, figures }) =>
      periods.flatMap((period, late) =>
        (figures[late] ?? []).flatMap((cell, type) => {
          const figure = readRentCell(cell);
          return figure ? [{ code, period, propertyType: type, ...figure }] : [];
        }),
      ),
    );
    const key = (one: { code: string; period: string; propertyType: number }) =>
      `${one.period},${one.code},${String(one.propertyType)}`;
    const byKey = new Map(listed.map((one) => [key(one), one]));
    expect(listed).toHaveLength(rows.length);
    for (const { county, district, period, propertyType, n, rent, perPingN, perPing } of rows) {
      const code = district || county;
      expect(byKey.get(key({ code, period, propertyType }))).toEqual({
        ...{ code, period, propertyType, n, rent, perPing },
        perPingN: rent ? perPingN : 0,
      });
    }
  });

  it('leave null where nothing is, and a number alone where it is too small', () => {
    const matsu = counties.areas.find(({ name }) => name === '連江縣');
    expect(matsu?.figures.map((group) => group[3])).toEqual(STATISTICS_PERIODS.map(() => null));
    const alone = counties.areas.flatMap(({ figures }) => figures.flat()).filter(Number.isInteger);
    expect(alone.length).toBeGreaterThan(0);
    expect(Math.max(...(alone as number[]))).toBeLessThan(index.rule.fewestRows);
  });

  it('name each period with what the catalogue says of it, and the file that was read', () => {
    expect(index.periods.map(({ period, comparable }) => [period, comparable])).toEqual([
      ['2024-02', 'yes'],
      ['2024-03', 'yes'],
      ['2026-08', 'alone'],
      ['2027-01', 'yes'],
    ]);
    const newest = index.periods.at(-1);
    expect(newest).toMatchObject({
      rows: 3,
      counted: 36_000,
      verdict: { rows: 'complete', rent: 'fine' },
      source: {
        bytes: 1000,
        name: '[202701][CSV][Deduplicated] TW-Rental-Data.zip',
        sha256: 'ab'.repeat(32),
      },
    });
    expect(index.periods[2]?.verdict.headline).toContain('不能和其他月份比較');
  });

  it('say in the citation what they are not, and which periods have gaps', () => {
    expect(index.citation).toContain('不是簽約的租金');
    expect(index.citation).toContain('2026年8月消除重複住宅列數不可比較');
    expect(index.citation).toContain('https://example.org/sub/rents/');
  });
});

describe('the Table Schema of the CSV', () => {
  it('has its columns in their order, and fits every row', () => {
    const rows = parse<Record<string, string>>(files.get(FILES.rentsTable) ?? '', { columns: true });
    const { fields } = readJson<{
      fields: {
        name: string;
        type: string;
        constraints?: { enum?: (string | number)[]; pattern?: string; minimum?: number; required?: true };
      }[];
    }>(files, FILES.rentsTableSchema);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(rows[0] ?? {}));
    for (const row of rows)
      for (const { name, type, constraints = {} } of fields) {
        const value = row[name] ?? '';
        const where = `${name}: ${value}`;
        if (value === '') {
          expect(constraints.required, where).toBeUndefined();
          continue;
        }
        if (type === 'integer') expect(value, where).toMatch(/^\d+$/);
        if (type === 'number') expect(value, where).toMatch(/^\d+(\.\d)?$/);
        if (type === 'yearmonth') expect(value, where).toMatch(/^\d{4}-\d{2}$/);
        if (constraints.enum) expect(constraints.enum.map(String), where).toContain(value);
        if (constraints.pattern) expect(value, where).toMatch(new RegExp(`^${constraints.pattern}$`));
        if (constraints.minimum !== undefined)
          expect(Number(value), where).toBeGreaterThanOrEqual(constraints.minimum);
      }
  });
});
