/** A comparison in Chinese sentences. Pure. */
import type { Incident } from '../catalogue/types';
import { formatCount, formatShare } from '../format';
import { periodListWords, periodWords, type Granularity } from '../period';
import { reasonId } from '../usability/states';
import { reasonWords } from '../usability/words';
import type { Comparison, ComparisonReason, CountReason, RowsComparison, Verdict } from './types';
import { MERGE_NAME, VARIANT_NAME, quoted } from '../words';

type Titles = readonly Pick<Incident, 'id' | 'title'>[];

/** The verdicts. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  comparable: '可以比較',
  'with-care': '可以比較，但要留意',
  'not-comparable': '不能比較',
};

const GRANULARITY_WORDS: Record<Granularity, string> = { annual: '年', quarterly: '季', monthly: '月' };

/** More columns than this are counted instead of listed. */
const LISTED = 6;

const columnList = (headers: readonly string[]): string =>
  headers.length <= LISTED ? quoted(headers) : `${quoted(headers.slice(0, LISTED))}等${headers.length}欄`;

/** The numbers of rows as a sentence; undefined unless both sets are published. */
export function countWords({ a, b, counts, variant }: Comparison): string | undefined {
  if (a.count === undefined || b.count === undefined || counts.change === undefined) return undefined;
  const has = `${VARIANT_NAME[variant]}${periodWords(a.period)}有${formatCount(a.count)}列，${periodWords(b.period)}有${formatCount(b.count)}列`;
  if (counts.change === 0) return `${has}，一樣多。`;
  const share = counts.share === undefined ? '' : `（${formatShare(Math.abs(counts.share))}）`;
  return `${has}，${counts.change > 0 ? '多' : '少'}了${formatCount(Math.abs(counts.change))}列${share}。`;
}

/** Why the numbers of rows cannot simply be compared, as a sentence without its full stop. */
export function countReasonWords(reason: CountReason, comparison: RowsComparison, incidents: Titles): string {
  switch (reason.type) {
    case 'rows': {
      const { period, rows } = comparison[reason.side];
      // The estimate belongs to the worst of the reasons.
      const isWorst = reasonId(reason.reason) === rows.reasons.map(reasonId)[0];
      const loss = isWorst && rows.loss !== undefined ? `，估計短少${rows.loss}%` : '';
      return `${periodWords(period)}：${reasonWords(reason.reason, incidents)}${loss}`;
    }
    case 'merge':
      return `合併的規則不同，${periodWords(comparison.a.period)}${MERGE_NAME[reason.a]}，${periodWords(comparison.b.period)}${MERGE_NAME[reason.b]}`;
    case 'granularity':
      return '期別長短不同';
    case 'not-published':
      return '有一期沒有發布';
  }
}

function columnsWords(reason: Extract<ComparisonReason, { type: 'columns' }>): string {
  const parts = [
    ...(reason.notComparable.length > 0 ? [`${columnList(reason.notComparable)}不能相比`] : []),
    ...(reason.withCare.length > 0 ? [`${columnList(reason.withCare)}要留意`] : []),
  ];
  return `${parts.join('；')}。`;
}

/** Why the two sets cannot simply be compared, as one sentence. */
export function comparisonReasonWords(
  reason: ComparisonReason,
  comparison: Comparison,
  incidents: Titles,
): string {
  const [a, b] = [periodWords(comparison.a.period), periodWords(comparison.b.period)];
  const name = (side: 'a' | 'b') => (side === 'a' ? a : b);
  switch (reason.type) {
    case 'not-published':
      return `${name(reason.side)}：${reasonWords(reason.reason, incidents)}。`;
    case 'granularity': {
      const inside = reason.contains
        ? `${name(reason.contains)}也已經包含${name(reason.contains === 'a' ? 'b' : 'a')}。`
        : '';
      return `期別長短不同，${a}是${GRANULARITY_WORDS[reason.a]}資料，${b}是${GRANULARITY_WORDS[reason.b]}資料。同一則刊登在一個期別裡只算一次，列數與分布都不能直接相比。${inside}`;
    }
    case 'avoid': {
      const titles = reason.incidents.map((id) => incidents.find((i) => i.id === id)?.title ?? id);
      return `${name(reason.side)}整份請勿使用（${titles.join('、')}）。`;
    }
    case 'counts': {
      const reasons = comparison.counts.reasons.map((r) => countReasonWords(r, comparison, incidents));
      const verdict = comparison.counts.verdict === 'not-comparable' ? '列數不能直接相比' : '比較列數要留意';
      return `${verdict}。${reasons.join('；')}。`;
    }
    case 'merge':
      return `季與年的檔案合併同一則刊登的規則不同，${a}${MERGE_NAME[reason.a]}，${b}${MERGE_NAME[reason.b]}。`;
    case 'columns':
      return columnsWords(reason);
    case 'only-in-one':
      return [
        ...(reason.a.length > 0 ? [`只有${a}有${columnList(reason.a)}。`] : []),
        ...(reason.b.length > 0 ? [`只有${b}有${columnList(reason.b)}。`] : []),
      ].join('');
  }
}

/** The whole comparison, a sentence each: verdict, rows, reasons, what lies in between. */
export function comparisonWords(comparison: Comparison, incidents: Titles): string[] {
  const { a, b, variant, verdict, reasons, between } = comparison;
  const title = (id: string) => incidents.find((i) => i.id === id)?.title ?? id;
  const counts = countWords(comparison);
  return [
    `${periodWords(a.period)}與${periodWords(b.period)}的${VARIANT_NAME[variant]}：${VERDICT_WORDS[verdict]}。`,
    ...(counts ? [counts] : []),
    ...reasons.map((reason) => comparisonReasonWords(reason, comparison, incidents)),
    ...(between.unpublished.length > 0
      ? [`兩期之間，${periodListWords(between.unpublished)}沒有發布。`]
      : []),
    ...(between.incidents.length > 0
      ? [`兩期之間還有：${between.incidents.map((i) => title(i.incident)).join('；')}。`]
      : []),
  ];
}
