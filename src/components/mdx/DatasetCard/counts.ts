import type { MarkProp, SetProp } from '../../../../plugins/pages/client';
import { SEVERITIES, type Severity } from '../../../domain/catalogue/types';

/** Rows of a set as a share 0-1 of the raw rows of the same period; undefined for raw itself and where raw is unknown. */
export function shareOfRaw(sets: readonly SetProp[], { variant, rows }: SetProp): number | undefined {
  const raw = sets.find((s) => s.variant === 'raw');
  return variant === 'raw' || !raw?.rows ? undefined : rows / raw.rows;
}

/** Number of marks of each severity that occurs, worst first. */
export function countBySeverity(marks: readonly MarkProp[]): [severity: Severity, count: number][] {
  return [...SEVERITIES]
    .reverse()
    .map((severity): [Severity, number] => [severity, marks.filter((m) => m.severity === severity).length])
    .filter(([, count]) => count > 0);
}
