import { listChanges, sideOfChange } from '../catalogue/changes';
import { matchesHeader, touchesColumn } from '../catalogue/columns';
import type { Incident, Release, Severity, Column, DatasetVersion } from '../catalogue/types';
import { listMonths } from '../period';
import { containsPeriod } from '../catalogue/reach';
import { inherited, type Facts, type Reached, type SetFacts } from './facts';
import { stateOfKind, worstState } from './states';
import { USABILITY_STATES, type AbsentReason, type CellReason } from './types';

export function absentFrom(
  { replaced }: Facts,
  { release, variant, columns }: SetFacts,
  same: Column[],
): AbsentReason {
  const column = same.find((c) => c.variants.includes(variant));
  if (!column) {
    const variants = [...new Set(same.flatMap((c) => c.variants))];
    return { type: 'not-in-variant', variants, gives: 'absent' };
  }
  const { header, since, until } = column;
  const related = replaced.flatMap(([old, heirs]) => {
    if (old === header) return heirs;
    return heirs.includes(header) ? [old] : [];
  });
  return {
    type: 'not-in-version',
    version: release.version,
    since,
    until,
    instead: related.filter((h) => columns.has(h)),
    gives: 'absent',
  };
}

/** A note on a column changes no state: the values can be used, with something to know. */
function noteReason({ id, noted }: Incident, { header }: Column, period: string): CellReason[] {
  const through = (noted[header] ?? []).filter((p) => p === period || containsPeriod(period, p));
  if (through.length === 0) return [];
  return [
    {
      type: 'incident',
      scope: 'values',
      incident: id,
      severity: 'note',
      kinds: [],
      ...(!through.includes(period) && { through }),
      gives: 'fine',
    },
  ];
}

const valuesLevel = ({ except = [], values = 'note' }: Incident, { header }: Column): Severity =>
  except.find(({ columns }) => columns.some((pattern) => matchesHeader(header, pattern)))?.values ?? values;

const countiesReason = ({ covers: { counties } }: Release): CellReason[] =>
  counties ? [{ type: 'counties', counties, gives: 'caution' }] : [];

/** Some columns hold wrong values and nobody recorded which, so each of them has to be looked at before use. */
const unnamedReason = ({ incident, reach }: Reached): CellReason[] =>
  incident.unnamedColumns
    ? [{ type: 'unnamed-columns', incident: incident.id, ...inherited(reach), gives: 'caution' }]
    : [];

function valueReason({ incident, reach }: Reached, column: Column, period: string): CellReason[] {
  if (!touchesColumn(incident, column, period)) return [];
  const values = valuesLevel(incident, column);
  const states = incident.kinds.flatMap((kind) => stateOfKind(kind, values) ?? []);
  if (states.length === 0) return [];
  return [
    {
      type: 'incident',
      scope: 'values',
      incident: incident.id,
      severity: values,
      kinds: incident.kinds.filter((k) => k !== 'rows-missing'),
      ...inherited(reach),
      gives: worstState(states),
    },
  ];
}

const deprecatedReason = ({ state }: Column, { version }: Release): CellReason[] =>
  state === 'deprecated' ? [{ type: 'deprecated', version, gives: 'empty' }] : [];

function incompleteReason({ catalogue, completeFrom }: Facts, column: Column, period: string): CellReason[] {
  const from = completeFrom.get(column.header);
  if (from === undefined) return [];
  const months = listMonths(period).filter((m) => m >= catalogue.dataset.since && m < from);
  return months.length > 0 ? [{ type: 'incomplete', from, months, gives: 'caution' }] : [];
}

/** By which other rule than the newest files a column was made; mixed values that must not be compared ask for a look. */
function changedReasons(
  { catalogue }: Facts,
  { release, variant }: SetFacts,
  { header }: Column,
): CellReason[] {
  return listChanges(catalogue, variant, header).flatMap((change): CellReason[] => {
    const side = sideOfChange(catalogue, change, release);
    const { id, from, periods, compare, before, after, certainty } = change;
    if (side === (from === undefined ? 'before' : 'after')) return [];
    const gives = side === 'mixed' && compare === 'avoid' ? 'caution' : 'fine';
    return [
      { type: 'changed', change: id, side, since: from, periods, compare, before, after, certainty, gives },
    ];
  });
}

function notationReason(column: Column, version?: DatasetVersion, newest?: DatasetVersion): CellReason[] {
  if (column.type !== 'boolean' || !version || !newest || version.booleans.csv === newest.booleans.csv)
    return [];
  return [
    {
      type: 'notation',
      what: 'booleans',
      version: version.version,
      written: version.booleans.csv,
      newest: { version: newest.version, written: newest.booleans.csv },
      gives: 'fine',
    },
  ];
}

/** The reasons for the state of a column that is in the set, worst first; of an empty one only those for that. */
export function cellReasons(facts: Facts, set: SetFacts, column: Column): CellReason[] {
  const { release, version, reached, avoided } = set;
  const { period } = release;
  const reasons = [
    ...avoided,
    ...countiesReason(release),
    ...reached.flatMap((one) => [
      ...noteReason(one.incident, column, period),
      ...valueReason(one, column, period),
      ...unnamedReason(one),
    ]),
    ...deprecatedReason(column, release),
    ...incompleteReason(facts, column, period),
    ...changedReasons(facts, set, column),
    ...notationReason(column, version, facts.newest),
  ].sort((a, b) => USABILITY_STATES.indexOf(b.gives) - USABILITY_STATES.indexOf(a.gives));
  // Where no row holds a value, nothing can be noted about values.
  const isEmpty = reasons.some((reason) => reason.gives === 'empty' && !('through' in reason));
  return isEmpty ? reasons.filter(({ gives }) => gives !== 'fine') : reasons;
}
