import { filePage } from '../../../src/domain/addresses/pages';
import { describe, expect, it } from 'vitest';
import { toFilePages } from '../../../plugins/pages/data/file';
import { compareRows } from '../../../src/domain/comparison/rows';
import { usabilityReader } from '../../../src/domain/usability/reader';
import { ROWS_STATE_NAME } from '../../../src/domain/words';
import type { Reason } from '../../../src/domain/usability/types';
import { reasonWords } from '../../../src/domain/usability/words';
import { verdictOf } from '../../../src/domain/verdict/verdict';
import { recorded as catalogue } from '../catalogue/real-catalogue';
import { SITE } from '../citation/sample';
import { sampleIncident, withIncidents } from '../usability/sample';

const pages = toFilePages(catalogue, SITE);

describe('toFilePages', () => {
  it('gives every published set a page, and nothing else', () => {
    const sets = catalogue.releases.flatMap((r) => r.sets.map((s) => filePage(r.period, s.variant)));
    expect(Object.keys(pages)).toEqual(sets);
  });

  it('says of every column what the usability function says, with its reasons', () => {
    const reader = usabilityReader(catalogue);
    const words = (reason: Reason) => reasonWords(reason, catalogue.incidents);
    const isShared = ({ type }: Reason) => type === 'counties' || type === 'unnamed-columns';
    // One comparison for each page: fifteen thousand of them take seconds.
    for (const page of Object.values(pages)) {
      const cells = page.columns.map(({ header }) => reader.cell(page.period, page.variant, header));
      expect(
        page.columns.map(({ state, why }) => ({ state, why: why.map((place) => page.reasons[place]?.text) })),
        `${page.period} ${page.variant}`,
      ).toEqual(
        cells.map(({ state, reasons }) => ({ state, why: reasons.filter((r) => !isShared(r)).map(words) })),
      );
      // What every column asks for is said once for all.
      const shared = new Set(cells.flatMap(({ reasons }) => reasons.filter(isShared).map(words)));
      expect(page.everyColumn.map((place) => page.reasons[place]?.text)).toEqual([...shared]);
      // The sentences of the verdict count the same columns, and each that asks for care is in one of the groups.
      for (const [state, count] of Object.entries(verdictOf(catalogue, page.period, page.variant).counts)) {
        expect(page.columns.filter((column) => column.state === state).length).toBe(count);
        const cared = page.care.filter((care) => care.state === state).flatMap(({ headers }) => headers);
        if (page.everyColumn.length > 0 && state === 'caution') expect(cared.length).toBeLessThan(count);
        else expect(cared.length).toBe(state === 'fine' ? 0 : count);
      }
    }
  });

  describe('the rows against those before', () => {
    const changesOf = (path: string) => pages[`/download/${path}/`]?.changes ?? [];
    const against = (path: string) => changesOf(path).map(({ period, verdict }) => [period, verdict]);

    it('are those of the period before and of the year before', () => {
      const page = pages['/download/2020-06/raw/'];
      expect(against('2020-06/raw')).toEqual([
        ['2020-05', 'comparable'],
        ['2019-06', 'comparable'],
      ]);
      expect(page?.changes.map((c) => c.change)).toEqual(page?.changes.map((c) => page.rows - c.rows));
      expect(against('2018-05/raw')).toEqual([]);
    });

    it('pass over what cannot be compared, and say so', () => {
      expect(against('2023-05/raw')).toEqual([
        ['2023-02', 'comparable'],
        ['2022-05', 'comparable'],
      ]);
      expect(changesOf('2023-05/raw').map((c) => c.skipped)).toEqual([
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
      expect(changesOf('2023/raw')[0]?.reasons[0]).toEqual({
        text: '合併規則不同，合併後的列數不能直接相比',
      });
      expect(against('2023Q3/deduplicated')).toEqual([
        ['2023Q2', 'with-care'],
        ['2022Q3', 'not-comparable'],
      ]);
    });

    it('say once that the set cannot be compared, and offer two that can', () => {
      expect(changesOf('2025-11/raw')).toMatchObject([
        {
          period: '2025-10',
          verdict: 'not-comparable',
          instead: { a: '2022-11', b: '2023-11', text: '建議改為比較2022年11月與2023年11月' },
        },
      ]);
      expect(changesOf('2021-10/raw')[0]?.instead).toMatchObject({ a: '2020-10', b: '2022-10' });
      expect(changesOf('2021Q3/raw')[0]?.instead).toMatchObject({ a: '2020Q3', b: '2022Q3' });
    });

    it('give a difference exactly where the comparison allows one', () => {
      const reader = usabilityReader(catalogue);
      for (const page of Object.values(pages)) {
        const own = reader.rows(page.period, page.variant).state;
        for (const { period, change, verdict, reasons } of page.changes) {
          const { rows } = compareRows(catalogue, period, page.period, page.variant);
          expect([verdict, change], `${period} ${page.period}`).toEqual([
            rows.verdict,
            rows.verdict === 'not-comparable' ? undefined : rows.change,
          ]);
          if (own !== 'complete') expect(verdict).not.toBe('comparable');
          expect(reasons.length > 0).toBe(verdict !== 'comparable');
          for (const { text, state } of reasons) {
            if (state) expect(text).toContain(ROWS_STATE_NAME[state]);
          }
        }
      }
    });
  });

  it('leads to the neighbours of the same granularity that have the variant', () => {
    expect(pages['/download/2023/raw/']).toMatchObject({ previous: '2022' });
    expect(pages['/download/2026-04/raw/']).toMatchObject({ previous: '2026-03' });
    expect(pages['/download/2026-08/raw/']).not.toHaveProperty('next');
  });

  it('leaves out incidents of columns that the variant does not have', () => {
    const ids = (path: string) => pages[path]?.incidents.map((i) => i.id) ?? [];
    expect(ids('/download/2026-04/raw/')).toContain('listing-url-empty-2025');
    expect(ids('/download/2026-04/deduplicated/')).not.toContain('listing-url-empty-2025');
  });

  it('shows a planted incident on the pages that it touches and on no other', () => {
    const planted = sampleIncident({
      id: 'planted',
      severity: 'severe',
      affects: ['2019-03'],
      columns: ['月租金'],
    });
    const changed = toFilePages(withIncidents(catalogue, planted), SITE);
    const touched = Object.keys(changed).filter((path) =>
      changed[path]?.incidents.some((i) => i.id === 'planted'),
    );
    // The month itself, and the quarter and year that are merged from it.
    const expected = ['2019', '2019Q1', '2019-03'].flatMap((p) => [
      filePage(p, 'raw'),
      filePage(p, 'deduplicated'),
    ]);
    expect(touched.sort()).toEqual(expected.filter((path) => path in pages).sort());
    const rent = changed['/download/2019-03/raw/']?.columns.find((c) => c.header === '月租金');
    expect(rent?.state).toBe('severe');
  });
});
