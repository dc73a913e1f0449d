/** Which months a line over time may join. */
import type { Variant } from '../catalogue/values';
import type { RowsState } from '../usability/values';
import { describeFileRows, type Judged } from './rowsWords';

/** What is shown of a period, or of a file that does not say its own. */
interface Month extends Judged {
  period?: string | undefined;
  variant: Variant;
}
type Dated = Month & { period: string };

const MAY_JOIN: readonly (RowsState | undefined)[] = ['complete', 'partial'];

const nextMonth = (period: string): string => {
  const [year, month] = period.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0)).toISOString().slice(0, 7);
};

export const pairName = (a: string, b: string): string => `${a} ${b}`;

/** Pairs of one variant that follow each other and whose rows may be compared; whether their rents may, the catalogue says. */
export function joinableMonths(months: readonly Month[]): [Dated, Dated][] {
  const dated = months.filter(
    (one): one is Dated => one.period !== undefined && MAY_JOIN.includes(describeFileRows(one)?.state),
  );
  return dated.flatMap((a) =>
    dated
      .filter((b) => b.variant === a.variant && b.period === nextMonth(a.period))
      .map((b): [Dated, Dated] => [a, b]),
  );
}
