import type { BooleansChange, ColumnDefined, ScriptHint, VersionChange } from './types';

function booleansHint({ format, from, to, columns }: BooleansChange): ScriptHint {
  if (!from.values || !to.values) return { action: 'convert', columns, from: from.text, to: to.text };
  return {
    action: 'map-values',
    format,
    columns,
    map: { [from.values.true]: to.values.true, [from.values.false]: to.values.false },
  };
}

function definedHint({ column, aspect, from, to }: ColumnDefined): ScriptHint {
  const columns = [column.header];
  switch (aspect) {
    case 'key': {
      const named = (key: string) => ({ header: column.header, key: key || undefined });
      return { action: 'rename', from: named(from), to: named(to) };
    }
    case 'type':
    case 'unit':
    case 'code-table':
      return { action: 'convert', columns, from, to };
    case 'meaning':
      return { action: 'do-not-compare', scope: 'columns', columns };
  }
}

export function makeHint(change: VersionChange): ScriptHint {
  switch (change.kind) {
    case 'variant-added':
    case 'format-added':
    case 'column-restored':
      return { action: 'none' };
    case 'variant-removed':
      return { action: 'use-variant', variant: change.variant === 'raw' ? 'deduplicated' : 'raw' };
    case 'format-removed':
      return { action: 'use-format', format: change.format === 'csv' ? 'json' : 'csv' };
    case 'column-added':
      return { action: 'add', columns: [change.column] };
    case 'column-removed':
      return { action: 'remove', columns: [change.column] };
    case 'column-deprecated':
      return { action: 'stop-using', columns: [change.column] };
    case 'column-replaced': {
      const [from, to] = [change.from[0], change.to[0]];
      return change.from.length === 1 && change.to.length === 1 && from && to
        ? { action: 'rename', from, to }
        : { action: 'rewrite', from: change.from, to: change.to };
    }
    case 'column-changed':
      return definedHint(change);
    case 'booleans-changed':
      return booleansHint(change);
    case 'times-changed':
      return {
        action: 'rewrite-times',
        format: change.format,
        columns: change.columns,
        from: change.from,
        to: change.to,
      };
    case 'meaning-changed':
      return change.compare === 'avoid'
        ? { action: 'do-not-compare', scope: 'columns', columns: change.columns }
        : { action: 'check-meaning', columns: change.columns };
    case 'filter-changed':
      return { action: 'check-rows' };
    case 'missing-changed':
      return { action: 'set-missing', format: change.format, from: change.from, to: change.to };
    case 'codes-added':
    case 'codes-removed':
    case 'table-added':
    case 'table-removed':
      return { action: 'check-codes', table: change.table, columns: change.columns, codes: change.codes };
    case 'merge-changed':
      return { action: 'do-not-compare', scope: 'quarterly-annual' };
    case 'dedup-changed':
      return { action: 'do-not-compare', scope: 'rows' };
  }
}
