import { listColumns } from '../catalogue/columns';
import { listChanges, sideOfSets } from '../catalogue/changes';
import { listSets, findVersion } from '../catalogue/sets';
import { booleanNotation, codesIn, findLastDay } from '../catalogue/notation';
import { FORMATS, VARIANTS, type Variant } from '../catalogue/values';
import type { Catalogue, Code, CodeTable, Column, DatasetVersion } from '../catalogue/types';
import { keptChanges, toColumnRef } from './kept';
import type { ColumnReplaced, KeptColumns, VersionChange, VersionDifferences } from './types';

const listHeaders = (columns: readonly { header: string }[]): string[] => columns.map((c) => c.header);

const OPPOSITE: Record<string, string> = {
  added: 'removed',
  removed: 'added',
  deprecated: 'restored',
  restored: 'deprecated',
};

export function invertChange(change: VersionChange): VersionChange {
  if ('from' in change) return { ...change, from: change.to, to: change.from } as VersionChange;
  return { ...change, kind: change.kind.replace(/\w+$/, (end) => OPPOSITE[end] ?? end) } as VersionChange;
}

function findSuccessors(header: string, steps: readonly DatasetVersion[]): string[] {
  let heirs = [header];
  for (const { replaces } of steps) heirs = heirs.flatMap((h) => replaces[h] ?? [h]);
  return [...new Set(heirs)];
}

/** Removed columns with those that replaced them; columns that share a heir were joined and belong together. */
function replacedColumns(
  variant: Variant,
  removed: readonly Column[],
  added: readonly Column[],
  steps: readonly DatasetVersion[],
): ColumnReplaced[] {
  const groups: { from: Column[]; to: Column[] }[] = [];
  for (const column of removed) {
    const names = findSuccessors(column.header, steps);
    const heirs = added.filter((c) => names.includes(c.header));
    if (heirs.length === 0) continue;
    const related = groups.filter((g) => g.to.some((c) => heirs.includes(c)));
    for (const group of related) groups.splice(groups.indexOf(group), 1);
    groups.push({
      from: [...related.flatMap((g) => g.from), column],
      to: [...new Set([...related.flatMap((g) => g.to), ...heirs])],
    });
  }
  return groups.map(({ from, to }) => ({
    kind: 'column-replaced',
    variant,
    from: from.map(toColumnRef),
    to: to.map(toColumnRef),
    meaning: from.some((a) => to.some((b) => a.description !== b.description)),
  }));
}

function variantChanges(
  catalogue: Catalogue,
  older: DatasetVersion,
  newer: DatasetVersion,
  variant: Variant,
): { changes: VersionChange[]; kept?: KeptColumns } {
  const [before, after] = [listColumns(catalogue, older, variant), listColumns(catalogue, newer, variant)];
  const [inOlder, inNewer] = [older.variants.includes(variant), newer.variants.includes(variant)];
  if (!inOlder && !inNewer) return { changes: [] };
  if (!inOlder) return { changes: [{ kind: 'variant-added', variant, columns: after.map(toColumnRef) }] };
  if (!inNewer) return { changes: [{ kind: 'variant-removed', variant, columns: before.map(toColumnRef) }] };

  const lacks = (columns: Column[], { header }: Column) => !listHeaders(columns).includes(header);
  const removed = before.filter((c) => lacks(after, c));
  const added = after.filter((c) => lacks(before, c));
  const start = catalogue.versions.indexOf(older) + 1;
  const steps = catalogue.versions.slice(start, catalogue.versions.indexOf(newer) + 1);
  const replaced = replacedColumns(variant, removed, added, steps);
  const isReplaced = ({ header }: Column) =>
    replaced.some((r) => [...r.from, ...r.to].some((ref) => ref.header === header));
  const single = (kind: 'column-added' | 'column-removed', columns: Column[]): VersionChange[] =>
    columns.filter((c) => !isReplaced(c)).map((c) => ({ kind, variant, column: toColumnRef(c) }));
  return {
    changes: [
      ...single('column-removed', removed),
      ...replaced,
      ...single('column-added', added),
      ...keptChanges(before, after, variant),
    ],
    kept: { variant, headers: listHeaders(after.filter((c) => !lacks(before, c))) },
  };
}

const headersIn = (
  catalogue: Catalogue,
  version: DatasetVersion,
  wanted: (column: Column) => boolean,
): string[] => [
  ...new Set(VARIANTS.flatMap((v) => listHeaders(listColumns(catalogue, version, v).filter(wanted)))),
];

function sharedHeaders(
  catalogue: Catalogue,
  versions: readonly [DatasetVersion, DatasetVersion],
  wanted: (column: Column) => boolean,
): string[] {
  const columnsIn = (version: DatasetVersion, variant: Variant) =>
    listHeaders(listColumns(catalogue, version, variant).filter(wanted));
  const shared = VARIANTS.flatMap((variant) => {
    const other = columnsIn(versions[1], variant);
    return columnsIn(versions[0], variant).filter((h) => other.includes(h));
  });
  return [...new Set(shared)];
}

/** Of the formats that were published: one that a version only defines has no files to read. */
function formatChanges(older: DatasetVersion, newer: DatasetVersion): VersionChange[] {
  return FORMATS.flatMap((format): VersionChange[] => {
    if (older.formats.includes(format) === newer.formats.includes(format)) return [];
    return [{ kind: newer.formats.includes(format) ? 'format-added' : 'format-removed', format }];
  });
}

function notationChanges(
  catalogue: Catalogue,
  older: DatasetVersion,
  newer: DatasetVersion,
): VersionChange[] {
  const both = older.formats.filter((f) => newer.formats.includes(f));
  return both.flatMap((format): VersionChange[] => {
    const changes: VersionChange[] = [];
    const [oldBooleans, newBooleans] = [older.booleans[format], newer.booleans[format]];
    if (oldBooleans && newBooleans && oldBooleans !== newBooleans) {
      changes.push({
        kind: 'booleans-changed',
        format,
        from: booleanNotation(oldBooleans),
        to: booleanNotation(newBooleans),
        columns: sharedHeaders(catalogue, [older, newer], (c) => c.type === 'boolean'),
      });
    }
    const [oldTimes, newTimes] = [older.times?.[format], newer.times?.[format]];
    if (oldTimes && newTimes && oldTimes !== newTimes) {
      const columns = sharedHeaders(catalogue, [older, newer], (c) => c.type === 'datetime');
      changes.push({ kind: 'times-changed', format, from: oldTimes, to: newTimes, columns });
    }
    const [from, to] = [older.missing?.[format], newer.missing?.[format]];
    if (from && to && from !== to) changes.push({ kind: 'missing-changed', format, from, to });
    return changes;
  });
}

const codeRefs = (codes: readonly Code[]) => codes.map(({ code, label }) => ({ code, label }));

/** A table of columns that only one of the versions has; a column of both that follows another table is defined anew. */
function wholeTable(
  catalogue: Catalogue,
  older: DatasetVersion,
  newer: DatasetVersion,
  table: CodeTable,
): VersionChange[] {
  const [before = [], after = []] = [older, newer].map((version) => {
    const inOther = headersIn(catalogue, version === older ? newer : older, () => true);
    return headersIn(catalogue, version, (c) => c.codeTable === table.id && !inOther.includes(c.header));
  });
  if ((before.length === 0) === (after.length === 0)) return [];
  const added = before.length === 0;
  return [
    {
      kind: added ? 'table-added' : 'table-removed',
      table: table.id,
      title: table.title,
      columns: added ? after : before,
      codes: codeRefs(codesIn(table, findLastDay(catalogue, added ? newer : older))),
    },
  ];
}

function codeChanges(catalogue: Catalogue, older: DatasetVersion, newer: DatasetVersion): VersionChange[] {
  return catalogue.codeTables.flatMap((table): VersionChange[] => {
    const columns = sharedHeaders(catalogue, [older, newer], (c) => c.codeTable === table.id);
    if (columns.length === 0) return wholeTable(catalogue, older, newer, table);
    const without = (codes: Code[], others: Code[]) =>
      codeRefs(codes.filter(({ code }) => !others.some((other) => other.code === code)));
    const [before, after] = [
      codesIn(table, findLastDay(catalogue, older)),
      codesIn(table, findLastDay(catalogue, newer)),
    ];
    return (['codes-added', 'codes-removed'] as const).flatMap((kind) => {
      const codes = kind === 'codes-added' ? without(after, before) : without(before, after);
      return codes.length > 0 ? [{ kind, table: table.id, title: table.title, columns, codes }] : [];
    });
  });
}

function mergeChanges(older: DatasetVersion, newer: DatasetVersion): VersionChange[] {
  if (!older.merge || !newer.merge || older.merge === newer.merge) return [];
  return [{ kind: 'merge-changed', from: older.merge, to: newer.merge }];
}

/** By what listings are told apart: the columns may be of either variant, since listings are merged from the raw data. */
function dedupChanges(catalogue: Catalogue, older: DatasetVersion, newer: DatasetVersion): VersionChange[] {
  if (![older, newer].every(({ variants }) => variants.includes('deduplicated'))) return [];
  const [from = [], to = []] = [older, newer].map((version) =>
    headersIn(catalogue, version, (c) => c.dedupKey),
  );
  const isSame = from.length === to.length && from.every((header) => to.includes(header));
  return isSame ? [] : [{ kind: 'dedup-changed', from, to }];
}

/** As the programs apply it, since that made the files. */
function filterChanges(
  { dataset }: Catalogue,
  older: DatasetVersion,
  newer: DatasetVersion,
): VersionChange[] {
  const [from, to] = [older, newer].map(({ version }) =>
    dataset.dwellingFilters.find((one) => one.from === 'program' && one.versions.includes(version)),
  );
  return !from || !to || from === to ? [] : [{ kind: 'filter-changed', from, to }];
}

function meaningChanges(
  catalogue: Catalogue,
  older: DatasetVersion,
  newer: DatasetVersion,
  { variant, headers }: KeptColumns,
): VersionChange[] {
  return catalogue.changes.flatMap((change): VersionChange[] => {
    const columns = headers.filter((header) => listChanges(catalogue, variant, header).includes(change));
    if (columns.length === 0) return [];
    const [from, to] = [older, newer].map(({ version }) =>
      sideOfSets(
        catalogue,
        change,
        listSets(catalogue).filter((set) => set.version === version && set.variant === variant),
      ),
    );
    if (!from || !to || from === to) return [];
    const { id, from: since, periods, compare, before, after, certainty } = change;
    return [
      {
        ...{ kind: 'meaning-changed', variant, change: id, columns, from, to },
        ...{ since, periods, compare, before, after, certainty },
      },
    ];
  });
}

/** Everything that changes from one version to another, whichever is older. @throws RangeError for no such version */
export function differences(catalogue: Catalogue, from: string, to: string): VersionDifferences {
  const [start, end] = [findVersion(catalogue, from), findVersion(catalogue, to)];
  const forward = catalogue.versions.indexOf(start) <= catalogue.versions.indexOf(end);
  const [older, newer] = forward ? [start, end] : [end, start];
  const variants = VARIANTS.map((variant) => variantChanges(catalogue, older, newer, variant));
  const isWhole = ({ kind }: VersionChange) => kind === 'variant-added' || kind === 'variant-removed';
  const ofVariants = variants.flatMap((v) => v.changes);
  const changes = [
    ...ofVariants.filter(isWhole),
    ...formatChanges(older, newer),
    ...notationChanges(catalogue, older, newer),
    ...mergeChanges(older, newer),
    ...dedupChanges(catalogue, older, newer),
    ...filterChanges(catalogue, older, newer),
    ...ofVariants.filter((change) => !isWhole(change)),
    ...variants.flatMap(({ kept }) => (kept ? meaningChanges(catalogue, older, newer, kept) : [])),
    ...codeChanges(catalogue, older, newer),
  ];
  return {
    from,
    to,
    changes: forward ? changes : changes.map(invertChange),
    kept: variants.flatMap((v) => v.kept ?? []),
  };
}

export function versionPairs(catalogue: Pick<Catalogue, 'versions'>): [from: string, to: string][] {
  const versions = catalogue.versions.map((v) => v.version);
  return versions.flatMap((from) =>
    versions.filter((to) => to !== from).map((to): [string, string] => [from, to]),
  );
}
