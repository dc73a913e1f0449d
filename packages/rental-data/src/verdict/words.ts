/** The verdict on a set in sentences. Every place that tells it prints these. Pure. */
import { countyWords } from '../catalogue/counties';
import type { Incident } from '../catalogue/types';
import { formatCount } from '../words/numbers';
import { periodWords, parseQuarter } from '../period';
import { absentWords, rowsWhy } from '../usability/words';
import { COLUMN_STATE_NAME, COLUMN_STATE_PHRASE, PERIOD_NOUN, quoted, ROWS_STATE_NAME } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import type { Besides, ColumnsInCare, Suggestion, Verdict } from './verdict';

type NamedIncidents = readonly Pick<Incident, 'id' | 'title' | 'advice'>[];

const sumCounts = (counts: Verdict['counts']): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The counties that were collected on all days of a file; undefined where that is so of every county. */
export const findCompleteCounties = ({ everyColumn }: Pick<Verdict, 'everyColumn'>): string[] | undefined =>
  everyColumn.find((reason) => reason.type === 'counties')?.counties;

/** 「附近」12欄沒有值（部分月份）; a single column needs no number. */
const careWords = ({ family, headers, state, inPart }: ColumnsInCare): string => {
  const name = headers.length === 1 ? quoted(headers) : `「${family}」${headers.length}欄`;
  return `${name}${COLUMN_STATE_PHRASE[state]}${inPart ? '（部分月份）' : ''}`;
};

export function verdictHeadline(verdict: Verdict, incidents: NamedIncidents): string {
  const { rows, rent, period, granularity } = verdict;
  const why = rowsWhy(rows, incidents);
  const rentWord = rent && COLUMN_STATE_PHRASE[rent.state];
  const counties = findCompleteCounties(verdict);
  if (counties)
    return `只有${countyWords(counties)}涵蓋全部日子；列數不能和其他${PERIOD_NOUN[granularity]}比較。`;
  switch (rows.state) {
    case 'complete':
      return rent?.state === 'fine'
        ? `可以使用：${ROWS_STATE_NAME.complete}，月租金可用。`
        : `${ROWS_STATE_NAME.complete}；月租金${rentWord ?? COLUMN_STATE_NAME.absent}。`;
    case 'partial':
      return rent?.state === 'fine'
        ? `可以使用，但列數有缺漏：${why}。`
        : `月租金${rentWord ?? COLUMN_STATE_NAME.absent}；列數有缺漏：${why}。`;
    case 'not-comparable':
      return `月租金${rentWord ?? COLUMN_STATE_NAME.absent}；列數不能和其他${PERIOD_NOUN[granularity]}比較。`;
    case 'avoid':
      return `這份檔案${why}，不能當成${periodWords(period)}的資料。`;
    case 'absent':
      return `${absentWords([verdict], VARIANT_NAME[verdict.variant])}。`;
  }
}

/** The headline in at most two lines of a phone, where the reasons stand below it. */
export function verdictTitle(verdict: Verdict, incidents: NamedIncidents): string {
  const { rows, rent } = verdict;
  const counties = findCompleteCounties(verdict);
  if (counties) return `只有${countyWords(counties)}涵蓋全部日子；${ROWS_STATE_NAME[rows.state]}。`;
  const rentWord = rent ? COLUMN_STATE_PHRASE[rent.state] : COLUMN_STATE_NAME.absent;
  switch (rows.state) {
    case 'partial':
      return rent?.state === 'fine' ? '可以使用，但列數有缺漏。' : `月租金${rentWord}；列數有缺漏。`;
    case 'not-comparable':
      return `月租金${rentWord}；${ROWS_STATE_NAME[rows.state]}。`;
    case 'avoid':
      return `${ROWS_STATE_NAME.avoid}：${rowsWhy(rows, incidents)}。`;
    case 'complete':
      return rent?.state === 'fine' ? '可以使用。' : verdictHeadline(verdict, incidents);
    case 'absent':
      return verdictHeadline(verdict, incidents);
  }
}

/** The set with the state of its rows, for places that show nothing else of it: 2025年10月原始資料：列數不可比較. */
export const nameWithState = ({ period, variant, rows }: Verdict): string =>
  `${periodWords(period)}${VARIANT_NAME[variant]}：${ROWS_STATE_NAME[rows.state]}`;

export function rowsAnswer(verdict: Verdict, incidents: NamedIncidents): string {
  const { rows, granularity, version = '' } = verdict;
  const noun = PERIOD_NOUN[granularity];
  const count = `${formatCount(verdict.count ?? 0)}列`;
  const why = rowsWhy(rows, incidents);
  // Quarters and years of another version are merged by another rule, and dwellings kept by other conditions.
  const versions = granularity === 'monthly' ? (verdict.alike ?? []).join('或') : version;
  const alike = versions && `同為版本${versions}`;
  switch (rows.state) {
    case 'complete':
      // Its state, which stands before the answer, says that nothing is known to lack.
      return verdict.peers
        ? `${count}可以和其他列數沒有已知缺漏${alike && `、${alike}`}的${noun}比較。`
        : `目前沒有其他${noun}可以比較。`;
    case 'partial':
      if (!verdict.peers) return `${why}。目前沒有其他${noun}可以比較。`;
      return alike
        ? `${why}。只能和其他版本${versions}的${noun}比較，而且差距不一定是市場變化。`
        : `${why}。和其他${noun}的差距，不一定是市場變化。`;
    case 'not-comparable':
      return `${why}。${count}不要和其他${noun}比較。`;
    case 'avoid':
      return `${why}，${notTheRows(verdict)}`;
    case 'absent':
      return `${why}。`;
  }
}

const notTheRows = ({ count, period }: Verdict): string =>
  `${formatCount(count ?? 0)}列不能當成${periodWords(period)}的列數。`;

/** The answer on the rows where the title stands above it: what the title says already is left out, and the state that it does not name is said. */
export function answerBelowTitle(verdict: Verdict, incidents: NamedIncidents): string {
  const { rows, rent } = verdict;
  if (rows.state === 'avoid') return notTheRows(verdict);
  const isSound = rows.state === 'complete' && rent?.state === 'fine';
  return `${isSound ? `${ROWS_STATE_NAME.complete}：` : ''}${rowsAnswer(verdict, incidents)}`;
}

function othersWords(verdict: Pick<Verdict, 'everyColumn'>): string {
  const counties = findCompleteCounties(verdict);
  if (counties) return `要先篩選${countyWords(counties)}`;
  return verdict.everyColumn.length > 0 ? '請先檢查缺值與分布' : '可用';
}

/** How many columns ask for which care, the worst first: 16欄不可用. None where the whole set must not be used. */
export function careCounts({ care }: Pick<Verdict, 'care'>): string[] {
  return (['severe', 'empty', 'caution'] as const).flatMap((state) => {
    const headers = care.filter((one) => one.state === state).flatMap((one) => one.headers);
    return headers.length > 0 ? [`${headers.length}欄${COLUMN_STATE_PHRASE[state]}`] : [];
  });
}

/** Which columns ask for care, as a phrase: 「附近」12欄沒有值，其餘61欄可用. */
export function careAnswer(verdict: Pick<Verdict, 'counts' | 'care' | 'everyColumn'>): string {
  const { counts, care } = verdict;
  const others = sumCounts(counts) - care.reduce((sum, { headers }) => sum + headers.length, 0);
  if (care.length === 0) return `${others}個欄位都${othersWords(verdict)}`;
  return [...care.map(careWords), ...(others > 0 ? [`其餘${others}欄${othersWords(verdict)}`] : [])].join(
    '，',
  );
}

export function columnsAnswer(verdict: Verdict, incidents: NamedIncidents): string {
  const { rows, rent, counts, care } = verdict;
  if (rows.state === 'absent') return '';
  if (rows.state === 'avoid') {
    return `整份檔案請勿使用，${sumCounts(counts)}個欄位都不可靠；只適合用來研究這次事件。`;
  }
  const counties = findCompleteCounties(verdict);
  if (counties) {
    return `${countyWords(counties)}以外只有一部分日子的物件，${careAnswer(verdict)}。和其他期別比較時，兩期都要篩選。`;
  }
  if (verdict.everyColumn.length > 0) return `有些欄位有錯，但沒有記下是哪些。${careAnswer(verdict)}。`;
  const incidentIds = rent?.reasons.flatMap((r) => ('incident' in r ? [r.incident] : [])) ?? [];
  const first = incidents.find(({ id }) => id === incidentIds[0]);
  const ofRent =
    rent?.state !== 'fine'
      ? first
        ? `${first.title}。${first.advice}`
        : ''
      : rows.state === 'complete'
        ? '月租金沒有已知問題。'
        : '月租金沒有已知問題，但只反映收錄到的刊登。';
  return `${ofRent}${care.length > 0 ? '其他欄位：' : ''}${careAnswer(verdict)}。`;
}

export function insteadTitle({ rows }: Verdict): string {
  switch (rows.state) {
    case 'complete':
      return '如果有其他需要，可以改用';
    case 'partial':
      return '如果需要沒有缺漏的列數，請改用';
    case 'not-comparable':
      return '要比較列數，請改用';
    case 'avoid':
    case 'absent':
      return '請改用';
  }
}

export const suggestionName = ({ period, reason, variant }: Suggestion): string =>
  reason.type === 'other-variant' ? `${periodWords(period)}${VARIANT_NAME[variant]}` : periodWords(period);

const BESIDES: Record<Besides, string> = { rule: '合併規則相同', columns: '沒有不可用的欄位' };

export function suggestionWords({ reason, period, variant }: Suggestion, { granularity }: Verdict): string {
  const noun = PERIOD_NOUN[granularity];
  const besides = 'besides' in reason ? (reason.besides ?? []) : [];
  const whole = [ROWS_STATE_NAME.complete, ...besides.map((b) => BESIDES[b])].join('、');
  const otherRule = [
    ...('otherRule' in reason && reason.otherRule ? ['，合併規則不同'] : []),
    ...('otherFilter' in reason && reason.otherFilter ? ['，住宅條件不同'] : []),
  ].join('');
  switch (reason.type) {
    case 'newest':
      return `最新一個${whole}的${noun}${otherRule}`;
    case 'nearest':
      return `最接近的${noun}，${whole}${otherRule}`;
    case 'before':
      return `之前最近一個${whole}的${noun}${otherRule}`;
    case 'after':
      return `之後最近一個${whole}的${noun}${otherRule}`;
    case 'same': {
      const slot = granularity === 'monthly' ? `${Number(period.slice(5))}月` : `第${parseQuarter(period)}季`;
      return `${reason.which === 'newest' ? '最新一個' : ''}${whole}的${slot}${otherRule}`;
    }
    case 'filled':
      return `${quoted(reason.families)}欄位有值`;
    case 'other-variant':
      return variant === 'raw' ? '適合逐則分析刊登' : '適合以戶為單位計算';
  }
}
