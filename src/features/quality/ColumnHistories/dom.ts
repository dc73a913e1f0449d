import {
  type DrawnRun,
  historyTitle,
  levelWords,
  month,
  periodWords,
  ROWS_STATE_NAME,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import type { Point } from 'chart-geometry/browser';

export const FIRST: { column: string; variant: Variant } = { column: '月租金', variant: 'raw' };

export const SHOWN_ID = 'column-shown';

/** Between the headers in the attribute that names the columns of a history; no header contains it. */
export const BETWEEN = '\n';

const findHistory = (column: string, variant: Variant): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-history="${variant}"]`)].find(({ dataset }) =>
    dataset['columns']?.split(BETWEEN).includes(column),
  );

const findShown = (): HTMLElement | null => document.getElementById(SHOWN_ID);

export const readTitle = (): string => findShown()?.firstElementChild?.textContent ?? '';

/** Calls back when another column is shown. @returns what ends that */
export function followTitle(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  const title = findShown()?.firstElementChild;
  if (title) observer.observe(title, { childList: true });
  return () => observer.disconnect();
}

export function show(column: string, variant: Variant): void {
  const shown = findShown();
  const [title, place] = shown?.children ?? [];
  if (!shown || !title || !(place instanceof HTMLElement)) return;
  const found = findHistory(column, variant);
  shown.dataset['variant'] = variant;
  title.textContent = found
    ? historyTitle(column, variant)
    : `${VARIANT_NAME[variant]}沒有「${column}」這一欄`;
  place.hidden = !found;
  const [drawing, states] = found?.lastElementChild?.children ?? [];
  if (!drawing || !states) return;
  place.querySelector('[data-row]')?.parentElement?.replaceWith(drawing.cloneNode(true));
  place.firstElementChild?.lastElementChild?.replaceWith(states.cloneNode(true));
}

function stateIn(list: readonly HTMLElement[], period: string): HTMLElement | undefined {
  return list.find(({ dataset }) =>
    dataset['months']?.split(',').some((span) => {
      const [first = '', last = ''] = span.split(' ');
      return first <= period && period <= last;
    }),
  );
}

/** The variant and the months of the column that is shown, oldest first, each with its state and the reasons for it. */
export function readShown(): { variant: Variant; months: Point[] } {
  const shown = findShown();
  const variant = (shown?.dataset['variant'] ?? FIRST.variant) as Variant;
  const list = [...(shown?.querySelectorAll<HTMLElement>('[data-months]') ?? [])];
  const rows = [...(shown?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].reverse();
  const months = rows.flatMap((row) => {
    const year = Number(row.firstElementChild?.textContent);
    return [...row.querySelectorAll<HTMLElement>('[data-level]')].flatMap((run) => {
      const from = Number(run.style.getPropertyValue('--from')) - 1;
      const level = run.dataset['level'] as DrawnRun['level'];
      return Array.from({ length: Number(run.style.getPropertyValue('--months')) }, (_, index): Point => {
        const period = month(year, from + index);
        const [mark, , reasons] = stateIn(list, period)?.children ?? [];
        const words = level === 'gap' ? ROWS_STATE_NAME.absent : levelWords(level);
        const why = [...(reasons?.children ?? [])];
        const values = [
          { name: '狀態', text: words, isFigure: false, html: mark ? mark.outerHTML : undefined },
          ...(why.length > 0
            ? [
                {
                  name: '原因',
                  text: why.map(({ textContent }) => textContent).join('；'),
                  isFigure: false,
                  html: why.map(({ innerHTML }) => innerHTML).join('；'),
                },
              ]
            : []),
        ];
        return { name: periodWords(period), values, key: level !== 'gap' ? period : undefined };
      });
    });
  });
  return { variant, months };
}
