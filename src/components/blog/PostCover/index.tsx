import type { CoverProp } from '@site/plugins/blog/client';
import { formatCount } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import {
  calendarCells,
  gridCells,
  seriesPath,
  strips,
  yearBars,
  BASE,
  LEFT,
  RIGHT,
} from '@site/src/domain/drawing/cover';
import styles from './styles.module.css';

interface Props {
  /** without one, nothing is drawn */
  cover: CoverProp | undefined;
}

const Title = ({ children, size = 72, y = 112 }: { children: string; size?: number; y?: number }) => (
  // Long titles are drawn smaller, so that they stay inside the frame.
  <text
    x={LEFT}
    y={y}
    fontSize={Math.min(size, (RIGHT - LEFT) / Math.max(1, width(children)))}
    fontWeight={700}
  >
    {children}
  </text>
);

/** Rough width of a text in em: Chinese 1, Latin and digits .6. */
const width = (text: string) => [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e80 ? 1 : 0.6), 0);

function drawing(cover: CoverProp): ReactNode {
  switch (cover.kind) {
    case 'year':
      return (
        <>
          <Title>{cover.title}</Title>
          <line className={styles.base} x1={LEFT} x2={RIGHT} y1={BASE} y2={BASE} />
          {yearBars(cover.bars).map((bar) => (
            <rect
              key={bar.month}
              className={cover.marked.includes(bar.month) ? styles.marked : styles.bar}
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
            />
          ))}
        </>
      );
    case 'days':
      return (
        <>
          <Title>{cover.title}</Title>
          {strips(cover.days).map(({ day, x, width: w }) => {
            const inside = day >= cover.from && day <= cover.to;
            const filled = inside === (cover.state === 'seen');
            return (
              <rect
                key={day}
                className={filled ? styles.bar : styles.outline}
                x={x}
                y={filled ? 168 : 288}
                width={w}
                height={filled ? 132 : 12}
              />
            );
          })}
          <text x={LEFT} y={334} fontSize={22}>
            {cover.caption}
          </text>
        </>
      );
    case 'compare': {
      const most = Math.max(...cover.bars.map((b) => b.value));
      return (
        <>
          <Title size={84}>{cover.title}</Title>
          {cover.bars.map((bar, index) => (
            <g key={bar.label}>
              <rect
                className={index === 0 ? styles.outline : styles.bar}
                x={LEFT}
                y={152 + index * 96}
                width={((RIGHT - LEFT) * bar.value) / most}
                height={40}
              />
              <text x={LEFT} y={220 + index * 96} fontSize={22}>
                {`${bar.label}　${formatCount(bar.value)}`}
              </text>
            </g>
          ))}
        </>
      );
    }
    case 'grid':
      return (
        <>
          <Title size={60} y={104}>
            {cover.title}
          </Title>
          {/* All cells but the first are one path: hundreds of elements would make the page heavy. */}
          <path className={styles.faint} d={gridCells(cover.cells).rest} />
          <path className={styles.ink} d={gridCells(cover.cells).first} />
          <text x={LEFT} y={334} fontSize={22}>
            {cover.note}
          </text>
        </>
      );
    case 'lanes':
      return (
        <>
          <Title>{cover.title}</Title>
          {cover.lanes.map((lane, index) => {
            const y = 164 + index * (152 / Math.max(1, cover.lanes.length - 1 || 1));
            const start = LEFT + Math.max(...cover.lanes.map((l) => l.length)) * 23 + 24;
            return (
              <g key={lane}>
                <text x={LEFT} y={y + 8} fontSize={22}>
                  {lane}
                </text>
                <line className={styles.lane} x1={start} x2={RIGHT} y1={y} y2={y} />
                {[0, 0.5, 1].slice(0, 3 - (index % 2)).map((at) => (
                  <rect
                    key={at}
                    className={styles.station}
                    x={start + at * (RIGHT - start - 24)}
                    y={y - 12}
                    width={24}
                    height={24}
                  />
                ))}
              </g>
            );
          })}
        </>
      );
    case 'calendar':
      return (
        <>
          <Title size={60} y={104}>
            {cover.title}
          </Title>
          {calendarCells(cover.days).map(({ x, y }) => (
            <path key={`${x}-${y}`} className={styles.station} d={`M${x} ${y}h30l8 8v24h-38z`} />
          ))}
          {cover.note.split(/(?=[+=])/).map((part, index) => (
            <text key={part} className={styles.mono} x={396} y={186 + index * 44} fontSize={24}>
              {part.trim()}
            </text>
          ))}
        </>
      );
    case 'series':
      return (
        <>
          <Title size={60} y={104}>
            {cover.title}
          </Title>
          <line className={styles.base} x1={LEFT} x2={RIGHT} y1={BASE} y2={BASE} />
          <path className={styles.lineInk} d={seriesPath(cover.a, [...cover.a, ...cover.b])} />
          <path className={styles.lineGreen} d={seriesPath(cover.b, [...cover.a, ...cover.b])} />
        </>
      );
  }
}

/** The drawing of a post, made from its own figures. Decorative: the post's words say the same. */
export default function PostCover({ cover }: Props): ReactNode {
  if (!cover) return null;
  return (
    <div className={styles.cover} aria-hidden="true">
      <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" focusable="false">
        {drawing(cover)}
      </svg>
    </div>
  );
}
