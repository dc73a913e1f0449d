import { describe, expect, it } from 'vitest';
import { monthRange } from '../period';
import { listTimeline } from './timeline';
import { recorded } from '../../tests/support/realCatalogue';

describe('listTimeline', () => {
  it('has every month since the first, gaps included', () => {
    expect(listTimeline(recorded, 'monthly')).toEqual(monthRange('2018-05', '2026-08'));
  });

  it('begins with the quarter and the year of the first month and ends with those that are over', () => {
    const quarters = listTimeline(recorded, 'quarterly');
    expect([quarters[0], quarters.at(-1), quarters.length]).toEqual(['2018Q2', '2026Q2', 33]);
    expect(listTimeline(recorded, 'annual')).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
    ]);
  });

  it('has a period that was published before it was due', () => {
    const early = { ...recorded, dataset: { ...recorded.dataset, asOf: '2018-06' } };
    expect(listTimeline(early, 'annual')).toEqual(['2018', '2019', '2020', '2021', '2022', '2023']);
  });
});
