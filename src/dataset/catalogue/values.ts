/** The values that the catalogue's fields may have. Here apart from the schema and from its types, since both need them. */

export * from '#rental-files/catalogue';

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
