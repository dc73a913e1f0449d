/** A comparison in Chinese. Every sentence carries what it is about, so that a test can find contradictions. Pure. */
import { findFamily, RENT } from '../catalogue/families';
import { sortKeys } from '../helpers/stable';
import { formatCount, formatShare } from '../words/numbers';
import { periodWords, spanListWords } from '../period';
import { containsPeriod } from '../catalogue/reach';
import { absentWords, reasonWords, rowsWhy, rowsWords, type Titles } from '../usability/words';
import { meaningChangeWords } from '../words/change';
import { filterWords } from '../words/filter';
import { findFormatVersion } from '../formatVersions';
import { GRANULARITY_NAME, MERGE_NAME, VERDICT_NAME, quoted } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import { groupColumns } from './groups';
import {
  SIDES,
  type ColumnsBlock,
  type ColumnsDifference,
  type Comparison,
  type QuestionName,
  type RowsComparison,
  type MeaningDifference,
  type MergeAnswer,
  type Pair,
  type RowsDifference,
  type SideName,
  type Verdict,
} from './types';

export interface Statement {
  /** what it is about: questions as a whole, or columns by their headers */
  about: readonly string[];
  /** what it says of them; absent where it does not say whether they can be compared */
  verdict?: Verdict | undefined;
  text: string;
}

interface AnswerWords {
  question: QuestionName;
  verdict: Verdict;
  /** each with its full stop */
  sentences: Statement[];
}

const namePeriod = ({ period }: { period: string }): string => periodWords(period);

const NAMED = 3;

/** Columns in few words: 月租金等57欄, 「附近」12欄、「物件網址」, 40欄. */
function columnsName(headers: readonly string[]): string {
  const families = [...new Set(headers.map(findFamily))];
  if (families.length > NAMED) {
    return headers.includes(RENT) ? `${RENT}等${headers.length}欄` : `${headers.length}欄`;
  }
  return families
    .map((family) => {
      const count = headers.filter((header) => findFamily(header) === family).length;
      return count > 1 ? `「${family}」${count}欄` : quoted(headers.filter((h) => findFamily(h) === family));
    })
    .join('、');
}

const LISTED = 6;
const columnList = (headers: readonly string[]): string =>
  headers.length <= LISTED ? quoted(headers) : `${quoted(headers.slice(0, LISTED))}等${headers.length}欄`;

/** The numbers of rows as a sentence; undefined unless both sets are published. A difference only where it means something. */
export function countWords({ a, b, rows, variant }: RowsComparison): string | undefined {
  if (a.count === undefined || b.count === undefined || rows.change === undefined) return undefined;
  const has = `${VARIANT_NAME[variant]}${namePeriod(a)}有${formatCount(a.count)}列，${namePeriod(b)}有${formatCount(b.count)}列`;
  if (rows.verdict === 'not-comparable') return `${has}。`;
  if (rows.change === 0) return `${has}，一樣多。`;
  const share = rows.share === undefined ? '' : `（${formatShare(Math.abs(rows.share))}）`;
  return `${has}，${rows.change > 0 ? '多' : '少'}了${formatCount(Math.abs(rows.change))}列${share}。`;
}

const lengthWords = ({ a, b }: RowsComparison): string =>
  `期別長短不同，${namePeriod(a)}是${GRANULARITY_NAME[a.granularity]}，${namePeriod(b)}是${GRANULARITY_NAME[b.granularity]}`;

function containsWords({ a, b }: RowsComparison): string {
  const [long, short] = containsPeriod(a.period, b.period) ? [a, b] : [b, a];
  return containsPeriod(long.period, short.period) ? `，${namePeriod(long)}已經包含${namePeriod(short)}` : '';
}

/** A change of meaning that lies between the two periods, as a sentence without its full stop. */
export const meaningWords = ({ change: { from, ...change }, a, b }: MeaningDifference): string =>
  meaningChangeWords({ since: from, ...change }) +
  (a === 'mixed' || b === 'mixed' ? '；有一期混有兩種規則' : '');

/** Why the numbers of rows cannot simply be compared, as a sentence without its full stop. */
export function rowsReasonWords(
  reason: RowsDifference,
  comparison: RowsComparison,
  incidents: Titles,
): string {
  switch (reason.type) {
    case 'state': {
      const side = comparison[reason.side];
      return `${namePeriod(side)}：${rowsWords(side.rows, incidents)}`;
    }
    case 'granularity':
      return lengthWords(comparison) + containsWords(comparison);
    case 'merge':
      return '合併規則不同，合併後的列數不能直接相比';
    case 'dedup-key':
      return '兩期用來合併重複刊登的比對欄位不同';
    case 'filter':
      return filterWords(reason.a, reason.b);
    case 'changed':
      return meaningWords(reason);
  }
}

function blockWords(block: ColumnsBlock, comparison: Comparison): string {
  switch (block.type) {
    case 'absent':
      return `${absentWords([comparison[block.side]])}，各欄都不能比較。`;
    case 'avoid':
      return `${namePeriod(comparison[block.side])}整份請勿使用，各欄都不能比較。`;
    case 'granularity':
      return '期別長短不同，各欄的分布不能直接相比。';
    case 'merge':
      return '各欄留下哪一個值依合併規則而定，不能直接相比。';
  }
}

export const isBlock = (reason: ColumnsDifference): reason is ColumnsBlock =>
  reason.type !== 'columns' && reason.type !== 'only-in-one' && reason.type !== 'covers';

export const coversWords = ({ columns, ...comparison }: Comparison, side: SideName): string | undefined => {
  const differs = columns.reasons.some((reason) => reason.type === 'covers' && reason.side === side);
  const covers = differs && comparison[side].rows.reasons.find((reason) => reason.type === 'covers');
  return covers ? reasonWords(covers, []) : undefined;
};

export const coversSentences = (comparison: Comparison): string[] =>
  SIDES.flatMap((side) => {
    const covers = coversWords(comparison, side);
    return covers ? [`${namePeriod(comparison[side])}的各欄只反映一部分日子（${covers}）。`] : [];
  });

const listBlocks = ({ columns }: Comparison): ColumnsBlock[] => columns.reasons.filter(isBlock);

/** What may be done with which columns; none where all are blocked. Columns of one side, or empty on both, are in none. */
function columnClauses(comparison: Comparison): Statement[] {
  if (listBlocks(comparison).length > 0) return [];
  const { minded, comparable } = groupColumns(comparison.columns);
  const clause = (verdict: Verdict, headers: string[]): Statement[] =>
    headers.length === 0
      ? []
      : [{ about: headers, verdict, text: `${columnsName(headers)}${VERDICT_NAME[verdict]}` }];
  const inBoth = (verdict: Verdict) =>
    minded.filter((g) => g.verdict === verdict && g.only === undefined).flatMap((g) => g.headers);
  return [
    ...clause('comparable', comparable),
    ...clause('not-comparable', inBoth('not-comparable')),
    ...clause('with-care', inBoth('with-care')),
  ];
}

function onlyWords({ columns, ...comparison }: Comparison): string[] {
  return columns.reasons.flatMap((reason) =>
    reason.type === 'only-in-one'
      ? SIDES.flatMap((side) =>
          reason[side].length > 0
            ? [`只有${namePeriod(comparison[side])}有${columnList(reason[side])}。`]
            : [],
        )
      : [],
  );
}

export function emptyWords({ columns }: Comparison): string | undefined {
  const { empty } = groupColumns(columns);
  return empty.length > 0 ? `${empty.length}個欄位在兩期都沒有值` : undefined;
}

export function comparableWords({ columns }: Comparison): Statement | undefined {
  const { comparable: headers } = groupColumns(columns);
  if (headers.length === 0) return undefined;
  return { about: headers, verdict: 'comparable', text: `${headers.length}欄可以比較` };
}

/** Which columns changed their meaning between the two; what changed stands with each. */
function meaningSentences({ columns }: Comparison): Statement[] {
  const headers = columns.list.filter(({ meaning }) => meaning.length > 0).map(({ header }) => header);
  return headers.length === 0
    ? []
    : [{ about: headers, text: `兩期之間，${columnList(headers)}的意義改變。` }];
}

function rowsSentences(comparison: Comparison, incidents: Titles): Statement[] {
  const { rows } = comparison;
  const count = countWords(comparison);
  const about = ['rows'];
  return [
    ...(rows.reasons.length === 0 ? [{ about, text: '兩期的列數都沒有已知缺漏。' }] : []),
    ...rows.reasons.map((reason) => ({
      about,
      verdict: reason.verdict === 'not-comparable' ? reason.verdict : undefined,
      text: `${rowsReasonWords(reason, comparison, incidents)}。`,
    })),
    ...(count ? [{ about, text: count }] : []),
  ];
}

function mergeSentences({ a, b, variant }: Comparison, merge: MergeAnswer): Statement[] {
  const about = ['merge'];
  if (merge.verdict === 'comparable') {
    return [{ about, text: `同一則刊登跨月時，兩期都${MERGE_NAME[merge.a]}。` }];
  }
  const { verdict } = merge;
  const older = merge.a === 'newest' ? a : b;
  return [
    {
      about,
      verdict,
      text: `同一則刊登跨月時，${namePeriod(a)}${MERGE_NAME[merge.a]}，${namePeriod(b)}${MERGE_NAME[merge.b]}，不能直接相比。`,
    },
    ...(variant === 'deduplicated'
      ? [{ about, text: `${namePeriod(older)}的資料裡，有些各月出租狀態不同的刊登沒有合併。` }]
      : []),
  ];
}

function columnsSentences(comparison: Comparison): Statement[] {
  const blocks = listBlocks(comparison);
  if (blocks.length > 0) {
    return blocks.map((block) => ({
      about: ['columns'],
      verdict: block.verdict,
      text: blockWords(block, comparison),
    }));
  }
  const empty = emptyWords(comparison);
  return [
    ...coversSentences(comparison).map((text) => ({ about: ['columns'], text })),
    ...columnClauses(comparison).map((clause) => ({ ...clause, text: `${clause.text}。` })),
    ...meaningSentences(comparison),
    ...onlyWords(comparison).map((text) => ({ about: ['columns'], text })),
    ...(empty ? [{ about: ['columns'], text: `${empty}。` }] : []),
  ];
}

export function formatAnswers(comparison: Comparison, incidents: Titles): AnswerWords[] {
  const { rows, merge, columns } = comparison;
  return [
    { question: 'rows', verdict: rows.verdict, sentences: rowsSentences(comparison, incidents) },
    ...(merge
      ? [
          {
            question: 'merge' as const,
            verdict: merge.verdict,
            sentences: mergeSentences(comparison, merge),
          },
        ]
      : []),
    { question: 'columns', verdict: columns.verdict, sentences: columnsSentences(comparison) },
  ];
}

export const insteadWords = ({ a, b }: Pair): string => `建議改為比較${periodWords(a)}與${periodWords(b)}`;

function blockedHeadline(comparison: Comparison, incidents: Titles): string {
  const { a, b, variant, merge } = comparison;
  const listSides = (type: 'absent' | 'avoid') =>
    listBlocks(comparison).flatMap((block) => (block.type === type ? [comparison[block.side]] : []));
  const absent = listSides('absent');
  if (absent.length > 0) {
    const offered = absent.every(({ rows }) => rows.reasons.every((r) => r.type === 'not-published'));
    return `不能比較：${absentWords(absent, offered ? '' : VARIANT_NAME[variant])}。`;
  }
  const avoid = listSides('avoid');
  if (avoid.length > 0) {
    const why = avoid.map((side) => `${namePeriod(side)}${rowsWhy(side.rows, incidents)}`);
    return `不能比較：${why.join('，')}，請勿使用。`;
  }
  if (a.granularity !== b.granularity) return `不能比較：${lengthWords(comparison)}。`;
  const instead = merge?.months ? '，請改為比較月資料' : '';
  return `不能直接相比：兩期${GRANULARITY_NAME[a.granularity]}的合併規則不同${instead}。`;
}

const ROWS_CLAUSE: Record<Verdict, string> = {
  comparable: '列數可以比較；',
  'with-care': '比較列數時要留意；',
  'not-comparable': '列數不能比較；',
};

/** The headline in parts: what each says, and of what. Put together they are one sentence. */
export function headlineParts(comparison: Comparison, incidents: Titles): Statement[] {
  const { rows, merge, changes, verdict } = comparison;
  if (listBlocks(comparison).length > 0) {
    const about = ['rows', 'columns', ...(merge?.verdict === 'not-comparable' ? ['merge'] : [])];
    return [{ about, verdict: 'not-comparable', text: blockedHeadline(comparison, incidents) }];
  }
  if (verdict === 'comparable') {
    const about = ['rows', 'columns', ...(merge ? ['merge'] : [])];
    const same = `欄位的意義${changes.length === 0 ? '與寫法' : ''}${merge ? '也' : ''}相同`;
    const text = `可以比較：兩期的列數都沒有已知缺漏，${merge ? '合併規則相同，' : ''}${same}。`;
    return [{ about, verdict, text }];
  }
  const [first, ...others] = columnClauses(comparison);
  const rest = others.length > 0 || onlyWords(comparison).length > 0 ? '，其餘欄位要先看原因。' : '。';
  return [
    { about: ['rows'], verdict: rows.verdict, text: ROWS_CLAUSE[rows.verdict] },
    first
      ? { ...first, text: first.text + rest }
      : { about: ['columns'], text: `兩期沒有共同的、有值的欄位${rest}` },
  ];
}

export const comparisonHeadline = (comparison: Comparison, incidents: Titles): string =>
  headlineParts(comparison, incidents)
    .map(({ text }) => text)
    .join('');

export function comparisonWords(comparison: Comparison, incidents: Titles): string[] {
  const { a, b, variant, merge, between } = comparison;
  const title = (id: string) => incidents.find((i) => i.id === id)?.title ?? id;
  return [
    `比較${namePeriod(a)}與${namePeriod(b)}的${VARIANT_NAME[variant]}。`,
    comparisonHeadline(comparison, incidents),
    ...(merge?.months ? [`${insteadWords(merge.months)}。`] : []),
    ...formatAnswers(comparison, incidents).flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    ...(between.unpublished.length > 0 ? [`兩期之間，${spanListWords(between.unpublished)}沒有發布。`] : []),
    ...(between.incidents.length > 0
      ? [`兩期之間發生的品質事件：${between.incidents.map((i) => title(i.incident)).join('；')}。`]
      : []),
  ];
}

/** The same comparison gives the same text. @param incidents those of the catalogue, for their titles */
export const toComparisonJson = (comparison: Comparison, incidents: Titles) =>
  sortKeys({
    format: 'comparison',
    formatVersion: findFormatVersion('comparison'),
    licence: 'CC0-1.0',
    ...comparison,
    text: comparisonWords(comparison, incidents),
  });
