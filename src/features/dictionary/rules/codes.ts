import { matchesText, toHaystack } from './text';

/** Is a code one of those asked for, by its meaning or, in figures, exactly: 2 does not mean 12. */
export function matchesCode(code: number, label: string, typed: string): boolean {
  return /^\d+$/.test(typed) ? typed === String(code) : matchesText(toHaystack([label]), typed);
}
