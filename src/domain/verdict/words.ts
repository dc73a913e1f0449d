/** The verdict on a set in sentences. Every place that tells it prints these. Pure. */
import type { Incident } from '../catalogue/types';
import { formatCount } from '../text/format';
import { periodWords, quarterOf } from '../period';
import { rowsWhy } from '../usability/words';
import { COLUMN_STATE_NAME, PERIOD_NOUN, quoted, ROWS_STATE_NAME, VARIANT_NAME } from '../words';
import type { Besides, ColumnsInCare, Suggestion, Verdict } from './verdict';

/** What the sentences say of incidents. */
type Told = readonly Pick<Incident, 'id' | 'title' | 'advice'>[];

/** The questions that every verdict answers. */
export const QUESTION = { rows: '列數能比嗎', rent: '月租金能用嗎' } as const;

const totalOf = (counts: Verdict['counts']): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** 「附近」12欄空白（部分月份）; a single column needs no number. */
const careWords = ({ family, headers, state, inPart }: ColumnsInCare): string => {
  const name = headers.length === 1 ? quoted(headers) : `「${family}」${headers.length}欄`;
  return `${name}${COLUMN_STATE_NAME[state]}${inPart ? '（部分月份）' : ''}`;
};

/** May I use it: one sentence, the heading of the verdict. */
export function headline(verdict: Verdict, incidents: Told): string {
  const { rows, rent, period, granularity } = verdict;
  const why = rowsWhy(rows, incidents);
  const rentWord = rent && COLUMN_STATE_NAME[rent.state];
  switch (rows.state) {
    case 'complete':
      return rent?.state === 'fine'
        ? '可以使用：列數完整，月租金可用。'
        : `列數完整；月租金${rentWord ?? COLUMN_STATE_NAME.absent}。`;
    case 'partial':
      return rent?.state === 'fine'
        ? `可以使用，但列數有缺漏：${why}。`
        : `月租金${rentWord ?? COLUMN_STATE_NAME.absent}；列數有缺漏：${why}。`;
    case 'not-comparable':
      return `月租金${rentWord ?? COLUMN_STATE_NAME.absent}；列數不可和其他${PERIOD_NOUN[granularity]}比較。`;
    case 'avoid':
      return `這份檔案${why}，不能代表${periodWords(period)}。`;
    case 'absent':
      return `${periodWords(period)}沒有發布${VARIANT_NAME[verdict.variant]}。`;
  }
}

/** May the rows be compared: an answer in sentences. */
export function rowsAnswer(verdict: Verdict, incidents: Told): string {
  const { rows, granularity, version = '', period } = verdict;
  const noun = PERIOD_NOUN[granularity];
  const count = `${formatCount(verdict.count ?? 0)}列`;
  const why = rowsWhy(rows, incidents);
  // Quarters and years of another version are merged by another rule.
  const alike = granularity === 'monthly' ? '' : `同為版本${version}`;
  switch (rows.state) {
    case 'complete':
      return `沒有已知的缺漏。${count}可以和其他列數完整${alike && `、${alike}`}的${noun}比較。`;
    case 'partial':
      return alike
        ? `${why}。只能和${alike}的${noun}比較，相差也不全是市場變化。`
        : `${why}。和其他${noun}相差，不全是市場變化。`;
    case 'not-comparable':
      return `${why}。不要拿${count}和其他${noun}比較。`;
    case 'avoid':
      return `${why}，${count}不能代表${periodWords(period)}。`;
    case 'absent':
      return `${why}。`;
  }
}

/** Which columns ask for care, as a phrase: 「附近」12欄空白；其餘61欄可用. */
export function careAnswer({ counts, care }: Pick<Verdict, 'counts' | 'care'>): string {
  return care.length > 0
    ? `${care.map(careWords).join('，')}；其餘${counts.fine ?? 0}欄可用`
    : `${totalOf(counts)}個欄位都可用`;
}

/** May the rent and the other columns be used: an answer in sentences. */
export function columnsAnswer(verdict: Verdict, incidents: Told): string {
  const { rows, rent, counts, care } = verdict;
  if (rows.state === 'absent') return '';
  if (rows.state === 'avoid') {
    return `整份檔案都不要用，${totalOf(counts)}個欄位都一樣，只適合研究這次事件。`;
  }
  const told = rent?.reasons.flatMap((r) => ('incident' in r ? [r.incident] : [])) ?? [];
  const first = incidents.find(({ id }) => id === told[0]);
  const ofRent =
    rent?.state !== 'fine'
      ? first
        ? `${first.title}。${first.advice}`
        : ''
      : rows.state === 'complete'
        ? '沒有已知問題。'
        : '沒有已知問題，只代表收錄到的刊登。';
  return `${ofRent}${careAnswer({ counts, care })}。`;
}

/** What stands over the suggestions. */
export function insteadTitle({ rows }: Verdict): string {
  switch (rows.state) {
    case 'complete':
      return '有其他需要，改用';
    case 'partial':
      return '要列數完整，改用';
    case 'not-comparable':
      return '要比列數，改用';
    case 'avoid':
    case 'absent':
      return '改用';
  }
}

/** The name of a suggested set: its period, and the variant where that is another. */
export const suggestionName = ({ period, reason, variant }: Suggestion): string =>
  reason.type === 'other-variant' ? `${periodWords(period)}${VARIANT_NAME[variant]}` : periodWords(period);

const BESIDES: Record<Besides, string> = { rule: '合併規則相同', columns: '沒有不可用的欄位' };

/** Why a set is suggested. */
export function suggestionWords({ reason, period, variant }: Suggestion, { granularity }: Verdict): string {
  const noun = PERIOD_NOUN[granularity];
  const besides = 'besides' in reason ? reason.besides : [];
  const whole = [ROWS_STATE_NAME.complete, ...besides.map((b) => BESIDES[b])].join('、');
  const otherRule = 'otherRule' in reason ? '，合併規則不同' : '';
  switch (reason.type) {
    case 'newest':
      return `最新一個${whole}的${noun}${otherRule}`;
    case 'nearest':
      return `離這一期最近，${whole}${otherRule}`;
    case 'before':
      return `之前最近一個${whole}的${noun}${otherRule}`;
    case 'after':
      return `之後最近一個${whole}的${noun}${otherRule}`;
    case 'same': {
      const slot = granularity === 'monthly' ? `${Number(period.slice(5))}月` : `第${quarterOf(period)}季`;
      return `${reason.which === 'newest' ? '最新一個' : ''}${whole}的${slot}${otherRule}`;
    }
    case 'filled':
      return `要用${quoted(reason.families)}欄位`;
    case 'other-variant':
      return variant === 'raw' ? '要逐則看刊登' : '要一列一戶住宅';
  }
}
