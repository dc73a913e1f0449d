import { columnAnchor, listColumns } from '../catalogue/columns';
import { findVersion } from '../catalogue/sets';
import type { Catalogue, DatasetVersion, Draft } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { BOTH_VARIANTS, FORMAT_NAME, MERGE_NAME } from '../words';
import { differences } from './differences';
import { makeHint } from './hints';
import { ACTION_NAME, KIND_NAME } from './names';
import { changeSnippets, writePrograms } from './snippets';
import { summariseDifferences } from './summary';
import type { ColumnRef, VersionChange } from './types';
import { changeParts } from './words';

/** Columns of one version by header, in their variant's definition. @param hasPage false for a draft */
function placesIn(catalogue: Catalogue, version: DatasetVersion, hasPage: boolean) {
  const all = version.variants.map((variant) => [variant, listColumns(catalogue, version, variant)] as const);
  return (header: string, variant?: Variant) => {
    const found = all
      .filter(([name]) => variant === undefined || name === variant)
      .flatMap(([, columns]) => columns.filter((c) => c.header === header))[0];
    if (!found)
      throw new Error(
        `資料集版本${version.version}沒有「${header}」。修正：檢查packages/rental-data/src/differences。`,
      );
    return {
      header,
      version: version.version,
      anchor: hasPage ? columnAnchor(found) : undefined,
      // A column with a page has its key there.
      key: !hasPage && found.key ? found.key : undefined,
      type: found.type,
      unit: found.unit || undefined,
      description: found.description,
    };
  };
}

/** Where on a page a change stands: what is offered, columns of both variants or of one, rules of writing, codes. */
export type ChangeGroup = 'offer' | 'both' | Variant | 'rules' | 'codes';

function chooseGroup(change: VersionChange): ChangeGroup {
  switch (change.kind) {
    case 'variant-added':
    case 'variant-removed':
    case 'format-added':
    case 'format-removed':
      return 'offer';
    case 'booleans-changed':
    case 'times-changed':
    case 'missing-changed':
    case 'merge-changed':
    case 'dedup-changed':
    case 'filter-changed':
      return 'rules';
    case 'codes-added':
    case 'codes-removed':
    case 'table-added':
    case 'table-removed':
      return 'codes';
    default:
      return change.variant;
  }
}

type FindPlaces = ReturnType<typeof placesIn>;
/** A column of a version, with its anchor where the version has a page. */
export type ColumnPlace = ReturnType<FindPlaces>;

/** Columns of the first version that a change removes or redefines, columns that it adds, and columns whose values it touches. */
type ChangedColumns = Partial<Record<'before' | 'after' | 'concerned', ColumnPlace[]>>;

function columnsIn(
  change: VersionChange,
  [before, after]: readonly [FindPlaces, FindPlaces],
): ChangedColumns {
  const all = (place: FindPlaces, refs: readonly ColumnRef[], variant: Variant) =>
    refs.map(({ header }) => place(header, variant));
  switch (change.kind) {
    case 'column-added':
    case 'column-restored':
      return { after: all(after, [change.column], change.variant) };
    case 'column-removed':
    case 'column-deprecated':
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
    case 'meaning-changed':
      return { concerned: change.columns.map((header) => after(header, change.variant)) };
    case 'booleans-changed':
    case 'times-changed':
    case 'codes-added':
    case 'codes-removed':
    case 'table-added':
      return { concerned: change.columns.map((header) => after(header)) };
    case 'table-removed':
      return { concerned: change.columns.map((header) => before(header)) };
    default:
      return {};
  }
}

function listValues(change: VersionChange): [from: string, to: string] | undefined {
  switch (change.kind) {
    case 'booleans-changed':
      return [change.from.text, change.to.text];
    case 'missing-changed':
      return [change.from, change.to];
    case 'merge-changed':
      return [MERGE_NAME[change.from], MERGE_NAME[change.to]];
    case 'dedup-changed':
      return [`${change.from.length}欄`, `${change.to.length}欄`];
    default:
      return undefined;
  }
}

function describeChange(change: VersionChange, places: readonly [FindPlaces, FindPlaces], ofBoth: boolean) {
  const columns = columnsIn(change, places);
  const { before, after } = columns;
  const regrouped = change.kind === 'column-replaced' && (before?.length !== 1 || after?.length !== 1);
  const { action } = makeHint(change);
  return {
    kind: change.kind,
    name: KIND_NAME[regrouped ? 'column-regrouped' : change.kind],
    group: ofBoth ? ('both' as const) : chooseGroup(change),
    action,
    actionName: ACTION_NAME[action],
    ...changeParts(change, ofBoth ? BOTH_VARIANTS : undefined),
    ...columns,
    values: listValues(change),
    variant: 'variant' in change && !ofBoth ? change.variant : undefined,
    format: 'format' in change ? change.format : undefined,
    codes: 'codes' in change ? change.codes : undefined,
    snippets: changeSnippets(change),
  };
}
/** A change with its words, its columns and what to do about it. */
export type DescribedChange = ReturnType<typeof describeChange>;

/** Every change; one of columns that both variants make alike is told once, of both. */
function listChanges(
  changes: readonly VersionChange[],
  places: readonly [FindPlaces, FindPlaces],
): DescribedChange[] {
  /** the change without its variant, where it is one of columns */
  const alike = (change: VersionChange): string | undefined =>
    'variant' in change && chooseGroup(change) === change.variant
      ? JSON.stringify({ ...change, variant: '', ...columnsIn(change, places) })
      : undefined;
  const keys = changes.map(alike);
  return changes.flatMap((change, at) => {
    const key = keys[at];
    const first = key === undefined ? at : keys.indexOf(key);
    return first === at
      ? [describeChange(change, places, key !== undefined && keys.lastIndexOf(key) > at)]
      : [];
  });
}

/** Another notation of times does not tell by which clock they were written. */
function clockWords(...versions: readonly DatasetVersion[]): string {
  const unknown = versions.flatMap(({ version, clock }) => (clock === 'unrecorded' ? [version] : []));
  return unknown.length > 0 ? `版本${unknown.join('與')}的鐘點是不是台灣時間沒有紀錄，改了寫法也一樣。` : '';
}

/** Values that both versions state and that are equal, so that readers need not suspect a change. */
function findSame(older: DatasetVersion, newer: DatasetVersion) {
  const alike = <T>(a: T | undefined, b: T | undefined): T | undefined => (a === b ? a : undefined);
  const booleans = alike(older.booleans.csv, newer.booleans.csv);
  const missing = alike(older.missing?.csv, newer.missing?.csv);
  const merge = alike(older.merge, newer.merge);
  return {
    formats: older.formats.join() === newer.formats.join() ? older.formats : undefined,
    booleans: booleans || undefined,
    missing: missing || undefined,
    merge,
  };
}

/** The equal values as sentences. */
export const sameWords = ({ booleans, missing, merge, formats }: ReturnType<typeof findSame>): string[] => [
  ...(formats ? [`檔案格式一樣：${formats.map((format) => FORMAT_NAME[format]).join('、')}。`] : []),
  ...(booleans ? [`CSV的是非值一樣寫成${booleans}。`] : []),
  ...(missing ? [`CSV的缺值一樣寫成「${missing}」。`] : []),
  ...(merge ? [`季資料與年資料一樣${MERGE_NAME[merge]}。`] : []),
];

/** What the programs that rewrite files do not say by themselves; empty where nothing is to be said. */
export function programWords(changes: readonly DescribedChange[]): string {
  const adds = changes.some(({ action }) => action === 'add' || action === 'rewrite');
  const renames = changes.some(
    ({ kind, action, before, after }) =>
      kind === 'column-replaced' &&
      action === 'rename' &&
      before?.[0]?.description !== after?.[0]?.description,
  );
  return [
    adds ? '原來的版本沒有的欄位，填成缺值。' : '',
    renames ? '意義改變的欄位只換了名字，值還是不能直接相比。' : '',
  ].join('');
}

/** What `differences` finds, with what to do about each. @param draft set where `to` is one */
export function describePair(catalogue: Catalogue, from: string, to: string, draft?: Draft) {
  const found = differences(catalogue, from, to);
  const [before, after] = [findVersion(catalogue, from), findVersion(catalogue, to)];
  const places = [placesIn(catalogue, before, true), placesIn(catalogue, after, !draft)] as const;
  const isTouched = (variant: Variant, header: string) =>
    found.changes.some(
      (c) =>
        'variant' in c &&
        c.variant === variant &&
        (('column' in c && c.column.header === header) ||
          (c.kind === 'meaning-changed' && c.columns.includes(header))),
    );
  const keptAt = places[draft ? 0 : 1];
  return {
    from: before,
    to: after,
    summary: summariseDifferences(found),
    draft,
    changes: listChanges(found.changes, places).map((change) =>
      change.kind === 'times-changed' && change.format === 'csv'
        ? { ...change, task: change.task + clockWords(before, after) }
        : change,
    ),
    /** per variant: columns with the same definition, with their anchors on the newer page of the two that there is */
    kept: found.kept.map(({ variant, headers }) => ({
      variant,
      columns: headers
        .filter((header) => !isTouched(variant, header))
        .map((header): [string, string] => [header, keptAt(header, variant).anchor ?? '']),
    })),
    same: findSame(before, after),
    programs: found.kept.flatMap(({ variant }) => {
      const snippets = writePrograms(catalogue, from, to, variant);
      return snippets.length > 0 ? [{ variant, snippets }] : [];
    }),
  };
}
export type PairDifferences = ReturnType<typeof describePair>;
