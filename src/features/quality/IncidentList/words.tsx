import type { ReactNode } from 'react';

export const TERM = {
  dates: '日期',
  periods: '期別',
  scope: '影響什麼',
  cause: '原因',
  effect: '影響',
  advice: '建議',
  status: '現況',
  announced: '公告',
  sources: '來源',
  certainty: '根據',
};

export function Advice({ advice }: { advice: string }): ReactNode {
  return (
    <p>
      <b>{TERM.advice}</b>：{advice}
    </p>
  );
}
