import { listMonths, spanListWords } from '../period';
import { listChanges, sideOfChange } from '../catalogue/changes';
import { touchesRows } from '../catalogue/reach';
import { inherited, isAvoided, type Facts, type Reached, type SetFacts } from './facts';
import { ROWS_STATES, type RowsReason, type RowState } from './types';

const rowsGiven = (reached: Reached, period: string): RowState =>
  isAvoided(reached, period) ? 'avoid' : (reached.incident.rows ?? 'complete');

function whyOfRows({ incident, reach }: Reached, period: string): string {
  const describe = (p: string): string => {
    const loss = incident.estimatedLoss[p];
    return incident.rowsReasons[p] ?? (loss === undefined ? incident.title : `估計短少${loss}%`);
  };
  if (reach.through.length === 0) return describe(period);
  return `${[...new Set(reach.through.map(describe))].join('；')}（${spanListWords(reach.through)}）`;
}

export function rowsReasons(
  { catalogue, releases, newest }: Facts,
  { release, variant, version, reached }: SetFacts,
): RowsReason[] {
  const { period } = release;
  const reasons = reached
    .filter(({ incident }) => touchesRows(incident))
    .map((r): RowsReason => ({
      type: 'incident',
      scope: 'rows',
      incident: r.incident.id,
      severity: r.incident.severity,
      kinds: r.incident.kinds.filter((k) => k === 'rows-missing'),
      why: whyOfRows(r, period),
      ...inherited(r.reach),
      gives: rowsGiven(r, period),
    }));
  if (!release.covers.whole) {
    const { whole: _, ...covers } = release.covers;
    reasons.push({ type: 'covers', ...covers, gives: 'not-comparable' });
  }
  if (release.granularity !== 'monthly') {
    const months = listMonths(period).filter((m) => m >= catalogue.dataset.since && !releases.has(m));
    if (months.length > 0) reasons.push({ type: 'months-unpublished', months, gives: 'partial' });
    if (version?.merge && newest?.merge && version.merge !== newest.merge) {
      reasons.push({
        type: 'merge',
        rule: version.merge,
        newest: { version: newest.version, rule: newest.merge },
        gives: 'complete',
      });
    }
  }
  for (const change of listChanges(catalogue, variant)) {
    const side = sideOfChange(catalogue, change, release);
    const { id, from, periods, before, after, certainty } = change;
    if (side === (from === undefined ? 'before' : 'after')) continue;
    reasons.push({
      ...{ type: 'rows-changed', change: id, side, since: from, periods, before, after, certainty },
      gives: 'complete',
    });
  }
  if (release.beta) reasons.push({ type: 'beta', gives: 'complete' });
  return reasons.sort((a, b) => ROWS_STATES.indexOf(b.gives) - ROWS_STATES.indexOf(a.gives));
}
