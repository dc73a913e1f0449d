/**
 * Which files fit what a reader picks. Pure. What must not be used stays out always, and so do quarters and years that were merged
 * by another rule than the larger group (of two equal ones the newer): they compare with none of the others. Switches keep out
 * what readers may decide: gaps in the rows, and columns that may not be used. What was never published is neither in nor out.
 */
import { listColumns } from '../catalogue/columns';
import { findCsv, setsOfKind, findVersion } from '../catalogue/sets';
import type { Catalogue, DataSet, MeaningChange } from '../catalogue/types';
import type { MergeRule, Variant } from '../catalogue/values';
import { changeVerdict } from '../comparison/changeVerdict';
import { meaningBetween, meaningVerdict } from '../comparison/meaning';
import { answerMerge } from '../comparison/merge';
import { keptChanges } from '../differences/kept';
import { groupBy } from '../helpers/groupBy';
import { memoByObject } from '../helpers/memo';
import { parseYear } from '../period';
import { getReader } from '../usability/reader';
import { listTimeline } from '../usability/timeline';
import type { CellUsability, RowsUsability } from '../usability/types';
import type { Choice } from './query';

interface ColumnsAlike {
  headers: string[];
  cell: CellUsability;
}

interface ColumnChanged {
  headers: string[];
  change: MeaningChange;
}

/** Why a file stays out. A file has one reason, the first of these that holds. */
type Exclusion =
  | { type: 'avoid' }
  | { type: 'merge'; rule: MergeRule; rest: MergeRule }
  | { type: 'rows' }
  /** has other counties in full than the rest */
  | { type: 'counties' }
  | { type: 'columns'; columns: ColumnsAlike[] }
  /** a dataset version gave the columns another meaning than they have in the rest */
  | { type: 'meaning'; headers: string[]; version: string; rest: string }
  /** from some period on the columns have another meaning, with which the rest was made */
  | { type: 'changed'; columns: ColumnChanged[] };

/** A file of the years and the kind that were picked, with what is known of it. */
export interface JudgedFile {
  period: string;
  set: DataSet;
  rows: RowsUsability;
  columns: ColumnsAlike[];
  /** why it stays out; unset where it is in */
  out?: Exclusion;
}

export interface Selection {
  choice: Choice;
  /** oldest first */
  files: JudgedFile[];
  included: JudgedFile[];
  excluded: JudgedFile[];
  absent: { period: string; rows: RowsUsability }[];
  /** of what is in */
  rowCount: number;
  bytes: number;
  /** how many files there were if one switch stood the other way */
  otherwise: Record<'complete' | 'usable', number>;
}

/** Headers under which a column stood before and after a version renamed it, itself first. */
const listNames = memoByObject((catalogue: Catalogue, header: string): string[] => [
  header,
  ...catalogue.versions.flatMap(({ replaces }) =>
    Object.entries(replaces).flatMap(([old, [renamed, ...more]]) => {
      if (more.length > 0 || renamed === undefined) return [];
      return old === header ? [renamed] : renamed === header ? [old] : [];
    }),
  ),
]);

const headersIn = memoByObject(
  (catalogue: Catalogue, version: string, variant: Variant) =>
    new Set(listColumns(catalogue, findVersion(catalogue, version), variant).map(({ header }) => header)),
);

/** The header of a column in the files of a dataset version; undefined where they lack it. */
export const headerIn = (
  catalogue: Catalogue,
  { version, variant }: Pick<DataSet, 'version' | 'variant'>,
  header: string,
): string | undefined =>
  listNames(catalogue, header).find((name) => headersIn(catalogue, version, variant).has(name));

/** The cells of a file by header, as far as they were asked for: asking the reader anew for every file and column takes longer. */
const cellsIn = memoByObject(
  (_: Catalogue, _period: string, _variant: Variant): Map<string, CellUsability> => new Map(),
);

function groupColumns(catalogue: Catalogue, set: DataSet, headers: readonly string[]): ColumnsAlike[] {
  const { period, variant } = set;
  const reader = getReader(catalogue);
  const known = cellsIn(catalogue, period, variant);
  const readCell = (header: string) => {
    const name = headerIn(catalogue, set, header) ?? header;
    const cell = known.get(header) ?? reader.cell(period, variant, name);
    known.set(header, cell);
    return cell;
  };
  // Cells that say the same are one object.
  return [...groupBy(headers, readCell)].map(([cell, found]) => ({ cell, headers: found }));
}

const changesIn = memoByObject((catalogue: Catalogue, a: string, b: string, variant: Variant) => {
  const [before, after] = [a, b].map((version) =>
    listColumns(catalogue, findVersion(catalogue, version), variant),
  );
  return keptChanges(before ?? [], after ?? [], variant);
});

/** The file that stands for the rest: the newest of the largest group that was merged by one rule. */
function chooseRest(catalogue: Catalogue, sets: readonly DataSet[]): DataSet | undefined {
  if (sets.every(({ period }) => period.includes('-'))) return sets.at(-1);
  const groups = [...groupBy(sets, ({ version }) => findVersion(catalogue, version).merge).values()];
  const largest = Math.max(...groups.map(({ length }) => length));
  return groups.findLast(({ length }) => length === largest)?.at(-1);
}

const countiesIn = ({ reasons }: RowsUsability): string =>
  reasons.flatMap((reason) => (reason.type === 'covers' ? (reason.counties ?? []) : [])).join();

/** The columns whose values must not be compared with those of the rest, by what changed between the two. */
function listRenewed(
  catalogue: Catalogue,
  set: DataSet,
  rest: DataSet,
  headers: readonly string[],
): ColumnChanged[] {
  const side = ({ period, version }: DataSet) => ({ period, version });
  const found = headers.flatMap((header) =>
    meaningBetween(catalogue, { a: side(set), b: side(rest), variant: set.variant }, header)
      .filter((difference) => meaningVerdict(difference) === 'not-comparable')
      .map(({ change }) => ({ header, change })),
  );
  return [...groupBy(found, ({ change }) => change)].map(([change, same]) => ({
    change,
    headers: same.map(({ header }) => header),
  }));
}

/** The files of the years and the kind that are picked, judged by what is known of their rows and columns. */
export function select(catalogue: Catalogue, choice: Choice): Selection {
  const { variant, granularity, columns, complete, usable } = choice;
  const reader = getReader(catalogue);
  const inYears = (period: string) => parseYear(period) >= choice.from && parseYear(period) <= choice.to;
  const sets = setsOfKind(catalogue, granularity, variant).filter(
    (set) => inYears(set.period) && findCsv(set) !== undefined,
  );
  const readState = ({ period }: DataSet) => reader.rows(period, variant).state;
  const rest = chooseRest(
    catalogue,
    sets.filter((set) => readState(set) !== 'avoid'),
  );
  // Files of one dataset version differ from the rest in the same.
  const differences = new Map(
    [...groupBy(sets, ({ version }) => version).keys()].map((version) => {
      const merge =
        rest &&
        answerMerge(catalogue, { a: { granularity, version }, b: { granularity, version: rest.version } });
      const changes = rest ? changesIn(catalogue, version, rest.version, variant) : [];
      const changed = columns.filter((header) =>
        changes.some((change) => changeVerdict(change, header) === 'not-comparable'),
      );
      return [version, { merge, changed }];
    }),
  );

  const isFine = (set: DataSet) =>
    readState(set) !== 'avoid' &&
    groupColumns(catalogue, set, columns).every(({ cell }) => cell.state === 'fine');
  const isMergedAlike = ({ version }: DataSet) =>
    differences.get(version)?.merge?.verdict !== 'not-comparable';
  // Files whose columns are of no use do not say what they mean in the rest.
  const usableRest = sets.findLast((set) => isMergedAlike(set) && isFine(set)) ?? rest;

  const judged = sets.map((set) => {
    const rows = reader.rows(set.period, variant);
    const alike = groupColumns(catalogue, set, columns);
    const { merge, changed = [] } = differences.get(set.version) ?? {};
    const always: Exclusion | undefined =
      rows.state === 'avoid'
        ? { type: 'avoid' }
        : merge?.verdict === 'not-comparable'
          ? { type: 'merge', rule: merge.a, rest: merge.b }
          : undefined;
    const gap: Exclusion | undefined = rows.state === 'complete' ? undefined : { type: 'rows' };
    const renewed = usableRest ? listRenewed(catalogue, set, usableRest, columns) : [];
    const unusable = alike.filter(({ cell }) => cell.state !== 'fine');
    const ofColumns: Exclusion | undefined =
      rest && countiesIn(rows) !== countiesIn(reader.rows(rest.period, variant))
        ? { type: 'counties' }
        : unusable.length > 0
          ? { type: 'columns', columns: unusable }
          : changed.length > 0 && rest
            ? { type: 'meaning', headers: changed, version: set.version, rest: rest.version }
            : renewed.length > 0
              ? { type: 'changed', columns: renewed }
              : undefined;
    const outIf = (withComplete: boolean, withUsable: boolean) =>
      always ?? (withComplete ? gap : undefined) ?? (withUsable ? ofColumns : undefined);
    return { file: { period: set.period, set, rows, columns: alike }, outIf };
  });
  const files = judged.map(({ file, outIf }): JudgedFile => {
    const out = outIf(complete, usable);
    return out ? { ...file, out } : file;
  });
  const included = files.filter(({ out }) => out === undefined);
  const count = (withComplete: boolean, withUsable: boolean) =>
    judged.filter(({ outIf }) => outIf(withComplete, withUsable) === undefined).length;
  const published = new Set(sets.map(({ period }) => period));
  return {
    choice,
    files,
    included,
    excluded: files.filter(({ out }) => out !== undefined),
    absent: listTimeline(catalogue, granularity)
      .filter((period) => inYears(period) && !published.has(period))
      .map((period) => ({ period, rows: reader.rows(period, variant) })),
    rowCount: included.reduce((sum, { set }) => sum + set.rows, 0),
    bytes: included.reduce((sum, { set }) => sum + (findCsv(set)?.bytes ?? 0), 0),
    otherwise: { complete: count(!complete, usable), usable: count(complete, !usable) },
  };
}
