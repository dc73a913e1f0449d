/** What was found in a file: facts, told once. Who has to act on them, and how, is decided by `check/policy.ts`. */
import type { Variant } from 'rental-data';
import type { ProblemAndFix } from '../words/language';
import type { Order } from './times';
import type { Violation } from './values';

export type Rule =
  | 'columns'
  | 'rows'
  | 'values'
  | 'period'
  | 'duplicates'
  | 'published'
  | 'meta'
  | 'names'
  | 'layout'
  | 'written'
  | 'ambiguous'
  | 'identifiers'
  | 'practice';

/** What was found, one of each sentence. */
export type FindingKind =
  | 'missing-columns'
  | 'extra-columns'
  | 'column-order'
  | 'repeated-columns'
  | 'recorded-rows'
  | 'no-rows'
  | 'sheet-limit'
  | 'one-county'
  | 'fewer-rows'
  | 'more-rows'
  | 'other-rows'
  | 'values'
  | 'identifiers'
  | 'period'
  | 'duplicates'
  | 'names'
  | 'row-names'
  | 'blank-rows'
  | 'header-again'
  | 'sums'
  | 'split-rows'
  | 'short-rows'
  | 'punctuation'
  | 'json-headers'
  | 'encoding'
  | 'delimiter'
  | 'quote'
  | 'lines-above'
  | 'written'
  | 'ambiguous'
  | 'practice-file'
  | 'practice-rows'
  | 'publisher';

/** How values are written otherwise, and read all the same. */
export type WrittenForm =
  | 'missing'
  | 'boolean'
  | 'label'
  | 'decimals'
  | 'thousands'
  | 'decimal-comma'
  | 'points'
  | 'around'
  | 'zeros'
  | `time-${Order}`;

/** What a sentence says beside the rows, the column and the example, for programs and for other languages. */
export interface Facts {
  names?: readonly string[] | undefined;
  count?: number | undefined;
  expected?: number | undefined;
  text?: string | undefined;
  version?: string | undefined;
  variant?: Variant | undefined;
  form?: WrittenForm | undefined;
}

/** `wrong`: figures come out wrong. `differs`: it is not the published file. `note`: read all the same. */
export type Severity = 'wrong' | 'differs' | 'note';

export interface Example {
  /** from 1, below the header */
  row: number;
  /** a value; of a row with too few fields, the last one that it has */
  text: string;
}

export interface Finding {
  rule: Rule;
  kind: FindingKind;
  facts?: Facts;
  severity: Severity;
  /** who can do something about it */
  audience: 'everyone' | 'publisher' | 'reader';
  column?: string;
  /** a whole sentence */
  problem: string;
  /** of the publisher; readers have their own */
  fix: string;
  /** both sentences, where they are not known by the kind */
  english?: ProblemAndFix;
  violation?: Violation;
  rows?: number;
  example?: Example;
}

/** Of whoever writes the file for publication. */
export const EXPORT = '檢查匯出的程式，不要發布這個檔案。';
export const EXPORT_AGAIN = '重新匯出；少掉的列可能是寫檔時中斷。';
export const OTHER_MONTH = '對照檔名的期別，可能匯出了別的月份。';
export const KEPT_AS_PUBLISHED = '公布過的檔案不換內容；要更正，另外寫成事件並重新盤點。';
export const NEW_VERSION =
  '若這是新的資料集版本，先在catalogue/versions.yaml與columns.yaml寫下；否則檢查匯出的程式。';

/** A rule that only whoever publishes can keep. */
export const publisherFinding = (
  rule: Rule,
  [problem, fix]: ProblemAndFix,
  english: ProblemAndFix,
): Finding => ({
  rule,
  kind: 'publisher',
  severity: 'wrong',
  audience: 'publisher',
  problem,
  fix,
  english,
});

/** What lies in a file beside its rows, or how they are written; to readers and the publisher alike. */
export const layoutFinding = (
  kind: FindingKind,
  problem: string,
  facts: Facts = {},
  severity: Severity = 'note',
): Finding => ({
  rule: severity === 'note' ? 'written' : 'layout',
  kind,
  facts,
  severity,
  audience: 'everyone',
  problem,
  fix: EXPORT,
});
