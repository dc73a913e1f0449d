import { announce } from '@site/src/lib/browser/announce';

/**
 * Follows the reader over the map: marks the cell that is pointed at or has the focus, and describes its period.
 * @param place an element of the map, beside its table
 * @returns function that ends it
 */
export function followMap(place: Element, describe: (period: string) => void): () => void {
  const table = place.closest('[data-coverage-map]')?.querySelector('table');
  const cells = [...(table?.querySelectorAll<HTMLElement>('[data-period]') ?? [])];
  const cellAt = ({ target }: Event): HTMLElement | undefined =>
    cells.find((cell) => target instanceof Node && cell.contains(target));
  const show = (cell: HTMLElement | null | undefined): void => {
    if (!cell) return;
    // In the page it would be each label once more, and set in all at once it would style every cell again.
    cell.title = cell.ariaLabel ?? '';
    if (cell.hasAttribute('data-on')) return;
    for (const other of cells) other.toggleAttribute('data-on', other === cell);
    describe(cell.dataset['period'] ?? '');
  };
  const follow = (event: Event): void => show(cellAt(event));
  // A finger cannot point without pressing: its first tap says what the second will open.
  let finger = '';
  let tapped: Element | null = null;
  const press = ({ pointerType }: PointerEvent): void => void (finger = pointerType);
  const tap = (event: Event): void => {
    const cell = cellAt(event);
    if (finger !== 'touch' || !(cell instanceof HTMLAnchorElement) || cell === tapped) return;
    event.preventDefault();
    tapped = cell;
    announce(`${cell.ariaLabel ?? ''}。再點一次就打開。`);
  };
  announce('');
  // The reader may be there already.
  show(table?.querySelector<HTMLElement>('[data-period]:is(:hover, :focus)'));
  table?.addEventListener('mouseover', follow);
  table?.addEventListener('focusin', follow);
  table?.addEventListener('pointerdown', press);
  table?.addEventListener('click', tap);
  return () => {
    table?.removeEventListener('mouseover', follow);
    table?.removeEventListener('focusin', follow);
    table?.removeEventListener('pointerdown', press);
    table?.removeEventListener('click', tap);
  };
}
