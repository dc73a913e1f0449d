/** A file that differs from the published one has not the state of that one: not in words, not in a table, not in a line. */
import { expect, it } from 'vitest';
import { rentsFileName, toRentsCsv, type SavedRents } from './savedTable';
import { joinableMonths } from './months';
import { describeFileRows } from './rowsWords';

const EXTENT = '這是公布的檔案的一部分：少了一些列。';
const month = (period: string, extent?: string) => ({
  period,
  variant: 'deduplicated' as const,
  verdict: { rows: 'complete' as const, rent: 'caution' as const },
  extent,
});

it('a part of a file whose rows are complete is not called complete', () => {
  expect(describeFileRows(month('2024-03'))).toMatchObject({ state: 'complete', name: '列數沒有已知缺漏' });
  expect(describeFileRows(month('2024-03', EXTENT))).toMatchObject({
    state: undefined,
    name: '檔案和公布的不同',
  });
  expect(describeFileRows({})).toBeUndefined();
});

it('a part of a file that must not be used is not to be used either', () => {
  expect(describeFileRows({ extent: EXTENT, verdict: { rows: 'avoid' } })?.state).toBe('avoid');
});

it('the table that a reader takes along says so, and that the file stands alone', () => {
  const file = (extent?: string, conditions?: string): SavedRents => ({
    ...month('2024-03', extent),
    conditions,
    name: '2024年3月',
    areas: { '': [{ rows: 40, rent: [1, 2, 3], perPingRows: 0 }] },
  });
  const line = (...of: Parameters<typeof file>) =>
    toRentsCsv(file(...of), { counties: [], districts: [] }, '2026-01-02').split('\r\n')[1];
  expect(line()).toMatch(/^2024-03,yes,.*列數沒有已知缺漏,留意,整層住家,2024年3月,2026-01-02$/);
  expect(line(EXTENT)).toMatch(/^2024-03,alone,.*檔案和公布的不同/);
  expect(line(undefined, '坪數10以上')).toMatch(/^2024-03,alone,.*只有符合條件的列：坪數10以上/);
  expect(rentsFileName(file(undefined, '坪數10以上'), 'csv')).toMatch(/^租金-2024-03-\w+-符合條件\.csv$/);
});

it('no line joins it with a month beside it', () => {
  expect(joinableMonths([month('2024-03'), month('2024-04')])).toHaveLength(1);
  expect(joinableMonths([month('2024-03'), month('2024-04', EXTENT)])).toEqual([]);
});
