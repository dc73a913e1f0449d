import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Incident, Severity } from '../../../src/domain/catalogue/types';
import { SEVERITIES } from '../../../src/domain/catalogue/types';
import { monthsOf } from '../../../src/domain/period';
import {
  columnsState,
  estimatedLoss,
  incidentsOf,
  rowState,
  touchesPeriod,
  worstSeverity,
} from '../../../src/domain/quality';

function incident(more: Partial<Incident> = {}): Incident {
  return {
    id: 'x',
    kinds: ['rows-missing'],
    severity: 'caution',
    start: '2021-06-17',
    end: null,
    affects: ['2021-06'],
    avoid: [],
    estimatedLoss: {},
    standing: false,
    countsAffected: true,
    title: '…',
    cause: '…',
    effect: '…',
    status: '…',
    ...more,
  };
}

describe('touchesPeriod', () => {
  it.each([
    [['2021-06', '2021Q2'], '2021-06', true],
    [['2021-06', '2021Q2'], '2021Q2', true],
    // A listed month says nothing about its quarter: the quarterly file is made anew.
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
  ])('%j touches %s: %s', (affects, period, expected) => {
    expect(touchesPeriod({ affects }, period)).toBe(expected);
  });

  it('an open-ended incident touches a period exactly when it touches one of its months', () => {
    const year = fc.integer({ min: 2018, max: 2030 });
    const number = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(year, number, year, fc.integer({ min: 1, max: 4 }), (fromYear, fromMonth, y, quarter) => {
        const affects = { from: `${fromYear}-${String(fromMonth).padStart(2, '0')}` };
        for (const period of [String(y), `${y}Q${quarter}`]) {
          expect(touchesPeriod({ affects }, period)).toBe(
            monthsOf(period).some((m) => touchesPeriod({ affects }, m)),
          );
        }
      }),
    );
  });
});

describe('worstSeverity', () => {
  it.each([
    [[], undefined],
    [['note'], 'note'],
    [['note', 'severe', 'caution'], 'severe'],
    [['caution', 'note'], 'caution'],
  ] as [Severity[], Severity | undefined][])('of %j is %s', (list, worst) => {
    expect(worstSeverity(list)).toBe(worst);
  });

  it('does not depend on the order and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SEVERITIES), { minLength: 1 }), (list) => {
        const before = [...list];
        const worst = worstSeverity(list);
        expect(list).toEqual(before);
        expect(worstSeverity([...list].reverse())).toBe(worst);
        expect(list.every((s) => SEVERITIES.indexOf(s) <= SEVERITIES.indexOf(worst ?? 'note'))).toBe(true);
        expect(list).toContain(worst);
      }),
    );
  });
});

describe('incidentsOf', () => {
  it('gives those that touch the period, worst first, else as given', () => {
    const list = [
      incident({ id: 'a', severity: 'note' }),
      incident({ id: 'b', severity: 'severe' }),
      incident({ id: 'c', severity: 'note' }),
      incident({ id: 'd', severity: 'caution' }),
      incident({ id: 'e', severity: 'severe', affects: ['2021-07'] }),
    ];
    expect(incidentsOf(list, '2021-06').map((i) => i.id)).toEqual(['b', 'd', 'a', 'c']);
    expect(incidentsOf(list, '2021-05')).toEqual([]);
    expect(list.map((i) => i.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('rowState', () => {
  it.each([
    ['complete without incidents', [], 'complete'],
    [
      'complete when only values are wrong',
      [incident({ kinds: ['wrong-value'], severity: 'severe' })],
      'complete',
    ],
    ['partial after a note', [incident({ severity: 'note' })], 'partial'],
    ['partial after a caution', [incident({ severity: 'caution' })], 'partial'],
    ['short after a severe loss', [incident({ severity: 'severe' })], 'short'],
    ['as bad as the worst', [incident({ severity: 'note' }), incident({ severity: 'severe' })], 'short'],
    [
      'short when values are wrong too',
      [incident({ kinds: ['wrong-value', 'rows-missing'], severity: 'severe' })],
      'short',
    ],
    ['to be avoided when it says so', [incident({ avoid: ['2021-06'] })], 'avoid'],
    ['not to be avoided for another period', [incident({ avoid: ['2021-10'] })], 'partial'],
    ['complete when another period is touched', [incident({ affects: ['2021-07'] })], 'complete'],
    [
      'touched by an open-ended loss',
      [incident({ affects: { from: '2021-01' }, severity: 'severe' })],
      'short',
    ],
  ] as [string, Incident[], string][])('%s', (_what, incidents, state) => {
    expect(rowState(incidents, '2021-06')).toBe(state);
  });
});

describe('columnsState', () => {
  it.each([
    ['nothing without incidents', [], undefined],
    ['nothing for whole rows', [incident({ severity: 'severe' })], undefined],
    ['the severity of touched columns', [incident({ columns: ['月租金'], severity: 'caution' })], 'caution'],
    ['the severity of touched types', [incident({ columnTypes: ['code'], severity: 'note' })], 'note'],
    [
      'the worst',
      [
        incident({ columns: ['月租金'], severity: 'note' }),
        incident({ columns: ['坪數'], severity: 'severe' }),
      ],
      'severe',
    ],
    [
      'nothing for a standing incident',
      [incident({ columns: ['附近有_*'], severity: 'severe', standing: true, affects: { from: '2021-01' } })],
      undefined,
    ],
    ['nothing for another period', [incident({ columns: ['月租金'], affects: ['2021-07'] })], undefined],
  ] as [string, Incident[], Severity | undefined][])('%s', (_what, incidents, state) => {
    expect(columnsState(incidents, '2021-06')).toBe(state);
  });
});

describe('estimatedLoss', () => {
  const list = [incident(), incident({ estimatedLoss: { '2021-06': 6.02, '2021-07': 34.96, '2021-05': 0 } })];
  it.each([
    ['2021-06', 6.02],
    ['2021-07', 34.96],
    ['2021-05', 0],
    ['2021-08', undefined],
  ])('of %s is %s', (period, loss) => {
    expect(estimatedLoss(list, period)).toBe(loss);
  });
});
