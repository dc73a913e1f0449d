import type { MarkState } from 'rental-data';

export const HIT_KINDS = ['column', 'document', 'post', 'incident', 'file'] as const;
/** Keyword of what is only announced. */
export const DRAFT_WORD = '草案';
export type HitKind = (typeof HIT_KINDS)[number];

export interface SearchEntry {
  kind: HitKind;
  path: string;
  title: string;
  /** titles of what it stands in, outermost first, e.g. 資料集版本0.3, 欄位 */
  parents: string[];
  /** dataset version of documents and columns; '' elsewhere */
  version: string;
  /** entries of the same group in other versions collapse onto the newest; '' for entries that stand alone */
  group: string;
  text: string;
  /** further words that lead here (JSON key, synonyms of the section) and are not quoted */
  keywords: string[];
  facts: string[];
  mark?: { state: MarkState; text: string } | undefined;
  period?: string | undefined;
}

export interface TextPart {
  text: string;
  hit: boolean;
}

export interface SearchHit {
  entry: SearchEntry;
  /** where it leads: a column to its definition in the dictionary, which its row on the page of a version does not have */
  to: string;
  score: number;
  title: TextPart[];
  excerpt: TextPart[];
}

export interface SearchResult {
  hits: SearchHit[];
  /** sentences that stand above the hits: which period was meant, which column there is not */
  notes: string[];
}
