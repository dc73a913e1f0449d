/** Small drawings of a few figures, for the cover of an article or its picture: figures and words in, shapes out. */
import { linePath, round } from './line';
import { boxPath } from './path';

/** What a drawing shows. `marked` are numbers of bars and `from` and `to` numbers of days, from 1 on. */
export type Cover =
  | { kind: 'year'; title: string; bars: (number | null)[]; marked: number[]; caption: string }
  | {
      kind: 'days';
      title: string;
      days: number;
      from: number;
      to: number;
      state: 'gap' | 'seen';
      caption: string;
    }
  | { kind: 'compare'; title: string; bars: { words: string; value: number }[] }
  | { kind: 'grid'; title: string; cells: number; note: string }
  | { kind: 'lanes'; title: string; lanes: string[] }
  | { kind: 'calendar'; title: string; days: number; note: string }
  | { kind: 'series'; title: string; a: number[]; b: number[] };

/** What a shape stands for; whoever draws it gives it its colours. */
export type CoverTone =
  | 'bar'
  | 'marked'
  | 'ink'
  | 'faint'
  | 'base'
  | 'outline'
  | 'lane'
  | 'station'
  | 'lineInk'
  | 'lineGreen';

/** A part of a drawing. The keys have the order in which HTML is to have them. */
export type CoverShape =
  | { tag: 'rect'; tone: CoverTone; x: number; y: number; width: number; height: number }
  | { tag: 'line'; tone: CoverTone; x1: number; x2: number; y1: number; y2: number }
  | { tag: 'path'; tone: CoverTone; d: string }
  | { tag: 'text'; words: string; x: number; y: number; fontSize: number; mono?: true }
  | { tag: 'g'; parts: CoverShape[] };

/** Positions of the drawings in a frame of 640 × 360. */
const LEFT = 48;
const RIGHT = 592;
const BASE = 308;
/** height that the largest value takes */
const HEIGHT = 168;
/** the same below a title of larger letters */
const BAR_HEIGHT = 132;

/** A field of small squares, forty a row: the first apart from the rest, as two paths, because hundreds of elements would make the page heavy. */
function gridCells(cells: number): { first: string; rest: string } {
  const square = (i: number) =>
    `M${round(LEFT + (i % 40) * 13.6)} ${round(136 + Math.floor(i / 40) * 13.6)}h10.6v10.6h-10.6z`;
  return { first: square(0), rest: Array.from({ length: cells - 1 }, (_, i) => square(i + 1)).join('') };
}

function seriesPath(values: readonly number[], scale: readonly number[]): string {
  const most = Math.max(1, ...scale);
  const step = (RIGHT - LEFT) / Math.max(1, values.length - 1);
  return linePath(values.map((value, i) => ({ x: LEFT + i * step, y: BASE - (value / most) * HEIGHT })));
}

type Bar = [x: number, y: number, width: number, height: number];
const rect = (tone: CoverTone, x: number, y: number, width: number, height: number): CoverShape => ({
  tag: 'rect',
  tone,
  x,
  y,
  width,
  height,
});
const path = (tone: CoverTone, d: string): CoverShape => ({ tag: 'path', tone, d });
/** Bars, those of a tone as one path: the list of posts has a hundred. */
function bars(tones: readonly CoverTone[], all: readonly (readonly [CoverTone, ...Bar])[]): CoverShape[] {
  return tones.flatMap((tone) => {
    const own = all.filter(([one]) => one === tone);
    const d = own.map(([, ...bar]) => boxPath(...bar)).join('');
    return d ? [path(tone, d)] : [];
  });
}
const line = (tone: CoverTone, x1: number, y: number): CoverShape => ({
  tag: 'line',
  tone,
  x1,
  x2: RIGHT,
  y1: y,
  y2: y,
});
const caption = (words: string, y = 334): CoverShape => ({ tag: 'text', words, x: LEFT, y, fontSize: 22 });

function drawLanes(lanes: readonly string[], start: number): CoverShape[] {
  return lanes.map((lane, index) => {
    const y = 164 + index * (152 / Math.max(1, lanes.length - 1));
    const stations = [0, 0.5, 1].slice(0, 3 - (index % 2));
    return {
      tag: 'g',
      parts: [
        caption(lane, y + 8),
        line('lane', start, y),
        ...stations.map((at) => rect('station', start + at * (RIGHT - start - 24), y - 12, 24, 24)),
      ],
    };
  });
}

/** The shapes of a cover, without its title, in a frame of 640 × 360. @param room width of the longest name of a lane: pages and pictures measure text in their own ways */
export function coverShapes(cover: Cover, room: (names: readonly string[]) => number): CoverShape[] {
  switch (cover.kind) {
    case 'year': {
      // Months without a value have no bar. Zero is on the baseline.
      const most = Math.max(1, ...cover.bars.map((b) => b ?? 0));
      const step = (RIGHT - LEFT) / cover.bars.length;
      return [
        line('base', LEFT, BASE),
        ...bars(
          ['bar', 'marked'],
          cover.bars.flatMap((value, index) => {
            if (value === null) return [];
            const height = round((value / most) * BAR_HEIGHT);
            const tone = cover.marked.includes(index + 1) ? 'marked' : 'bar';
            const x = round(LEFT + index * step + step * 0.14);
            return [[tone, x, round(BASE - height), round(step * 0.72), height]];
          }),
        ),
        caption(cover.caption),
      ];
    }
    case 'days': {
      const { days, from, to, state } = cover;
      const step = (RIGHT - LEFT) / days;
      const width = round(step - 3);
      return [
        ...bars(
          ['bar', 'outline'],
          Array.from({ length: days }, (_, i) => {
            const x = round(LEFT + i * step + 1.5);
            return (i + 1 >= from && i + 1 <= to) === (state === 'seen')
              ? ['bar', x, 168, width, 132]
              : ['outline', x, 288, width, 12];
          }),
        ),
        caption(cover.caption),
      ];
    }
    case 'compare': {
      const most = Math.max(...cover.bars.map((b) => b.value));
      return cover.bars.map(({ words, value }, index) => ({
        tag: 'g',
        parts: [
          rect(
            index === 0 ? 'outline' : 'bar',
            LEFT,
            152 + index * 96,
            round(((RIGHT - LEFT) * value) / most),
            40,
          ),
          caption(words, 220 + index * 96),
        ],
      }));
    }
    case 'grid': {
      const { first, rest } = gridCells(cover.cells);
      return [path('faint', rest), path('ink', first), caption(cover.note)];
    }
    case 'lanes':
      return drawLanes(cover.lanes, LEFT + room(cover.lanes));
    case 'calendar':
      return [
        // Seven sheets a row.
        path(
          'station',
          Array.from(
            { length: cover.days },
            (_, i) => `M${LEFT + (i % 7) * 46} ${136 + Math.floor(i / 7) * 38}h30l8 8v24h-38z`,
          ).join(''),
        ),
        ...cover.note.split(/(?=[+=])/).map((part, index): CoverShape => {
          return { tag: 'text', words: part.trim(), x: 396, y: 186 + index * 44, fontSize: 24, mono: true };
        }),
      ];
    case 'series': {
      const scale = [...cover.a, ...cover.b];
      return [
        line('base', LEFT, BASE),
        path('lineInk', seriesPath(cover.a, scale)),
        path('lineGreen', seriesPath(cover.b, scale)),
      ];
    }
  }
}

const TITLES: Record<Cover['kind'], [size: number, y: number]> = {
  year: [72, 112],
  days: [72, 112],
  compare: [84, 112],
  grid: [60, 104],
  lanes: [72, 112],
  calendar: [60, 104],
  series: [60, 104],
};

/** The place of a title. Long titles are smaller, so that they stay inside the frame. @param width of the title in em */
export function coverTitle(kind: Cover['kind'], width: number) {
  const [size, y] = TITLES[kind];
  return { x: LEFT, y, fontSize: Math.min(size, (RIGHT - LEFT) / Math.max(1, width)) };
}
