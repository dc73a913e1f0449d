/** The versions of the public JSON forms, and what changed when one rose: told to programs, on /developers/ and in the feed. */
import type { DocumentName } from '../addresses/files';

/** Everything that is published as JSON with a `formatVersion`. */
export type FormatName = DocumentName | 'comparison';

export interface FormatChange {
  /** ISO date on which the site began to publish the new form */
  since: string;
  version: number;
  formats: readonly FormatName[];
  /** what a program has to mind, as whole sentences */
  words: string;
}

/** Newest first. A form that is not named here has version 1. */
export const FORMAT_CHANGES: readonly FormatChange[] = [
  {
    since: '2026-11-22',
    version: 2,
    formats: ['usability', 'catalogue', 'set', 'incidents', 'comparison'],
    words:
      '列數的狀態改為complete、partial、not-comparable、avoid與absent，試行收錄與嚴重缺漏的期別都是not-comparable（原本的short不再使用）。欄位的狀態不再有meaning-changed，意義改變是原因，狀態照事件的嚴重程度。品質事件多了advice、rowsReasons、missing與noted，status可能沒有。資料集版本的formats只列發布過的格式。monthly-rows.csv的rows_state用同樣的字，並延伸到盤點的月份。比較兩期的結果改成列數、合併規則與欄位三個答案。',
  },
];

/** The version of a form. */
export const formatVersionOf = (format: FormatName): number =>
  FORMAT_CHANGES.find((change) => change.formats.includes(format))?.version ?? 1;
