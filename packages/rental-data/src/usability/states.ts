import type { IncidentKind, Severity } from '../catalogue/types';
import {
  ROWS_STATES,
  USABILITY_STATES,
  type CellReason,
  type CellUsability,
  type Reason,
  type RowsState,
  type UsabilityState,
} from './types';

const worst = <S>(scale: readonly S[], states: readonly S[]): S | undefined =>
  [...states].sort((a, b) => scale.indexOf(b) - scale.indexOf(a))[0];

/** Worst of several states: `fine` of none, `absent` only when all are. */
export function worstState(states: readonly UsabilityState[]): UsabilityState {
  return worst(USABILITY_STATES, states) ?? 'fine';
}

/** Worst of several states of rows: `complete` of none, `absent` only when all are. */
export function worstRowsState(states: readonly RowsState[]): RowsState {
  return worst(ROWS_STATES, states) ?? 'complete';
}

/** The state that a kind of incident gives to a column; missing rows say nothing about values. */
export function stateOfKind(kind: IncidentKind, values: Severity): UsabilityState | undefined {
  switch (kind) {
    case 'rows-missing':
      return undefined;
    case 'empty':
      return 'empty';
    default:
      return values === 'note' ? 'fine' : values;
  }
}

const through = (periods: readonly string[] | undefined): string => (periods ? `@${periods.join('+')}` : '');

/** Stable id of a reason: the same exactly when the reasons say the same. It names what it is about, for readers of JSON. */
export function reasonId(reason: Reason): string {
  switch (reason.type) {
    case 'incident': {
      const id = `incident:${reason.incident}:${reason.scope}:${reason.gives}${through(reason.through)}`;
      // One incident takes other rows from each period: 6% from one month, 45% from another.
      return reason.scope === 'rows' ? `${id}:${reason.why}` : id;
    }
    case 'changed':
    case 'rows-changed':
      return `${reason.type}:${reason.change}:${reason.side}`;
    case 'avoid':
      return `avoid:${reason.incident}${through(reason.through)}`;
    case 'counties':
      return ['counties', ...reason.counties].join(':');
    case 'unnamed-columns':
      return `unnamed-columns:${reason.incident}${through(reason.through)}`;
    case 'deprecated':
      return `deprecated:${reason.version}`;
    case 'incomplete':
      return `incomplete:${reason.from}${through(reason.months)}`;
    case 'notation':
      return `notation:${reason.what}:${reason.version}`;
    case 'months-unpublished':
      return `months-unpublished${through(reason.months)}`;
    case 'merge':
      return `merge:${reason.rule}`;
    case 'covers':
      return ['covers', reason.from, reason.to, ...(reason.counties ?? [])].join(':');
    case 'beta':
      return 'beta';
    case 'not-published':
      return ['not-published', reason.when, ...reason.incidents].join(':');
    case 'variant-not-published':
      return `variant-not-published:${reason.variant}:${reason.version}:${reason.offered ? 'offered' : 'never'}`;
    case 'not-in-variant':
      return `not-in-variant:${reason.variants.join('+')}`;
    case 'not-in-version':
      return ['not-in-version', reason.version, reason.since, reason.until ?? '', ...reason.instead].join(
        ':',
      );
  }
}

/** Is a column fine, and an incident of the level 註記 known? A notation of its own is a reason, and no incident. */
export const hasNote = (cell: CellUsability): boolean =>
  cell.state === 'fine' && cell.reasons.some((reason) => reason.type === 'incident');

const concernsEveryColumn = (reason: CellReason): reason is SharedReason =>
  reason.type === 'counties' || reason.type === 'unnamed-columns';
export type SharedReason = Extract<CellReason, { type: 'counties' | 'unnamed-columns' }>;

export const sharedReasons = (cells: readonly CellUsability[]): SharedReason[] => [
  ...new Map(
    cells.flatMap(({ reasons }) => reasons.filter(concernsEveryColumn)).map((r) => [reasonId(r), r]),
  ).values(),
];

export function ownCare(cell: CellUsability): CellUsability {
  const reasons = cell.reasons.filter((reason) => !concernsEveryColumn(reason));
  return { state: worstState(reasons.map(({ gives }) => gives)), reasons };
}

/** Does the state hold for a part of the period only? It does when every reason for it is inherited. */
export function holdsInPart(judged: { state: string; reasons: readonly Reason[] }): boolean {
  const deciding = judged.reasons.filter((r) => r.gives === judged.state);
  return deciding.length > 0 && deciding.every((r) => 'through' in r || r.type === 'months-unpublished');
}

/** Does a file stand on one side of a change, so that all values of the column mean the same in it? */
export const isOtherMeaning = (reason: Reason): reason is Extract<Reason, { type: 'changed' }> =>
  reason.type === 'changed' && reason.side !== 'mixed';
