/** Whom an incident reaches. Pure; reads nothing but the catalogue's incidents. What follows for use: packages/rental-data/src/usability. */
import type { IncidentEntry } from './schema';
import { SEVERITIES, type Catalogue, type Incident, type Release, type Severity } from './types';
import type { Variant } from './values';
import {
  GRANULARITIES,
  granularity,
  listMonths,
  periodWords,
  spanListWords,
  spanWords,
  parseYear,
} from '../period';

/** Does an incident's entry itself name the period? Periods that only inherit the incident are found by resolveReach. */
export function namesPeriod(incident: Pick<Incident, 'affects'>, period: string): boolean {
  if (Array.isArray(incident.affects)) return incident.affects.includes(period);
  const { from, to } = incident.affects;
  return listMonths(period).some((m) => m >= from && (to === undefined || m <= to));
}

/** The periods that an incident names. */
export function formatReach({ affects }: Pick<Incident, 'affects'>): string {
  if (Array.isArray(affects)) return spanListWords(affects);
  const { from, to } = affects;
  return `${periodWords(from)}${to === undefined ? '起' : `到${periodWords(to)}`}的每一期`;
}

/** The same in few words: a period by name, or how many. */
export function summariseReach({ affects }: Pick<Incident, 'affects'>): string {
  if (!Array.isArray(affects)) {
    const { from, to } = affects;
    return to === undefined ? `${periodWords(from)}起` : spanWords([from, to]).join('到');
  }
  const [only, ...others] = affects;
  return only !== undefined && others.length === 0
    ? `只有${periodWords(only)}`
    : `${String(affects.length)}個期別`;
}

/** How an incident reaches a period: `through` names the parts of the period by which it does, none when it states the period itself. */
export interface Reach {
  through: string[];
}

/** Does a quarter or year contain the other period? No period contains itself. */
export function containsPeriod(period: string, other: string): boolean {
  if (period === other || granularity(period) === 'monthly' || parseYear(period) !== parseYear(other))
    return false;
  const months = listMonths(period);
  return listMonths(other).every((m) => months.includes(m));
}

/** Quarters and years inherit what is stated about their months, or else quarters, unless it is stated of them or they are unaffected. @throws RangeError for no period */
export function resolveReach(
  incident: Pick<Incident, 'affects' | 'unaffected'>,
  period: string,
): Reach | undefined {
  const { affects } = incident;
  if (incident.unaffected?.includes(period)) return undefined;
  if (!Array.isArray(affects)) {
    const months = listMonths(period);
    const { from, to } = affects;
    const through = months.filter((m) => m >= from && (to === undefined || m <= to));
    if (through.length === 0) return undefined;
    return { through: through.length === months.length ? [] : through };
  }
  if (affects.includes(period)) return { through: [] };
  const parts = affects.filter((p) => containsPeriod(period, p));
  // A quarter whose months are listed too would only say them again.
  const through = parts.filter((p) => !parts.some((other) => containsPeriod(p, other))).sort();
  return through.length > 0 ? { through } : undefined;
}

export const touchesRows = ({ rows }: Pick<Incident, 'rows'>): boolean => rows !== undefined;

export const worsensRows = ({ rows }: Pick<Incident, 'rows'>): boolean =>
  rows !== undefined && rows !== 'complete';

/** The periods whose rows an incident makes worse, months first. */
export function listWorsened({ releases }: Pick<Catalogue, 'releases'>, incident: Incident): string[] {
  if (!worsensRows(incident)) return [];
  return [...GRANULARITIES]
    .reverse()
    .flatMap((granularity) => releases.filter((release) => release.granularity === granularity))
    .filter(({ period }) => resolveReach(incident, period))
    .map(({ period }) => period);
}

export const touchesVariant = ({ variants }: Pick<Incident, 'variants'>, variant: Variant): boolean =>
  variants?.includes(variant) ?? true;

/** Estimated share of lost rows of a period in percent, undefined where nobody estimated it. */
export function estimatedLoss(incidents: readonly Incident[], period: string): number | undefined {
  return incidents.find((i) => i.estimatedLoss[period] !== undefined)?.estimatedLoss[period];
}

/** The worst that an incident does. Its rows are incomparable too where one of `releases` covers less than its period. */
export function rateSeverity(
  incident: IncidentEntry,
  releases: readonly Pick<Release, 'period' | 'covers'>[],
): Severity {
  const { rows, values, except = [], avoid } = incident;
  const short =
    rows === 'partial' &&
    releases.some(({ period, covers }) => !covers.whole && namesPeriod(incident, period));
  const ofRows: Record<NonNullable<typeof rows>, Severity> = {
    complete: 'note',
    partial: 'caution',
    'not-comparable': 'severe',
  };
  const given: Severity[] = [
    ...(rows ? [ofRows[rows]] : []),
    ...(values ? [values] : []),
    ...except.map((one) => one.values),
    ...(avoid.length > 0 || short ? ['severe' as const] : []),
  ];
  return SEVERITIES.findLast((level) => given.includes(level)) ?? 'note';
}
