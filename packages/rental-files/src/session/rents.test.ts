/** Rents of files, held against the statistics of the same rows, which rental-files holds against DuckDB. */
import { describe, expect, it, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { toPracticeFiles } from 'rental-data';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { makeTable, toSource, toZip } from 'rental-data/testing/tables';
import { readStatistics } from '../statistics/read';
import { formatCsv } from 'rental-files/testing/savedAgain';
import { toRentsCsv } from 'rental-data/statistics';
import { mayJoinRents, readRents } from './rents';

/** Official codes of 臺北市 and 連江縣. */
const [TAIPEI, LIENCHIANG] = ['63000', '09007'];
const practice = toSource(
  'x.zip',
  zipSync(Object.fromEntries([...toPracticeFiles(catalogue)].map(([name, text]) => [name, strToU8(text)]))),
);
const quiet = (): void => undefined;
const read = (period: string, rows = 60, variant: 'raw' | 'deduplicated' = 'deduplicated') => {
  const table = makeTable({ version: '0.3', variant, period, rows });
  const { name, bytes } = toZip(table);
  return { table, file: readRents(toSource(name, bytes), catalogue, quiet) };
};

describe('figures of a file', () => {
  it('are the statistics of its rows, by area and type', async () => {
    const { table, file } = read('2024-03', 400);
    const { areas, period, variant, rows, isPublished } = await file;
    expect([period, variant, rows, isPublished]).toEqual(['2024-03', 'deduplicated', 400, true]);
    const { statistics } = await readStatistics(toSource('x.zip', toZip(table).bytes), catalogue);
    expect(statistics.length).toBeGreaterThan(20);
    for (const { county, district, propertyType, n, rent, perPingN, perPing } of statistics)
      expect(areas?.[district || county]?.[propertyType]).toEqual({
        rows: n,
        rent: rent ? [rent.q1, rent.median, rent.q3] : undefined,
        perPingRows: perPingN,
        perPing: perPing ? [perPing.q1, perPing.median, perPing.q3] : undefined,
      });
  });

  it('are of counties and their districts, which together have no more rows than the country', async () => {
    const file = await readRents(practice, catalogue, quiet);
    expect([file.isPractice, file.period, file.isPublished]).toEqual([true, undefined, false]);
    const sum = (codes: string[]) =>
      codes.reduce((all, code) => all + (file.areas?.[code]?.reduce((n, { rows }) => n + rows, 0) ?? 0), 0);
    const codes = Object.keys(file.areas ?? {});
    const counties = codes.filter((code) => code.length === 5);
    expect(counties).toHaveLength(22);
    expect(sum(counties)).toBe(sum(['']));
    expect(sum(codes.filter((code) => code.startsWith(TAIPEI) && code !== TAIPEI))).toBe(sum([TAIPEI]));
    // So that a reader sees both kinds of areas.
    const known = counties.filter((code) => file.areas?.[code]?.[0]?.rent);
    expect(known.length).toBeGreaterThan(15);
    expect(known).not.toContain(LIENCHIANG);
  });

  it('are taken along with the name of the practice file in every line', async () => {
    const file = await readRents(practice, catalogue, quiet);
    const lines = toRentsCsv(
      file,
      {
        counties: [{ code: '63000', name: '臺北市' }],
        districts: [{ code: '63000030', name: '大安區' }],
      },
      '2026-01-02',
    )
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(1 + 3 * 4);
    for (const line of lines.slice(1)) expect(line).toMatch(/^練習檔（編造的列）,alone,.*,原始資料,,/);
    const { rows, rent } = file.areas?.['63000030']?.[0] ?? { rows: 0 };
    expect(lines.at(-4)).toContain(`,63000,臺北市,63000030,大安區,0,${rows},${(rent ?? []).join()},`);
  });
});

describe('a file is refused', () => {
  it('where the catalogue says that it must not be used', async () => {
    expect((await read('2021-10', 40, 'raw').file).areas).toBeNull();
  });

  it('where it mixes months, or lacks what is needed', async () => {
    await expect(read('2023', 40).file).rejects.toThrow('混合了不同月份的租金。請改選每個月的檔案。');
    const table = makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 40 });
    const place = table.header.indexOf('坪數');
    const csv = formatCsv({
      header: table.header.toSpliced(place, 1),
      fields: table.fields.map((row) => row.toSpliced(place, 1)),
    });
    const cut = toSource('202403-raw.csv', new TextEncoder().encode(csv));
    await expect(readRents(cut, catalogue, vi.fn())).rejects.toThrow('沒有「坪數」，算不出租金');
  });
});

it('joins months only where their rents may be compared', () => {
  expect(mayJoinRents(catalogue, '2024-02', '2024-03', 'deduplicated')).toBe(true);
  expect(mayJoinRents(catalogue, '2021-10', '2021-11', 'raw')).toBe(false);
});
