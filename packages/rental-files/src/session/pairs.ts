/** What `compare` says of each pair of open files that are published: the one judgement of the site. Pure. */
import {
  type Catalogue,
  compare,
  comparisonHeadline,
  COUNTIES,
  countyWords,
  coversSentences,
  isBlock,
  meaningVerdict,
  periodWords,
  rowsReasonWords,
  type Variant,
} from 'rental-data';

/** Two periods of one variant; plain data, since it travels between threads. */
export interface OpenedPair {
  names: string;
  /** why their numbers of rows must not be compared, a sentence */
  rows?: string | undefined;
  /** why no column may be compared, a sentence */
  columns?: string | undefined;
  /** of which days alone their columns tell, where these differ, as sentences */
  days: string[];
  changed: string[];
  /** codes of the counties to which both have to be cut before anything may be compared, and the sentence about it */
  counties?: { codes: string[]; why: string } | undefined;
}

function judge(catalogue: Catalogue, a: string, b: string, variant: Variant): OpenedPair {
  const comparison = compare(catalogue, a, b, variant);
  const { rows, columns } = comparison;
  const names = `${periodWords(a)}與${periodWords(b)}`;
  const [worst] = rows.reasons;
  const findCovers = (period: string) => catalogue.releases.find((r) => r.period === period)?.covers.counties;
  const only = [a, b].map(findCovers);
  const part = only.find((counties) => counties !== undefined);
  const labels = catalogue.codeTables.find(({ id }) => id === COUNTIES)?.codes ?? [];
  return {
    names,
    rows:
      rows.verdict === 'not-comparable' && worst
        ? `${rowsReasonWords(worst, comparison, catalogue.incidents)}。`
        : undefined,
    columns: columns.reasons.some(isBlock) ? comparisonHeadline(comparison, catalogue.incidents) : undefined,
    days: coversSentences(comparison),
    changed: columns.list
      .filter(
        (column) =>
          column.only === undefined &&
          (column.meaning.some((difference) => meaningVerdict(difference) === 'not-comparable') ||
            column.changes.some((change) => change.kind === 'column-changed' && change.aspect === 'meaning')),
      )
      .map(({ header }) => header),
    counties:
      part && only[0]?.join() !== only[1]?.join()
        ? {
            codes: labels.filter(({ label }) => part.includes(label)).map(({ code }) => String(code)),
            why: `${names}涵蓋的縣市不同，有一期只有${countyWords(part)}涵蓋全部日子。要比較，請先用「縣市」篩選${countyWords(part)}。`,
          }
        : undefined,
  };
}

export function judgePairs(
  catalogue: Catalogue,
  sets: readonly { period: string; variant: Variant }[],
): OpenedPair[] {
  const variant = sets[0]?.variant ?? 'raw';
  const periods = [...new Set(sets.map(({ period }) => period))];
  return periods.flatMap((a, index) => periods.slice(index + 1).map((b) => judge(catalogue, a, b, variant)));
}
