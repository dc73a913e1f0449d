/** What the coverage map shows: published periods with their states, and the due periods that were never published. Pure. */
import { coveredPart } from '../catalogue/covers';
import { duePeriods } from '../usability/timeline';
import type { Catalogue, DataSet, Release } from '../catalogue/types';
import { getReader } from '../usability/reader';
import { releaseQuality } from './release';
import type { ColumnsLevel } from '../usability/levels';
import { monthsOnRecord } from '../usability/monthlyRows';
import { ROWS_STATES, type RowsState, type RowState } from '../usability/types';

const explainGap = (catalogue: Catalogue, period: string): string =>
  getReader(catalogue)
    .rows(period, 'raw')
    .reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []))
    .map((id) => catalogue.incidents.find((i) => i.id === id)?.title ?? id)
    .join('、');

export interface CoverageCell {
  raw: number;
  deduplicated?: number | undefined;
  rows: RowState;
  why?: string | undefined;
  /** the days that it covers, where they are not all of the period, as shares of it */
  part?: { from: number; to: number } | undefined;
  columns?: ColumnsLevel | undefined;
  /** only some months of a quarter or year are in that state */
  columnsInPart?: boolean | undefined;
  columnsWhy?: string | undefined;
}

function describeCell(catalogue: Catalogue, release: Release, raw: DataSet): CoverageCell {
  const deduplicated = release.sets.find((set) => set.variant === 'deduplicated');
  const { rows, columns, why } = releaseQuality(catalogue, release);
  const part = coveredPart(release.period, release.covers);
  return {
    raw: raw.rows,
    deduplicated: deduplicated?.rows,
    rows: rows.state,
    why: why || undefined,
    part,
    columns: columns?.state,
    columnsInPart: columns?.inPart || undefined,
    columnsWhy: columns?.why || undefined,
  };
}

/** The cell of every period with raw data, with rows and states, the first and last year of the map, and the periods that are due and were not published. */
export function describeCoverage(catalogue: Catalogue) {
  const cells: Record<string, CoverageCell> = {};
  for (const release of catalogue.releases) {
    const raw = release.sets.find((set) => set.variant === 'raw');
    if (raw) cells[release.period] = describeCell(catalogue, release, raw);
  }
  const years = catalogue.releases.map((r) => r.year);
  return {
    first: Math.min(...years),
    last: Math.max(...years, Number(catalogue.dataset.asOf.slice(0, 4))),
    cells,
    /** each with the reason; empty where none is recorded */
    unpublished: Object.fromEntries(
      duePeriods(catalogue)
        .filter((p) => !cells[p])
        .map((p) => [p, explainGap(catalogue, p)]),
    ),
  };
}
export type CoverageMapData = ReturnType<typeof describeCoverage>;

/** Every month that was due, by the state of its rows, the worst first; states of no month are left out. */
export function listMonthsByState(catalogue: Catalogue): { state: RowsState; months: string[] }[] {
  const { cells } = describeCoverage(catalogue);
  const stateIn = (month: string): RowsState => cells[month]?.rows ?? 'absent';
  const [absent, best, ...worse] = ROWS_STATES;
  const order: RowsState[] = [...worse.reverse(), absent, best];
  return order
    .map((state) => ({
      state,
      months: monthsOnRecord(catalogue).filter((month) => stateIn(month) === state),
    }))
    .filter(({ months }) => months.length > 0);
}
