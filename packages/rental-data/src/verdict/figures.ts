import { newestSound } from './verdict';
import { monthsOnRecord } from '../usability/monthlyRows';
import { listColumns } from '../catalogue/columns';
import { findSet, newestRelease, findVersion } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';

export function countFigures(catalogue: Catalogue) {
  const count = (granularity: string) =>
    catalogue.releases.filter((r) => r.granularity === granularity).length;
  const newest = newestRelease(catalogue, 'monthly');
  const months = monthsOnRecord(catalogue);
  const sound = newestSound(catalogue, 'monthly', 'raw');
  return {
    periods: { annual: count('annual'), quarterly: count('quarterly'), monthly: count('monthly') },
    months: {
      published: count('monthly'),
      due: months.length,
      until: months.at(-1) ?? newest.period,
    },
    /** the newest month whose rows may be compared and which has no unusable column */
    sound: sound === undefined ? undefined : findSet(catalogue, sound, 'raw'),
    files: catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length,
    columns: {
      version: newest.version,
      count: listColumns(catalogue, findVersion(catalogue, newest.version), 'raw').length,
    },
  };
}
