/** The matrix as a public JSON document. Its JSON Schema stands in schema.ts. */
import {
  VARIANTS,
  type Catalogue,
  type ColumnGroup,
  type ColumnType,
  type Incident,
  type Variant,
} from '../catalogue/types';
import { formatVersionOf } from '../machine/formats';
import { GRANULARITIES, type Granularity } from '../period';
import { usabilityMatrix } from './matrix';
import { usabilityReader } from './reader';
import { sortKeys } from './stable';
import { reasonId } from './states';
import { timelineOf } from './tracks';
import {
  ROWS_STATES,
  USABILITY_STATES,
  type CellUsability,
  type Reason,
  type RowsState,
  type UsabilityState,
} from './types';
import { COLUMN_STATE_NAME, ROWS_STATE_NAME, VARIANT_NAME } from '../words';
import { reasonWords } from './words';

/** A code with its Chinese word. */
interface Named<T> {
  id: T;
  text: string;
}
/** A reason with its Chinese sentence. */
type ReasonJson = Reason & { text: string };

interface UsabilityJson {
  /** name and version of this form; a change that old readers do not understand raises the version */
  format: 'usability';
  formatVersion: number;
  licence: 'CC0-1.0';
  /** first month of the dataset */
  since: string;
  /** month up to which the record is complete */
  asOf: string;
  variants: Named<Variant>[];
  /** from harmless to harmful, after `absent` */
  states: Named<UsabilityState>[];
  rowsStates: Named<RowsState>[];
  columns: { header: string; key?: string; type: ColumnType; group: ColumnGroup }[];
  /** by id, in the order of the ids */
  reasons: Record<string, ReasonJson>;
  /** every cell that occurs; the sets name them by their place */
  cells: { state: UsabilityState; reasons: string[] }[];
  /** published sets; `cells[i]` is the place in the document's `cells` of its `columns[i]` */
  sets: {
    period: string;
    granularity: Granularity;
    variant: Variant;
    version: string;
    rows: { state: RowsState; reasons: string[]; loss?: number };
    cells: number[];
  }[];
  /** periods that were due and never published */
  unpublished: { period: string; granularity: Granularity; reasons: string[] }[];
}

/** Collects reasons by id, and names them. */
function reasonBook(incidents: readonly Incident[]) {
  const known = new Map<string, ReasonJson>();
  return {
    known,
    idsOf: (reasons: readonly Reason[]): string[] =>
      reasons.map((reason) => {
        const id = reasonId(reason);
        if (!known.has(id)) known.set(id, { ...reason, text: reasonWords(reason, incidents) });
        return id;
      }),
  };
}

/** The usability of every column of every published set as JSON; the same catalogue gives the same text. */
export function toUsabilityJson(catalogue: Catalogue): UsabilityJson {
  const reader = usabilityReader(catalogue);
  const matrix = usabilityMatrix(catalogue, reader);
  const { known, idsOf } = reasonBook(catalogue.incidents);

  const places = new Map<CellUsability, number>();
  const placeOf = (cell: CellUsability): number => {
    const place = places.get(cell) ?? places.size;
    places.set(cell, place);
    return place;
  };
  const granularities = new Map(catalogue.releases.map((r) => [r.period, r.granularity]));
  const sets = matrix.sets.map(({ period, variant, version, rows, cells }) => ({
    period,
    granularity: granularities.get(period) as Granularity,
    variant,
    version,
    rows: { ...rows, reasons: idsOf(rows.reasons) },
    cells: cells.map(placeOf),
  }));
  const unpublished = GRANULARITIES.flatMap((granularity) =>
    timelineOf(catalogue, granularity)
      .filter((period) => !granularities.has(period))
      .map((period) => ({ period, granularity, reasons: idsOf(reader.rows(period, 'raw').reasons) })),
  );
  return sortKeys<UsabilityJson>({
    format: 'usability',
    formatVersion: formatVersionOf('usability'),
    licence: 'CC0-1.0',
    since: catalogue.dataset.since,
    asOf: catalogue.dataset.asOf,
    variants: VARIANTS.map((id) => ({ id, text: VARIANT_NAME[id] })),
    states: USABILITY_STATES.map((id) => ({ id, text: COLUMN_STATE_NAME[id] })),
    rowsStates: ROWS_STATES.map((id) => ({ id, text: ROWS_STATE_NAME[id] })),
    columns: matrix.columns,
    cells: [...places.keys()].map(({ state, reasons }) => ({ state, reasons: idsOf(reasons) })),
    sets,
    unpublished,
    reasons: Object.fromEntries(known),
  });
}
