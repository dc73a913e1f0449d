import { type KnownPeriods, nearbySets, setNamed } from './nearby';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../tests/support/realCatalogue';
import { describePeriods } from '../verdict/describePeriods';

const { periods, unpublished } = describePeriods(recorded);
const near = (period: string, variant: 'raw' | 'deduplicated', known: KnownPeriods = periods) =>
  nearbySets(known, period, variant).map((set) => `${set.near} ${set.period} ${set.variant}`);

describe('the sets nearest to one that is missing', () => {
  it('are of its own granularity, each named once', () => {
    expect(near('2024-11', 'raw')).toEqual([
      'before 2024-10 raw',
      'after 2025-10 raw',
      'year-before 2023-11 raw',
      'complete 2024-03 raw',
    ]);
    expect(near('2024', 'deduplicated')).toEqual([
      'before 2023 deduplicated',
      expect.stringMatching(/^complete \d{4} deduplicated$/),
    ]);
  });

  it('begin with the other variant of the period', () => {
    expect(near('2021-10', 'deduplicated')[0]).toBe('other-variant 2021-10 raw');
  });

  it('are found before the first period and after the last, and there may be none', () => {
    expect(near('2001-01', 'raw')).toEqual(['after 2018-05 raw', 'complete 2018-06 raw']);
    expect(near('2099-01', 'raw')).toEqual(['before 2026-08 raw', 'complete 2024-03 raw']);
    expect(near('2024-11', 'raw', {})).toEqual([]);
  });

  it('tell rows, state and reason as the catalogue has them', () => {
    const [october] = nearbySets(periods, '2024-11', 'raw');
    expect(october).toMatchObject({ rows: 199_164, state: 'not-comparable', why: '涵蓋2024年10月1日到30日' });
  });
});

it('a set is named by a period and a variant', () => {
  expect(setNamed('2024Q2', 'raw')).toEqual({ period: '2024Q2', variant: 'raw' });
  expect([setNamed('2024-13', 'raw'), setNamed('2024-11', 'both'), setNamed('', '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('every period that was due and is missing has a reason, with its incident where one is recorded', () => {
  expect(unpublished['2024-11']).toEqual({
    text: expect.stringContaining('收錄中斷') as string,
    incident: 'outage-2024',
  });
  for (const { text } of Object.values(unpublished)) expect(text).not.toBe('');
  expect(Object.keys(unpublished).filter((period) => period in periods)).toEqual([]);
});
