import { differencePage, PAGES } from '../../../src/domain/addresses/pages';
import { columnAnchor, columnsOf } from '../../../src/domain/catalogue/columns';
import { versionOf } from '../../../src/domain/catalogue/sets';
import type { Catalogue, DatasetVersion, Variant } from '../../../src/domain/catalogue/types';
import { differences, versionPairs } from '../../../src/domain/differences/differences';
import { hintOf } from '../../../src/domain/differences/hints';
import { programsOf, snippetsOf } from '../../../src/domain/differences/snippets';
import { summaryOf, summaryWords } from '../../../src/domain/differences/summary';
import type { ColumnRef, VersionChange } from '../../../src/domain/differences/types';
import { changeParts } from '../../../src/domain/differences/words';
import { MERGE_NAME } from '../../../src/domain/words';
import { toVersionFactsProp } from './version';

/** Columns of one version by header; a header that the variants define differently stands under its variant's definition. */
function placesIn(catalogue: Catalogue, version: DatasetVersion) {
  const all = version.variants.map((variant) => [variant, columnsOf(catalogue, version, variant)] as const);
  return (header: string, variant?: Variant) => {
    const found = all
      .filter(([name]) => variant === undefined || name === variant)
      .flatMap(([, columns]) => columns.filter((c) => c.header === header))[0];
    if (!found)
      throw new Error(`資料集版本${version.version}沒有「${header}」。修正：檢查src/domain/differences。`);
    return {
      header,
      version: version.version,
      anchor: columnAnchor(found),
      type: found.type,
      ...(found.unit ? { unit: found.unit } : {}),
      description: found.description,
    };
  };
}

/** The heading under which a change is listed: what is offered, the columns of a variant, notation and rules, code tables. */
export type ChangeGroup = 'offer' | Variant | 'rules' | 'codes';

function groupOf(change: VersionChange): ChangeGroup {
  switch (change.kind) {
    case 'variant-added':
    case 'variant-removed':
    case 'format-added':
    case 'format-removed':
      return 'offer';
    case 'booleans-changed':
    case 'missing-changed':
    case 'merge-changed':
      return 'rules';
    case 'codes-added':
    case 'codes-removed':
      return 'codes';
    default:
      return change.variant;
  }
}

type PlaceOf = ReturnType<typeof placesIn>;
/** A column as one version describes it. */
export type ColumnPlaceProp = ReturnType<PlaceOf>;

/** Columns of the first version that a change removes or redefines, columns that it adds, and columns whose values it touches. */
type ChangedColumns = Partial<Record<'before' | 'after' | 'concerned', ColumnPlaceProp[]>>;

function columnsIn(change: VersionChange, [before, after]: readonly [PlaceOf, PlaceOf]): ChangedColumns {
  const all = (place: PlaceOf, refs: readonly ColumnRef[], variant: Variant) =>
    refs.map(({ header }) => place(header, variant));
  switch (change.kind) {
    case 'column-added':
      return { after: all(after, [change.column], change.variant) };
    case 'column-removed':
      return { before: all(before, [change.column], change.variant) };
    case 'column-replaced':
      return {
        before: all(before, change.from, change.variant),
        after: all(after, change.to, change.variant),
      };
    case 'column-changed':
      return {
        before: all(before, [change.column], change.variant),
        after: all(after, [change.column], change.variant),
      };
    case 'booleans-changed':
    case 'codes-added':
    case 'codes-removed':
      return { concerned: change.columns.map((header) => after(header)) };
    default:
      return {};
  }
}

/** The old and the new value, for a change that consists of two values. */
function valuesOf(change: VersionChange): [from: string, to: string] | undefined {
  switch (change.kind) {
    case 'booleans-changed':
      return [change.from.text, change.to.text];
    case 'missing-changed':
      return [change.from, change.to];
    case 'merge-changed':
      return [MERGE_NAME[change.from], MERGE_NAME[change.to]];
    default:
      return undefined;
  }
}

function toChange(change: VersionChange, places: readonly [PlaceOf, PlaceOf]) {
  const values = valuesOf(change);
  return {
    kind: change.kind,
    group: groupOf(change),
    /** what a script has to do, for programs; `task` says it in words */
    action: hintOf(change).action,
    ...changeParts(change),
    ...columnsIn(change, places),
    ...(values ? { values } : {}),
    ...('variant' in change ? { variant: change.variant } : {}),
    ...('format' in change ? { format: change.format } : {}),
    ...('codes' in change ? { codes: change.codes } : {}),
    snippets: snippetsOf(change),
  };
}
export type ChangeProp = ReturnType<typeof toChange>;

/** Values that both versions state and that are equal, so that readers need not suspect a change. */
function toSame(older: DatasetVersion, newer: DatasetVersion) {
  const alike = <T>(a: T | undefined, b: T | undefined): T | undefined => (a === b ? a : undefined);
  const booleans = alike(older.booleans.csv, newer.booleans.csv);
  const missing = alike(older.missing?.csv, newer.missing?.csv);
  const merge = alike(older.merge, newer.merge);
  return {
    ...(older.formats.join() === newer.formats.join() ? { formats: older.formats } : {}),
    ...(booleans ? { booleans } : {}),
    ...(missing ? { missing } : {}),
    ...(merge ? { merge } : {}),
  };
}

function toSide(catalogue: Catalogue, version: DatasetVersion) {
  const { released, until, lastMonth, formats, formatPolicy, periods } = toVersionFactsProp(
    catalogue,
    version,
  );
  return {
    version: version.version,
    released,
    until,
    ...(lastMonth ? { lastMonth } : {}),
    formats,
    ...(formatPolicy ? { formatPolicy } : {}),
    periods,
  };
}
export type VersionSideProp = ReturnType<typeof toSide>;

/**
 * The page of the differences between two versions: what `differences` finds, with what to do about each.
 * @throws RangeError when the catalogue has no such version
 */
export function toDifferencesProp(catalogue: Catalogue, from: string, to: string) {
  const found = differences(catalogue, from, to);
  const [before, after] = [versionOf(catalogue, from), versionOf(catalogue, to)];
  const places = [placesIn(catalogue, before), placesIn(catalogue, after)] as const;
  const redefined = (variant: Variant, header: string) =>
    found.changes.some(
      (c) => c.kind === 'column-changed' && c.variant === variant && c.column.header === header,
    );
  return {
    from: toSide(catalogue, before),
    to: toSide(catalogue, after),
    summary: summaryOf(found),
    changes: found.changes.map((change) => toChange(change, places)),
    /** per variant: columns with the same definition, with their anchors on the second version's page */
    kept: found.kept.map(({ variant, headers }) => ({
      variant,
      columns: headers
        .filter((header) => !redefined(variant, header))
        .map((header): [string, string] => [header, places[1](header, variant).anchor]),
    })),
    same: toSame(before, after),
    /** whole programs, for each variant whose columns a script has to adapt */
    programs: found.kept.flatMap(({ variant }) => {
      const snippets = programsOf(catalogue, from, to, variant);
      return snippets.length > 0 ? [{ variant, snippets }] : [];
    }),
  };
}
export type DifferencesProp = ReturnType<typeof toDifferencesProp>;

/** All versions against all: `{from}-{to}` → the differences in a line. */
export const toDifferencesIndexProp = (catalogue: Catalogue) => ({
  versions: catalogue.versions.map(({ version }) => version),
  words: Object.fromEntries(
    versionPairs(catalogue).map(([from, to]) => [
      `${from}-${to}`,
      summaryWords(summaryOf(differences(catalogue, from, to))),
    ]),
  ),
});
export type DifferencesIndexProp = ReturnType<typeof toDifferencesIndexProp>;

/** The table of all pairs and the pages of the pairs, each way, by path below the base path. */
export const toDifferencesPages = (
  catalogue: Catalogue,
): Record<string, DifferencesProp | DifferencesIndexProp> => ({
  [PAGES.differences]: toDifferencesIndexProp(catalogue),
  ...Object.fromEntries(
    versionPairs(catalogue).map(([from, to]) => [
      differencePage(from, to),
      toDifferencesProp(catalogue, from, to),
    ]),
  ),
});
