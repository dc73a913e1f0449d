/** What a map and a table say of the rents of areas. Pure: it knows neither a screen nor a file. */
import { formatCount, type Variant } from 'rental-data';
import { classOf, FEWEST_ROWS, type Limits } from 'rental-data/statistics';
import type { AreaFigures, Quartiles } from '@site/src/features/open/session/rentFigures';

export const MEASURES = {
  rent: { name: '月租金', what: '月租金中位數', unit: '元' },
  perPing: { name: '每坪租金', what: '每坪租金中位數', unit: '元' },
} as const;
export type Measure = keyof typeof MEASURES;

/** What a row of a file is: a listing, or a dwelling where listings of one were joined. */
export type RowUnit = '則' | '戶';

export const unitFor = (variant: Variant): RowUnit => (variant === 'raw' ? '則' : '戶');

/** An area with what is known of it. */
export interface AreaRow {
  code: string;
  name: string;
  figures: AreaFigures;
  /** of the measure that is looked at; absent where too few rows have a value */
  quartiles?: Quartiles | undefined;
  /** of the six classes, 0 is the lowest */
  colour?: number | undefined;
}

const money = (value: number): string => formatCount(Math.round(value));

/** Rows as they are counted: 1,147戶. */
export const countWords = (rows: number, unit: RowUnit): string => `${formatCount(rows)}${unit}`;

export const fewWords = (unit: RowUnit): string => `不到${String(FEWEST_ROWS)}${unit}`;

export const valueWords = (value: number, measure: Measure): string =>
  `${money(value)}${MEASURES[measure].unit}`;

export const halfWords = ([q1, , q3]: Quartiles, measure: Measure): string =>
  `中間一半${money(q1)}到${valueWords(q3, measure)}`;

/** All that is known of an area, for those who hear it. */
export function areaWords(row: AreaRow, measure: Measure, unit: RowUnit): string {
  const { name, quartiles, figures } = row;
  if (!quartiles)
    return figures.rows === 0
      ? `${name}：沒有資料`
      : `${name}：${countWords(figures.rows, unit)}，${fewWords(unit)}有值，不算中位數`;
  const { what } = MEASURES[measure];
  return `${name}：${what}${valueWords(quartiles[1], measure)}，${halfWords(quartiles, measure)}，${countWords(figures.rows, unit)}`;
}

/** The answer in one sentence: where it is highest and lowest, of the areas with enough rows. @param areas what they are together: 縣市 or 行政區 */
export function writeHeadline(
  rows: readonly AreaRow[],
  { lead, measure, unit, areas }: { lead: string; measure: Measure; unit: RowUnit; areas: string },
): string {
  const known = rows
    .filter((row): row is AreaRow & { quartiles: Quartiles } => row.quartiles !== undefined)
    .sort((a, b) => b.quartiles[1] - a.quartiles[1]);
  const [highest, lowest] = [known[0], known.at(-1)];
  if (!highest || !lowest) return `${lead}：每個${areas}都${fewWords(unit)}，不算中位數。`;
  const value = (row: typeof highest): string => valueWords(row.quartiles[1], measure);
  const start = `${lead}${MEASURES[measure].what}：`;
  return highest === lowest
    ? `${start}${highest.name}${value(highest)}；其他${areas}都${fewWords(unit)}。`
    : `${start}${highest.name}最高，${value(highest)}；${lowest.name}最低，${value(lowest)}。`;
}

/** The rows of areas for a type of property and a measure, coloured by the limits between classes. */
export function toRows(
  areas: readonly { code: string; name: string }[],
  figuresOf: (code: string) => AreaFigures | undefined,
  measure: Measure,
  limits: Limits,
): AreaRow[] {
  return areas.map(({ code, name }) => {
    const figures = figuresOf(code) ?? { rows: 0, perPingRows: 0 };
    const quartiles = figures[measure];
    return {
      code,
      name,
      figures,
      quartiles,
      colour: quartiles && classOf(quartiles[1], limits),
    };
  });
}

export type SortKey = 'name' | 'value' | 'rows';

/** In the order of a column; areas without a value are last, the largest of them first. */
export function sortRows(rows: readonly AreaRow[], key: SortKey, isRising: boolean): AreaRow[] {
  const sign = isRising ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (key === 'name') return sign * (a.code < b.code ? -1 : 1);
    if (key === 'rows') return sign * (a.figures.rows - b.figures.rows);
    if (!a.quartiles || !b.quartiles)
      return Number(!a.quartiles) - Number(!b.quartiles) || b.figures.rows - a.figures.rows;
    return sign * (a.quartiles[1] - b.quartiles[1]);
  });
}
