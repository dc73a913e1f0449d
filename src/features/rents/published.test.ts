import { describe, expect, it } from 'vitest';
import type { RentCell } from 'rental-data/statistics';
import { figuresIn, readChoice, toTypes, writeChoice } from './published';

const page = {
  periods: ['2024-02', '2024-03', '2026-08'].map((period) => ({
    period,
    rows: 'complete' as const,
    rent: 'fine' as const,
    answer: '',
  })),
  period: '2024-03',
};
const first = { period: '2024-03', type: 0, measure: 'rent' } as const;

describe('the address of published rents', () => {
  it('asks for nothing where the page shows it first, and comes back as it was written', () => {
    expect(writeChoice(first, page)).toBe('');
    const choice = { period: '2026-08', type: 3, measure: 'perPing' } as const;
    expect(writeChoice(choice, page)).toBe('?period=2026-08&type=3&measure=perPing');
    for (const measure of ['perPing', 'n'] as const)
      expect(readChoice(writeChoice({ ...choice, measure }, page), page)).toEqual({ ...choice, measure });
  });

  it('is as the page shows it first where it names what there is not', () => {
    for (const search of [
      '',
      '?period=2020-01&type=9&measure=m',
      '?type=__proto__&measure=constructor&period=',
    ])
      expect(readChoice(search, page)).toEqual(first);
  });
});

describe('published figures', () => {
  const cell: RentCell = [40, 8000, 10_000, 12_000, 29];

  it('have quartiles where the cell has them, and only the rows where there are too few', () => {
    expect(toTypes([cell, 29, null])).toEqual([
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
    } as Parameters<typeof figuresIn>[0][number];
    expect(figuresIn([document], '2024-03')?.['63000']?.[0]?.rows).toBe(40);
    expect(figuresIn([document], '2024-02')?.['63000']).toEqual([undefined, undefined, undefined, undefined]);
    expect(figuresIn([document], '2026-08')).toBeNull();
  });
});
