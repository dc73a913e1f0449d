import catalogue from '@catalogue';
import IncidentMarks from '@site/src/features/quality/IncidentMarks';
import {
  formatReach,
  type Incident,
  incidentsOfVersion,
  periodsOfIncident,
  spanListWords,
} from 'rental-data';
import type { ReactNode } from 'react';

/** Of an incident of many versions a page tells the periods of its own. */
const formatPeriods = (incident: Incident, version: string): string =>
  Array.isArray(incident.affects)
    ? spanListWords(periodsOfIncident(catalogue, incident, version))
    : formatReach(incident);

export default function KnownIncidents({ version }: { version: string }): ReactNode {
  const incidents = incidentsOfVersion(catalogue, version);
  if (incidents.length === 0) {
    return <p>目前沒有已知的品質事件影響這個版本的檔案。</p>;
  }
  return (
    <IncidentMarks
      marks={incidents.map((incident) => ({ ...incident, periods: formatPeriods(incident, version) }))}
    />
  );
}
