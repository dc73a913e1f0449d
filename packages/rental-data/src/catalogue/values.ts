/** The values that the catalogue's fields may have. Here apart from the schema and from its types, since both need them. */

export const VARIANTS = ['raw', 'deduplicated'] as const;
export type Variant = (typeof VARIANTS)[number];
export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export const COLUMN_TYPES = [
  'integer',
  'number',
  'string',
  'boolean',
  'code',
  'datetime',
  // texts joined by LIST_SEPARATOR in CSV, an array in JSON
  'list',
  'bounding box',
] as const;
export const LIST_SEPARATOR = '|';
export type ColumnType = (typeof COLUMN_TYPES)[number];
export const COLUMN_GROUPS = ['transaction', 'price', 'building', 'environment'] as const;
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];
/** Life-cycle states announced for dataset version 1.0; every column of 0.x is stable. */
export const COLUMN_STATES = ['experimental', 'stable', 'deprecated-soon', 'deprecated'] as const;
export type ColumnState = (typeof COLUMN_STATES)[number];
/** Where values come from: a page or list of the source platform, what this dataset saw itself, other columns, or merged listings. */
export const SOURCE_KINDS = ['page', 'list', 'recorded', 'computed', 'merged'] as const;
/** What a quarterly or annual file keeps of a listing that was seen in several months: its newest or its most frequent value. */
export const MERGE_RULES = ['newest', 'most-frequent'] as const;
export type MergeRule = (typeof MERGE_RULES)[number];

export const COUNTIES = 'top_region';
/** Code table of the townships. Their labels begin with that of their county: 南投縣中寮鄉. */
export const TOWNSHIPS = 'sub_region';

export const VARIANT_NAME: Record<Variant, string> = { raw: '原始資料', deduplicated: '消除重複住宅' };

export const INCIDENT_KINDS = [
  'rows-missing',
  'wrong-value',
  'meaning-changed',
  'empty',
  'incomplete',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];
export const CERTAINTIES = ['stated', 'inferred'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
/** What a change of meaning does to a comparison across it: reasons to be read first, or none at all. */
export const COMPARABILITIES = ['care', 'avoid'] as const;
/** What an incident can do to rows, from harmless to harmful; `avoid` is stated by period. */
export const ROWS_LEVELS = ['complete', 'partial', 'not-comparable'] as const;
export const SEVERITIES = ['note', 'caution', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What the site states of the dataset, as a correction may concern it. */
export const STATEMENT_KINDS = ['state', 'comparison', 'meaning', 'incident'] as const;

export const worstFirst = (a: { severity: Severity }, b: { severity: Severity }): number =>
  SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
