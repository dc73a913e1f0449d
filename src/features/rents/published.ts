/** Published rents as the page has them: of one period at first, of all others once they are asked for. Pure. */
import type { RowsState, UsabilityState } from 'rental-data';
import type { RentsCountiesDocument, RentsCountyDocument } from 'rental-data/formats';
import { type Classes, MEASURES, PROPERTY_TYPES, readRentCell, type RentCell } from 'rental-data/statistics';
import type { AreaFigures } from '@site/src/features/areas/rentFigures';
import { toAreaFigures } from '@site/src/features/areas/rentFigures';
import type { AreaMap } from '@site/src/features/areas/districtMap';
import type { Choice } from '@site/src/features/areas/View';

export interface PublishedPeriod {
  period: string;
  rows: RowsState;
  rent: UsabilityState;
  /** why its rows may not be compared, or what they lack; empty where nothing is known against them */
  answer: string;
}

/** What is in the page. */
export interface PublishedRents {
  /** whose districts are shown; absent where the counties are */
  county?: { code: string; name: string; map: AreaMap };
  /** the oldest first */
  periods: readonly PublishedPeriod[];
  /** pairs of months that a line joins */
  joined: readonly string[];
  classes: Classes;
  /** the period that is shown first */
  period: string;
  /** of the country or the county, for each period and type */
  whole: readonly (readonly RentCell[])[];
  /** of that period, by official code, for each type */
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
