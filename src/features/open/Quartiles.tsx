import { dateWords, formatCount, PROJECT } from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import { figure } from '@site/src/lib/text/figure';
import { pictureNote, type About } from 'rental-files/session';
import Answers from '@site/src/lib/ui/Chart/Answers';
import { plotText } from 'chart-geometry/browser';
import chart from '@site/src/lib/ui/Chart/styles.module.css';
import { useCallback, useState, type ReactNode } from 'react';
import styles from './page.module.css';

interface Bar {
  name: string;
  p25: number;
  median: number;
  p75: number;
  few: boolean;
}

/** Units of the picture in the reader's font size. */
const UNITS = 16;
/** The widest picture, and where the name of a bar goes above it, in units. */
const WIDEST = 760;
const NARROW = 560;
const MOST = 40;

/** A round number that is not smaller: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** A length that grows with the reader's font size. @param units */
const inFont = (units: number): string => `${units / UNITS}rem`;

/** Width that the picture has, in units: on a phone its lines are drawn for a phone, not made smaller. */
function useWidth() {
  const [width, setWidth] = useState(WIDEST);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / UNITS;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.min(WIDEST, Math.floor(entry.contentRect.width / unit)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

const LINE = 22;

interface PictureProps {
  width: number;
  label: string;
  bars: readonly Bar[];
}

function Picture({ width, label, bars }: PictureProps): ReactNode {
  const narrow = width < NARROW;
  const [names, line] = narrow ? [0, 66] : [190, 44];
  const head = 44;
  const least = Math.min(0, ...bars.map(({ p25 }) => p25));
  const greatest = Math.max(...bars.map(({ p75 }) => p75), 1);
  const step = roundUp((greatest - least) / 5);
  const ticks = Array.from(
    { length: Math.ceil((greatest - least) / step) + 1 },
    (_, index) => least + index * step,
  );
  const most = ticks.at(-1) ?? 1;
  const x = (value: number): number => names + ((value - least) / (most - least || 1)) * (width - names - 30);
  const bottom = head + bars.length * line + 6;
  // The middle of a line is the middle of its bar; its number stands below.
  const first = narrow ? head : head - 12;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${bottom}`}
      width={inFont(width)}
      height={inFont(bottom)}
      role="img"
      aria-label={label}
      data-plot={plotText([names, width, first, first + bars.length * line])}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={head - 10} y2={bottom} className={styles.tick} />
          <text x={x(tick)} y={head - 18} textAnchor={narrow && tick === least ? 'start' : 'middle'}>
            {figure(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ name, p25, median, p75, few }, index) => {
        const y = head + index * line + (narrow ? LINE : 0);
        return (
          <g key={name}>
            <text
              x={narrow ? 0 : names - 12}
              y={narrow ? y - 4 : y + 14}
              textAnchor={narrow ? 'start' : 'end'}
            >{`${name}${few ? '＊' : ''}`}</text>
            <rect
              x={x(p25)}
              y={y + 2}
              width={Math.max(1, x(p75) - x(p25))}
              height={16}
              className={styles.half}
            />
            <line x1={x(median)} x2={x(median)} y1={y - 1} y2={y + 21} className={styles.middle} />
            <text x={x(median)} y={y + 34} textAnchor={x(median) < LINE ? 'start' : 'middle'}>
              {figure(median)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where half of the rows of each group lie, with the median. A saved picture also says what it is of and whether that may be used: it is what gets published. */
export default function Quartiles({
  about,
  title,
  unit,
  rows,
  isCut,
  bars,
}: {
  about: About;
  title: string;
  unit: string;
  rows: number;
  isCut: boolean;
  bars: readonly Bar[];
}): ReactNode {
  const { frame, width } = useWidth();
  const shown = bars.slice(0, MOST);
  if (shown.length === 0) return null;
  const points = shown.map(({ name, p25, median, p75 }) => ({
    name,
    values: [
      { name: '中位數', text: figure(median), isFigure: true },
      { name: '第一四分位數', text: figure(p25), isFigure: true },
      { name: '第三四分位數', text: figure(p75), isFigure: true },
    ],
  }));
  const label = `${title}；數字見上面的表。`;
  const note = pictureNote(
    unit,
    shown.some(({ few }) => few),
  ).join('');
  const facts = {
    name: about.nameFile(rows, title),
    title: `${about.subject}：${title}`,
    over: [`條件：${about.conditions}；${formatCount(rows)}列。`],
    under: [
      note,
      ...about.record,
      `來源：${PROJECT.name}，${window.location.origin}；${dateWords(formatLocalDay())}計算。`,
    ],
  };
  return (
    <figure data-chart>
      <p className="mt5 bold">{title}</p>
      <div ref={frame} className={chart.chart}>
        <Picture width={width} label={label} bars={shown} />
        <Answers
          title={title}
          unit={unit}
          each="組"
          count={points.length}
          last={points.at(-1)?.name ?? ''}
          points={points}
          facts={facts}
        />
      </div>
      {width < WIDEST && (
        // As wide as on a large screen, also when it is saved on a phone.
        <div hidden>
          <Picture width={WIDEST} label={label} bars={shown} />
        </div>
      )}
      <figcaption className="small">
        {note}
        {bars.length > MOST &&
          `圖只畫前${String(MOST)}組；其餘在上面的表${isCut ? '，按「看全部」就會列出' : ''}。`}
      </figcaption>
    </figure>
  );
}
