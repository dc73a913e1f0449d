/** What an alarm looks like in the record of incidents: a known one of the same pattern, and an entry to begin with. */
import {
  type Catalogue,
  toDayRange,
  findFamily,
  type Incident,
  type IncidentKind,
  periodWords,
  type Severity,
  touchesColumn,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import type { Alarm, AlarmKind } from './drift';

/** As which kinds such a change has been recorded; the first is what it would be recorded as. */
const KINDS: Record<AlarmKind, readonly [IncidentKind, ...IncidentKind[]]> = {
  rows: ['rows-missing'],
  missing: ['empty', 'incomplete'],
  true: ['wrong-value', 'meaning-changed'],
  codes: ['meaning-changed', 'wrong-value'],
  quartiles: ['meaning-changed', 'wrong-value'],
  range: ['wrong-value'],
  distinct: ['wrong-value', 'incomplete'],
  form: ['meaning-changed'],
  late: ['meaning-changed'],
  code: ['meaning-changed'],
  platform: ['meaning-changed'],
  gap: ['rows-missing', 'wrong-value'],
  pile: ['wrong-value', 'rows-missing'],
  within: ['wrong-value', 'rows-missing'],
};

/** How much the values are touched, until somebody has looked. */
const VALUES: Record<Exclude<IncidentKind, 'rows-missing'>, Severity> = {
  'wrong-value': 'caution',
  'meaning-changed': 'severe',
  empty: 'caution',
  incomplete: 'caution',
};

/** The newest incident of such a kind that touches the column, or the rows; undefined where there is none. */
export function incidentLike(catalogue: Catalogue, { kind, column }: Alarm): Incident | undefined {
  const known = catalogue.columns.find(({ header }) => header === column);
  return catalogue.incidents.find(
    (incident) =>
      KINDS[kind].some((incidentKind) => incident.kinds.includes(incidentKind)) &&
      // Some rows of a kind are missing for good, and the others are complete.
      (known
        ? touchesColumn(incident, known)
        : incident.columns === undefined && incident.rows !== 'complete'),
  );
}

/** Alarms that one entry would tell of: of one kind, and of columns of one family. */
const together = ({ kind, column }: Alarm): string =>
  `${kind}:${column === undefined ? '' : findFamily(column)}`;

const OPEN = 'To be found out';

/** Entries for catalogue/incidents.yaml to begin with; what nobody can know from the file is left open as 待查. */
export function incidentEntries(period: string, alarms: readonly Alarm[]): string {
  const { start, end } = toDayRange(period);
  return [...groupBy(alarms, together).values()]
    .map((same, index) => {
      const [kind] = KINDS[same[0].kind];
      const columns = same.flatMap(({ column }) => column ?? []);
      const words = periodWords(period);
      return [
        `- id: ${period.toLowerCase()}-${String(index + 1)}`,
        `  kinds: [${kind}]`,
        kind === 'rows-missing' ? '  rows: partial' : `  values: ${VALUES[kind]}`,
        `  start: ${start}`,
        `  end: ${end}`,
        `  affects: ['${period}']`,
        ...(columns.length > 0 ? [`  columns: [${columns.join(', ')}]`] : []),
        ...(kind === 'rows-missing' ? [`  rowsReasons: { '${period}': 待查 }`] : []),
        `  title: ${words}，${same.map(({ column, change }) => `${column === undefined ? '' : `「${column}」`}${change}`).join('；')}`,
        '  cause: 待查。',
        '  effect: 待查。',
        '  advice: 待查。',
        '  en:',
        `    title: ${OPEN}`,
        ...(kind === 'rows-missing' ? [`    rowsReasons: { '${period}': ${OPEN} }`] : []),
        ...['cause', 'effect', 'advice'].map((key) => `    ${key}: ${OPEN}.`),
      ].join('\n');
    })
    .join('\n');
}
