/** What is known about the quality of a period. Pure; reads nothing but the catalogue's incidents. */
import type { Incident, Severity } from './catalogue/types';
import { SEVERITIES } from './catalogue/types';
import { monthsOf } from './period';

/** State of the set of rows: complete, some missing, badly short, or not to be used at all. */
export type RowState = 'complete' | 'partial' | 'short' | 'avoid';
/** Worst state of single columns; undefined when none is touched. */
export type ColumnsState = Severity | undefined;

/** Does the incident touch the period? An open-ended one touches every period that reaches its first month. */
export function touchesPeriod(incident: Pick<Incident, 'affects'>, period: string): boolean {
  if (Array.isArray(incident.affects)) return incident.affects.includes(period);
  const from = incident.affects.from;
  return monthsOf(period).some((m) => m >= from);
}

/** The incidents that touch a period, worst first, in the order given otherwise. */
export function incidentsOf(incidents: readonly Incident[], period: string): Incident[] {
  return incidents
    .filter((incident) => touchesPeriod(incident, period))
    .sort((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity));
}

/** Worst severity of a list, undefined for an empty one. */
export function worstSeverity(severities: readonly Severity[]): Severity | undefined {
  return [...severities].sort((a, b) => SEVERITIES.indexOf(b) - SEVERITIES.indexOf(a))[0];
}

/** State of a period's set of rows, from the incidents that lost rows. */
export function rowState(incidents: readonly Incident[], period: string): RowState {
  const lost = incidentsOf(incidents, period).filter((i) => i.kinds.includes('rows-missing'));
  if (lost.some((i) => i.avoid.includes(period))) return 'avoid';
  switch (worstSeverity(lost.map((i) => i.severity))) {
    case undefined:
      return 'complete';
    case 'severe':
      return 'short';
    default:
      return 'partial';
  }
}

/**
 * Worst state of single columns of a period. Standing incidents (the same for every period since their start)
 * are left out: repeated in every cell they would hide what is special about a period.
 */
export function columnsState(incidents: readonly Incident[], period: string): ColumnsState {
  return worstSeverity(
    incidentsOf(incidents, period)
      .filter((i) => (i.columns || i.columnTypes) && !i.standing)
      .map((i) => i.severity),
  );
}

/** Estimated share of lost rows of a period in percent, undefined where nobody estimated it. */
export function estimatedLoss(incidents: readonly Incident[], period: string): number | undefined {
  return incidents.find((i) => i.estimatedLoss[period] !== undefined)?.estimatedLoss[period];
}
