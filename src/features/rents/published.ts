/** Published rents as the page has them: of one period at first, of all others once they are asked for. Pure. */
import type { RowsState, UsabilityState, RentsCountiesDocument, RentsCountyDocument } from 'rental-data';
import {
  type Classes,
  MEASURES,
  PROPERTY_TYPES,
  readRentCell,
  type RentCell,
  type AreaFigures,
  toAreaFigures,
  pairName,
} from 'rental-data/statistics';
import type { AreaMap } from 'chart-geometry/map';
import type { Choice } from '@site/src/features/areas/View';

export interface PublishedPeriod {
  period: string;
  rows: RowsState;
  rent: UsabilityState;
  /** does a line join it with the one before it? */
  isJoined?: true;
}

/** The rents of a period in few characters, as {@link RentCell} without what is told per ping. */
export type Month = null | number | readonly [n: number, q1: number, median: number, q3: number];

/** What is in the page. */
export interface PublishedRents {
  /** whose districts are shown; absent where the counties are */
  county?: { code: string; name: string; map: AreaMap };
  /** the oldest first */
  periods: readonly PublishedPeriod[];
  classes: Classes;
  /** the period that is shown first */
  period: string;
  /** why its rows may not be compared, or what they lack; empty where nothing is known against them. Of others the document of the file says it. */
  answer: string;
  /** of the country or the county, for each period, of the type that is shown first: the others come once they are asked for */
  months: readonly Month[];
  /** of that period, by official code, for each type; that of the country is `''` */
  areas: Readonly<Record<string, readonly RentCell[]>>;
}

export interface PublishedChoice extends Choice {
  period: string;
}

const TYPE = 'type';
const MEASURE = 'measure';
const PERIOD = 'period';

const FIRST: Choice = { type: 0, measure: 'rent' };

/** What an address asks for; what it does not name, or names wrongly, is as the page shows it first. */
export function readChoice(
  search: string,
  { periods, period }: Pick<PublishedRents, 'periods' | 'period'>,
): PublishedChoice {
  const query = new URLSearchParams(search);
  return {
    period: periods.find((one) => one.period === query.get(PERIOD))?.period ?? period,
    type: PROPERTY_TYPES.find((one) => String(one) === query.get(TYPE)) ?? FIRST.type,
    measure: MEASURES.find((one) => one === query.get(MEASURE)) ?? FIRST.measure,
  };
}

/** The query of a choice, with `?`; empty for what the page shows first. */
export function writeChoice(choice: PublishedChoice, { period }: Pick<PublishedRents, 'period'>): string {
  const query = new URLSearchParams();
  if (choice.period !== period) query.set(PERIOD, choice.period);
  if (choice.type !== FIRST.type) query.set(TYPE, String(choice.type));
  if (choice.measure !== FIRST.measure) query.set(MEASURE, choice.measure);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const toTypes = (cells: readonly RentCell[]): (AreaFigures | undefined)[] =>
  cells.map((cell) => {
    const figures = readRentCell(cell);
    return figures && toAreaFigures(figures);
  });

export const toMonth = (cell: RentCell | undefined): Month =>
  Array.isArray(cell) ? [cell[0], cell[1], cell[2], cell[3]] : (cell ?? null);

const readMonth = (month: Month): AreaFigures | undefined =>
  toTypes([month === null || typeof month === 'number' ? month : [...month, 0]])[0];

/** Are the figures of all periods in the page? */
export const isInPage = ({ type, measure }: Choice): boolean => type === FIRST.type && measure !== 'perPing';

/** What is told over time, for each period of the page; null where the document of the counties has to come first. */
export function monthsFor(
  choice: Choice,
  { periods, months, county }: Pick<PublishedRents, 'periods' | 'months' | 'county'>,
  counties: Document | undefined,
): (AreaFigures | undefined)[] | null {
  if (isInPage(choice)) return months.map(readMonth);
  const whole = counties?.areas.find(({ code }) => code === (county?.code ?? ''));
  if (!counties || !whole) return null;
  return periods.map(
    ({ period }) => toTypes(whole.figures[counties.periods.indexOf(period)] ?? [])[choice.type],
  );
}

/** The pairs of months that a line joins, as `pairName` writes them. */
export const joinedMonths = (periods: readonly PublishedPeriod[]): Set<string> =>
  new Set(
    periods.flatMap(({ period, isJoined }, at) =>
      isJoined ? [pairName(periods[at - 1]?.period ?? '', period)] : [],
    ),
  );

type Document = Pick<RentsCountiesDocument | RentsCountyDocument, 'periods' | 'areas'>;

/** The figures of a period by official code; null where the documents do not have it. */
export function figuresIn(
  documents: readonly Document[],
  period: string,
): Record<string, (AreaFigures | undefined)[]> | null {
  const found: Record<string, (AreaFigures | undefined)[]> = {};
  for (const { periods, areas } of documents) {
    const place = periods.indexOf(period);
    if (place < 0) return null;
    for (const { code, figures } of areas) found[code] = toTypes(figures[place] ?? []);
  }
  return found;
}
