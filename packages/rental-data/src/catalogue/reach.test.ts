import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMonths } from '../period';
import { estimatedLoss, namesPeriod, touchesRows } from './reach';
import { sampleIncident } from '../../tests/support/usabilitySample';

describe('namesPeriod', () => {
  it.each([
    [['2021-06', '2021Q2'], '2021-06', true],
    [['2021-06', '2021Q2'], '2021Q2', true],
    // What the entry says of a month it does not say of the quarter; that the quarter inherits it is told by resolveReach.
    [['2021-06'], '2021Q2', false],
    [['2021'], '2021-06', false],
    [{ from: '2021-11' }, '2021-10', false],
    [{ from: '2021-11' }, '2021-11', true],
    [{ from: '2021-11' }, '2026-04', true],
    [{ from: '2021-11' }, '2021Q3', false],
    [{ from: '2021-11' }, '2021Q4', true],
    [{ from: '2021-11' }, '2021', true],
    [{ from: '2021-11' }, '2020', false],
    [{ from: '2021-11' }, '2022', true],
  ])('%j names %s: %s', (affects, period, expected) => {
    expect(namesPeriod({ affects }, period)).toBe(expected);
  });

  it('an open-ended incident names a period exactly when it names one of its months', () => {
    const year = fc.integer({ min: 2018, max: 2030 });
    const number = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(year, number, year, fc.integer({ min: 1, max: 4 }), (fromYear, fromMonth, y, quarter) => {
        const affects = { from: `${fromYear}-${String(fromMonth).padStart(2, '0')}` };
        for (const period of [String(y), `${y}Q${quarter}`]) {
          expect(namesPeriod({ affects }, period)).toBe(
            listMonths(period).some((m) => namesPeriod({ affects }, m)),
          );
        }
      }),
    );
  });
});

describe('touchesRows', () => {
  it.each([
    ['partial', true],
    ['complete', true],
    [undefined, false],
  ] as const)('an incident that gives rows the state %s: %s', (rows, expected) => {
    expect(touchesRows(rows ? { rows } : {})).toBe(expected);
  });
});

describe('estimatedLoss', () => {
  const list = [
    sampleIncident(),
    sampleIncident({ estimatedLoss: { '2021-06': 6.02, '2021-07': 34.96, '2021-05': 0 } }),
  ];
  it.each([
    ['2021-06', 6.02],
    ['2021-07', 34.96],
    ['2021-05', 0],
    ['2021-08', undefined],
  ])('of %s is %s', (period, loss) => {
    expect(estimatedLoss(list, period)).toBe(loss);
  });
});
