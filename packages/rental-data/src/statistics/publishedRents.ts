/** Published rents as a page tells them: of one period at first, of all others once their documents are there. */
import type { RentsCountiesDocument, RentsCountyDocument } from '../formats/schemas';
import { periodWords } from '../period';
import type { RowsState, UsabilityState } from '../usability/values';
import { quartilesFor } from './areaWords';
import { readRentCell, type RentCell } from './cells';
import { type Classes, MEASURES, type RentsChoice } from './classes';
import { type AreaFigures, toAreaFigures } from './figures';
import { pairName } from './months';
import { describeFileRows } from './rowsWords';
import { PROPERTY_TYPES, RENTS_VARIANT } from './rule';
import type { RentMonth, ShownRents } from './shownRents';

export interface PublishedPeriod {
  period: string;
  rows: RowsState;
  rent: UsabilityState;
  /** does a line join it with the one before it? */
  isJoined?: true;
}

/** The rents of a period in few characters, as {@link RentCell} without what is told per ping. */
type MonthCell = null | number | readonly [n: number, q1: number, median: number, q3: number];

/** What is the same of all areas. */
export interface PublishedPeriods {
  /** the oldest first */
  periods: readonly PublishedPeriod[];
  /** the period that is shown first: the newest that may be compared, or the newest */
  period: string;
  /** why its rows may not be compared, or what they lack; empty where nothing is known against them. Of others the document of the file says it. */
  answer: string;
}

/** The counties, or the districts of one, at first. */
export interface PublishedRents extends PublishedPeriods {
  /** whose districts they are; absent where they are the counties */
  county?: { code: string; name: string };
  classes: Classes;
  /** of the country or the county, for each period, of the type that is shown first: the others come once they are asked for */
  months: readonly MonthCell[];
  /** of that period, by official code, for each type; that of the country is `''` */
  areas: Readonly<Record<string, readonly RentCell[]>>;
}

const TYPE = 'type';
const MEASURE = 'measure';
const PERIOD = 'period';

const FIRST: RentsChoice = { type: 0, measure: 'rent' };

/** What a query asks for; what it does not name, or names wrongly, is as it is shown first. */
export function readRentsQuery(
  search: string,
  { periods, period }: Pick<PublishedPeriods, 'periods' | 'period'>,
): RentsChoice & { period: string } {
  const query = new URLSearchParams(search);
  return {
    period: periods.find((one) => one.period === query.get(PERIOD))?.period ?? period,
    type: PROPERTY_TYPES.find((one) => String(one) === query.get(TYPE)) ?? FIRST.type,
    measure: MEASURES.find((one) => one === query.get(MEASURE)) ?? FIRST.measure,
  };
}

/** The query of a choice, with `?`; empty for what is shown first. */
export function toRentsQuery(
  choice: RentsChoice & { period: string },
  { period }: Pick<PublishedPeriods, 'period'>,
): string {
  const query = new URLSearchParams();
  if (choice.period !== period) query.set(PERIOD, choice.period);
  if (choice.type !== FIRST.type) query.set(TYPE, String(choice.type));
  if (choice.measure !== FIRST.measure) query.set(MEASURE, choice.measure);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Of each type; undefined where there are no rows. */
export const figuresByType = (cells: readonly RentCell[]): (AreaFigures | undefined)[] =>
  cells.map((cell) => {
    const figures = readRentCell(cell);
    return figures && toAreaFigures(figures);
  });

export const toMonthCell = (cell: RentCell | undefined): MonthCell =>
  Array.isArray(cell) ? [cell[0], cell[1], cell[2], cell[3]] : (cell ?? null);

const readMonth = (month: MonthCell): AreaFigures | undefined =>
  figuresByType([month === null || typeof month === 'number' ? month : [...month, 0]])[0];

/** Are the figures of all periods among those that are told at first? */
export const isToldFirst = ({ type, measure }: RentsChoice): boolean =>
  type === FIRST.type && measure !== 'perPing';

type Document = Pick<RentsCountiesDocument | RentsCountyDocument, 'periods' | 'areas'>;

/** What is told over time; null where the document of the counties has to come first. */
export function publishedMonths(
  choice: RentsChoice,
  { periods, months, county }: Pick<PublishedRents, 'periods' | 'months' | 'county'>,
  counties: Document | undefined,
): RentMonth[] | null {
  const isFirst = isToldFirst(choice);
  const whole = counties?.areas.find(({ code }) => code === (county?.code ?? ''));
  if (!isFirst && !whole) return null;
  return periods.map(({ period, rows }, at) => {
    const cells = whole?.figures[counties?.periods.indexOf(period) ?? -1] ?? [];
    const figures = isFirst ? readMonth(months[at] ?? null) : figuresByType(cells)[choice.type];
    return {
      period,
      about: describeFileRows({ verdict: { rows } }),
      isCounted: true,
      rows: figures?.rows ?? 0,
      quartiles: quartilesFor(figures, choice.measure),
    };
  });
}

/** A published month as any file that is looked at. @param other of another month than the page shows first, once it is there */
export function publishedMonth(
  { periods, period: first, areas, answer }: Pick<PublishedRents, 'periods' | 'period' | 'areas' | 'answer'>,
  other?: Pick<ShownRents, 'areas'> & { period: string; answer: string },
): ShownRents & { period: string } {
  const period = other?.period ?? first;
  const { rows, rent } = periods.find((one) => one.period === period) ?? { rows: 'absent', rent: 'absent' };
  return {
    name: periodWords(period),
    period,
    variant: RENTS_VARIANT,
    isPublished: true,
    areas:
      other?.areas ??
      Object.fromEntries(Object.entries(areas).map(([code, cells]) => [code, figuresByType(cells)])),
    verdict: { rows, rent, rowsAnswer: other?.answer ?? answer },
  };
}

/** The pairs of months that a line joins, as `pairName` writes them. */
export const joinedMonths = (periods: readonly PublishedPeriod[]): Set<string> =>
  new Set(
    periods.flatMap(({ period, isJoined }, at) =>
      isJoined ? [pairName(periods[at - 1]?.period ?? '', period)] : [],
    ),
  );

/** The figures of a period by official code; null where the documents do not have it. */
export function figuresForPeriod(
  documents: readonly Document[],
  period: string,
): Record<string, (AreaFigures | undefined)[]> | null {
  const found: Record<string, (AreaFigures | undefined)[]> = {};
  for (const { periods, areas } of documents) {
    const place = periods.indexOf(period);
    if (place < 0) return null;
    for (const { code, figures } of areas) found[code] = figuresByType(figures[place] ?? []);
  }
  return found;
}
