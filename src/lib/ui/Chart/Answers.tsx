import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import { announce } from '@site/src/lib/browser/announce';
import { reloadIfReplaced } from 'html-first/client';
import { readKey } from '@site/src/lib/ui/readKey';
import type * as Library from './answer';
import type { Facts } from './answer';
import type { Point } from 'chart-geometry/browser';
import styles from './styles.module.css';

const KINDS = ['SVG', 'PNG', 'CSV'] as const;

export interface Props {
  title: string;
  /** unit of the figures; empty for words */
  unit: string;
  /** what a point is called: 月 */
  each: string;
  /** how many points there are, and the name of the last */
  count: number;
  last: string;
  /** address of the page of a point, with * for its period */
  href?: string;
  /** instead of those of the table in the chart; both of a page that React draws */
  points?: readonly Point[];
  facts?: Facts;
  /** as which files it can be saved; a picture needs a drawing */
  kinds?: readonly (typeof KINDS)[number][];
}

interface Ready {
  library: typeof Library;
  read: readonly Point[];
}

/** How many points Page Up and Page Down go: a year of months. */
const LEAP = 12;
const noChange = () => () => undefined;
/** Hints so far; `useId` gives the charts of one page the same, since each island is a root of its own. */
let hints = 0;

/** A slider over the drawing takes keys and is read out, so the line below is no live region; only what pointing chose is announced. Code comes with the first touch. */
export default function Answers({
  title,
  unit,
  each,
  count,
  last,
  href,
  points: given,
  facts,
  kinds = KINDS,
}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const pointer = useRef({ isTouch: false, isPressed: false, before: -1 });
  const loading = useRef<Promise<Ready>>(undefined);
  const [ready, setReady] = useState<Ready>();
  const isAwake = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const [hint] = useState(() => `hint-${String((hints += 1))}`);
  const [at, setAt] = useState(-1);
  const [outcome, setOutcome] = useState('');
  const point = (given ?? ready?.read)?.[at];
  const chart = (): Element => stage.current?.closest('[data-chart]') as Element;

  useEffect(() => announce(''), []);
  useEffect(() => ready?.library.drawHair(chart(), count, at, point));

  const load = async (): Promise<Ready> => {
    const library = await import('./answer');
    const table = chart().querySelector('table');
    const loaded = { library, read: table ? library.readTable(table) : [] };
    setReady(loaded);
    return loaded;
  };
  const answer = (use: (loaded: Ready) => unknown = () => undefined): void => {
    (loading.current ??= load()).then(use).catch(() => {
      // The next touch tries again.
      loading.current = undefined;
      setOutcome('沒有完成，請再試一次。');
      void reloadIfReplaced();
    });
  };
  const follow = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType === 'touch' ? pointer.current.isTouch : !pointer.current.isPressed)
      answer(({ library }) => setAt(library.indexAt(chart(), count, clientX, clientY)));
  };
  const press = ({ clientX, clientY }: { clientX: number; clientY: number }): void =>
    answer(({ library, read }) => {
      const now = library.indexAt(chart(), count, clientX, clientY);
      const { isTouch, before } = pointer.current;
      if (isTouch && before === now && link.current) {
        link.current.click();
        return;
      }
      pointer.current.isPressed = true;
      // The slider chooses when it gets the focus; what was pointed at counts.
      slider.current?.focus({ preventScroll: true });
      setAt(now);
      const one = (given ?? read)[now];
      if (isTouch && one) announce(library.tapWords(one, unit, href && each));
    });
  const save = (kind: (typeof KINDS)[number]): void =>
    answer(async ({ library, read }) => {
      setOutcome('');
      setOutcome(await library.saveChart(kind, chart(), { title, unit, each, points: given ?? read, facts }));
    });

  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        role="presentation"
        onPointerEnter={() => (pointer.current.isPressed = false)}
        onPointerDown={({ pointerType }) => {
          pointer.current = { isTouch: pointerType === 'touch', isPressed: false, before: at };
        }}
        onPointerMove={follow}
        onClick={press}
      >
        {isAwake && (
          <input
            ref={slider}
            type="range"
            max={count - 1}
            value={at < 0 ? count - 1 : at}
            aria-label={`${title}：選一個${each}`}
            aria-describedby={point ? undefined : hint}
            aria-valuetext={point && ready ? ready.library.pointWords(point, unit) : last}
            onFocus={() => {
              answer();
              setAt((now) => (now < 0 ? count - 1 : now));
            }}
            onChange={({ target }) => setAt(Number(target.value))}
            onKeyDown={(event) => {
              const by = { PageUp: LEAP, PageDown: -LEAP }[readKey(event)];
              if (by === undefined) return;
              event.preventDefault();
              setAt((now) => Math.min(count - 1, Math.max(0, now + by)));
            }}
          />
        )}
      </div>
      <div className={styles.readout}>
        {point ? (
          <>
            <b>{point.name}</b>
            {point.values.map(({ name, text, html, isFigure }) =>
              html ? (
                <span key={name} dangerouslySetInnerHTML={{ __html: html }} />
              ) : (
                <span key={name}>
                  {name}
                  <strong className="num">{text}</strong>
                  {isFigure && unit}
                </span>
              ),
            )}
            {point.key && href && (
              <a ref={link} className="more" href={href.replace('*', point.key)}>
                {`打開這個${each}`}
              </a>
            )}
          </>
        ) : (
          isAwake && (
            <span
              id={hint}
              className="mute"
            >{`移到圖上、用手指點，或按方向鍵，這裡會顯示那個${each}的數字。`}</span>
          )
        )}
      </div>
      <p className={styles.take}>
        {isAwake &&
          kinds.map((kind) => (
            <button key={kind} type="button" className="textButton" onClick={() => save(kind)}>
              {`存成${kind}`}
            </button>
          ))}
        <span role="status">{outcome}</span>
      </p>
    </>
  );
}
