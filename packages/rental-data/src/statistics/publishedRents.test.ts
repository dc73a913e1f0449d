import { describe, expect, it } from 'vitest';
import type { RentCell } from './cells';
import {
  figuresForPeriod,
  isToldFirst,
  publishedMonth,
  publishedMonths,
  readRentsQuery,
  toMonthCell,
  figuresByType,
  toRentsQuery,
} from './publishedRents';

const page = {
  periods: ['2024-02', '2024-03', '2026-08'].map((period) => ({
    period,
    rows: 'complete' as const,
    rent: 'fine' as const,
  })),
  period: '2024-03',
};
const first = { period: '2024-03', type: 0, measure: 'rent' } as const;

describe('the address of published rents', () => {
  it('asks for nothing where the page shows it first, and comes back as it was written', () => {
    expect(toRentsQuery(first, page)).toBe('');
    const choice = { period: '2026-08', type: 3, measure: 'perPing' } as const;
    expect(toRentsQuery(choice, page)).toBe('?period=2026-08&type=3&measure=perPing');
    for (const measure of ['perPing', 'n'] as const)
      expect(readRentsQuery(toRentsQuery({ ...choice, measure }, page), page)).toEqual({
        ...choice,
        measure,
      });
  });

  it('is as the page shows it first where it names what there is not', () => {
    for (const search of [
      '',
      '?period=2020-01&type=9&measure=m',
      '?type=__proto__&measure=constructor&period=',
    ])
      expect(readRentsQuery(search, page)).toEqual(first);
  });
});

it('a published month is the first one, until another has come', () => {
  const known = { ...page, areas: { '': [40] }, answer: '甲' };
  expect(publishedMonth(known)).toMatchObject({ name: '2024年3月', verdict: { rowsAnswer: '甲' } });
  const other = { period: '2026-08', areas: {}, answer: '乙' };
  expect(publishedMonth(known, other)).toMatchObject({ areas: {}, verdict: { rowsAnswer: '乙' } });
});

describe('published figures', () => {
  const cell: RentCell = [40, 8000, 10_000, 12_000, 29];

  it('have quartiles where the cell has them, and only the rows where there are too few', () => {
    expect(figuresByType([cell, 29, null])).toEqual([
      { rows: 40, rent: [8000, 10_000, 12_000], perPingRows: 29, perPing: undefined },
      { rows: 29, rent: undefined, perPingRows: 0, perPing: undefined },
      undefined,
    ]);
  });

  it('are of the period that is asked for, and none where a document lacks it', () => {
    const document = {
      periods: ['2024-02', '2024-03'],
      areas: [
        {
          code: '63000',
          name: '',
          figures: [
            [null, null, null, null],
            [cell, 29, null, null],
          ],
        },
      ],
    } as Parameters<typeof figuresForPeriod>[0][number];
    expect(figuresForPeriod([document], '2024-03')?.['63000']?.[0]?.rows).toBe(40);
    expect(figuresForPeriod([document], '2024-02')?.['63000']).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(figuresForPeriod([document], '2026-08')).toBeNull();
  });

  const [low, high]: readonly RentCell[] = [cell, [50, 9000, 11_000, 13_000, 50, 300, 400, 500]];
  const document = {
    // Another order than the page's, and one that the page does not know.
    periods: ['2026-08', '2024-03', '2026-09', '2024-02'],
    areas: ['', '63000'].map((code) => ({
      code,
      name: '',
      figures: [
        [29, high],
        [low, null],
        [low, low],
        [null, low],
      ],
    })),
  } as unknown as Parameters<typeof figuresForPeriod>[0][number];
  const own = { ...page, months: [null, low, 29].map((one) => toMonthCell(one as RentCell)) };
  const county = { code: '63000', name: '臺北市' };

  it('over time are in the page for what it shows first, and the same as in the documents', () => {
    for (const measure of ['rent', 'n'] as const) expect(isToldFirst({ type: 0, measure })).toBe(true);
    const months = publishedMonths(first, own, undefined);
    expect(months?.map(({ rows, quartiles }) => [rows, quartiles])).toEqual([
      [0, undefined],
      [40, [8000, 10_000, 12_000]],
      [29, undefined],
    ]);
    for (const { period, rows, quartiles } of months ?? []) {
      const read = figuresForPeriod([document], period)?.['']?.[0];
      expect([rows, quartiles]).toEqual([read?.rows ?? 0, read?.rent]);
    }
  });

  it('over time come with the document of the counties for anything else', () => {
    for (const choice of [
      { type: 1, measure: 'rent' },
      { type: 0, measure: 'perPing' },
    ] as const) {
      expect(publishedMonths(choice, own, undefined)).toBeNull();
      expect(publishedMonths(choice, { ...own, county }, document)).toHaveLength(3);
    }
    const [before, none, after] = publishedMonths({ type: 1, measure: 'perPing' }, own, document) ?? [];
    expect([before?.rows, none?.rows, after?.quartiles]).toEqual([40, 0, [300, 400, 500]]);
    expect(
      publishedMonths(
        { type: 1, measure: 'rent' },
        { ...own, county: { ...county, code: '09007' } },
        document,
      ),
    ).toBeNull();
  });
});
