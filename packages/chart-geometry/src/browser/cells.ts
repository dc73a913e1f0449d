/** Cells of a table that lead somewhere and say what they are: the one that the reader is at is marked. */

/**
 * Follows the reader over cells: marks the one that is pointed at or has the focus (`data-on`).
 * A finger cannot point without pressing: its first tap tells of a link, and the second opens it.
 * @param cells each with its label (`aria-label`) @param onCell what is done with one that was not marked @param onTap with one that was tapped first
 * @returns function that ends it
 */
export function followCells(
  table: Element,
  cells: readonly HTMLElement[],
  onCell: (cell: HTMLElement) => void,
  onTap: (cell: HTMLElement) => void,
): () => void {
  const cellAt = ({ target }: Event): HTMLElement | undefined =>
    cells.find((cell) => target instanceof Node && cell.contains(target));
  const show = (cell: HTMLElement | undefined): void => {
    if (!cell) return;
    // In the page it would be each label once more, and set in all at once it would style every cell again.
    cell.title = cell.ariaLabel ?? '';
    if (cell.hasAttribute('data-on')) return;
    for (const other of cells) other.toggleAttribute('data-on', other === cell);
    onCell(cell);
  };
  let finger = '';
  let tapped: Element | null = null;
  const tap = (event: Event): void => {
    const cell = cellAt(event);
    if (finger !== 'touch' || !(cell instanceof HTMLAnchorElement) || cell === tapped) return;
    event.preventDefault();
    tapped = cell;
    onTap(cell);
  };
  // The reader may be there already.
  show(cells.find((cell) => cell.matches(':hover, :focus')));
  const following = new AbortController();
  const { signal } = following;
  for (const name of ['mouseover', 'focusin'])
    table.addEventListener(name, (event) => show(cellAt(event)), { signal });
  table.addEventListener('pointerdown', (event) => void (finger = (event as PointerEvent).pointerType), {
    signal,
  });
  table.addEventListener('click', tap, { signal });
  return () => following.abort();
}
