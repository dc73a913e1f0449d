/**
 * May I use this? Answers for one column of one set, from incidents, dataset versions and releases.
 *
 * Decisions, each for the sake of somebody about to use a file:
 * - Rows and values are told apart. Lost rows make counts useless and leave the values of the remaining rows right, so they
 *   set the state of the rows and not of the columns. The one exception are periods that must not be used at all (`avoid`):
 *   there every column is severe, or a reader who only looks at columns would go on.
 * - Rows that an incident touched without losing them to a gap (`countsAffected`: crawled once a week) cannot be compared:
 *   what a week shows is another number than what a month shows.
 * - A note changes no state: a column with nothing but notes is fine, with reasons.
 * - Quarters and years inherit from what they contain (`resolveReach`); the reasons name the months.
 * - A version that only differs from the newest one in notation or in its rule of merging is not worse for it: the reason is
 *   given, the state stays. What changes between two versions is told by `packages/rental-data/src/differences`.
 */
import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { estimatedLoss } from '../catalogue/reach';
import { memo, memoByObject } from '../helpers/memo';
import { absentFrom, cellReasons } from './cellReasons';
import { collectFacts, type Reached } from './facts';
import { rowsReasons } from './rowsReasons';
import { reasonId, worstRowsState, worstState } from './states';
import type { CellReason, CellUsability, RowsUsability } from './types';

export interface UsabilityReader {
  /** One column; cells that say the same are one object. @throws RangeError for no period, or a header of no version */
  cell(period: string, variant: Variant, header: string): CellUsability;
  /** The rows of one period and variant. @throws RangeError when the text is not a period */
  rows(period: string, variant: Variant): RowsUsability;
  /** The incidents that reach a period, worst first; published or not. @throws RangeError when the text is not a period */
  incidents(period: string): readonly Reached[];
}

/** A reader for a catalogue, which is taken as it is now and must not be changed afterwards. Whatever it is asked throws a RangeError for no period. */
export function usabilityReader(catalogue: Catalogue): UsabilityReader {
  const facts = collectFacts(catalogue);
  const { byHeader, locate, reachedBy } = facts;
  const shared = new Map<string, CellUsability>();
  const share = (reasons: CellReason[]): CellUsability => {
    const key = reasons.map(reasonId).join('|');
    const cell = shared.get(key) ?? { state: worstState(reasons.map((r) => r.gives)), reasons };
    shared.set(key, cell);
    return cell;
  };

  return {
    incidents: reachedBy,
    rows: memo((period, variant: Variant) => {
      const set = locate(period, variant);
      if ('gives' in set) return { state: 'absent', reasons: [set] };
      const reasons = rowsReasons(facts, set);
      const loss = estimatedLoss(catalogue.incidents, set.release.period);
      return {
        state: worstRowsState(reasons.map((r) => r.gives)),
        reasons,
        loss,
      };
    }),
    cell: memo((period, variant: Variant, header) => {
      const same = byHeader.get(header);
      if (!same) {
        throw new RangeError(`沒有欄位「${header}」。照catalogue/columns.yaml的header逐字填寫。`);
      }
      const set = locate(period, variant);
      if ('gives' in set) return share([set]);
      const column = set.columns.get(header);
      return share(column ? cellReasons(facts, set, column) : [absentFrom(facts, set, same)]);
    }),
  };
}

export const getReader = memoByObject(usabilityReader);
