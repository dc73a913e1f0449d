import type { CoverProp } from '../../src/features/blog/cover';
import {
  type Catalogue,
  countFigures,
  type DataSet,
  dateWords,
  describeCoverage,
  formatCount,
  granularity,
  type MarkState,
  type MonthBar,
  listMonths,
  periodWords,
  SITE_NAME,
  VARIANT_NAME,
  parseYear,
} from 'rental-data';
import { coverageMap, coverFigure, marked, yearStrip, type Box } from './figures';
import {
  COLOURS,
  drawn,
  ground,
  HEIGHT,
  labelled,
  mark,
  MARGIN,
  rect,
  RIGHT,
  ruler,
  text,
  together,
  WIDTH,
  type Drawing,
  type Label,
  type Part,
} from './frame';
import { fit, measureWidth, type Measure, type Room } from './lines';

/** Lines below each other from the top edge `y` on; `bottom` is where they end. */
function block(
  words: string,
  y: number,
  room: Room,
  measure: Measure,
  more: Partial<Label> = {},
  leading = 1.28,
): { part: Part; bottom: number } {
  const { lines, size } = fit(words, room, measure);
  const baseline = (index: number) => y + size * (0.95 + index * leading);
  const labels = lines.map((row, index) =>
    text(row, MARGIN, baseline(index), size, { bold: room.bold, ...more }),
  );
  return { part: labelled(...labels), bottom: baseline(lines.length - 1) };
}

const GREY = { colour: COLOURS['ink-2'] };
const TITLE_SIZES = [92, 80, 72, 64, 56, 48, 42];
/** Two lines of a title leave room for sentences above a figure only so small; one line may have any size. */
const SMALL = 48;

export const BESIDE: Box = { x: 560, y: 176, width: RIGHT - 560, height: 400 };
export const BELOW: Box = { x: MARGIN, y: 414, width: RIGHT - MARGIN, height: 176 };

export interface Subject {
  title: string;
  description?: string;
  count?: readonly [number: number, unit: string];
  /** lines at the lower edge, some behind the mark of a state */
  facts?: readonly (string | readonly [MarkState, string])[];
  figure: Part;
  /** the figure stands below a title of at most so many lines, not beside it */
  below?: 1 | 2;
  alt: string;
}

export function drawPage(framed: Part, subject: Subject, measure: Measure): Drawing {
  const { title, description = '', count, facts = [], figure, below, alt } = subject;
  const width = below ? RIGHT - MARGIN : 430;
  const isLong = below && measureWidth(title, true, measure) * SMALL > width;
  const head = block(
    title,
    below ? 178 : 186,
    {
      width,
      lines: below ? (isLong ? below : 1) : 4,
      sizes: isLong ? TITLE_SIZES.filter((size) => size <= SMALL) : TITLE_SIZES,
      bold: true,
    },
    measure,
  );
  const room = { width, lines: below ? 2 : 5, sizes: [30, 27, 25], bold: false };
  const sentences = description ? [block(description, head.bottom + 36, room, measure, GREY, 1.55).part] : [];
  const lowest = 566 - Math.max(0, facts.length - 1) * 54;
  const lines = facts.map((fact, index): Part => {
    const y = lowest + index * 54;
    return typeof fact === 'string'
      ? labelled(text(fact, MARGIN, y, 30, GREY))
      : marked(...fact, MARGIN, y, 36);
  });
  const number = (): Part => {
    if (!count) return labelled();
    const y = facts.length > 0 ? lowest - 54 : 562;
    const words = String(count[0]);
    const after = MARGIN + measureWidth(words, true, measure) * 84 + 14;
    const large = text(words, MARGIN, y, 84, { bold: true, colour: COLOURS.green });
    return labelled(large, text(count[1], after, y, 34, GREY));
  };
  return { ...together(framed, head.part, ...sentences, number(), ...lines, figure), alt };
}

export function drawHome(states: string, host: string, catalogue: Catalogue): Drawing {
  const { periods, months } = countFigures(catalogue);
  const count = formatCount(periods.annual + periods.quarterly + periods.monthly);
  const sentence = ['租屋平台上公開刊登的物件，', '每月、每季、每年的表格。'];
  const box = { x: 560, y: 84, width: RIGHT - 560, height: 480 };
  return {
    ...together(
      drawn(ground(), ruler(states, 54), mark(MARGIN + 252, 436, 4.4)),
      labelled(
        ...['開放台灣', '民間租屋', '資料'].map((row, index) =>
          text(row, MARGIN - 4, 200 + index * 118, 104, { bold: true }),
        ),
        ...sentence.map((row, index) => text(row, MARGIN, 502 + index * 44, 30)),
        text(host, MARGIN, 596, 24, GREY),
        text(`${months.published}個月，${count}期，CC0`, RIGHT, 596, 24, { ...GREY, anchor: 'end' }),
      ),
      coverageMap(describeCoverage(catalogue), box),
    ),
    alt: `${SITE_NAME}：${sentence.join('')}旁邊是收錄圖，一格是一個期別。`,
  };
}

interface FileFacts {
  set: DataSet;
  verdict: readonly [MarkState, string];
  months: readonly MonthBar[];
  scale: number;
}

export function drawFile(framed: Part, facts: FileFacts, measure: Measure): Drawing {
  const { period, variant, version, rows } = facts.set;
  const [state, words] = facts.verdict;
  const inside = listMonths(period).map((m) => Number(m.slice(5)) - 1);
  const size = { monthly: 138, quarterly: 150, annual: 184 }[granularity(period)];
  const [count, dataset] = [formatCount(rows), `資料集版本${version}`];
  const box = { x: 660, y: 216, width: RIGHT - 660, height: 318 };
  return {
    ...together(
      framed,
      labelled(
        text(period, MARGIN - 6, 304, size, { bold: true }),
        text(VARIANT_NAME[variant], MARGIN, 392, 52, { bold: true, colour: COLOURS.green }),
        text(count, MARGIN, 482, 50, { bold: true }),
        text('列', MARGIN + measureWidth(count, true, measure) * 50 + 10, 482, 30),
        text(dataset, MARGIN, 568, 28, GREY),
      ),
      marked(state, words, MARGIN, 524, 28),
      yearStrip(facts.months, box, facts.scale, inside),
    ),
    alt: `${periodWords(period)}${VARIANT_NAME[variant]}，${count}列，${words}，${dataset}；旁邊是${parseYear(period)}年各月的列數。`,
  };
}

export function drawPost(
  states: string,
  post: { title: string; date: string; cover: CoverProp },
  measure: Measure,
): Drawing {
  const panel = 632;
  const room = { width: panel - MARGIN - 44, lines: 6, sizes: [64, 58, 52, 46, 42, 38], bold: true };
  const scale = 0.86;
  const [left, top] = [panel + (WIDTH - panel - 640 * scale) / 2, (HEIGHT - 360 * scale) / 2];
  return {
    ...together(
      drawn(ground(), rect(panel, 0, WIDTH - panel, HEIGHT, COLOURS['green-ground'])),
      drawn(mark(MARGIN, 92, 1.6), ruler(states, HEIGHT - 46, MARGIN, panel - 44)),
      labelled(
        text(SITE_NAME, MARGIN + 56, 90, 27, { bold: true }),
        text(dateWords(post.date), MARGIN, HEIGHT - 68, 26, GREY),
      ),
      block(post.title, 148, room, measure, {}, 1.34).part,
      coverFigure(post.cover, left, top, scale, measure),
    ),
    alt: `文章〈${post.title}〉，${dateWords(post.date)}；旁邊是這篇文章的封面圖「${post.cover.title}」。`,
  };
}
