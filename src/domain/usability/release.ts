/** How far a published period can be trusted, as maps, cards and lists say it: in one state for its rows and one for its columns. */
import type { Catalogue, Release } from '../catalogue/types';
import { incidentsOfRelease } from '../catalogue/sets';
import type { RowState } from './types';
import { verdictOf, type Verdict } from '../verdict/verdict';
import { KIND_NAME, quoted } from '../words';
import { worstLevel, type ColumnsLevel } from './levels';
import { holdsInPart } from './states';
import { rowsWhy } from './words';

/** A state, and whether a quarter or year only inherits it from some of its months. */
interface Judged<T> {
  state: T;
  inPart: boolean;
}

/** What gives the columns of a set a level: titles of incidents, else which columns began incomplete. */
interface Given extends Judged<ColumnsLevel> {
  reasons: string[];
}

/** The levels of a set's columns, standing incidents left out. */
function levelsOf({ incidents }: Catalogue, { care, notes }: Verdict): Given[] {
  const entry = (id: string) => incidents.find((i) => i.id === id);
  const titles = (ids: string[]) => ids.flatMap((id) => entry(id)?.title ?? []);
  // Without an incident, what makes a column one to care about is its beginning.
  const began = care.flatMap((c) => (c.incidents.length === 0 ? c.headers : []));
  return [
    ...care
      .filter((c) => !c.standing)
      .map((c) => ({
        state: c.state,
        inPart: c.inPart,
        reasons: c.incidents.length > 0 ? titles(c.incidents) : [`${quoted(began)}${KIND_NAME.incomplete}`],
      })),
    ...notes
      .filter(({ incident }) => !entry(incident)?.standing)
      .map(({ inPart, incident }) => ({ state: 'note' as const, inPart, reasons: titles([incident]) })),
  ];
}

/** What is known about a published period: its verdict, both variants taken together. */
export function releaseQuality(catalogue: Catalogue, release: Release) {
  const verdicts = release.sets.map((set) => verdictOf(catalogue, release.period, set.variant));
  // What happened to the rows happened to both variants; only whether a set is there differs.
  const rows = verdicts[0]?.rows ?? { state: 'complete' as const, reasons: [] };
  const state: RowState = rows.state === 'absent' ? 'complete' : rows.state;
  const levels = verdicts.flatMap((verdict) => levelsOf(catalogue, verdict));
  const worst = worstLevel(levels.map((level) => level.state));
  const deciding = levels.filter((level) => level.state === worst);
  return {
    rows: { state, inPart: state !== 'complete' && holdsInPart({ state, reasons: rows.reasons }) },
    /** why the rows have their state; empty for complete ones */
    why: rowsWhy(rows, catalogue.incidents),
    /**
     * The worst level of single columns. Standing incidents are left out: repeated for every period they would hide what is
     * special about one.
     */
    ...(worst !== 'absent'
      ? {
          columns: {
            state: worst,
            inPart: deciding.every(({ inPart }) => inPart),
            why: [...new Set(deciding.flatMap(({ reasons }) => reasons))].join('；'),
          },
        }
      : {}),
    /** worst first, standing ones among them */
    incidents: incidentsOfRelease(catalogue, release),
  };
}
