import { VARIANTS } from '../catalogue/values';
import type { Catalogue, Incident } from '../catalogue/types';
import { findFormatVersion } from '../formatVersions';
import { GRANULARITIES, granularity } from '../period';
import { usabilityMatrix } from './matrix';
import { getReader } from './reader';
import type { ReasonJson, UsabilityJson } from './schema';
import { sortKeys } from '../helpers/stable';
import { reasonId } from './states';
import { listTimeline } from './timeline';
import { ROWS_STATES, USABILITY_STATES, type CellUsability, type Reason } from './types';
import { COLUMN_STATE_NAME, ROWS_STATE_NAME } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import { reasonWords } from './words';

function reasonBook(incidents: readonly Incident[]) {
  const known = new Map<string, ReasonJson>();
  return {
    known,
    listIds: (reasons: readonly Reason[]): string[] =>
      reasons.map((reason) => {
        const id = reasonId(reason);
        if (!known.has(id)) known.set(id, { ...reason, text: reasonWords(reason, incidents) });
        return id;
      }),
  };
}

/** The usability of every column of every published set as JSON; the same catalogue gives the same text. */
export function toUsabilityJson(catalogue: Catalogue): UsabilityJson {
  const reader = getReader(catalogue);
  const matrix = usabilityMatrix(catalogue);
  const { known, listIds } = reasonBook(catalogue.incidents);

  const places = new Map<CellUsability, number>();
  const assignPlace = (cell: CellUsability): number => {
    const place = places.get(cell) ?? places.size;
    places.set(cell, place);
    return place;
  };
  const published = new Set(catalogue.releases.map((r) => r.period));
  const sets = matrix.sets.map(({ period, variant, version, rows, cells }) => ({
    period,
    granularity: granularity(period),
    variant,
    version,
    rows: { ...rows, reasons: listIds(rows.reasons) },
    cells: cells.map(assignPlace),
  }));
  const unpublished = GRANULARITIES.flatMap((wanted) =>
    listTimeline(catalogue, wanted)
      .filter((period) => !published.has(period))
      .map((period) => ({
        period,
        granularity: wanted,
        reasons: listIds(reader.rows(period, 'raw').reasons),
      })),
  );
  return sortKeys<UsabilityJson>({
    format: 'usability',
    formatVersion: findFormatVersion('usability'),
    licence: 'CC0-1.0',
    since: catalogue.dataset.since,
    asOf: catalogue.dataset.asOf,
    variants: VARIANTS.map((id) => ({ id, text: VARIANT_NAME[id] })),
    states: USABILITY_STATES.map((id) => ({ id, text: COLUMN_STATE_NAME[id] })),
    rowsStates: ROWS_STATES.map((id) => ({ id, text: ROWS_STATE_NAME[id] })),
    columns: matrix.columns,
    cells: [...places.keys()].map(({ state, reasons }) => ({ state, reasons: listIds(reasons) })),
    sets,
    unpublished,
    reasons: Object.fromEntries(known),
  });
}
