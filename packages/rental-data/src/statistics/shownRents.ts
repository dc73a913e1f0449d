/** What is shown around a map of rents: the answer, the whole that is looked at, what is known of the file, and the months over time. */
import type { RowsState, UsabilityState } from '../usability/values';
import { COLUMN_STATE_NAME } from '../words';
import { formatCount } from '../words/numbers';
import { ROWS_STATE_MARK } from '../words/states';
import {
  type AreaRow,
  countWords,
  fewWords,
  halfCell,
  halfWords,
  measureWords,
  moneyWords,
  quartilesFor,
  rentsHeadline,
  rentWords,
  type RowUnit,
  rowUnit,
} from './areaWords';
import type { RentsChoice } from './classes';
import { HOME_TYPES, type InOrder, type JudgedFile } from './figures';
import { pairName } from './months';
import { describeFileRows, type RowsWords } from './rowsWords';
import { PROPERTY_TYPES } from './rule';
import type { SavedRents } from './savedTable';

/** What is looked at: a published month, or a file of the reader. */
export interface ShownRents extends Omit<SavedRents, 'verdict'> {
  /** has the catalogue a record of the period? */
  isPublished: boolean;
  verdict?: { rows: RowsState; rent: UsabilityState; rowsAnswer: string } | undefined;
}

/** Why the catalogue says nothing of a file; undefined where it does. */
export function unjudgedWords({ isPractice, verdict, period, isPublished }: ShownRents): string | undefined {
  if (isPractice) return '每一列都是編造的，算出來的數字不能引用。';
  if (verdict) return undefined;
  if (period === undefined) return '檔名沒有寫期別，查不到這一期能不能用。';
  return isPublished ? '連不上網站，查不到這一期能不能用。' : '這一期沒有公布過，沒有紀錄可以核對。';
}

/** What a picture that stands alone says of the file: also that nothing is known against it. */
export function noteForPicture(file: ShownRents): string {
  const { isPractice, verdict, extent, conditions } = file;
  const about = describeFileRows(file);
  return [
    conditions === undefined || isPractice ? '' : `條件：${conditions}。`,
    unjudgedWords(file) ??
      (verdict && about
        ? `${about.name}；月租金：${COLUMN_STATE_NAME[verdict.rent]}。${
            about.state === 'complete' ? '' : (extent ?? verdict.rowsAnswer)
          }`
        : ''),
  ].join('');
}

/** A phone has no room for a whole clause: lines may begin with these words of it. */
function divideHeadline(headline: string, words: readonly string[]): string[] {
  const starts = words.map((word) => headline.indexOf(word)).filter((at) => at > 0);
  return [0, ...starts].map((at, index) => headline.slice(at, starts[index]));
}

/**
 * What is said around the map and the table of a file.
 * @param rows of the areas; null where the rents of the file must not be used @param county whose districts they are
 */
export function describeShown(
  shown: ShownRents,
  rows: readonly AreaRow[] | null,
  { type, measure }: RentsChoice,
  county?: { code: string; name: string },
) {
  const unit = rowUnit(shown.variant);
  const areas = county ? '鄉鎮市區' : '縣市';
  const home = HOME_TYPES[type];
  const { what, unit: measuredIn } = measureWords(measure, unit);
  const part = `${shown.conditions === undefined ? '' : '符合條件的'}${home}`;
  const lead = `${shown.name}，${county?.name ?? ''}${part}`;
  const where = county?.name ?? '全台';
  const whole = shown.areas?.[county?.code ?? '']?.[PROPERTY_TYPES.indexOf(type)];
  const quartiles = quartilesFor(whole, measure);
  const figures = quartiles
    ? `，${what}${rentWords(quartiles[1])}，${halfWords(quartiles)}`
    : measure === 'n'
      ? ''
      : '，不算中位數';
  return {
    unit,
    /** what the areas are together */
    areas,
    measuredIn,
    title: `${lead}${what}`,
    /** the answer, in the parts in which it may be broken */
    headline: divideHeadline(
      rows ? rentsHeadline(rows, { lead, measure, unit, areas }) : `${shown.name}不算租金。`,
      [home, what],
    ),
    /** of the whole country or county; absent where nothing is known of it */
    whole: whole && `${where}${part}${countWords(whole.rows, unit)}${figures}。`,
    overTime: `${where}${home}的${what}，歷月`,
  };
}

/** A month of one area and type. */
export interface RentMonth {
  period: string;
  /** absent where nobody knows anything of its rows */
  about?: RowsWords | undefined;
  /** are its rents counted at all? */
  isCounted: boolean;
  rows: number;
  quartiles?: InOrder | undefined;
}

/** The months of files of one variant; a file without a period has none. @param area official code; empty for the country */
export const monthsOfFiles = (
  files: readonly JudgedFile[],
  area: string,
  { type, measure }: RentsChoice,
): RentMonth[] =>
  files.flatMap(({ period, areas, ...judged }) => {
    if (period === undefined) return [];
    const figures = areas?.[area]?.[type];
    return {
      period,
      about: describeFileRows(judged),
      isCounted: areas !== null,
      rows: figures?.rows ?? 0,
      quartiles: quartilesFor(figures, measure),
    };
  });

/** Must the month stand alone? */
const isApart = ({ about, isCounted }: RentMonth): boolean =>
  isCounted && about?.mark === ROWS_STATE_MARK['not-comparable'];

/**
 * The months as a line has them: by their median with the middle half, or by their number of rows.
 * @param months in order of their periods @param joined pairs of them, as `pairName` writes them @param isCount are rows counted, and no rents told?
 */
export const lineOfMonths = (months: readonly RentMonth[], joined: ReadonlySet<string>, isCount: boolean) =>
  months.map((to, index) => {
    const { period, quartiles, isCounted, rows } = to;
    const from = months[index - 1];
    // Rows that are missing leave the medians nearly as they are, not the number of rows.
    const isBroken = isCount && [from, to].some((month) => month?.about?.state !== 'complete');
    return {
      month: period,
      value: isCount ? (isCounted ? rows : undefined) : quartiles?.[1],
      half: isCount || !quartiles ? undefined : ([quartiles[0], quartiles[2]] as const),
      isJoined: from !== undefined && !isBroken && joined.has(pairName(from.period, period)),
      isApart: isApart(to),
    };
  });

/** How the line is read. */
export function lineWords(months: readonly RentMonth[], unit: RowUnit, isCount: boolean): string {
  const apart = [...new Set(months.filter(isApart).map(({ about }) => about?.name))];
  return [
    isCount
      ? `點與線是${unit}數；只有相連、列數都沒有已知缺漏的月份才連線。`
      : '點與線是中位數，直線與色帶是中間一半；只有相連、可以互相比較的月份才連線。',
    '實心點是地圖上的月份。',
    apart.length > 0 ? `有底色的月份，${apart.join('，或')}。` : '',
    months.some(({ isCounted }) => !isCounted) ? '叉號是不算租金的月份。' : '',
  ].join('');
}

const NOT_COUNTED = '不算';

/** The cells of a month in the table below the line. */
export const monthCells = ({ quartiles, isCounted, rows }: RentMonth, unit: RowUnit) => ({
  median: quartiles ? moneyWords(quartiles[1]) : isCounted ? fewWords(unit) : NOT_COUNTED,
  half: quartiles && halfCell(quartiles),
  rows: isCounted ? formatCount(rows) : NOT_COUNTED,
});
