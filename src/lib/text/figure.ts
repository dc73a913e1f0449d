import { formatCount } from 'rental-data';

/** A number with the digits that it has after the point, and commas before it: 29,516.5. */
export function figure(value: number): string {
  const [whole = '', part] = String(Math.abs(Number(value.toFixed(4)))).split('.');
  return `${value < 0 ? '-' : ''}${formatCount(Number(whole))}${part === undefined ? '' : `.${part}`}`;
}
