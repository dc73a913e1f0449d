/** On which side of a change of meaning a file stands. Pure; what follows for use and for comparisons is worked out elsewhere. */
import { compareVersions, matchesHeader } from './columns';
import { memoByObject } from '../helpers/memo';
import { listMonths } from '../period';
import { listSets } from './sets';
import type { Catalogue, DataSet, MeaningChange, Column, DatasetVersion } from './types';
import type { Variant } from './values';

/** `mixed`: a quarter or year that holds months of both sides. */
export type ChangeSide = 'before' | 'after' | 'mixed';

type File = Pick<DataSet, 'period' | 'version'>;

const isMonth = (from: string): boolean => from.includes('-');

/** Does a change concern the column, or, where no column is named, the rows? */
export const changesColumn = ({ columns }: Pick<MeaningChange, 'columns'>, header: string): boolean =>
  (columns ?? []).some((pattern) => matchesHeader(header, pattern));

/** All changes of a column, those of files that are not known yet too, in the order of the catalogue. */
export const changesOfColumn = (
  { changes }: Pick<Catalogue, 'changes'>,
  { header, variants }: Pick<Column, 'header' | 'variants'>,
): MeaningChange[] =>
  changes.filter(
    (change) =>
      changesColumn(change, header) && variants.some((variant) => change.variants?.includes(variant) ?? true),
  );

/** The side of a change on which a file stands. @throws RangeError when its period is none */
export function sideOfChange(
  { dataset }: Pick<Catalogue, 'dataset'>,
  { from, periods = [] }: MeaningChange,
  { period, version }: File,
): ChangeSide {
  if (from !== undefined && !isMonth(from)) return compareVersions(version, from) < 0 ? 'before' : 'after';
  if (periods.includes(period)) return 'after';
  const months = listMonths(period).filter((month) => month >= dataset.since);
  const later = months.filter((month) => (from === undefined ? periods.includes(month) : month >= from));
  if (later.length === 0) return 'before';
  return later.length === months.length ? 'after' : 'mixed';
}

/** The side on which several files stand together; undefined of none. */
export function sideOfSets(
  catalogue: Pick<Catalogue, 'dataset'>,
  change: MeaningChange,
  sets: readonly File[],
): ChangeSide | undefined {
  const sides = new Set(sets.map((set) => sideOfChange(catalogue, change, set)));
  return sides.size > 1 ? 'mixed' : [...sides][0];
}

/** Is some published file made by the rule after the change? Of files that are not known, nothing is said. */
const hasHappened = memoByObject((catalogue: Catalogue, id: string): boolean => {
  const change = catalogue.changes.find((one) => one.id === id);
  return (
    change !== undefined &&
    catalogue.releases.some((release) => sideOfChange(catalogue, change, release) !== 'before')
  );
});

/** Of the rows where no column is named: no column has an empty name. */
const changesShown = memoByObject(
  (catalogue: Catalogue, variant: Variant, header: string): readonly MeaningChange[] =>
    catalogue.changes.filter(
      (change) =>
        (header === '' ? change.columns === undefined : changesColumn(change, header)) &&
        (change.variants?.includes(variant) ?? true) &&
        hasHappened(catalogue, change.id),
    ),
);

/** The changes that files of a variant show, of a column or, without one, of the rows; in the order of the catalogue. */
export const listChanges = (catalogue: Catalogue, variant: Variant, header = ''): readonly MeaningChange[] =>
  changesShown(catalogue, variant, header);

/** The changes of a column that divide the files of a version, or came with it. */
export function changesInVersion(
  catalogue: Pick<Catalogue, 'changes' | 'dataset' | 'releases'>,
  { version }: Pick<DatasetVersion, 'version'>,
  column: Pick<Column, 'header' | 'variants'>,
): MeaningChange[] {
  return changesOfColumn(catalogue, column).filter((change) => {
    const sides = listSets(catalogue)
      .filter(
        (set) =>
          set.version === version &&
          column.variants.includes(set.variant) &&
          (change.variants?.includes(set.variant) ?? true),
      )
      .map((set) => sideOfChange(catalogue, change, set));
    return change.from === version || new Set(sides).size > 1 || sides.includes('mixed');
  });
}
