/** What was found in a file: facts, told once. Who has to act on them, and how, is decided by `check/policy.ts`. */
import type { Variant } from 'rental-data';
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
  violation?: Violation;
  rows?: number;
  example?: Example;
}

/** Of whoever writes the file for publication. */
export const EXPORT = '檢查匯出的程式，不要發布這個檔案。';

/** A rule that only whoever publishes can keep. */
export const publisherFinding = (rule: Rule, problem: string, fix: string): Finding => ({
  rule,
  kind: 'publisher',
  severity: 'wrong',
  audience: 'publisher',
  problem,
  fix,
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
