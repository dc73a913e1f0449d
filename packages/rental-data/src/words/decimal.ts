import { formatCount } from './numbers';

/** A number with a comma before every three digits of its whole part, and its decimals: 1,234.5. */
export function formatDecimal(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '−' : ''}${formatCount(Number(whole))}${decimals ? `.${decimals}` : ''}`;
}
