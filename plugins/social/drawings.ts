import type { Cover } from 'chart-geometry/cover';
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
import {
  drawn,
  HEIGHT,
  labelled,
  type Measure,
  measureWidth,
  type Part,
  rect,
  textBlock,
  together,
  WIDTH,
} from 'share-pictures';
import { coverageMap, coverFigure, marked, monthBars, yearStrip } from './figures';
import { COLOURS, ground, mark, MARGIN, RIGHT, ruler, text, type Drawing } from './frame';

const GREY = { colour: COLOURS['ink-2'] };
const TITLE_SIZES = [92, 80, 72, 64, 56, 48, 42];
/** Two lines of a title leave room for sentences above a figure only so small; one line may have any size. */
const SMALL = 48;

interface PageWords {
  title: string;
  description: string;
  isEnglish: boolean;
}

/** Any page: its title, what it is about, and below them the rows of every month. */
export function drawPage(
  framed: Part,
  { title, description, isEnglish }: PageWords,
  { months, scale }: Pick<FileFacts, 'months' | 'scale'>,
  measure: Measure,
): Drawing {
  const width = RIGHT - MARGIN;
  const isLong = measureWidth(title, true, measure) * SMALL > width;
  const sizes = isLong ? TITLE_SIZES.filter((size) => size <= SMALL) : TITLE_SIZES;
  const head = textBlock(
    title,
    {
      x: MARGIN,
      y: 178,
      colour: COLOURS.ink,
      width,
      lines: isLong ? 2 : 1,
      sizes,
      bold: true,
      leading: 1.28,
    },
    measure,
  );
  const below = { x: MARGIN, y: head.bottom + 36, width, lines: 2 };
  const sentences = textBlock(
    description,
    { ...below, ...GREY, sizes: [30, 27, 25], bold: false, leading: 1.55 },
    measure,
  );
  const bars = monthBars(months, { x: 0, y: HEIGHT - 214, width: WIDTH, height: 180 }, scale);
  return {
    ...together(framed, head.part, sentences.part, drawn(bars)),
    alt: isEnglish
      ? `${title}: ${description} Below, the number of rows of each month.`
      : `${title}：${description}下方是每個月的列數。`,
  };
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
  post: { title: string; date: string; cover: Cover },
  measure: Measure,
): Drawing {
  const panel = 632;
  const title = {
    x: MARGIN,
    y: 148,
    colour: COLOURS.ink,
    width: panel - MARGIN - 44,
    lines: 6,
    sizes: [64, 58, 52, 46, 42, 38],
    bold: true,
    leading: 1.34,
  };
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
      textBlock(post.title, title, measure).part,
      coverFigure(post.cover, left, top, scale, measure),
    ),
    alt: `文章〈${post.title}〉，${dateWords(post.date)}；旁邊是這篇文章的封面圖「${post.cover.title}」。`,
  };
}
