/** What a map and a table say of the rents of areas. */
import type { Variant } from '../catalogue/values';
import { formatCount } from '../words/numbers';
import { classifyValue, type Limits, type Measure } from './classes';
import type { AreaFigures, InOrder } from './figures';
import { FEWEST_ROWS } from './rule';

/** What a row of a file is: a listing, or a dwelling where listings of one were joined. */
export type RowUnit = '則' | '戶';

export const rowUnit = (variant: Variant): RowUnit => (variant === 'raw' ? '則' : '戶');

/** @param unit of rows, for the measure that counts them */
export function measureWords(measure: Measure, unit: RowUnit): { name: string; what: string; unit: string } {
  if (measure === 'n') return { name: `${unit}數`, what: `${unit}數`, unit };
  const name = measure === 'rent' ? '月租金' : '每坪租金';
  return { name, what: `${name}中位數`, unit: '元' };
}

/** Of the measure that is looked at; none of a number of rows, or where too few rows have a value. */
export const quartilesFor = (figures: AreaFigures | undefined, measure: Measure): InOrder | undefined =>
  measure === 'n' ? undefined : figures?.[measure];

/** An area with what is known of it. */
export interface AreaRow {
  code: string;
  name: string;
  figures: AreaFigures;
  /** what the map and the order of the table go by: the median, or the number of rows; absent where there is none */
  value?: number | undefined;
  /** beside the median */
  quartiles?: InOrder | undefined;
  /** of the six classes, 0 is the lowest */
  colour?: number | undefined;
}

/** An amount in a cell of a table, without its unit. */
export const moneyWords = (value: number): string => formatCount(Math.round(value));

/** Rows as they are counted: 1,147戶. */
export const countWords = (rows: number, unit: RowUnit): string => `${formatCount(rows)}${unit}`;

export const fewWords = (unit: RowUnit): string => `不到${String(FEWEST_ROWS)}${unit}`;

export const rentWords = (value: number): string => `${moneyWords(value)}元`;

export const halfWords = ([q1, , q3]: InOrder): string => `中間一半${moneyWords(q1)}到${rentWords(q3)}`;

/** The same in a cell of a table. */
export const halfCell = ([q1, , q3]: InOrder): string => `${moneyWords(q1)}–${moneyWords(q3)}`;

/** All that is known of an area, for those who hear it. */
export function areaWords({ name, quartiles, figures }: AreaRow, measure: Measure, unit: RowUnit): string {
  if (figures.rows === 0) return `${name}：沒有資料`;
  const count = countWords(figures.rows, unit);
  if (measure === 'n') return `${name}：${count}`;
  return quartiles
    ? `${name}：${measureWords(measure, unit).what}${rentWords(quartiles[1])}，${halfWords(quartiles)}，${count}`
    : `${name}：${count}，${fewWords(unit)}有值，不算中位數`;
}

/** The answer in one sentence: where it is highest and lowest, of the areas with enough rows. @param areas what they are together: 縣市 or 鄉鎮市區 */
export function rentsHeadline(
  rows: readonly AreaRow[],
  { lead, measure, unit, areas }: { lead: string; measure: Measure; unit: RowUnit; areas: string },
): string {
  const known = rows.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
  known.sort((a, b) => b.value - a.value);
  const [highest, lowest] = [known[0], known.at(-1)];
  const isCount = measure === 'n';
  if (!highest || !lowest)
    return isCount
      ? `${lead}：每個${areas}都沒有資料。`
      : `${lead}：每個${areas}都${fewWords(unit)}，不算中位數。`;
  const words = ({ value }: typeof highest): string => (isCount ? countWords(value, unit) : rentWords(value));
  const start = `${lead}${measureWords(measure, unit).what}：`;
  if (highest === lowest)
    return `${start}${highest.name}${words(highest)}；其他${areas}都${isCount ? '沒有資料' : fewWords(unit)}。`;
  const [most, least] = isCount ? ['最多', '最少'] : ['最高', '最低'];
  return `${start}${highest.name}${most}，${words(highest)}；${lowest.name}${least}，${words(lowest)}。`;
}

/** The rows of areas for a type of property and a measure, coloured by the limits between classes. */
export function toAreaRows(
  areas: readonly { code: string; name: string }[],
  findFigures: (code: string) => AreaFigures | undefined,
  measure: Measure,
  limits: Limits,
): AreaRow[] {
  return areas.map(({ code, name }) => {
    const figures = findFigures(code) ?? { rows: 0, perPingRows: 0 };
    const quartiles = quartilesFor(figures, measure);
    const value = measure === 'n' ? figures.rows || undefined : quartiles?.[1];
    const colour = value === undefined ? undefined : classifyValue(value, limits);
    return { code, name, figures, value, quartiles, colour };
  });
}

/** What an area looks like: its colour, hatched where too few rows have a value, or empty where there is no row. */
export const lookAs = (row: AreaRow | undefined): string =>
  row === undefined || row.figures.rows === 0
    ? 'none'
    : row.colour === undefined
      ? 'few'
      : String(row.colour);

/** What the looks without a colour mean; that of areas without a row only where there are any. */
export const apartWords = (
  rows: readonly AreaRow[],
  measure: Measure,
  unit: RowUnit,
): (readonly [look: string, words: string])[] => [
  ...(measure === 'n' ? [] : [['few', fewWords(unit)] as const]),
  ...(rows.some((row) => lookAs(row) === 'none') ? [['none', '沒有資料'] as const] : []),
];

export type SortKey = 'name' | 'value' | 'rows';

/** In the order of a column; areas without a value are last, the largest of them first. */
export function sortAreaRows(rows: readonly AreaRow[], key: SortKey, isRising: boolean): AreaRow[] {
  const sign = isRising ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (key === 'name') return sign * (a.code < b.code ? -1 : 1);
    if (key === 'rows') return sign * (a.figures.rows - b.figures.rows);
    if (a.value === undefined || b.value === undefined)
      return Number(a.value === undefined) - Number(b.value === undefined) || b.figures.rows - a.figures.rows;
    return sign * (a.value - b.value);
  });
}
