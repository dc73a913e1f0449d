import { granularity } from '../period';
import { monthsOnRecord } from './monthlyRows';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../tests/support/realCatalogue';
import { describeHistories } from './describeHistory';

describe('what the page draws and says', () => {
  const props = describeHistories(recorded);

  it('has a mark for every month of the record, once', () => {
    for (const { drawing } of props) {
      const months = drawing.flatMap(({ year, runs }) =>
        runs.flatMap(({ from, months: length }) =>
          Array.from({ length }, (_, at) => `${year}-${String(from + at).padStart(2, '0')}`),
        ),
      );
      expect(months.sort()).toEqual(monthsOnRecord(recorded));
      expect(drawing.map(({ year }) => year)).toEqual(
        [...drawing.map(({ year }) => year)].sort((a, b) => b - a),
      );
    }
  });

  it('draws a gap where the variant was not published, and months to care about one by one', () => {
    const beds = props.find((p) => p.variant === 'raw' && p.columns.includes('提供家具_床？'));
    expect(beds?.drawing[0]?.runs.slice(0, 3)).toEqual([
      { level: 'gap', from: 1, months: 2 },
      { level: 'severe', from: 3, months: 1 },
      { level: 'severe', from: 4, months: 1 },
    ]);
  });

  it('counts the months that have the column, and those in which it can be used', () => {
    const rent = props.find((p) => p.variant === 'raw' && p.columns.includes('月租金'));
    const months = recorded.releases.filter((r) => granularity(r.period) === 'monthly').length;
    // All but the month that must not be used, that of six cities, and the four of trial.
    expect([rent?.months, rent?.usable]).toEqual([months, months - 6]);
  });
});
