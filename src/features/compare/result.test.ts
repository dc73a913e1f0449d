// First, because it replaces what components import.
import { render } from '@site/tests/support/renderPage';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  formatAnswers,
  changeWords,
  type Choice,
  compare,
  comparisonHeadline,
  formatCount,
  groupColumns,
  isBlock,
  meaningWords,
  spanListWords,
  periodWords,
  reasonWords,
  ROWS_STATE_NAME,
  sideReasons,
} from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';
import Result from './Result';

const { incidents } = catalogue;
const { DOMParser } = new Window();

const draw = ({ a, b, variant }: Choice) => {
  const comparison = compare(catalogue, a, b, variant);
  const html = render(catalogue, createElement(Result, { comparison, catalogue, head: null }));
  const page = new DOMParser().parseFromString(html, 'text/html').body;
  return { comparison, page, elements: (selector: string) => [...page.querySelectorAll(selector)] };
};

const CASES: readonly (Choice & { what: string })[] = [
  { what: 'listings lost in the second', a: '2020-06', b: '2021-06', variant: 'raw' },
  { what: 'nothing to mind', a: '2019-07', b: '2020-07', variant: 'raw' },
  { what: 'columns replaced between the versions', a: '2023-12', b: '2024-01', variant: 'deduplicated' },
  { what: 'not to be used, with other notation', a: '2018-06', b: '2021-10', variant: 'raw' },
  { what: 'one contains the other', a: '2023Q1', b: '2023', variant: 'raw' },
  { what: 'years merged by different rules', a: '2022', b: '2023', variant: 'deduplicated' },
  { what: 'quarters merged by different rules', a: '2021Q3', b: '2024Q1', variant: 'raw' },
  { what: 'columns that lack some months of a year', a: '2021', b: '2022', variant: 'raw' },
  { what: 'trial crawling', a: '2025-10', b: '2025-11', variant: 'raw' },
  { what: 'never published', a: '2026-02', b: '2026-04', variant: 'raw' },
  { what: 'published without the variant', a: '2018-05', b: '2018-09', variant: 'deduplicated' },
  { what: 'not published yet', a: '2024-01', b: '2099-01', variant: 'raw' },
];

describe('the result', () => {
  it.each(CASES)('says all that the function says: $what', (choice) => {
    const { comparison, page, elements } = draw(choice);
    expect(page.querySelector('#result')?.textContent).toContain(
      `${periodWords(choice.a)}與${periodWords(choice.b)}`,
    );
    expect(page.querySelector('[data-comparison]')?.getAttribute('data-comparison')).toBe(comparison.verdict);
    const sentences = [
      comparisonHeadline(comparison, incidents),
      ...formatAnswers(comparison, incidents).flatMap(({ sentences: all }) => all.map((s) => s.text)),
      ...[comparison.a, comparison.b].flatMap(({ rows, count }) => [
        ...rows.reasons.map((reason) => reasonWords(reason, incidents)),
        ...(count === undefined || comparison.rows.change === undefined ? [] : [formatCount(count)]),
      ]),
      ...comparison.changes.map(changeWords),
      ...(comparison.between.unpublished.length > 0 ? [spanListWords(comparison.between.unpublished)] : []),
      ...comparison.between.incidents.map(
        ({ incident }) => incidents.find(({ id }) => id === incident)?.title ?? incident,
      ),
    ];
    for (const sentence of sentences) expect(page.textContent).toContain(sentence);
    // Periods are named one way; a day is an example of how files write one.
    expect(page.textContent).not.toMatch(/\d{4}-\d{2}(?!-)/);
    expect(
      elements('[data-question]').map((answer) => [
        answer.getAttribute('data-question'),
        answer.getAttribute('data-answer'),
      ]),
    ).toEqual(formatAnswers(comparison, incidents).map(({ question, verdict }) => [question, verdict]));
    for (const { period, rows } of [comparison.a, comparison.b]) {
      const state = page.querySelector(`[data-period="${period}"][data-variant="${choice.variant}"]`);
      expect(state?.getAttribute('data-verdict')).toBe(rows.state);
      expect(state?.textContent).toContain(ROWS_STATE_NAME[rows.state]);
    }
  });

  it.each(CASES)('names each column that has something to mind, and why: $what', (choice) => {
    const { comparison, elements } = draw(choice);
    // What keeps every column from being compared is said once, and no column is shown.
    const minded = comparison.columns.reasons.some(isBlock) ? [] : groupColumns(comparison.columns).minded;
    const rows = elements('tr[data-columns]');
    expect(rows.map((row) => [row.getAttribute('data-columns'), row.getAttribute('data-answer')])).toEqual(
      minded.map(({ headers, verdict }) => [headers.join('|'), verdict]),
    );
    for (const [index, alike] of minded.entries()) {
      const text = rows[index]?.textContent ?? '';
      for (const word of [
        ...alike.headers,
        ...alike.instead,
        ...[...sideReasons(alike.a), ...sideReasons(alike.b)].map((reason) => reasonWords(reason, incidents)),
        ...alike.changes.map(changeWords),
        ...alike.meaning.map(meaningWords),
      ])
        expect(text).toContain(word);
    }
  });

  it('links the incidents that it names', () => {
    const found = draw({ a: '2020-06', b: '2021-06', variant: 'raw' })
      .elements('a[href^="/data-quality/#"]')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-label') ?? link.textContent]);
    // What a set lost, what lies between the two.
    const lost = incidents.find((incident) => incident.estimatedLoss['2021-06'] !== undefined);
    const between = incidents.find(({ id }) => id === '2021-00');
    for (const incident of [lost, between])
      expect(found).toContainEqual([
        `/data-quality/#${incident?.id}`,
        expect.stringContaining(incident?.title ?? 'none'),
      ]);
  });
});
