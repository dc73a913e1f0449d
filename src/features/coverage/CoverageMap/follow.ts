import { followCells } from 'chart-geometry/browser';
import { announce } from '@site/src/lib/browser/announce';

/**
 * Follows the reader over the map, and describes the period of the cell that is pointed at or has the focus.
 * @param place an element of the map, beside its table
 * @returns function that ends it
 */
export function followMap(place: Element, describe: (period: string) => void): () => void {
  announce('');
  const table = place.closest('[data-coverage-map]')?.querySelector('table');
  if (!table) return () => undefined;
  return followCells(
    table,
    [...table.querySelectorAll<HTMLElement>('[data-period]')],
    (cell) => describe(cell.dataset['period'] ?? ''),
    (cell) => announce(`${cell.ariaLabel ?? ''}。再點一次就打開。`),
  );
}
