import { matchesHeader } from '../../catalogue/columns';
import type { Entries } from '../read';
import { AS_IN_COLUMNS_OR_PREFIX, fault, type Faults } from './fault';

/** What a correction concerns exists: a wrong name would leave the change that it means without a correction. */
export function* checkCorrections({ corrections, columns, incidents, releases }: Entries): Faults {
  const periods = releases.flatMap((year) => year.entries.map(({ entry }) => entry.period));
  for (const { entry, at } of corrections)
    for (const [index, concern] of (entry.concerns ?? []).entries()) {
      const place = ['concerns', index] as const;
      for (const [i, pattern] of (concern.columns ?? []).entries())
        if (!columns.some((column) => matchesHeader(column.entry.header, pattern)))
          yield fault(at(...place, 'columns', i), `沒有欄位「${pattern}」。`, AS_IN_COLUMNS_OR_PREFIX);
      for (const [i, id] of (concern.incidents ?? []).entries())
        if (!incidents.some((incident) => incident.entry.id === id))
          yield fault(
            at(...place, 'incidents', i),
            `沒有事件「${id}」。`,
            '照catalogue/incidents.yaml的id逐字填寫。',
          );
      for (const [i, period] of (concern.periods ?? []).entries())
        if (!periods.includes(period))
          yield fault(
            at(...place, 'periods', i),
            `沒有期別「${period}」。`,
            '改用catalogue/releases/裡的期別。',
          );
    }
}
