import { memo, memoByObject } from '../helpers/memo';
import type { Catalogue, Incident, Column, DatasetVersion } from './types';
import type { ColumnType, Variant } from './values';

const rank = memo((version: string): number => {
  const [major = '0', minor = '0'] = version.split('.');
  return Number(major) * 10_000 + Number(minor);
});

/** Orders two versions: below 0 where the first is the older one. Numbers are compared, since as text 0.10 stands before 0.9. */
export const compareVersions = (a: string, b: string): number => rank(a) - rank(b);

export function existsIn(column: Pick<Column, 'since' | 'until'>, version: string): boolean {
  const { since, until } = column;
  return (
    compareVersions(since, version) <= 0 && (until === undefined || compareVersions(until, version) >= 0)
  );
}

/** Asked for every cell of some tables. */
const columnsIn = memoByObject((columns: readonly Column[], version: string, variant: Variant): Column[] =>
  columns.filter((c) => c.variants.includes(variant) && existsIn(c, version)),
);

/** The columns of a variant in a dataset version, in the order of the files; none where the version lacks the variant. */
export function listColumns(
  catalogue: Pick<Catalogue, 'columns'>,
  version: Pick<DatasetVersion, 'version' | 'variants'>,
  variant: Variant,
): Column[] {
  if (!version.variants.includes(variant)) return [];
  return [...columnsIn(catalogue.columns, version.version, variant)];
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

/** The versions in which a column is what it is, but for its state and its place in the key. */
export function findSpan(columns: readonly Column[], column: Column): Pick<Column, 'since' | 'until'> {
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
export const findGroupPrefix = (header: string): string | undefined =>
  /^(?:提供家具_|附近有_|附近的|額外費用_)/.exec(header)?.[0];
