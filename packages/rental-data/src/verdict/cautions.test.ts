import { findFamily } from '../catalogue/families';
import { findSet, incidentsOfSet, listSets } from '../catalogue/sets';
import { usabilityReader } from '../usability/reader';
import type { Reason } from '../usability/types';
import { reasonWords } from '../usability/words';
import { changeSince } from '../words/change';
import { getVerdict } from './verdict';
import { describe, expect, it } from 'vitest';
import { recorded as catalogue } from '../../tests/support/realCatalogue';
import { findNeighbours, listEarlier } from '../catalogue/neighbours';
import { findYesShare } from '../catalogue/summaries';
import { hasRents } from '../statistics/published';
import { formatCautions, judgeColumns, listCautions, listOtherMeanings } from './cautions';

const sets = listSets(catalogue);
const setAt = (path: string) => {
  const [period = '', variant = ''] = path.split('/');
  return findSet(catalogue, period, variant);
};

describe('what is said of a file', () => {
  it('says of every column what the usability function says, with its reasons', () => {
    const reader = usabilityReader(catalogue);
    const words = (reason: Reason) => reasonWords(reason, catalogue.incidents);
    const isShared = ({ type }: Reason) => type === 'counties' || type === 'unnamed-columns';
    // One comparison for each page: fifteen thousand of them take seconds.
    for (const set of sets) {
      const columns = judgeColumns(catalogue, set);
      const cells = columns.map(({ column }) => reader.cell(set.period, set.variant, column.header));
      expect(
        columns.map(({ state, care }) => ({ state, why: care.reasons.map(words) })),
        `${set.period} ${set.variant}`,
      ).toEqual(
        cells.map(({ state, reasons }) => ({ state, why: reasons.filter((r) => !isShared(r)).map(words) })),
      );
      // What every column asks for is said once for all.
      const shared = new Set(cells.flatMap(({ reasons }) => reasons.filter(isShared).map(words)));
      const { counts, everyColumn } = getVerdict(catalogue, set.period, set.variant);
      expect(everyColumn.map(words)).toEqual([...shared]);
      // The sentences of the verdict count the same columns, and each that asks for care is in one of the groups.
      for (const [state, count] of Object.entries(counts)) {
        expect(columns.filter((column) => column.state === state).length).toBe(count);
        const cared = columns.filter(({ care }) => care.state === state);
        if (everyColumn.length > 0 && state === 'caution') expect(cared.length).toBeLessThan(count);
        else if (state !== 'fine') expect(cared.length).toBe(count);
      }
    }
  });

  it('tells every incident once, and why every column that asks for care does', () => {
    for (const set of sets) {
      const cautions = listCautions(catalogue, set);
      const reported = cautions.flatMap((caution) =>
        caution.type === 'incident' ? caution.incident.id : [],
      );
      expect(reported).toEqual(incidentsOfSet(catalogue, set).map(({ incident }) => incident.id));
      for (const caution of cautions) expect(caution.touches, `${set.period} ${set.variant}`).not.toBe('');
      if (getVerdict(catalogue, set.period, set.variant).rows.state === 'avoid') continue;
      const words = (reason: Reason) => reasonWords(reason, catalogue.incidents);
      const others = cautions.flatMap((caution) =>
        caution.type === 'columns' ? caution.reasons.map(words) : [],
      );
      const besides = [...listOtherMeanings(catalogue, set)];
      for (const { column, care } of judgeColumns(catalogue, set))
        for (const reason of care.reasons)
          if (
            care.state === 'fine' &&
            care.reasons.every((one) => one.type === 'changed' || 'incident' in one) &&
            reason.type === 'changed' &&
            reason.side !== 'mixed'
          )
            expect(besides.filter(([, columns]) => columns.includes(findFamily(column.header)))).toEqual([
              [expect.stringContaining(changeSince(reason)), expect.anything()],
            ]);
          else if ('incident' in reason) expect(reported).toContain(reason.incident);
          else expect(others).toContain(words(reason));
    }
  });

  it.each([
    ['2026-08/raw', '16欄不可用，13欄沒有值，2欄要先看說明'],
    ['2023-05/raw', '12欄沒有值'],
    ['2026-04/raw', '16欄不可用，13欄沒有值，其餘每一欄都要先看說明'],
    ['2025-10/deduplicated', '12欄沒有值，其餘每一欄都要先看說明'],
    ['2020-06/raw', '每一欄都可用'],
    ['2021-10/raw', '每一欄都不可用'],
  ])('counts the columns of %s that ask for care: %s', (path, words) => {
    expect(formatCautions(catalogue, setAt(path))).toBe(words);
  });

  it('names what an incident touches in a few words', () => {
    const touchedIn = (path: string) =>
      Object.fromEntries(
        listCautions(catalogue, setAt(path)).flatMap((caution) =>
          caution.type === 'incident' ? [[caution.incident.id, caution.touches]] : [],
        ),
      );
    expect(touchedIn('2026-04/raw')).toMatchObject({
      'furniture-columns-2026': '「提供家具」13欄',
      'nearby-columns-empty-2021': '「附近」12欄',
      'listing-url-empty-2025': '「物件網址」',
    });
    expect(touchedIn('2022-03/raw')['flags-written-as-values-2021']).toMatch(/^\d+個欄位$/);
  });

  it('gives the comparisons with the period before and with the year before', () => {
    const earlier = (path: string) => listEarlier(catalogue, setAt(path));
    expect(earlier('2020-06/raw')).toEqual(['2020-05', '2019-06']);
    expect(earlier('2023Q3/deduplicated')).toEqual(['2023Q2', '2022Q3']);
    expect(earlier('2023/raw')).toEqual(['2022']);
    expect(earlier('2025-10/raw')).toEqual(['2024-10']);
    expect(earlier('2018-05/raw')).toEqual([]);
  });

  it('gives the neighbours of the same granularity that have the variant', () => {
    const neighbours = (path: string) => findNeighbours(catalogue, setAt(path));
    expect(neighbours('2023/raw').previous).toBe('2022');
    expect(neighbours('2026-04/raw').previous).toBe('2026-03');
    expect(neighbours('2026-08/raw').next).toBeUndefined();
  });

  it('leaves out incidents of columns that the variant does not have', () => {
    const ids = (path: string) => incidentsOfSet(catalogue, setAt(path)).map(({ incident }) => incident.id);
    expect(ids('2026-04/raw')).toContain('listing-url-empty-2025');
    expect(ids('2026-04/deduplicated')).not.toContain('listing-url-empty-2025');
  });
});

it('has rents only where they are published, which those of raw rows never are', () => {
  const row = { period: '2024-03' } as (typeof catalogue.statistics)[number];
  const asks = (period: string, variant: 'raw' | 'deduplicated') =>
    hasRents({ statistics: [row] }, { period, variant });
  expect([asks('2024-03', 'deduplicated'), asks('2024-03', 'raw'), asks('2024-02', 'deduplicated')]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each(['T', 'true', '1'])('counts rows that say yes as %s, which a version may write', (yes) => {
  expect(findYesShare({ [yes]: 30, F: 90 }, 120)).toBe(0.25);
});
