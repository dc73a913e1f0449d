import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { MapProp, MatrixModule, YearProp } from '@site/plugins/pages/client';
import { stripScale } from '@site/src/components/charts/YearStrip/bars';
import { decoded } from '@site/src/domain/text/decoded';
import { monthsOf } from '@site/src/domain/period';
import { keepTrying, reveal } from '@site/src/navigation/scroll/target';
import { headerIn, rowsIn, yearsIn } from './cells';
import Filters from './Filters';
import { MATRIX_ID } from './id';
import Legend from './Legend';
import styles from './styles.module.css';
import Tracks from './Tracks';
import { choicesOf, queryOf, viewOf, type Choices, type View } from './view';
import Year from './Year';

/** The view and the cell that the address names. The prerendered page has no query: it shows everything. */
function useView(choices: Choices) {
  const history = useHistory();
  const { search, hash } = useLocation();
  const isBrowser = useIsBrowser();
  const refocus = useRef<Element | null>(null);
  // Depends on the query text: most addresses have no query, and then hydration renders nothing twice.
  const query = isBrowser ? search : '';
  const view = useMemo(() => viewOf(query, choices), [query, choices]);
  const target = isBrowser ? decoded(hash.slice(1)) : '';

  useEffect(() => {
    // A jump to a hash moves the focus; a reader who used a filter must keep it.
    if (refocus.current instanceof HTMLElement) refocus.current.focus({ preventScroll: true });
    refocus.current = null;
  }, [search]);

  const column = headerIn(target, choices);
  const lacks = column !== undefined && column !== view.column;
  /** whether the filter moves the cell that the hash names, so that the browser scrolled to a wrong position */
  const arrivingRef = useRef<boolean>(null);
  useEffect(() => {
    if (!isBrowser) return;
    arrivingRef.current ??= search !== '';
    // The cell of a single column is in the table only if that column is chosen.
    if (!lacks) return;
    arrivingRef.current = true;
    history.replace({ pathname: history.location.pathname, search: queryOf({ column }), hash });
  }, [isBrowser, search, lacks, column, hash, history]);

  const change = useCallback(
    (next: View) => {
      refocus.current = document.activeElement;
      history.push({ pathname: history.location.pathname, search: queryOf(next), hash: `#${MATRIX_ID}` });
    },
    [history],
  );
  return { view, change, target, arrivingRef, settled: isBrowser && !lacks };
}

/** Scrolls to a cell, now or when it is rendered. */
function goToCell(id: string): (() => void) | undefined {
  const attempt = (): boolean => {
    const cell = document.getElementById(id);
    if (!cell) return false;
    reveal(cell);
    cell.scrollIntoView({ behavior: 'instant', block: 'center' });
    return true;
  };
  return attempt() ? undefined : keepTrying(attempt);
}

/** Rows of a year's months for its strip. */
const stripOf = ({ cells }: MapProp, year: string): YearProp['months'] =>
  monthsOf(year).map((month) => {
    const cell = cells[month];
    return cell ? { rows: cell.raw, state: cell.rows } : null;
  });

function statusOf(view: View, years: ReturnType<typeof yearsIn>): string {
  const sets = rowsIn(years);
  const hits = years.reduce((sum, year) => sum + year.hits, 0);
  if (sets === 0) {
    return '沒有符合的資料。';
  }
  return view.state === undefined
    ? `${String(sets)}份資料，一份是一個期別的一種內容。`
    : `${String(hits)}格符合，在${String(sets)}份資料裡。`;
}

/**
 * Which column of which period can be used, and why not: tracks over time, and for each year a table that opens to single
 * columns. Without scripts everything is shown; with scripts the matrix can be filtered, and the address holds the filter.
 */
export default function Matrix({ data, map, json }: MatrixModule): ReactNode {
  const choices = useMemo(() => choicesOf(data), [data]);
  const { view, change, target, arrivingRef, settled } = useView(choices);
  const all = useMemo(() => ({ view, query: queryOf(view), years: yearsIn(data, view) }), [data, view]);
  // After client-side navigation the first year renders first and the others follow; the prerendered page has them all.
  const isBrowser = useIsBrowser();
  const shown = useDeferredValue(all, isBrowser ? { ...all, years: all.years.slice(0, 1) } : all);
  const stands = settled && shown === all;
  useEffect(() => {
    if (!stands || !arrivingRef.current) return undefined;
    arrivingRef.current = false;
    return target.includes('/') ? goToCell(target) : undefined;
  }, [stands, arrivingRef, target]);
  const strips = useMemo(
    () => new Map(choices.years.map((year) => [year, { months: stripOf(map, year) }])),
    [choices, map],
  );
  const scale = useMemo(() => stripScale([...strips.values()]), [strips]);
  return (
    <div className={styles.matrix}>
      <Filters
        lanes={data.lanes}
        choices={choices}
        view={view}
        onChange={change}
        status={statusOf(view, all.years)}
      />
      <Legend />
      <Tracks data={data} variant={view.variant ?? 'raw'} column={view.column} />
      <p className="small">
        <a href={useBaseUrl(`/${json}`)}>整張矩陣的JSON</a>
      </p>
      <div>
        {shown.years.map((year) => (
          <Year
            key={`${shown.query}${year.year}`}
            data={data}
            year={year}
            view={shown.view}
            months={strips.get(year.year)?.months ?? []}
            scale={scale}
            target={target}
          />
        ))}
      </div>
    </div>
  );
}
