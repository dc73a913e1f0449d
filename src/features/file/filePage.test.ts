import { describe, expect, it } from 'vitest';
import { cataloguePages } from '@site/plugins/pages/kinds';
import { filePage } from '@site/src/lib/addresses/pages';
import {
  changeSince,
  findFamily,
  findSet,
  incidentsOfSet,
  insteadWords,
  type Reason,
  reasonWords,
  type RowsComparison,
  rowsReasonWords,
  listSets,
  skippedWords,
  usabilityReader,
  getVerdict,
} from 'rental-data';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import {
  compareWithEarlier,
  findNeighbours,
  findYesShare,
  formatCautions,
  hasRents,
  judgeColumns,
  listCautions,
  listOtherMeanings,
  type RowsChange,
} from './build';

const sets = listSets(catalogue);
const setAt = (path: string) => {
  const [period = '', variant = ''] = path.split('/');
  return findSet(catalogue, period, variant);
};

describe('the pages of files', () => {
  it('are one for every published set, and no other', () => {
    const paths = cataloguePages(catalogue).map(({ path }) => path);
    expect(paths.filter((path) => /^\/download\/./.test(path))).toEqual(
      catalogue.releases.flatMap((r) => r.sets.map((s) => filePage(r.period, s.variant))),
    );
  });

  it('say of every column what the usability function says, with its reasons', () => {
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

  it('tell every incident once, and why every column that asks for care does', () => {
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
  ])('count the columns of %s that ask for care: %s', (path, words) => {
    expect(formatCautions(catalogue, setAt(path))).toBe(words);
  });

  it('name what an incident touches in a few words', () => {
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

  describe('the rows against those before', () => {
    const changesAt = (path: string) => compareWithEarlier(catalogue, setAt(path));
    const against = (path: string) =>
      changesAt(path).map(({ comparison: { a, rows } }) => [a.period, rows.verdict]);
    const firstReason = ({ rows, ...sides }: RowsComparison) => {
      const [reason] = rows.reasons;
      return reason?.type === 'state' ? { period: sides[reason.side].period, state: reason.state } : {};
    };
    const describeSkipped = ({ skipped }: RowsChange) =>
      skipped && { ...firstReason(skipped), text: skippedWords(skipped, catalogue.incidents) };

    it('are those of the period before and of the year before', () => {
      expect(against('2020-06/raw')).toEqual([
        ['2020-05', 'comparable'],
        ['2019-06', 'comparable'],
      ]);
      const { rows } = setAt('2020-06/raw');
      expect(changesAt('2020-06/raw').map(({ comparison }) => comparison.rows.change)).toEqual([
        rows - setAt('2020-05/raw').rows,
        rows - setAt('2019-06/raw').rows,
      ]);
      expect(against('2018-05/raw')).toEqual([]);
    });

    it('pass over what cannot be compared, and say so', () => {
      expect(against('2023-05/raw')).toEqual([
        ['2023-02', 'comparable'],
        ['2022-05', 'comparable'],
      ]);
      expect(changesAt('2023-05/raw').map(describeSkipped)).toEqual([
        {
          period: '2023-04',
          state: 'partial',
          text: '2023年4月列數有缺漏（只在4月1日到13日刊登的物件可能沒有收錄），因此不列增減',
        },
        undefined,
      ]);
      expect(against('2022-06/raw')).toEqual([
        ['2022-05', 'comparable'],
        ['2020-06', 'comparable'],
      ]);
    });

    it('take care where the set itself lacks rows', () => {
      expect(against('2023-04/raw')).toEqual([
        // March ends on the 24th.
        ['2023-02', 'with-care'],
        ['2022-04', 'with-care'],
      ]);
    });

    it('are not compared across the change of the rule of merging', () => {
      expect(against('2023/raw')).toEqual([['2022', 'not-comparable']]);
      const [change] = changesAt('2023/raw');
      expect(
        change?.comparison.rows.reasons.map((r) =>
          rowsReasonWords(r, change.comparison, catalogue.incidents),
        )[0],
      ).toBe('合併規則不同，合併後的列數不能直接相比');
      expect(against('2023Q3/deduplicated')).toEqual([
        ['2023Q2', 'with-care'],
        ['2022Q3', 'not-comparable'],
      ]);
    });

    it('say once that the set cannot be compared, and offer two that can', () => {
      const [change, ...others] = changesAt('2025-11/raw');
      expect(others).toEqual([]);
      expect(against('2025-11/raw')).toEqual([['2025-10', 'not-comparable']]);
      expect(change?.instead).toEqual({ a: '2022-11', b: '2023-11' });
      expect(change?.instead && insteadWords(change.instead)).toBe('建議改為比較2022年11月與2023年11月');
      expect(changesAt('2021-10/raw')[0]?.instead).toEqual({ a: '2020-10', b: '2022-10' });
      expect(changesAt('2021Q3/raw')[0]?.instead).toEqual({ a: '2020Q3', b: '2022Q3' });
    });
  });

  it('lead to the neighbours of the same granularity that have the variant', () => {
    const neighbours = (path: string) => findNeighbours(catalogue, setAt(path));
    expect(neighbours('2023/raw').previous).toBe('2022');
    expect(neighbours('2026-04/raw').previous).toBe('2026-03');
    expect(neighbours('2026-08/raw').next).toBeUndefined();
  });

  it('leave out incidents of columns that the variant does not have', () => {
    const ids = (path: string) => incidentsOfSet(catalogue, setAt(path)).map(({ incident }) => incident.id);
    expect(ids('2026-04/raw')).toContain('listing-url-empty-2025');
    expect(ids('2026-04/deduplicated')).not.toContain('listing-url-empty-2025');
  });
});

it('leads to the rents of its month only where they are published, which those of raw rows never are', () => {
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
