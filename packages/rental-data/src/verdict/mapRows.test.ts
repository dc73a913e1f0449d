import { granularity, parseYear } from '../period';
import type { CoverageMapData } from './coverageMap';
import { describe, expect, test } from 'vitest';
import { computeScales, coverageLabel, mapRows, periodAt, SLOTS } from './mapRows';

const DATA: CoverageMapData = {
  first: 2023,
  last: 2024,
  cells: {
    '2023-11': { raw: 50, rows: 'complete' },
    '2023-12': {
      raw: 200,
      deduplicated: 120,
      rows: 'not-comparable',
      why: '估計短少36.82%',
      columns: 'note',
      columnsWhy: '更新時間可能有誤',
    },
    '2024-01': { raw: 100, rows: 'partial' },
    '2023Q4': { raw: 400, rows: 'complete' },
    '2023': { raw: 1000, rows: 'avoid', columns: 'caution' },
  },
  unpublished: { '2023-10': '收錄中斷', '2024Q1': '' },
};

const findCell = (period: string) =>
  mapRows(DATA)
    .flatMap((row) => row.cells)
    .find((cell) => cell.period === period);

describe('slots', () => {
  // The style sheet places the first quarter as child 14 of its row and the year as child 18.
  test('are twelve months, four quarters and the year', () => {
    const kinds = SLOTS.map((s) => s.granularity);
    expect(kinds).toEqual([
      ...Array.from({ length: 12 }, () => 'monthly'),
      ...Array.from({ length: 4 }, () => 'quarterly'),
      'annual',
    ]);
  });

  test('name a period of their granularity in the year', () => {
    for (const slot of SLOTS) {
      const period = periodAt(2024, slot);
      expect(granularity(period)).toBe(slot.granularity);
      expect(parseYear(period)).toBe(2024);
    }
    expect(new Set(SLOTS.map((slot) => periodAt(2024, slot))).size).toBe(SLOTS.length);
  });
});

describe('mapRows', () => {
  test('has a row for every year, from the first to the last, with a cell for every slot', () => {
    expect(mapRows(DATA).map(({ year, cells }) => [year, cells.length])).toEqual([
      [2023, SLOTS.length],
      [2024, SLOTS.length],
    ]);
  });

  test('places every published period exactly once', () => {
    const placed = mapRows(DATA)
      .flatMap((row) => row.cells)
      .filter((c) => c.cell)
      .map((c) => c.period);
    expect(placed.sort()).toEqual(Object.keys(DATA.cells).sort());
  });

  test('measures each granularity by its own tallest bar', () => {
    expect(computeScales(DATA.cells)).toEqual({ monthly: 200, quarterly: 400, annual: 1000 });
    expect(findCell('2023-12')?.height).toBe(1);
    expect(findCell('2023-11')?.height).toBe(0.25);
    expect(findCell('2023')?.height).toBe(1);
  });

  test('tells due and unpublished from not due', () => {
    expect(findCell('2023-10')).toMatchObject({ gap: '收錄中斷' });
    expect(findCell('2023-10')?.cell).toBeUndefined();
    expect(findCell('2024Q1')).toMatchObject({ gap: '' });
    expect(findCell('2024-12')).toEqual({ period: '2024-12', slot: { granularity: 'monthly', number: 12 } });
  });
});

describe('coverageLabel', () => {
  test('says period, rows and state', () => {
    expect(coverageLabel('2023Q4', { raw: 441760, rows: 'complete' })).toBe(
      '2023年第4季，原始資料441,760列，列數沒有已知缺漏',
    );
  });

  test('adds the reason of the state and the level of the columns, without its reason', () => {
    const cell = DATA.cells['2023-12'];
    expect(cell && coverageLabel('2023-12', cell)).toBe(
      '2023年12月，原始資料200列，列數不可比較（估計短少36.82%），欄位有註記',
    );
  });

  test('says when only some months have columns of that level', () => {
    const cell = { raw: 1, rows: 'partial', columns: 'caution' } as const;
    expect(coverageLabel('2018', cell)).toBe('2018年，原始資料1列，列數有缺漏，部分欄位留意');
    expect(coverageLabel('2018', { ...cell, columnsInPart: true })).toBe(
      '2018年，原始資料1列，列數有缺漏，部分欄位留意（部分月份）',
    );
  });
});
