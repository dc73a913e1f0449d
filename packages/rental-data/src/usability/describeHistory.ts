import { listChanges } from '../catalogue/changes';
import type { Catalogue } from '../catalogue/types';
import { VARIANTS } from '../catalogue/values';
import { granularity, parseMonthNumber, periodSpans, parseYear } from '../period';
import { changeSince } from '../words/change';
import { columnHistories, type ColumnHistory, hasTrouble, levelIn, statesIn } from './history';
import { isTrouble, type Level } from './levels';
import { monthsOnRecord } from './monthlyRows';

/** Months of a year that are drawn as one mark; `gap` where nothing was published. */
export interface DrawnRun {
  level: Level | 'gap';
  from: number;
  months: number;
}

interface DrawnYear {
  year: number;
  /** number of its first month among all months */
  first: number;
  runs: DrawnRun[];
}

/** The months of a history by year, newest first. Each month that asks for care has a mark of its own. */
function drawMonths(catalogue: Catalogue, { periods }: ColumnHistory): DrawnYear[] {
  const levels = new Map(periods.map(({ period, cell }) => [period, levelIn(cell)]));
  const years = new Map<number, DrawnYear>();
  for (const [index, month] of monthsOnRecord(catalogue).entries()) {
    const year = parseYear(month);
    const level = levels.get(month) ?? 'gap';
    const drawn = years.get(year) ?? { year, first: index, runs: [] };
    years.set(year, drawn);
    const { runs } = drawn;
    const last = runs.at(-1);
    const joins = level === 'gap' || !isTrouble(level);
    if (joins && last?.level === level) last.months += 1;
    else runs.push({ level, from: parseMonthNumber(month), months: 1 });
  }
  return [...years.values()].reverse();
}

/** The months among some periods, as the form reads them: 2021-11 2022-08,2025-10 2025-10. */
const monthSpans = (periods: readonly string[]): string =>
  periodSpans(periods.filter((period) => granularity(period) === 'monthly'))
    .map((span) => span.join(' '))
    .join(',');

function describeHistory(catalogue: Catalogue, history: ColumnHistory) {
  const { variant, group, columns, periods } = history;
  const months = periods.filter(
    ({ period, cell }) => granularity(period) === 'monthly' && cell.state !== 'absent',
  );
  return {
    variant,
    group,
    columns,
    months: months.length,
    usable: months.filter(({ cell }) => cell.state === 'fine').length,
    trouble: hasTrouble(history),
    // What an incident tells stands among the states.
    changes: catalogue.changes.flatMap(({ from, incident, ...change }) => {
      if (incident !== undefined) return [];
      const same = columns.filter((header) =>
        listChanges(catalogue, variant, header).some(({ id }) => id === change.id),
      );
      return same.length === 0 ? [] : [{ columns: same, since: changeSince({ since: from, ...change }) }];
    }),
    drawing: drawMonths(catalogue, history),
    states: statesIn(history).map(({ level, inPart, reasons, periods: own }) => ({
      level,
      inPart,
      spans: periodSpans(own),
      reasons,
      months: monthSpans(own),
    })),
  };
}
/** What became of columns that had the same fate, with its months as marks and its states as spans. */
export type DescribedHistory = ReturnType<typeof describeHistory>;

/** The histories of all columns of both variants, in the order of the files. */
export const describeHistories = (catalogue: Catalogue): DescribedHistory[] =>
  VARIANTS.flatMap((variant) =>
    columnHistories(catalogue, variant).map((history) => describeHistory(catalogue, history)),
  );
