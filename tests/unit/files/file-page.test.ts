import { describe, expect, it } from 'vitest';
import { toFilePages } from '../../../plugins/catalogue/props/file';
import { usabilityReader } from '../../../src/domain/usability/reader';
import type { Reason } from '../../../src/domain/usability/types';
import { reasonWords } from '../../../src/domain/usability/words';
import { verdictOf } from '../../../src/domain/verdict/verdict';
import { recorded as catalogue } from '../catalogue/real-catalogue';
import { SITE } from '../citation/sample';
import { sampleIncident, withIncidents } from '../usability/sample';

const pages = toFilePages(catalogue, SITE);

describe('toFilePages', () => {
  it('gives every published set a page, and nothing else', () => {
    const sets = catalogue.releases.flatMap((r) => r.sets.map((s) => `/download/${r.period}/${s.variant}/`));
    expect(Object.keys(pages)).toEqual(sets);
  });

  it('says of every column what the usability function says, with its reasons', () => {
    const reader = usabilityReader(catalogue);
    const words = (reason: Reason) => reasonWords(reason, catalogue.incidents);
    // One comparison for each page: fifteen thousand of them take seconds.
    for (const page of Object.values(pages)) {
      const cells = page.columns.map(({ header }) => reader.cell(page.period, page.variant, header));
      expect(
        page.columns.map(({ state, why }) => ({ state, why: why.map((place) => page.reasons[place]?.text) })),
        `${page.period} ${page.variant}`,
      ).toEqual(cells.map(({ state, reasons }) => ({ state, why: reasons.map(words) })));
      const total = Object.values(page.counts).reduce((sum, n) => sum + n, 0);
      expect(total).toBe(page.columns.length);
      // The sentences of the verdict count the same columns.
      expect(verdictOf(catalogue, page.period, page.variant).counts).toEqual(page.counts);
    }
  });

  it('compares with the period before and the year before', () => {
    const page = pages['/download/2020-06/raw/'];
    expect(page?.changes.map((c) => c.period)).toEqual(['2020-05', '2019-06']);
    expect(page?.changes.map((c) => c.change)).toEqual(page?.changes.map((c) => page.rows - c.rows));
    expect(pages['/download/2018-05/raw/']?.changes).toEqual([]);
  });

  it('leads to the neighbours of the same granularity that have the variant', () => {
    expect(pages['/download/2023/raw/']).toMatchObject({ previous: '2022' });
    expect(pages['/download/2026-04/raw/']).toMatchObject({ previous: '2026-03' });
    expect(pages['/download/2026-04/raw/']).not.toHaveProperty('next');
  });

  it('leaves out incidents of columns that the variant does not have', () => {
    const ids = (path: string) => pages[path]?.incidents.map((i) => i.id) ?? [];
    expect(ids('/download/2026-04/raw/')).toContain('listing-url-empty-2026');
    expect(ids('/download/2026-04/deduplicated/')).not.toContain('listing-url-empty-2026');
  });

  it('shows a planted incident on the pages that it touches and on no other', () => {
    const planted = sampleIncident({
      id: 'planted',
      severity: 'severe',
      start: '2019-03-01',
      end: '2019-03-31',
      affects: ['2019-03'],
      columns: ['月租金'],
    });
    const changed = toFilePages(withIncidents(catalogue, planted), SITE);
    const touched = Object.keys(changed).filter((path) =>
      changed[path]?.incidents.some((i) => i.id === 'planted'),
    );
    // The month itself, and the quarter and year that are merged from it.
    const expected = ['2019', '2019Q1', '2019-03'].flatMap((p) => [
      `/download/${p}/raw/`,
      `/download/${p}/deduplicated/`,
    ]);
    expect(touched.sort()).toEqual(expected.filter((path) => path in pages).sort());
    const rent = changed['/download/2019-03/raw/']?.columns.find((c) => c.header === '月租金');
    expect(rent?.state).toBe('severe');
  });
});
