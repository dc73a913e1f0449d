/** A chart of lines with a value axis: figures, names and a size in, paths and places of texts out. */
import { spreadLabels } from './axis';
import { linePath, round } from './line';
import { labelEvery, makePlot, markPath, type Scale } from './plot';
import { textWidth } from './text';

interface LineChart {
  /** one for each value of a line */
  labels: readonly string[];
  lines: readonly { name: string; values: readonly (number | null)[] }[];
  scale: Scale;
  tickWords: (tick: number) => string;
  width: number;
  height: number;
  font: number;
  /** the largest text that a style sheet gives this width */
  mostFont?: number | undefined;
  /** do names stand beside the ends of the lines? */
  isNamed: boolean;
}

/** With more points than this, their marks would merge into a thick line. */
const MARKED = 24;
/** Room between lines of text, and from the middle of a text to its baseline, in its size. */
const LEADING = 1.5;
const MIDDLE = 0.35;

/** Names beside the ends of lines are larger by one unit; those that would overlap stand apart, with a leader. */
export function drawLines({
  labels,
  lines,
  scale,
  tickWords,
  width,
  height,
  font,
  mostFont = font,
  isNamed,
}: LineChart) {
  const fontSize = font + 1;
  const right = isNamed ? Math.max(...lines.map(({ name }) => textWidth(name, fontSize))) + 16 : 6;
  const left = Math.max(...scale.ticks.map((tick) => textWidth(tickWords(tick), mostFont))) + 10;
  const frame = { width, height, left, right, top: 10, bottom: mostFont + 16 };
  const plot = makePlot(frame, labels.length, scale);
  const every = labelEvery(labels, plot.right - plot.left, mostFont);
  const points = lines.map(({ values }) =>
    values.map((value, i) => (value === null ? null : { x: plot.x(i + 0.5), y: plot.y(value) })),
  );
  const ends = points.flatMap((list, index) => {
    const at = isNamed && list.findLast((point) => point !== null);
    return at ? [{ index, at }] : [];
  });
  const heights = spreadLabels(
    ends.map(({ at }) => at.y),
    fontSize * LEADING,
    plot.top,
    plot.bottom,
  );
  return {
    plot,
    ticks: scale.ticks.map((value) => ({
      value,
      words: tickWords(value),
      path: `M${round(left)} ${round(plot.y(value))}H${round(plot.right)}`,
      x: round(left - 8),
      y: round(plot.y(value) + font * MIDDLE),
    })),
    labels: labels.flatMap((words, i) =>
      i % every === 0 ? [{ words, x: round(plot.x(i + 0.5)), y: height - 8 }] : [],
    ),
    lines: points.map((list, line) => ({
      path: linePath(list),
      marks:
        labels.length <= MARKED
          ? list.map((point) => (point ? markPath(line, point.x, point.y) : '')).join('')
          : '',
    })),
    names: ends.map(({ index, at }, i) => {
      const y = heights[i] ?? at.y;
      return {
        index,
        leader: `M${round(at.x + 5)} ${round(at.y)}L${round(plot.right + 4)} ${round(y)}`,
        x: round(plot.right + 8),
        y: round(y + fontSize * MIDDLE),
        fontSize,
      };
    }),
  };
}
