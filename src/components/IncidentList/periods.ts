import { translate } from '@docusaurus/Translate';
import type { IncidentProp } from '@site/plugins/catalogue/client';
import { periodWords } from '@site/src/domain/period';

/** The periods that an incident touches. */
export function periodsWords({ periods, from }: Pick<IncidentProp, 'periods' | 'from'>): string {
  return from === undefined
    ? periods
    : translate(
        {
          id: 'incident.periods.from',
          message: '{month}起的每一期',
          description: 'An incident that touches every period since a month',
        },
        { month: periodWords(from) },
      );
}
