import type { CoverageMapData } from '@site/src/dataset/verdict/coverageMap';
import { announce } from '@site/src/lib/browser/announce';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import Readout from './Readout';
import { hrefOf, type Target } from './targets';

interface Props {
  data: Pick<CoverageMapData, 'cells' | 'unpublished'>;
  first: string;
  target: Target;
}

const tableOf = (place: Element | null): HTMLElement | null | undefined =>
  place?.closest('[data-coverage-map]')?.querySelector('table');

/** The cell that is pointed at or has the focus, in words under the map. The map itself is part of the page. */
export default function Current({ data, first, target }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [period, setPeriod] = useState(first);
  useEffect(() => {
    const table = tableOf(place.current);
    const describe = (cell: HTMLElement | null | undefined): void => {
      if (cell?.dataset['period']) setPeriod(cell.dataset['period']);
    };
    const follow = ({ target: under }: Event): void =>
      describe(under instanceof Element ? under.closest<HTMLElement>('[data-period]') : null);
    // A finger cannot point without pressing: its first tap says what the second will open.
    let finger = '';
    let tapped: Element | null = null;
    const press = ({ pointerType }: PointerEvent): void => void (finger = pointerType);
    const tap = (event: Event): void => {
      const cell = event.target instanceof Element ? event.target.closest('a[data-period]') : null;
      if (finger !== 'touch' || !cell || cell === tapped) return;
      event.preventDefault();
      tapped = cell;
      announce(`${cell.getAttribute('aria-label') ?? ''}。再點一次就打開。`);
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
    for (const cell of tableOf(place.current)?.querySelectorAll<HTMLElement>('[data-period]') ?? [])
      cell.toggleAttribute('data-on', cell.dataset['period'] === period);
  }, [period]);
  return (
    <div ref={place}>
      <Readout
        period={period}
        href={hrefOf(target, period)}
        cell={data.cells[period]}
        gap={data.unpublished[period]}
      />
    </div>
  );
}
