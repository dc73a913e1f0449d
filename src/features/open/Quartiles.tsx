import { dateWords, formatCount, formatFigure, PROJECT } from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import { pictureNote, type About } from 'rental-files/session';
import Answers from '@site/src/lib/ui/Chart/Answers';
import { drawBoxes } from 'chart-geometry';
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
/** The widest picture, in units, and how many bars it has at most. */
const WIDEST = 760;
const MOST = 40;

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

interface PictureProps {
  width: number;
  label: string;
  bars: readonly Bar[];
}

function Picture({ width, label, bars }: PictureProps): ReactNode {
  const drawn = drawBoxes(bars, width);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${drawn.height}`}
      width={inFont(width)}
      height={inFont(drawn.height)}
      role="img"
      aria-label={label}
      data-plot={plotText(drawn.edges)}
    >
      {drawn.ticks.map(({ value, line, text }) => (
        <g key={value}>
          <line {...line} className={styles.tick} />
          <text {...text}>{formatFigure(value)}</text>
        </g>
      ))}
      {drawn.bars.map(({ name, half, middle, figure: place }, index) => {
        const bar = bars[index];
        return (
          bar && (
            <g key={bar.name}>
              <text {...name}>{`${bar.name}${bar.few ? '＊' : ''}`}</text>
              <rect {...half} className={styles.half} />
              <line {...middle} className={styles.middle} />
              <text {...place}>{formatFigure(bar.median)}</text>
            </g>
          )
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
      { name: '中位數', text: formatFigure(median), isFigure: true },
      { name: '第一四分位數', text: formatFigure(p25), isFigure: true },
      { name: '第三四分位數', text: formatFigure(p75), isFigure: true },
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
