/** Usability over time: neighbouring periods that say the same become one run. Pure. */
import { COLUMN_GROUPS, type Catalogue, type ColumnGroup, type Variant } from '../catalogue/types';
import { monthRange, monthsOf, type Granularity } from '../period';
import { matrixColumns } from './matrix';
import { readerOf } from './reader';
import { reasonId, sameReasons, worstState } from './states';
import {
  USABILITY_STATES,
  type CellReason,
  type CellUsability,
  type RowsState,
  type RowsUsability,
  type UsabilityState,
} from './types';

/** The first and the last period of a run, and how many it holds. */
export interface Span {
  from: string;
  to: string;
  length: number;
}

/** Neighbouring periods in which a column has the same state for the same reasons. */
interface ColumnRun extends CellUsability, Span {}
/** Several columns taken together: the state is that of the worst, the reasons are those of all. */
interface GroupUsability extends CellUsability {
  /** headers that are neither fine nor absent, in the order of the group */
  affected: string[];
  /** number of columns that stand in the file */
  total: number;
}
export interface GroupRun extends GroupUsability, Span {}

/** Several columns under one name. */
interface ColumnSet<Id extends string> {
  id: Id;
  columns: string[];
}

/** Which tracks are wanted. */
interface TrackOptions {
  variant: Variant;
  granularity: Granularity;
}

/** The month itself, or the quarter or year that it belongs to. */
function periodOf(wanted: Granularity, month: string): string {
  const year = month.slice(0, 4);
  switch (wanted) {
    case 'monthly':
      return month;
    case 'quarterly':
      return `${year}Q${Math.ceil(Number(month.slice(5)) / 3)}`;
    case 'annual':
      return year;
  }
}

/**
 * Every period of a granularity up to the end of the record, gaps too; quarters and years once they are over or published.
 */
export function timelineOf(
  catalogue: Pick<Catalogue, 'dataset' | 'releases'>,
  wanted: Granularity,
): string[] {
  const { since, asOf } = catalogue.dataset;
  const due = monthRange(since, asOf)
    .map((m) => periodOf(wanted, m))
    .filter((p) => monthsOf(p).every((m) => m <= asOf));
  const published = catalogue.releases.filter((r) => r.granularity === wanted).map((r) => r.period);
  // Periods of one granularity are in the order of time when they are in that of their texts.
  return [...new Set([...due, ...published])].sort();
}

function runsOf<T>(
  periods: readonly string[],
  at: (period: string) => T,
  same: (a: T, b: T) => boolean,
): (T & Span)[] {
  const runs: (T & Span)[] = [];
  for (const period of periods) {
    const here = at(period);
    const run = runs.at(-1);
    if (run && same(run, here)) {
      run.to = period;
      run.length += 1;
    } else {
      runs.push({ ...here, from: period, to: period, length: 1 });
    }
  }
  return runs;
}

const sameCell = (a: CellUsability | RowsUsability, b: CellUsability | RowsUsability): boolean =>
  a.state === b.state && sameReasons(a.reasons, b.reasons);

/** A track for each column of the matrix, in its order; a column that the variant never has is one run of absence. */
export function columnTracks(catalogue: Catalogue, options: TrackOptions) {
  const { variant, granularity } = options;
  const periods = timelineOf(catalogue, granularity);
  return matrixColumns(catalogue).map(({ header }) => ({
    header,
    runs: runsOf(periods, (period) => readerOf(catalogue).cell(period, variant, header), sameCell),
  }));
}

/** The track of the rows themselves. */
export function rowsTrack(catalogue: Catalogue, options: TrackOptions) {
  const { variant, granularity } = options;
  return runsOf(
    timelineOf(catalogue, granularity),
    (period) => {
      const { state, reasons } = readerOf(catalogue).rows(period, variant);
      return { state, reasons };
    },
    sameCell,
  );
}

/** Several columns of one period taken together. Columns that the file does not have are left out, unless it has none. */
export function groupUsability(cells: readonly { header: string; cell: CellUsability }[]): GroupUsability {
  const present = cells.filter(({ cell }) => cell.state !== 'absent');
  const counted = present.length > 0 ? present : cells;
  const reasons = new Map<string, CellReason>();
  for (const { cell } of counted) for (const reason of cell.reasons) reasons.set(reasonId(reason), reason);
  return {
    state: worstState(counted.map(({ cell }) => cell.state)),
    reasons: [...reasons.values()].sort(
      (a, b) => USABILITY_STATES.indexOf(b.gives) - USABILITY_STATES.indexOf(a.gives),
    ),
    affected: present.filter(({ cell }) => cell.state !== 'fine').map(({ header }) => header),
    total: present.length,
  };
}

/** The four groups of the catalogue as sets of columns. */
export function catalogueGroups(catalogue: Pick<Catalogue, 'columns'>): ColumnSet<ColumnGroup>[] {
  const columns = matrixColumns(catalogue);
  return COLUMN_GROUPS.map((id) => ({
    id,
    columns: columns.filter((c) => c.group === id).map((c) => c.header),
  }));
}

/** A track for each set of columns: the worst of them. @throws RangeError when a set names a column that no version has */
export function groupTracks(
  catalogue: Catalogue,
  options: TrackOptions,
  sets: readonly ColumnSet<string>[] = catalogueGroups(catalogue),
) {
  const { variant, granularity } = options;
  const reader = readerOf(catalogue);
  const periods = timelineOf(catalogue, granularity);
  return sets.map(({ id, columns }) => ({
    id,
    columns,
    runs: runsOf(
      periods,
      (period) =>
        groupUsability(columns.map((header) => ({ header, cell: reader.cell(period, variant, header) }))),
      (a, b) => sameCell(a, b) && a.total === b.total && a.affected.join() === b.affected.join(),
    ),
  }));
}

/**
 * The columns of each group in lanes: columns with the same history share one. Columns that the variant lacks are left
 * out.
 */
export function lanesOf(catalogue: Catalogue, options: TrackOptions) {
  const tracks = new Map(columnTracks(catalogue, options).map((t) => [t.header, t.runs]));
  return catalogueGroups(catalogue).flatMap(({ id, columns }) => {
    const lanes = new Map<string, { group: ColumnGroup; columns: string[]; runs: ColumnRun[] }>();
    for (const header of columns) {
      const runs = tracks.get(header) ?? [];
      if (runs.every((run) => run.state === 'absent')) continue;
      const history = runs.map((run) => [run.from, ...run.reasons.map(reasonId)].join('|')).join('\n');
      const lane = lanes.get(history) ?? { group: id, columns: [], runs };
      lane.columns.push(header);
      lanes.set(history, lane);
    }
    return [...lanes.values()];
  });
}

/** Is this the run of a period that was never published? */
export const isGap = (run: {
  reasons: readonly { type: string }[];
  state: UsabilityState | RowsState;
}): boolean =>
  run.state === 'absent' &&
  run.reasons.some((r) => r.type === 'not-published' || r.type === 'variant-not-published');
