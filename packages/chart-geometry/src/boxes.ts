/** Boxes one below another: where half of the values of each group lie, with the median and its figure. */

interface BoxBar {
  p25: number;
  median: number;
  p75: number;
}

/** Narrower than this, the name of a bar stands above it. */
const NARROW = 560;
/** Room for names beside the bars, and for the last figure, in units. */
const NAMES = 190;
const END = 30;
/** Room for the figures of the axis. */
const HEAD = 44;
const TEXT = 22;

/** A round number that is not smaller: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Places of axis and bars in a picture of a width, in units of 1/16 of the size of its text. @param bars at least one */
export function drawBoxes(bars: readonly BoxBar[], width: number) {
  const isNarrow = width < NARROW;
  const [names, line] = isNarrow ? [0, 66] : [NAMES, 44];
  const least = Math.min(0, ...bars.map(({ p25 }) => p25));
  const greatest = Math.max(...bars.map(({ p75 }) => p75), 1);
  const step = roundUp((greatest - least) / 5);
  const ticks = Array.from(
    { length: Math.ceil((greatest - least) / step) + 1 },
    (_, index) => least + index * step,
  );
  const most = ticks.at(-1) ?? 1;
  const x = (value: number): number =>
    names + ((value - least) / (most - least || 1)) * (width - names - END);
  const height = HEAD + bars.length * line + 6;
  // The middle of a line is the middle of its bar; its number stands below.
  const first = isNarrow ? HEAD : HEAD - 12;
  const edges: [left: number, right: number, top: number, bottom: number] = [
    names,
    width,
    first,
    first + bars.length * line,
  ];
  const anchor = (isStart: boolean) => (isStart ? ('start' as const) : ('middle' as const));
  return {
    height,
    edges,
    ticks: ticks.map((value) => ({
      value,
      line: { x1: x(value), x2: x(value), y1: HEAD - 10, y2: height },
      text: { x: x(value), y: HEAD - 18, textAnchor: anchor(isNarrow && value === least) },
    })),
    bars: bars.map(({ p25, median, p75 }, index) => {
      const y = HEAD + index * line + (isNarrow ? TEXT : 0);
      return {
        name: isNarrow
          ? { x: 0, y: y - 4, textAnchor: 'start' as const }
          : { x: names - 12, y: y + 14, textAnchor: 'end' as const },
        half: { x: x(p25), y: y + 2, width: Math.max(1, x(p75) - x(p25)), height: 16 },
        middle: { x1: x(median), x2: x(median), y1: y - 1, y2: y + 21 },
        figure: { x: x(median), y: y + 34, textAnchor: anchor(x(median) < TEXT) },
      };
    }),
  };
}
