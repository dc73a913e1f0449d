/** The drawing of a post (src/components/blog/PostCover) in shapes and labels; positions are the same. */
import type { CoverProp } from '../../blog/client';
import {
  BASE,
  calendarCells,
  gridCells,
  LEFT,
  seriesPath,
  RIGHT,
  strips,
  yearBars,
} from '../../../src/domain/drawing/cover';
import { formatCount } from '../../../src/domain/text/format';
import { COLOURS, line, rect, shape, type Label, type Part } from '../frame';
import { widthOf, type Measure } from '../lines';

const FILLED = { fill: COLOURS.bar };
const OUTLINED = { fill: 'none', stroke: COLOURS.line, 'stroke-width': 1.75 };
const STATION = { fill: COLOURS.paper, stroke: COLOURS.bar, 'stroke-width': 2.5 };

const caption = (text: string, y = 334): Label => ({ text, x: LEFT, y, size: 22, colour: COLOURS.ink });

function figure(cover: CoverProp, measure: Measure): Part {
  switch (cover.kind) {
    case 'year':
      return {
        shapes:
          line(LEFT, BASE, RIGHT, BASE, COLOURS.line, { 'stroke-width': 1.5 }) +
          yearBars(cover.bars)
            .map((b) =>
              rect(
                b.x,
                b.y,
                b.width,
                b.height,
                cover.marked.includes(b.month) ? COLOURS['amber-mark'] : COLOURS.bar,
              ),
            )
            .join(''),
        labels: [],
      };
    case 'days':
      return {
        shapes: strips(cover.days)
          .map(({ day, x, width }) => {
            const filled = (day >= cover.from && day <= cover.to) === (cover.state === 'seen');
            const [y, height] = filled ? [168, 132] : [288, 12];
            return shape('rect', { x, y, width, height, ...(filled ? FILLED : OUTLINED) });
          })
          .join(''),
        labels: [caption(cover.caption)],
      };
    case 'compare': {
      const most = Math.max(...cover.bars.map((b) => b.value));
      return {
        shapes: cover.bars
          .map(({ value }, index) => {
            const place = {
              x: LEFT,
              y: 152 + index * 96,
              width: ((RIGHT - LEFT) * value) / most,
              height: 40,
            };
            return shape('rect', { ...place, ...(index === 0 ? OUTLINED : FILLED) });
          })
          .join(''),
        labels: cover.bars.map((b, index) =>
          caption(`${b.label}　${formatCount(b.value)}`, 220 + index * 96),
        ),
      };
    }
    case 'grid': {
      const { first, rest } = gridCells(cover.cells);
      return {
        shapes:
          shape('path', { d: rest, fill: COLOURS.bar, opacity: 0.45 }) +
          shape('path', { d: first, fill: COLOURS.ink }),
        labels: [caption(cover.note)],
      };
    }
    case 'lanes': {
      const longest = Math.max(...cover.lanes.map((lane) => widthOf(lane, false, measure)));
      const start = LEFT + longest * 22 + 28;
      const rows = cover.lanes.map((lane, index) => ({
        lane,
        index,
        y: 164 + index * (152 / Math.max(1, cover.lanes.length - 1)),
      }));
      return {
        shapes: rows
          .map(
            ({ index, y }) =>
              line(start, y, RIGHT, y, COLOURS.bar, { 'stroke-width': 3 }) +
              [0, 0.5, 1]
                .slice(0, 3 - (index % 2))
                .map((at) =>
                  shape('rect', {
                    x: start + at * (RIGHT - start - 24),
                    y: y - 12,
                    width: 24,
                    height: 24,
                    ...STATION,
                  }),
                )
                .join(''),
          )
          .join(''),
        labels: rows.map(({ lane, y }) => caption(lane, y + 8)),
      };
    }
    case 'calendar':
      return {
        shapes: calendarCells(cover.days)
          .map(({ x, y }) => shape('path', { d: `M${x} ${y}h30l8 8v24h-38z`, ...STATION }))
          .join(''),
        labels: cover.note
          .split(/(?=[+=])/)
          .map((part, index) => ({ ...caption(part.trim(), 186 + index * 44), x: 396, size: 26 })),
      };
    case 'series': {
      const scale = [...cover.a, ...cover.b];
      const path = (values: number[], stroke: string, width: number) =>
        shape('path', { d: seriesPath(values, scale), fill: 'none', stroke, 'stroke-width': width });
      return {
        shapes:
          line(LEFT, BASE, RIGHT, BASE, COLOURS.line, { 'stroke-width': 1.5 }) +
          path(cover.a, COLOURS.ink, 2.5) +
          path(cover.b, COLOURS.bar, 4),
        labels: [],
      };
    }
  }
}

/** Sizes and baselines of the large words, as PostCover has them. */
const TITLES: Record<CoverProp['kind'], [size: number, y: number]> = {
  year: [72, 112],
  days: [72, 112],
  compare: [84, 112],
  grid: [60, 104],
  lanes: [72, 112],
  calendar: [60, 104],
  series: [60, 104],
};

/** A post's drawing with its left upper corner at `x`, `y`; 640 wide at a scale of 1. */
export function coverFigure(cover: CoverProp, x: number, y: number, scale: number, measure: Measure): Part {
  const { shapes, labels } = figure(cover, measure);
  const [most, baseline] = TITLES[cover.kind];
  const size = Math.min(most, (RIGHT - LEFT) / widthOf(cover.title, true, measure));
  const title = { text: cover.title, x: LEFT, y: baseline, size, bold: true, colour: COLOURS.ink };
  return {
    shapes: shape('g', { transform: `translate(${x} ${y}) scale(${scale})` }, shapes),
    labels: [title, ...labels].map((label) => ({
      ...label,
      x: x + label.x * scale,
      y: y + label.y * scale,
      size: label.size * scale,
    })),
  };
}
