import { announce } from '@site/src/lib/browser/announce';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readCell, type Described } from './cells';
import Readout from './Readout';
import { hrefOf, type Target } from './targets';

interface Props {
  first: Described;
  target: Target;
}

const tableOf = (place: Element | null): HTMLElement | null | undefined =>
  place?.closest('[data-coverage-map]')?.querySelector('table');
const cellsOf = (place: Element | null): Iterable<HTMLElement> =>
  tableOf(place)?.querySelectorAll<HTMLElement>('[data-period]') ?? [];

/** The cell that is pointed at or has the focus, in words under the map. The map itself is part of the page. */
export default function Current({ first, target }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const { period } = shown;
  useEffect(() => {
    const table = tableOf(place.current);
    const describe = (cell: HTMLElement | null | undefined): void => {
      if (cell) setShown(readCell(cell));
    };
    const follow = ({ target: under }: Event): void =>
      describe(under instanceof Element ? under.closest<HTMLElement>('[data-period]') : null);
    // A finger cannot point without pressing: its first tap says what the second will open.
    let finger = '';
    let tapped: Element | null = null;
    const press = ({ pointerType }: PointerEvent): void => void (finger = pointerType);
    const tap = (event: Event): void => {
      const cell =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-period]') : null;
      if (finger !== 'touch' || !cell || cell === tapped) return;
      event.preventDefault();
      tapped = cell;
      announce(`${cell.ariaLabel ?? ''}。再點一次就打開。`);
    };
    announce('');
    // The reader may be there already.
    describe(table?.querySelector<HTMLElement>('[data-period]:is(:hover, :focus)'));
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
  }, []);
  useEffect(() => {
    // In the page it would be each label once more.
    for (const cell of cellsOf(place.current)) cell.title = cell.ariaLabel ?? '';
  }, []);
  useEffect(() => {
    for (const cell of cellsOf(place.current))
      cell.toggleAttribute('data-on', cell.dataset['period'] === period);
  }, [period]);
  return (
    <div ref={place}>
      <Readout {...shown} href={hrefOf(target, period)} />
    </div>
  );
}
