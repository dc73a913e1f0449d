import type { Catalogue, Column, DatasetVersion, Variant } from './catalogue';

const rank = (version: string): number => {
  const [major = '0', minor = '0'] = version.split('.');
  return Number(major) * 10_000 + Number(minor);
};

/** Orders two versions: below 0 where the first is the older one. Numbers are compared, since as text 0.10 stands before 0.9. */
export const compareVersions = (a: string, b: string): number => rank(a) - rank(b);

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
