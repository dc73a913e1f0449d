import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../catalogue/values';
import { columnHistories, hasTrouble, levelIn, statesIn, withoutMeaning } from './history';
import { usabilityMatrix } from './matrix';
import { recorded } from '../../tests/support/realCatalogue';
import { sampleIncident, withIncidents } from '../../tests/support/usabilitySample';

const findHistory = (header: string, catalogue = recorded, variant: 'raw' | 'deduplicated' = 'raw') => {
  const found = columnHistories(catalogue, variant).find(({ columns }) => columns.includes(header));
  if (!found) throw new RangeError(header);
  return found;
};
const reported = (header: string, catalogue = recorded) =>
  statesIn(findHistory(header, catalogue)).map(
    ({ level, inPart, periods }) => `${level}${inPart ? ' in part' : ''}: ${periods.join(' ')}`,
  );

describe('the histories of the columns', () => {
  it.each(VARIANTS)('say of every set of %s what the matrix says', (variant) => {
    const { columns, sets } = usabilityMatrix(recorded);
    const own = sets.filter((set) => set.variant === variant);
    const histories = columnHistories(recorded, variant);
    columns.forEach(({ header, group }, place) => {
      const holding = histories.filter(({ columns: all }) => all.includes(header));
      // But for a meaning that changed, which is told once of the column.
      const cells = own.map((set) => set.cells[place] && withoutMeaning(set.cells[place]));
      if (cells.every((cell) => cell?.state === 'absent')) {
        expect(holding).toEqual([]);
        return;
      }
      expect(holding).toHaveLength(1);
      expect(holding[0]?.group).toBe(group);
      expect(holding[0]?.periods.map(({ period, cell }) => [period, levelIn(cell), cell.reasons])).toEqual(
        own.map(({ period }, at) => [period, cells[at] && levelIn(cells[at]), cells[at]?.reasons]),
      );
    });
  });

  it('keep the furniture together, until one of its columns differs', () => {
    const sizes = (catalogue = recorded) =>
      columnHistories(catalogue, 'raw')
        .filter(({ columns }) => columns[0]?.startsWith('提供家具_'))
        .map(({ columns }) => columns.length);
    expect(sizes()).toEqual([13]);
    expect(sizes(withIncidents(recorded, sampleIncident({ columns: ['提供家具_床？'] })))).toEqual([1, 12]);
  });

  it('list the states worst first, those of longer periods apart where only a part of them is meant', () => {
    expect(reported('附近有_學校？')).toEqual([
      // The quarter also holds months without any value.
      'avoid: 2021Q4',
      'avoid: 2021-10',
      'empty in part: 2021',
      expect.stringMatching(/^empty: 2021-11 2021-12 2022 2022Q1 .* 2024-10 2026-08$/),
      // Months of trial are empty too, and nobody knows which of their other columns are wrong.
      'empty: 2025-10 2025-11 2026-03 2026-04',
      'caution: 2018-05',
      'fine: 2018-06',
    ]);
  });

  it('know of a column that asks for no care', () => {
    expect(hasTrouble(findHistory('月租金'))).toBe(false);
    expect(hasTrouble(findHistory('提供家具_床？'))).toBe(true);
  });
});
