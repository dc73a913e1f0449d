/** What was found in a file: facts, told once. Who has to act on them, and how, is decided by `check/policy.ts`. */
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
  | 'identifiers';

/** `wrong`: figures come out wrong. `differs`: it is not the published file. `note`: read all the same. */
export type Severity = 'wrong' | 'differs' | 'note';

export interface Example {
  /** from 1, below the header */
  row: number;
  text: string;
}

export interface Finding {
  rule: Rule;
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
  severity: 'wrong',
  audience: 'publisher',
  problem,
  fix,
});

/** What lies in a file beside its rows, or how they are written; to readers and the publisher alike. */
export const layoutFinding = (problem: string, severity: Severity = 'note'): Finding => ({
  rule: severity === 'note' ? 'written' : 'layout',
  severity,
  audience: 'everyone',
  problem,
  fix: EXPORT,
});
