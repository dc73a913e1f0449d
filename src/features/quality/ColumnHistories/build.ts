/** The histories of columns as the page draws and tells them. Pure. */
import { VARIANTS, type Catalogue } from '@site/src/dataset/catalogue/types';
import { granularity, monthNumberOf, periodSpans, yearOf } from '@site/src/dataset/period';
import {
  columnHistories,
  hasTrouble,
  levelIn,
  statesIn,
  type ColumnHistory,
} from '@site/src/dataset/usability/history';
import { isTrouble, type Level } from '@site/src/dataset/usability/levels';
import { monthsOnRecord } from '@site/src/dataset/usability/monthlyRows';

/** Months of a year that are drawn as one mark; `gap` where nothing was published. */
export interface DrawnRun {
  level: Level | 'gap';
  /** number of the first month */
  from: number;
  months: number;
}

/** The months of a history by year, newest first. Each month that asks for care has a mark of its own. */
function drawMonths(catalogue: Catalogue, { periods }: ColumnHistory): { year: number; runs: DrawnRun[] }[] {
  const levels = new Map(periods.map(({ period, cell }) => [period, levelIn(cell)]));
  const years = new Map<number, DrawnRun[]>();
  for (const month of monthsOnRecord(catalogue)) {
    const level = levels.get(month) ?? 'gap';
    const runs = years.get(yearOf(month)) ?? [];
    years.set(yearOf(month), runs);
    const last = runs.at(-1);
    const joins = level === 'gap' || !isTrouble(level);
    if (joins && last?.level === level) last.months += 1;
    else runs.push({ level, from: monthNumberOf(month), months: 1 });
  }
  return [...years].map(([year, runs]) => ({ year, runs })).reverse();
}

function describeHistory(catalogue: Catalogue, history: ColumnHistory) {
  const { variant, group, columns, periods } = history;
  const months = periods.filter(
    ({ period, cell }) => granularity(period) === 'monthly' && cell.state !== 'absent',
  );
  return {
    variant,
    group,
    columns,
    /** months that have the columns, and those in which they can be used */
    months: months.length,
    usable: months.filter(({ cell }) => cell.state === 'fine').length,
    trouble: hasTrouble(history),
    drawing: drawMonths(catalogue, history),
    /** worst first */
    states: statesIn(history).map(({ level, inPart, reasons, periods: own }) => ({
      level,
      inPart,
      spans: periodSpans(own),
      reasons,
    })),
  };
}
export type DescribedHistory = ReturnType<typeof describeHistory>;

/** What became of every column of both variants. */
export const describeHistories = (catalogue: Catalogue): DescribedHistory[] =>
  VARIANTS.flatMap((variant) =>
    columnHistories(catalogue, variant).map((history) => describeHistory(catalogue, history)),
  );
