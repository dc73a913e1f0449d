import { countyWords } from '../catalogue/counties';
import { compareVersions } from '../catalogue/columns';
import type { Covers, Incident } from '../catalogue/types';
import { periodWords, spanListWords } from '../period';
import { dateSpanWords } from '../words/format';
import { meaningChangeWords } from '../words/change';
import { MERGE_NAME, quoted, rowsStateWords } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import type { Reason, RowsUsability } from './types';

const NOT_PUBLISHED_WORDS = {
  before: '資料集還沒有開始收錄',
  never: '沒有發布這一期',
  // The record says nothing of a month after its end: neither that its file exists nor that it does not.
  'not-yet': '本站還沒有這一期的紀錄',
};

const inheritedWords = (through: readonly string[] | undefined): string =>
  through ? `（只影響${spanListWords(through)}的資料）` : '';

function coversWords({ from, to, counties, note }: Omit<Covers, 'whole'>): string {
  const days = `涵蓋${dateSpanWords(from, to)}`;
  const where = counties ? `，只有${countyWords(counties)}涵蓋全部日子` : '';
  return `${days}${where}${note ? `，${note.replace(/。$/, '')}` : ''}`;
}

export type Titles = readonly Pick<Incident, 'id' | 'title'>[];

/** A reason as a sentence without its full stop; an incident without a title among `incidents` is called by its id. */
export function reasonWords(reason: Reason, incidents: Titles): string {
  const title = (id: string) => incidents.find((i) => i.id === id)?.title ?? id;
  switch (reason.type) {
    case 'incident':
      return reason.scope === 'rows'
        ? reason.why
        : `${title(reason.incident)}${inheritedWords(reason.through)}`;
    case 'avoid':
      return `整份請勿使用（${title(reason.incident)}）${inheritedWords(reason.through)}`;
    case 'counties':
      return `${countyWords(reason.counties)}以外只有一部分日子的物件；和其他期別比較時，兩期都請先篩選${countyWords(reason.counties)}`;
    case 'covers':
      return coversWords(reason);
    case 'unnamed-columns':
      return `有些欄位有錯，但沒有記下是哪些，請先檢查缺值與分布${inheritedWords(reason.through)}`;
    case 'deprecated':
      return `資料集版本${reason.version}停用這一欄，檔案裡還有，但沒有值`;
    case 'incomplete':
      return `這一欄從${periodWords(reason.from)}起才完整，${spanListWords(reason.months)}的資料可能沒有值`;
    case 'changed':
    case 'rows-changed':
      return reason.side === 'mixed'
        ? `這一期混有兩種規則：${meaningChangeWords(reason)}`
        : meaningChangeWords(reason);
    case 'notation':
      return `是非值寫成${reason.written}，版本${reason.newest.version}寫成${reason.newest.written}`;
    case 'months-unpublished':
      return `${spanListWords(reason.months)}沒有發布`;
    case 'merge':
      return `同一則刊登跨月時${MERGE_NAME[reason.rule]}，版本${reason.newest.version}改為${MERGE_NAME[reason.newest.rule]}`;
    case 'beta':
      return '以測試版發布';
    case 'not-published':
      return reason.incidents.length > 0
        ? `${NOT_PUBLISHED_WORDS[reason.when]}（${reason.incidents.map(title).join('、')}）`
        : NOT_PUBLISHED_WORDS[reason.when];
    case 'variant-not-published':
      return reason.offered
        ? `這一期沒有發布${VARIANT_NAME[reason.variant]}`
        : `資料集版本${reason.version}沒有${VARIANT_NAME[reason.variant]}`;
    case 'not-in-variant':
      return `只有${reason.variants.map((v) => VARIANT_NAME[v]).join('與')}有這一欄`;
    case 'not-in-version': {
      const instead = reason.instead.length > 0 ? `，這裡用${quoted(reason.instead)}` : '';
      return compareVersions(reason.since, reason.version) > 0
        ? `資料集版本${reason.since}才有這一欄${instead}`
        : `這一欄到資料集版本${reason.until ?? reason.version}為止${instead}`;
    }
  }
}

const isUnrecorded = ({ reasons }: Pick<RowsUsability, 'reasons'>): boolean =>
  reasons.some((reason) => reason.type === 'not-published' && reason.when === 'not-yet');

/** That there is nothing of these periods, as a phrase: 2026年1月與2026年2月沒有發布. @param what that was not published, if not all */
export function absentWords(
  sides: readonly { period: string; rows: Pick<RowsUsability, 'reasons'> }[],
  what = '',
): string {
  const names = (unrecorded: boolean) =>
    sides
      .filter(({ rows }) => isUnrecorded(rows) === unrecorded)
      .map(({ period }) => periodWords(period))
      .join('與');
  const [missing, unrecorded] = [names(false), names(true)];
  return [
    ...(missing ? [`${missing}沒有發布${what}`] : []),
    ...(unrecorded ? [`本站還沒有${unrecorded}的紀錄`] : []),
  ].join('，');
}

/** Why the rows have their state, as a phrase without full stop, oldest incident first; empty for rows without known gap. */
export function rowsWhy(
  { state, reasons }: Pick<RowsUsability, 'state' | 'reasons'>,
  incidents: Titles,
): string {
  if (state === 'complete') return '';
  return reasons
    .filter((reason) => reason.gives === state)
    .map((reason) => reasonWords(reason, incidents))
    .reverse()
    .join('；');
}

/** The rows of a set in one line: their state and why, e.g. 列數不可比較（估計短少34.96%）. Every place that tells it prints this. */
export function rowsWords(rows: Pick<RowsUsability, 'state' | 'reasons'>, incidents: Titles): string {
  const why = rowsWhy(rows, incidents);
  return rows.state === 'absent' ? why : rowsStateWords(rows.state, why);
}
