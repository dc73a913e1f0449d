import type { Catalogue, Column, ColumnType, DatasetVersion, Incident, Variant } from './types';
import { compareVersions } from './versions';
import { defined } from '../../lib/defined';

/** Does the column exist in that dataset version (life span only, whatever the variant)? */
export function existsIn(column: Pick<Column, 'since' | 'until'>, version: string): boolean {
  const { since, until } = column;
  return (
    compareVersions(since, version) <= 0 && (until === undefined || compareVersions(until, version) >= 0)
  );
}

/** The columns of a variant in a dataset version, in the order of the files; none where the version lacks the variant. */
export function columnsOf(
  catalogue: Pick<Catalogue, 'columns'>,
  version: Pick<DatasetVersion, 'version' | 'variants'>,
  variant: Variant,
): Column[] {
  if (!version.variants.includes(variant)) return [];
  return catalogue.columns.filter((c) => c.variants.includes(variant) && existsIn(c, version.version));
}

/** Does a header fit a pattern of an incident: the header itself, or its beginning followed by `*`? */
export function matchesHeader(header: string, pattern: string): boolean {
  return pattern.endsWith('*') ? header.startsWith(pattern.slice(0, -1)) : header === pattern;
}

/** Is the column one of those whose values are the same in two rows of one dwelling? */
export const marksDwelling = (
  { dwelling }: Pick<DatasetVersion, 'dwelling'>,
  { header, dedupKey }: Column,
): boolean => (dwelling === undefined ? dedupKey : header === dwelling);

/**
 * The versions in which a column is what it is, but for its state and whether it tells dwellings apart: a version that changes
 * only these has an entry of its own.
 */
export function spanOf(columns: readonly Column[], column: Column): Pick<Column, 'since' | 'until'> {
  const twins = columns
    .filter(
      ({ header, description, variants }) =>
        header === column.header &&
        description === column.description &&
        variants.join() === column.variants.join(),
    )
    .sort((a, b) => compareVersions(a.since, b.since));
  const { until } = twins.at(-1) ?? column;
  return { since: twins[0]?.since ?? column.since, ...defined({ until }) };
}

/**
 * Is the column one of those that the incident touches, in the period where one is given? Incidents of whole rows name no
 * columns and touch none.
 */
export function touchesColumn(
  incident: Pick<Incident, 'columns' | 'columnTypes' | 'columnsIn'>,
  column: { header: string; type: ColumnType },
  period?: string,
): boolean {
  if (period !== undefined && incident.columnsIn?.includes(period) === false) return false;
  return (
    (incident.columns ?? []).some((pattern) => matchesHeader(column.header, pattern)) ||
    (incident.columnTypes ?? []).includes(column.type)
  );
}

/** Anchor of a column on a page: `c-` and its JSON key, or its header where it has no key and no anchor of its own. */
export function columnAnchor(column: Pick<Column, 'anchor' | 'key' | 'header'>): string {
  return `c-${column.anchor ?? column.key ?? column.header}`;
}
