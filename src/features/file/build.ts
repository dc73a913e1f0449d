import {
  type Catalogue,
  type Column,
  columnsOfSet,
  type ColumnSummary,
  compareRows,
  type DataSet,
  familyOf,
  findRelease,
  granularity,
  holdsInPart,
  narrowColumn,
  ownCare,
  type Pair,
  readerOf,
  type Reason,
  reasonWords,
  type RowsComparison,
  type SetProfile,
  setsOfKind,
  slotOf,
  USABILITY_STATES,
  type UsabilityState,
  VERDICTS,
  versionOf,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';

export interface JudgedColumn {
  column: Column;
  state: UsabilityState;
  care: { state: UsabilityState; reasons: readonly Reason[] };
}

/** Has no row of the set a value in the column? A year with some empty months has values. */
export function isEmptyIn(catalogue: Catalogue, set: DataSet, { header }: Column): boolean {
  const cell = readerOf(catalogue).cell(set.period, set.variant, header);
  return cell.state === 'empty' && !holdsInPart(cell);
}

export const judgeColumns = (catalogue: Catalogue, set: DataSet): JudgedColumn[] =>
  columnsOfSet(catalogue, set).map((column) => {
    const cell = readerOf(catalogue).cell(set.period, set.variant, column.header);
    const narrowed = narrowColumn(catalogue, [set], column);
    return {
      column: isEmptyIn(catalogue, set, column) ? { ...narrowed, special: undefined } : narrowed,
      state: cell.state,
      care: ownCare(cell),
    };
  });

/** Columns of one family that ask for the same care for the same reasons, the worst first. */
export function groupCare(
  { incidents }: Pick<Catalogue, 'incidents'>,
  columns: readonly JudgedColumn[],
): [first: JudgedColumn, ...others: JudgedColumn[]][] {
  const cared = columns.filter(({ care }) => care.state !== 'fine');
  const groups = groupBy(cared, ({ column, care }) =>
    JSON.stringify([
      care.state,
      familyOf(column.header),
      care.reasons.map((reason) => [
        reasonWords(reason, incidents),
        'incident' in reason ? reason.incident : '',
      ]),
    ]),
  );
  const severity = ([{ care }]: [JudgedColumn, ...unknown[]]) => USABILITY_STATES.indexOf(care.state);
  return [...groups.values()].sort((a, b) => severity(b) - severity(a));
}

/** The sets of the same season, newest first, and which are merged by another rule: those are not comparable. */
export function listSeason(catalogue: Catalogue, { period, variant, version }: DataSet) {
  const isMerged = granularity(period) !== 'monthly';
  const ruleIn = (name: string) => versionOf(catalogue, name).merge;
  return setsOfKind(catalogue, granularity(period), variant)
    .filter((set) => slotOf(set.period) === slotOf(period))
    .map((set) => ({ set, otherRule: isMerged && ruleIn(set.version) !== ruleIn(version) }))
    .reverse();
}

export function findNeighbours(catalogue: Catalogue, { period, variant }: DataSet) {
  const same = setsOfKind(catalogue, granularity(period), variant).map((set) => set.period);
  const at = same.indexOf(period);
  return { previous: same[at - 1], next: same[at + 1] };
}

export const findOtherVariant = (catalogue: Catalogue, { period, variant }: DataSet): DataSet | undefined =>
  findRelease(catalogue, period).sets.find((set) => set.variant !== variant);

/** The rows of a set, `b`, against those of a set before it, `a`. */
export interface RowsChange {
  /** with the nearest whose rows may be compared with these, else with the nearest */
  comparison: RowsComparison;
  /** with the nearest, where it had to be skipped */
  skipped?: RowsComparison | undefined;
  /** two other periods of the same season that can be compared, where this set can be compared with none */
  instead?: Pair | undefined;
}

/** Against the nearest comparable set before, and its season's a year before. Where its rows rule out all, that is said once, with two others of the season. */
export function compareWithEarlier(catalogue: Catalogue, { period, variant }: DataSet): RowsChange[] {
  const compare = (a: string, b: string) => compareRows(catalogue, a, b, variant);
  const all = setsOfKind(catalogue, granularity(period), variant).map((set) => set.period);
  const season = all.filter((other) => slotOf(other) === slotOf(period));

  const compareWith = (periods: readonly string[]): RowsChange[] => {
    const before = periods.filter((other) => other < period).map((other) => compare(other, period));
    const nearest = before.at(-1);
    const best = VERDICTS.flatMap((verdict) => before.findLast((c) => c.rows.verdict === verdict) ?? [])[0];
    if (!nearest || !best) return [];
    return [{ comparison: best, skipped: best === nearest ? undefined : nearest }];
  };
  const changes = [...compareWith(all), ...compareWith(season)].filter(
    ({ comparison: { a } }, i, both) =>
      both.findIndex((other) => other.comparison.a.period === a.period) === i,
  );
  const { state } = readerOf(catalogue).rows(period, variant);
  if (state === 'complete' || state === 'partial') return changes;

  const instead = season
    .flatMap((b) =>
      season.filter((a) => a < b && compare(a, b).rows.verdict === 'comparable').map((a) => ({ a, b })),
    )
    .at(-1);
  return changes.slice(0, 1).map((change) => ({ ...change, instead }));
}

/** Codes of a column that are named; the rest are counted together. */
const NAMED = 5;
/** A quartile of fewer rows says little. */
export const ENOUGH_ROWS = 30;

const findLabel = ({ codeTables }: Catalogue, table: string | undefined, code: string): string =>
  codeTables.find(({ id }) => id === table)?.codes.find((known) => String(known.code) === code)?.label ??
  code;

export function countCodes(catalogue: Catalogue, { codeTable }: Column, { counts = {} }: ColumnSummary) {
  const all = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const rest = all.slice(NAMED);
  return {
    top: all.slice(0, NAMED).map(([code, rows]) => ({ label: findLabel(catalogue, codeTable, code), rows })),
    rest: { codes: rest.length, rows: rest.reduce((sum, [, rows]) => sum + rows, 0) },
  };
}

/** The rents of counties and property types with enough rows, in TWD. */
export function listRents(catalogue: Catalogue, set: DataSet, { groups }: SetProfile) {
  const columns = columnsOfSet(catalogue, set);
  const findTable = (header: string) => columns.find((column) => column.header === header)?.codeTable;
  const [counties, types] = [findTable('縣市'), findTable('物件類型')];
  return groups.flatMap(([county, type, rows, rent]) =>
    rent && rows >= ENOUGH_ROWS
      ? [
          {
            county: findLabel(catalogue, counties, county),
            propertyType: findLabel(catalogue, types, type),
            rows,
            rent,
          },
        ]
      : [],
  );
}
