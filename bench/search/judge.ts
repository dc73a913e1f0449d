/** How good an answer is. Shared by the measurement and by the tests that guard it. */
import type { SearchResult } from 'rental-search';

/** The day on which the labels are right: what 去年 means goes by it. */
export const TODAY = new Date(2026, 10, 26);

/** A labelled query; no expectation means that nothing should be found. */
export interface LabelledQuery {
  query: string;
  kind: string;
  part: 'tune' | 'held';
  /** any of these addresses counts; a `*` at the end stands for every address that begins so */
  expect: string[];
}
interface Judged {
  query: LabelledQuery;
  /** 1 for the first hit, 0 when no expected address was among the hits */
  rank: number;
  top: string[];
}
interface Summary {
  answered: number;
  /** share of the queries with an expected address among the first five */
  recall: number;
  /** the same among the first three */
  recall3: number;
  /** mean of 1/rank */
  mrr: number;
  nonsense: number;
  /** share of the queries without an answer that found nothing */
  silent: number;
}

const fits = (path: string, expected: string) =>
  expected.endsWith('*') ? path.startsWith(expected.slice(0, -1)) : path === expected;

/** Rank of the first expected address among the hits. */
export function judge(query: LabelledQuery, result: SearchResult): Judged {
  const top = result.hits.map((h) => h.entry.path);
  return { query, rank: top.findIndex((p) => query.expect.some((e) => fits(p, e))) + 1, top };
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 1 : values.reduce((a, b) => a + b, 0) / values.length;

/** Figures of a set of queries. */
export function summarise(judged: readonly Judged[]): Summary {
  const wanted = judged.filter((j) => j.query.expect.length > 0);
  const nothing = judged.filter((j) => j.query.expect.length === 0);
  const within = (places: number) => mean(wanted.map((j) => (j.rank >= 1 && j.rank <= places ? 1 : 0)));
  return {
    answered: wanted.length,
    recall: within(5),
    recall3: within(3),
    mrr: mean(wanted.map((j) => (j.rank >= 1 ? 1 / j.rank : 0))),
    nonsense: nothing.length,
    silent: mean(nothing.map((j) => (j.top.length === 0 ? 1 : 0))),
  };
}
