import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const linksOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('td[id] a')];

/**
 * Makes the links in a table's cells a single Tab stop; the arrow keys move between them. Without scripts each link stays a
 * Tab stop. Sets `tabIndex` on the elements directly: a table has hundreds of links, and each key changes two.
 *
 * @param table holds rows with links in cells that have an id
 * @param rows changes with the rows
 * @returns to be called on keys and on focus
 */
export function useArrows(table: RefObject<HTMLTableElement | null>, rows: unknown) {
  useEffect(() => {
    const links = table.current ? linksOf(table.current) : [];
    links.forEach((link, index) => {
      link.tabIndex = index === 0 ? 0 : -1;
    });
  }, [table, rows]);

  const enter = (link: HTMLElement): void => {
    for (const other of table.current ? linksOf(table.current) : []) other.tabIndex = other === link ? 0 : -1;
  };
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('td[id] a') : null;
    const row = link?.closest('tr');
    if (!step || !link || !row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const lines = [...(table.current?.querySelectorAll('tbody tr') ?? [])];
    const next = lines[lines.indexOf(row) + step[0]];
    if (!next) return;
    linksOf(next)[linksOf(row).indexOf(link) + step[1]]?.focus();
  };
  return { enter, move };
}
