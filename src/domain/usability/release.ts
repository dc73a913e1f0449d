/** How far a published period can be trusted, as maps, cards and lists say it: in one state for its rows and one for its columns. */
import type { Catalogue, Release, Severity } from '../catalogue/types';
import { incidentsOfRelease, type SetIncident } from '../machine/sets';
import { worstSeverity, type RowState } from '../quality';
import { readerOf } from './reader';
import type { RowsReason } from './types';

/** A state, and whether a quarter or year only inherits it from some of its months. */
interface Judged<T> {
  state: T;
  inPart: boolean;
}

interface ReleaseQuality {
  rows: Judged<RowState>;
  /**
   * Worst incident of single columns. Standing incidents (the same for every period since their start) are left out:
   * repeated in every cell they would hide what is special about a period.
   */
  columns?: Judged<Severity>;
  /** estimated share of lost rows in percent, where somebody estimated it */
  loss?: number;
  /** worst first, standing ones among them */
  incidents: SetIncident[];
}

const isInherited = (reason: RowsReason): boolean =>
  'through' in reason || reason.type === 'months-unpublished';

/** What is known about a published period. The same answers as those for its single sets and columns (`usabilityReader`). */
export function releaseQuality(catalogue: Catalogue, release: Release): ReleaseQuality {
  // What happened to the rows happened to both variants; only whether a set is there differs.
  const rows = readerOf(catalogue).rows(release.period, release.sets[0]?.variant ?? 'raw');
  const state = rows.state === 'absent' ? 'complete' : rows.state;
  const decisive = rows.reasons.filter((reason) => reason.gives === state);
  const incidents = incidentsOfRelease(catalogue, release);
  const ofColumns = incidents.filter(({ incident: i }) => (i.columns ?? i.columnTypes) && !i.standing);
  const severity = worstSeverity(ofColumns.map(({ incident }) => incident.severity));
  const worst = ofColumns.filter(({ incident }) => incident.severity === severity);
  return {
    rows: { state, inPart: state !== 'complete' && decisive.every(isInherited) },
    ...(severity
      ? { columns: { state: severity, inPart: worst.every(({ through }) => through.length > 0) } }
      : {}),
    ...(rows.loss === undefined ? {} : { loss: rows.loss }),
    incidents,
  };
}
