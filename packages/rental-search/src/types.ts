import type { MarkState, Variant } from 'rental-data';

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

/** Where hits lead beside the addresses of entries, and what addresses say; all of them below the site's base path. */
export interface SearchSite {
  /** the page of a file */
  file: (period: string, variant: Variant) => string;
  /** what a column means, by its anchor */
  column: (anchor: string) => string;
  /** where two periods are compared, and that page with both filled in */
  compare: string;
  comparison: (a: string, b: string, variant: Variant) => string;
  /** how dataset versions differ, and the page of two of them */
  differences: string;
  difference: (from: string, to: string) => string;
  /** where files are picked, and that page filled in; an empty text asks for nothing */
  pick: string;
  picked: (asked: { from: string; to: string; variant: string; columns: string; tool: string }) => string;
  /** is a page in English? A query without Chinese finds those first */
  isEnglish: (path: string) => boolean;
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
