import type { IncidentProp } from '@site/plugins/pages/client';
import { periodWords } from '@site/src/domain/period';

/** The periods that an incident affects, in words. */
export function periodsWords({ periods, from }: Pick<IncidentProp, 'periods' | 'from'>): string {
  return from === undefined ? periods : `${periodWords(from)}起的每一期`;
}
