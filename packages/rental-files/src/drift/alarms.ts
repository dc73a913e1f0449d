import { aloneAlarms } from './alone';
import { findDrift } from './drift';
import type { CountedInspection } from '../table/forms';
import {
  type Catalogue,
  type ColumnType,
  type DataSet,
  granularity,
  findProfile,
  resolveReach,
  getReader,
  type SetProfile,
  listSets,
  touchesColumn,
  touchesRows,
} from 'rental-data';

/** Sets of the same kind before a period whose rows may be compared, newest first; for a quarter or year of the same merge rule. */
function comparableBefore(catalogue: Catalogue, { period, variant, version }: SetProfile): DataSet[] {
  const kind = granularity(period);
  const findMergeRule = (ofVersion: string) =>
    catalogue.versions.find((known) => known.version === ofVersion)?.merge;
  return listSets(catalogue)
    .filter((set) => set.variant === variant && granularity(set.period) === kind && set.period < period)
    .filter((set) => kind === 'monthly' || findMergeRule(set.version) === findMergeRule(version))
    .filter((set) => getReader(catalogue).rows(set.period, variant).state === 'complete')
    .sort((a, b) => (a.period < b.period ? 1 : -1));
}

/** Does the record of incidents tell of the period already that this column, or its number of rows, is not as before? */
const isKnown = (
  { incidents }: Pick<Catalogue, 'incidents'>,
  period: string,
  column?: { header: string; type: ColumnType },
): boolean =>
  incidents.some(
    (incident) =>
      resolveReach(incident, period) && // An incident that leaves the rows complete does not explain that there are fewer.
      (column ? touchesColumn(incident, column) : touchesRows(incident) && incident.rows !== 'complete'),
  );

/** What of a profile differs from the profiles before it that can be compared with it, as alarms that have to be answered; what is on record is none. @throws RangeError for no period */
export function measureDrift(catalogue: Catalogue, profile: SetProfile) {
  const { period, variant } = profile;
  const sets = comparableBefore(catalogue, profile);
  return findDrift(catalogue, profile, {
    sets,
    profiles: sets.flatMap((set) => findProfile(catalogue, set) ?? []),
    isSound: (before, header) => getReader(catalogue).cell(before, variant, header).state === 'fine',
    isKnown: (column) => isKnown(catalogue, period, column),
  });
}

/** What of one file has to be answered for without a look at any other, in the order of its columns. */
export const findAlarms = (catalogue: Catalogue, inspection: CountedInspection) =>
  aloneAlarms(catalogue, inspection, catalogue.dataset.sources, (period, column) =>
    isKnown(catalogue, period, column),
  );
