/** How the code tables are laid out. Pure. */
import type { CodeTableProp, ColumnProp } from '@site/plugins/pages/client';

export type Code = readonly [code: number, label: string];

/** Tables with up to this many codes are placed side by side; longer ones take the whole width. */
export const SHORT = 12;

/** Does the table need the whole width? */
export function isLong({ codes, groups }: Pick<CodeTableProp, 'codes' | 'groups'>): boolean {
  return groups !== undefined || codes.length > SHORT;
}

/** The codes that mean the same in every table; they are listed once. */
export function sharedCodes(tables: readonly Pick<CodeTableProp, 'codes'>[]): Code[] {
  const [first, ...rest] = tables;
  if (!first || rest.length === 0) return [];
  return first.codes.filter(([code, label]) =>
    rest.every(({ codes }) => codes.some(([c, l]) => c === code && l === label)),
  );
}

/** A table's codes without those that are listed once for all tables. */
export function ownCodes(codes: readonly Code[], shared: readonly Code[]): Code[] {
  return codes.filter(([code]) => !shared.some(([c]) => c === code));
}

/** The columns whose values are codes of the table. */
export function usersOf(table: string, columns: readonly ColumnProp[]): { header: string; anchor: string }[] {
  return columns
    .filter(({ codes }) => codes?.table === table)
    .map(({ header, anchor }) => ({ header, anchor }));
}
