import type { ReactNode } from 'react';
import type { IncidentProp } from '@site/plugins/pages/client';
import { periodWords } from '@site/src/domain/period';

/** Names of the facts. */
export const TERM = {
  dates: '日期',
  periods: '期別',
  scope: '範圍',
  cause: '原因',
  effect: '影響',
  advice: '建議',
  status: '現況',
  announced: '公告',
  sources: '來源',
  certainty: '把握程度',
};

/** The periods that an incident affects, in words. */
export function periodsWords({
  periods,
  from,
  until,
}: Pick<IncidentProp, 'periods' | 'from' | 'until'>): string {
  if (from === undefined) return periods;
  return until === undefined
    ? `${periodWords(from)}起的每一期`
    : `${periodWords(from)}到${periodWords(until)}的每一期`;
}

/** What to do about an incident, on its own line. */
export function Advice({ advice }: { advice: string }): ReactNode {
  return (
    <p>
      <b>{TERM.advice}</b>：{advice}
    </p>
  );
}
