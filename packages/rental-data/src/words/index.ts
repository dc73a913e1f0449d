/** The one place of the Chinese names of the catalogue's codes, and of the mark that goes with each level. Pure. */
import type { Certainty, Incident, Severity, Use } from '../catalogue/types';
import type { ColumnGroup, ColumnType, Format, MergeRule } from '../catalogue/values';
import type { QuestionName, Verdict } from '../comparison/types';
import { formatCount } from './numbers';
import type { Granularity } from '../period';
import type { UsabilityState } from '../usability/types';
import type { MarkState } from './states';

export * from './states';

/** How bad an incident is: do not compare or use; check before use; good to know. */
export const SEVERITY_NAME: Record<Severity, string> = { severe: '嚴重', caution: '留意', note: '註記' };

/** What the gravest level means: it is that of the rows or of the columns, whichever is worse. */
export const SEVERE_MEANING = '列數不能比較，或有欄位不能使用';

export const COLUMN_STATE_NAME: Record<UsabilityState, string> = {
  fine: '可用',
  caution: '留意',
  empty: '沒有值',
  severe: '不可用',
  absent: '沒有這一欄',
};
/** The same as the end of a sentence about a column: 月租金要先看說明. */
export const COLUMN_STATE_PHRASE: typeof COLUMN_STATE_NAME = { ...COLUMN_STATE_NAME, caution: '要先看說明' };
export const COLUMN_STATE_MARK: Record<UsabilityState, MarkState> = {
  fine: 'ok',
  caution: 'caution',
  empty: 'empty',
  severe: 'severe',
  absent: 'absent',
};

export const VERDICT_NAME: Record<Verdict, string> = {
  comparable: '可以比較',
  'with-care': '比較時要留意',
  'not-comparable': '不能比較',
};
export const VERDICT_MARK: Record<Verdict, MarkState> = {
  comparable: 'ok',
  'with-care': 'caution',
  'not-comparable': 'severe',
};
export const QUESTION_NAME: Record<QuestionName, string> = {
  rows: '列數',
  merge: '合併規則',
  columns: '欄位',
};

/** In names of tables and heads, where 資料 stands nearby. */
export const GRANULARITY_SHORT: Record<Granularity, string> = {
  annual: '年',
  quarterly: '季',
  monthly: '月',
};
export const GRANULARITY_NAME: Record<Granularity, string> = {
  annual: '年資料',
  quarterly: '季資料',
  monthly: '月資料',
};
export const PERIOD_NOUN: Record<Granularity, string> = { annual: '年份', quarterly: '季', monthly: '月份' };

export const GROUP_NAME: Record<ColumnGroup, string> = {
  transaction: '刊登與出租',
  price: '租金與費用',
  building: '建物',
  environment: '環境、設備與限制',
};

export const TYPE_NAME: Record<ColumnType, string> = {
  integer: '整數',
  number: '數值',
  string: '文字',
  boolean: '是非',
  code: '代碼',
  datetime: '時間',
  list: '清單',
  'bounding box': '範圍',
};

/** What a verdict answers. */
export const QUESTION = { rows: '列數可以比較嗎？', rent: '月租金可以使用嗎？' } as const;

export const FORMAT_NAME: Record<Format, string> = { csv: 'CSV', json: 'JSON' };

export const MERGE_NAME: Record<MergeRule, string> = {
  newest: '取最新的值',
  'most-frequent': '取過半數的值，沒有過半就取其中一個常見的值',
};

export const BOTH_VARIANTS = '兩種內容';

export const quoted = (headers: readonly string[]): string => headers.map((h) => `「${h}」`).join('、');

/** What is said of a fact that only follows from the program that makes the files. */
export const INFERRED = '依產生檔案的程式推斷';
/** The mark that stands for it on pages with a legend. */
export const INFERRED_MARK = '推斷';
/** A sentence that says how sure it is, for texts that go where no mark and no legend is. */
export const withCertainty = (sentence: string, certainty?: Certainty): string =>
  certainty === 'inferred' ? `${sentence.replace(/。$/, '')}（${INFERRED}）。` : sentence;
const UNPROVEN = '沒有檔案或文字證實';
/** What the mark means, as a sentence. */
export const INFERRED_MEANING = `標著「${INFERRED_MARK}」的，是${INFERRED}，${UNPROVEN}。`;
/** What of an incident is inferred, where no mark and no legend is; undefined where nothing is. */
export function groundWords({
  certainty,
  inferred,
}: Pick<Incident, 'certainty' | 'inferred'>): string | undefined {
  if (inferred !== undefined) return `${INFERRED}，${UNPROVEN}的是：${inferred}`;
  return certainty === 'inferred' ? `${INFERRED}，${UNPROVEN}。` : undefined;
}
/** The title of an incident where its text does not follow; of one that was inferred it says so. */
export const titleAlone = ({ title, certainty }: Pick<Incident, 'title' | 'certainty'>): string =>
  certainty === 'inferred' ? `${title}（${INFERRED_MARK}）` : title;

const roundWords = (rows: number): string =>
  rows % 10_000 === 0 ? `${formatCount(rows / 10_000)}萬` : formatCount(rows);

export function formatUse({ year, work, years, rows }: Use): string {
  const span = years && (years[0] === years[1] ? `${years[0]}年` : `${years[0]}年到${years[1]}年`);
  const data = [
    ...(span ? [`用了${span}的資料`] : []),
    ...(rows === undefined ? [] : [`約${roundWords(rows)}列`]),
  ];
  return `${year}年：${[work, ...data].join('，')}。`;
}
