import { periodWords } from './period';

/** What a citation needs to know about one published set. */
export interface Citable {
  period: string;
  /** public name of the variant, e.g. 消除重複住宅 */
  variantName: string;
  version: string;
  /** absolute address where the reader finds the set */
  url: string;
}

/**
 * The line a Chinese newspaper or thesis prints under a chart. The access date is left for the writer to fill in,
 * because only the writer knows it.
 */
export function pressLine(siteName: string, set: Citable): string {
  return `${siteName}，${periodWords(set.period)}${set.variantName}，資料集版本${set.version}。${set.url}（取用日期：　年　月　日）`;
}
