/**
 * Usability in Chinese, for documents that carry text (JSON, feeds, citations). Pages word the same reasons themselves where
 * they link; both start from the structured reasons.
 */
import type { Incident, MergeRule, Variant } from '../catalogue/types';
import { periodListWords, periodWords } from '../period';
import type { CellUsability, NotPublished, Reason, RowsState, RowsUsability, UsabilityState } from './types';

/** Public names of the variants. */
export const VARIANT_WORDS: Record<Variant, string> = { raw: '原始資料', deduplicated: '消除重複住宅' };

/** The states of a column. */
export const STATE_WORDS: Record<UsabilityState, string> = {
  fine: '可用',
  caution: '先查證',
  empty: '空白',
  'meaning-changed': '意思改變',
  severe: '不可用',
  absent: '沒有這一欄',
};

/** The states of the rows of a set. */
export const ROWS_STATE_WORDS: Record<RowsState, string> = {
  complete: '列完整',
  partial: '列有缺漏',
  short: '列嚴重短少',
  avoid: '請勿使用',
  absent: '沒有發布',
};

/** Which value is kept when a listing was seen in several months. */
export const MERGE_WORDS: Record<MergeRule, string> = {
  newest: '取最新的值',
  'most-frequent': '取最常出現的值',
};

const NOT_PUBLISHED_WORDS: Record<NotPublished['when'], string> = {
  before: '資料集還沒有開始收錄',
  never: '沒有發布這一期',
  'not-yet': '還沒有發布',
};

/** Headers in Chinese quotation marks, joined. */
export const quoted = (headers: readonly string[]): string => headers.map((h) => `「${h}」`).join('、');

const inheritedWords = (through: readonly string[] | undefined): string =>
  through ? `（其中${periodListWords(through)}的資料）` : '';

/**
 * A reason as a sentence without its full stop.
 * @param incidents those of the catalogue, for their titles; an incident that is not among them is called by its id
 */
export function reasonWords(reason: Reason, incidents: readonly Pick<Incident, 'id' | 'title'>[]): string {
  const title = (id: string) => incidents.find((i) => i.id === id)?.title ?? id;
  switch (reason.type) {
    case 'incident':
      return `${title(reason.incident)}${inheritedWords(reason.through)}`;
    case 'avoid':
      return `整份請勿使用（${title(reason.incident)}）${inheritedWords(reason.through)}`;
    case 'incomplete':
      return `這一欄從${periodWords(reason.from)}起才完整，${periodListWords(reason.months)}的資料可能沒有值`;
    case 'notation':
      return `是非值寫成${reason.written}，版本${reason.newest.version}寫成${reason.newest.written}`;
    case 'months-unpublished':
      return `${periodListWords(reason.months)}沒有發布過資料`;
    case 'merge':
      return `同一則刊登跨月時${MERGE_WORDS[reason.rule]}，版本${reason.newest.version}改為${MERGE_WORDS[reason.newest.rule]}`;
    case 'beta':
      return '格式試行期間發布';
    case 'not-published':
      return reason.incidents.length > 0
        ? `${NOT_PUBLISHED_WORDS[reason.when]}（${reason.incidents.map(title).join('、')}）`
        : NOT_PUBLISHED_WORDS[reason.when];
    case 'variant-not-published':
      return reason.offered
        ? `這一期沒有發布${VARIANT_WORDS[reason.variant]}`
        : `資料集版本${reason.version}沒有${VARIANT_WORDS[reason.variant]}`;
    case 'not-in-variant':
      return `只有${reason.variants.map((v) => VARIANT_WORDS[v]).join('與')}有這一欄`;
    case 'not-in-version': {
      const instead = reason.instead.length > 0 ? `，這裡用${quoted(reason.instead)}` : '';
      return reason.since > reason.version
        ? `資料集版本${reason.since}才有這一欄${instead}`
        : `這一欄到資料集版本${reason.until ?? reason.version}為止${instead}`;
    }
  }
}

/** A column of a set in one line: its state and all reasons, e.g. 空白：物件網址空白. Absence is said by its reason alone. */
export function cellWords(cell: CellUsability, incidents: readonly Pick<Incident, 'id' | 'title'>[]): string {
  const reasons = cell.reasons.map((r) => reasonWords(r, incidents)).join('；');
  if (cell.state === 'absent') return reasons;
  return reasons ? `${STATE_WORDS[cell.state]}：${reasons}` : STATE_WORDS[cell.state];
}

/** The rows of a set in one line: state, estimated loss, reasons. Absence is said by its reason alone. */
export function rowsWords(rows: RowsUsability, incidents: readonly Pick<Incident, 'id' | 'title'>[]): string {
  const loss = rows.loss === undefined ? '' : `（估計短少${rows.loss}%）`;
  const reasons = rows.reasons.map((r) => reasonWords(r, incidents)).join('；');
  if (rows.state === 'absent') return reasons;
  return `${ROWS_STATE_WORDS[rows.state]}${loss}${reasons ? `：${reasons}` : ''}`;
}
