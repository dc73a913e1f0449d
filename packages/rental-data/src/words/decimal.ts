import { formatCount } from './numbers';

/** The size of a number with a comma before every three digits of its whole part, and its decimals. */
function formatSize(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  return `${formatCount(Number(whole))}${decimals ? `.${decimals}` : ''}`;
}

/** A published number as it is: 1,234.5. */
export const formatDecimal = (value: number): string => `${value < 0 ? '−' : ''}${formatSize(value)}`;

/** A computed number with at most four digits after the point: 29,516.5. */
export const formatFigure = (value: number): string =>
  `${value < 0 ? '-' : ''}${formatSize(Number(value.toFixed(4)))}`;

/** A figure of an axis: of large round ones in 萬 (ten thousands), as is usual in Chinese. @param ticks all figures, the largest last */
export function tickWords(value: number, ticks: readonly number[]): string {
  const isLarge = (ticks.at(-1) ?? 0) >= 10_000 && ticks.every((tick) => tick % 1000 === 0);
  return isLarge && value !== 0 ? `${formatDecimal(value / 10_000)}萬` : formatDecimal(value);
}
