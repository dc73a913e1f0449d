import { matchesText, toHaystack } from './text';

/**
 * Is a code one of those asked for? Figures ask for the code itself: 2 does not mean 12.
 * @param label what it means, in full
 */
export function matchesCode(code: number, label: string, typed: string): boolean {
  return /^\d+$/.test(typed) ? typed === String(code) : matchesText(toHaystack([label]), typed);
}
