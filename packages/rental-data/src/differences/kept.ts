import type { Column } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import type { ColumnAspect, ColumnDefined, ColumnRef, VersionChange } from './types';

export const toColumnRef = ({ header, key }: Column): ColumnRef => ({ header, key: key || undefined });

const listAspects = ({ key = '', type, unit = '', codeTable = '', description }: Column) =>
  new Map<ColumnAspect, string>([
    ['key', key],
    ['type', type],
    ['unit', unit],
    ['code-table', codeTable],
    ['meaning', description],
  ]);

function definedAnew(variant: Variant, before: Column, after: Column): ColumnDefined[] {
  const old = listAspects(before);
  return [...listAspects(after)].flatMap(([aspect, to]): ColumnDefined[] => {
    const from = old.get(aspect) ?? '';
    return from === to
      ? []
      : [{ kind: 'column-changed', variant, column: toColumnRef(after), aspect, from, to }];
  });
}

function emptiedOrFilled(variant: Variant, before: Column, after: Column): VersionChange[] {
  const [was, is] = [before, after].map(({ state }) => state === 'deprecated');
  if (was === is) return [];
  return [{ kind: is ? 'column-deprecated' : 'column-restored', variant, column: toColumnRef(after) }];
}

export const keptChanges = (
  before: readonly Column[],
  after: readonly Column[],
  variant: Variant,
): VersionChange[] =>
  after.flatMap((now) => {
    const old = before.find(({ header }) => header === now.header);
    return old ? [...emptiedOrFilled(variant, old, now), ...definedAnew(variant, old, now)] : [];
  });
