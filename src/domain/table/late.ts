/** Times after the period of a file: it was exported later, or is not of that period. */
import { daysOf } from '../period';
import type { Catalogue } from '../catalogue/types';
import { formatCount, formatShare } from '../text/format';
import { isKnown, type Alarm } from './drift';
import type { Inspection } from './inspect';

/** The columns that an export up to the end of a period would fill with times of it, or of before. */
const COLUMNS = ['物件最後更新時間', '物件首次發現時間', '最大物件首次發現時間'];

/** An alarm for each column with times after the period that the record of incidents does not tell of. */
export function lateAlarms(
  catalogue: Catalogue,
  { profile, candidate }: Pick<Inspection, 'profile' | 'candidate'>,
  period: string,
): Alarm[] {
  const { end } = daysOf(period);
  return profile.columns.flatMap(({ header, times }): Alarm[] => {
    const column = candidate.columns.find((known) => known.header === header);
    const after = [...(times?.days ?? [])].filter(([day]) => day > end);
    const [last] = after
      .map(([day]) => day)
      .sort()
      .slice(-1);
    if (!COLUMNS.includes(header) || !column || last === undefined) return [];
    if (isKnown(catalogue, period, column)) return [];
    const rows = after.reduce((sum, [, count]) => sum + count, 0);
    const change = `有${formatCount(rows)}列（${formatShare(rows / profile.rows)}）的時間在這一期之後，最晚到${last}`;
    return [{ id: `late:${header}`, kind: 'late', column: header, change, against: [] }];
  });
}
