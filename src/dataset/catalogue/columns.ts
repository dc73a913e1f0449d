import { compareVersions, matchesHeader } from '#rental-files/columns';
import type { Column, ColumnType, Incident } from './types';

export { columnsOf, existsIn, matchesHeader } from '#rental-files/columns';

/** The versions in which a column is what it is, but for its state and its place in the key. */
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
  return { since: twins[0]?.since ?? column.since, until };
}

/** Does the incident touch the column, in the period where one is given? Incidents of whole rows name no columns. */
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

/** The beginning that columns of one group share, such as 提供家具_; undefined for a column that stands alone. */
export const beginningOf = (header: string): string | undefined =>
  /^(?:提供家具_|附近有_|附近的|額外費用_)/.exec(header)?.[0];
