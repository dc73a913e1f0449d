import type { IncidentProp } from '../../../../plugins/pages/client';

export interface Entry {
  incident: IncidentProp;
  /** the year, on the first entry of each year only */
  year?: string;
}

/** The incidents newest first; incidents that began on the same day keep their order. */
export function entriesOf(incidents: readonly IncidentProp[]): Entry[] {
  const sorted = [...incidents].sort((a, b) => (a.start < b.start ? 1 : a.start > b.start ? -1 : 0));
  return sorted.map((incident, index) => {
    const year = incident.start.slice(0, 4);
    return sorted[index - 1]?.start.slice(0, 4) === year ? { incident } : { incident, year };
  });
}
