import { PAGES } from '../../../src/domain/addresses/pages';
import { VARIANTS, type Catalogue, type Variant } from '../../../src/domain/catalogue/types';
import { FILES } from '../../../src/domain/addresses/files';
import { levelOf, rowsLevelOf } from '../../../src/domain/usability/levels';
import { usabilityMatrix, type UsabilityMatrix } from '../../../src/domain/usability/matrix';
import { usabilityReader, type UsabilityReader } from '../../../src/domain/usability/reader';
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
import { reasonWords, rowsWhy } from '../../../src/domain/usability/words';
import type {
  MatrixCellProp,
  MatrixLaneProp,
  MatrixProp,
  MatrixRowsProp,
  QualityPageProp,
  ReasonProp,
  TrackProp,
  TracksProp,
} from '../client';

/** Keeps each thing once, by a key that says what it says. */
function book<T, P>(keyOf: (thing: T) => string, toProp: (thing: T) => P) {
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
function toTracks(
  catalogue: Catalogue,
  reader: UsabilityReader,
  variant: Variant,
  all: readonly MatrixLaneProp[],
): TracksProp {
  const options = { variant, granularity: 'monthly' as const, reader };
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
          lanes: all.flatMap(({ columns: [header = ''] }, place) =>
            lane.columns.includes(header) ? place : [],
          ),
          track: toTrack(lane.runs, columns),
        })),
    })),
  };
}

/**
 * The usability of every column of every published set, as the page shows it: each reason, cell and list of columns once,
 * named by its place. Months also as tracks over time, which show what was never published.
 */
export function toMatrixProp(catalogue: Catalogue): MatrixProp {
  const reader = usabilityReader(catalogue);
  const matrix = usabilityMatrix(catalogue, reader);
  const reasons = book(reasonId, (reason: Reason): ReasonProp => ({
    text: reasonWords(reason, catalogue.incidents),
    ...('incident' in reason ? { incident: reason.incident } : {}),
  }));
  const key = ({ reasons: all }: { reasons: readonly Reason[] }) => all.map(reasonId).join('|');
  const cells = book(key, (cell: CellUsability): MatrixCellProp => ({
    level: levelOf(cell),
    why: cell.reasons.map((reason) => reasons.place(reason)),
    ...(holdsInPart(cell) ? { part: true } : {}),
    ...(cell.reasons.some((r) => r.type === 'not-in-variant') ? { otherVariant: true } : {}),
  }));
  const rows = book(key, (r: RowsUsability): MatrixRowsProp => {
    const reason = rowsWhy(r, catalogue.incidents);
    return {
      level: rowsLevelOf(r),
      why: r.reasons.map((reason) => reasons.place(reason)),
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
  const [raw, deduplicated] = VARIANTS.map((variant) => toTracks(catalogue, reader, variant, list));
  return {
    since: catalogue.dataset.since,
    asOf: catalogue.dataset.asOf,
    lanes: list,
    sets,
    rows: rows.list,
    cells: cells.list,
    reasons: reasons.list,
    tracks: { raw: raw as TracksProp, deduplicated: deduplicated as TracksProp },
  };
}

/** Data of the data-quality page, by its path below the base path (plugins/pages). */
export const toQualityPage = (catalogue: Catalogue): Record<string, QualityPageProp> => ({
  [PAGES.quality]: { matrix: toMatrixProp(catalogue), json: FILES.usability },
});
