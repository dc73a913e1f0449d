import { toMapProp } from './release';
import type { Catalogue, ColumnGroup, Variant } from '../../../src/domain/catalogue/types';
import { FILES } from '../../../src/domain/addresses/files';
import { levelOf, rowsLevelOf, type Level } from '../../../src/domain/usability/levels';
import { usabilityMatrix, type UsabilityMatrix } from '../../../src/domain/usability/matrix';
import { holdsInPart, reasonId } from '../../../src/domain/usability/states';
import {
  groupTracks,
  isGap,
  lanesOf,
  rowsTrack,
  type GroupRun,
  type Span,
} from '../../../src/domain/usability/tracks';
import type { CellUsability, Reason, RowsUsability } from '../../../src/domain/usability/types';
import { rowsWhy } from '../../../src/domain/usability/words';
import { toReasonProp } from './file';

/** Several columns of one group that have the same cells everywhere, in the order of the published files. */
interface MatrixLaneProp {
  group: ColumnGroup;
  columns: string[];
}

/** Levels from the first month of the dataset on, each with the number of months it lasts; `gap` where nothing was published. */
export type TrackProp = [level: Level | 'gap', months: number][];

/** A list that keeps each thing once; things with the same key are the same. */
function uniqueList<T, P>(keyOf: (thing: T) => string, toProp: (thing: T) => P) {
  const places = new Map<string, number>();
  const list: P[] = [];
  return {
    list,
    place(thing: T): number {
      const key = keyOf(thing);
      const place = places.get(key) ?? list.push(toProp(thing)) - 1;
      places.set(key, place);
      return place;
    },
  };
}

/** Columns of one group with the same cells in every set, whatever the variant and the granularity. */
function lanes({ columns, sets }: UsabilityMatrix): { lane: MatrixLaneProp; first: number }[] {
  const cells = new Map<CellUsability, number>();
  const place = (cell: CellUsability | undefined): number => {
    if (!cell) return -1;
    const known = cells.get(cell) ?? cells.size;
    cells.set(cell, known);
    return known;
  };
  const found = new Map<string, { lane: MatrixLaneProp; first: number }>();
  columns.forEach(({ header, group }, first) => {
    const key = [group, ...sets.map((set) => place(set.cells[first]))].join();
    const known = found.get(key);
    if (known) known.lane.columns.push(header);
    else found.set(key, { lane: { group, columns: [header] }, first });
  });
  return [...found.values()];
}

/** Runs as they are drawn: neighbours that look alike are one. */
function toTrack<R extends Span>(runs: readonly R[], level: (run: R) => TrackProp[number][0]): TrackProp {
  const track: TrackProp = [];
  for (const run of runs) {
    const last = track.at(-1);
    const here = level(run);
    if (last?.[0] === here) last[1] += run.length;
    else track.push([here, run.length]);
  }
  return track;
}

/** The months of a variant as tracks, which name their lanes by their place in the list. */
function toTracks(catalogue: Catalogue, variant: Variant, all: readonly MatrixLaneProp[]) {
  const options = { variant, granularity: 'monthly' as const };
  const lanesOfVariant = lanesOf(catalogue, options);
  const columns = (run: CellUsability & Span) => (isGap(run) ? 'gap' : levelOf(run));
  // A group with a fine column that has a note is fine with a note.
  const group = (run: GroupRun) => columns(run);
  return {
    rows: toTrack(rowsTrack(catalogue, options), (run) => (isGap(run) ? 'gap' : rowsLevelOf(run))),
    groups: groupTracks(catalogue, options).map(({ id, runs }) => ({
      group: id as MatrixLaneProp['group'],
      track: toTrack(runs, group),
      lanes: lanesOfVariant
        .filter((lane) => lane.group === id)
        .map((lane) => ({
          /** columns with the same months: places in `MatrixProp.lanes` */
          lanes: all.flatMap(({ columns: [header = ''] }, place) =>
            lane.columns.includes(header) ? place : [],
          ),
          track: toTrack(lane.runs, columns),
        })),
    })),
  };
}
export type TracksProp = ReturnType<typeof toTracks>;

/**
 * The usability of every column of every published set. Each reason, cell and list of columns is stored once and referred to
 * by its index. Months also come as tracks over time, which show what was never published.
 */
export function toMatrixProp(catalogue: Catalogue) {
  const matrix = usabilityMatrix(catalogue);
  const reasons = uniqueList(reasonId, (reason: Reason) => toReasonProp(catalogue, reason));
  const key = ({ reasons: all }: { reasons: readonly Reason[] }) => all.map(reasonId).join('|');
  const cells = uniqueList(key, (cell: CellUsability) => ({
    level: levelOf(cell),
    why: cell.reasons.map((reason) => reasons.place(reason)),
    /** holds only for a part of the quarter or year */
    ...(holdsInPart(cell) ? { part: true } : {}),
    /** the column belongs to the other variant only */
    ...(cell.reasons.some((r) => r.type === 'not-in-variant') ? { otherVariant: true } : {}),
  }));
  const rows = uniqueList(key, (r: RowsUsability) => {
    const reason = rowsWhy(r, catalogue.incidents);
    return {
      level: rowsLevelOf(r),
      why: r.reasons.map((reason) => reasons.place(reason)),
      /** why they have their state, as every place prints it; absent for complete rows */
      ...(reason ? { reason } : {}),
    };
  });
  const found = lanes(matrix);
  const sets = matrix.sets.map((set) => ({
    period: set.period,
    variant: set.variant,
    rows: rows.place(set.rows),
    cells: found.map(({ first }) => cells.place(set.cells[first] as CellUsability)),
  }));
  const list = found.map(({ lane }) => lane);
  const tracks = (variant: Variant) => toTracks(catalogue, variant, list);
  return {
    since: catalogue.dataset.since,
    asOf: catalogue.dataset.asOf,
    lanes: list,
    sets,
    rows: rows.list,
    cells: cells.list,
    reasons: reasons.list,
    tracks: { raw: tracks('raw'), deduplicated: tracks('deduplicated') },
  };
}
export type MatrixProp = ReturnType<typeof toMatrixProp>;
export type MatrixSetProp = MatrixProp['sets'][number];
export type MatrixRowsProp = MatrixProp['rows'][number];
export type MatrixCellProp = MatrixProp['cells'][number];

/** The matrix of the data-quality page; a module of its own, because browsers load it only for readers who use it. */
export const toMatrixModule = (catalogue: Catalogue) => ({
  data: toMatrixProp(catalogue),
  /** for the strips of the years */
  map: toMapProp(catalogue),
  /** the matrix as a file, below the base path */
  json: FILES.usability,
});
export type MatrixModule = ReturnType<typeof toMatrixModule>;
