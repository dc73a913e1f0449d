/** The blog: a post with its cover, a list of posts with a few covers, all posts on the line of time. */
import type { CoverProp } from '../../blog/client';
import { dateWords } from '../../../src/lib/text/format';
import { monthRange } from '../../../src/dataset/period';
import { SITE_NAME } from '../../../src/dataset/words/publisher';
import type { Context, PageWords, PostWords } from '../context';
import { coverFigure } from '../figures/cover';
import {
  COLOURS,
  ground,
  HEIGHT,
  line,
  mark,
  MARGIN,
  rect,
  RIGHT,
  ruler,
  together,
  WIDTH,
  type Drawing,
  type Part,
} from '../frame';
import { block, drawn, labelled, text, titled } from '../text';

/** Upper edge of a post's title. */
const TOP_OF_POST = 148;

export function ofPost(context: Context, page: PageWords, post: PostWords, cover: CoverProp): Drawing {
  const { measure, states } = context;
  const panel = 632;
  const room = { width: panel - MARGIN - 44, lines: 6, sizes: [64, 58, 52, 46, 42, 38], bold: true };
  const title = block(page.title, MARGIN, TOP_OF_POST, room, measure, {}, 1.34);
  const figure = 0.86;
  const tall = 360 * figure;
  return {
    ...together(
      drawn(ground(), rect(panel, 0, WIDTH - panel, HEIGHT, COLOURS['green-ground'])),
      drawn(mark(MARGIN, 92, 1.6), ruler(states, HEIGHT - 46, MARGIN, panel - 44)),
      labelled(
        text(SITE_NAME, MARGIN + 56, 90, 27, { bold: true }),
        text(dateWords(post.date), MARGIN, HEIGHT - 68, 26, { colour: COLOURS['ink-2'] }),
      ),
      title.part,
      coverFigure(cover, panel + (WIDTH - panel - 640 * figure) / 2, (HEIGHT - tall) / 2, figure, measure),
    ),
    alt: `文章〈${page.title}〉，${dateWords(post.date)}；旁邊是這篇文章的封面圖「${cover.title}」。`,
  };
}

/** Small covers, as many as there is room for. */
function covered(
  context: Context,
  list: readonly PostWords[],
  x: number,
  y: number,
  columns: number,
  rows: number,
): Part {
  const { covers, measure } = context;
  const gap = 16;
  const wide = (RIGHT - x - gap * (columns - 1)) / columns;
  const tall = wide * (9 / 16);
  return together(
    ...list.slice(0, columns * rows).flatMap((post, index) => {
      const cover = covers[post.path];
      if (!cover) return [];
      const left = x + (index % columns) * (wide + gap);
      const top = y + Math.floor(index / columns) * (tall + gap);
      return [
        drawn(rect(left, top, wide, tall, COLOURS['green-ground'])),
        coverFigure(cover, left, top, wide / 640, measure),
      ];
    }),
  );
}

export function ofPosts(
  context: Context,
  { title }: PageWords,
  list: readonly PostWords[],
  words: string,
): Drawing {
  const { measure, framed } = context;
  const head = titled(title, 186, 420, 4, measure);
  return {
    ...together(
      framed,
      head.part,
      labelled(text(words, MARGIN, 572, 30, { colour: COLOURS['ink-2'] })),
      covered(context, list, 540, 182, 2, 2),
    ),
    alt: `部落格：${title}，${words}；旁邊是其中幾篇的封面圖。`,
  };
}

/** Posts on the line of time, those of one month above each other. */
export function ofArchive(context: Context, { title }: PageWords): Drawing {
  const { posts, framed, newest, first } = context;
  const last = posts[0]?.date.slice(0, 7) ?? newest;
  const months = monthRange(first, last > newest ? last : newest);
  const step = (RIGHT - MARGIN) / months.length;
  const stacked = new Map<string, number>();
  const stones = [...posts].reverse().map(({ date }) => {
    const month = date.slice(0, 7);
    const below = stacked.get(month) ?? 0;
    stacked.set(month, below + 1);
    const x = MARGIN + months.indexOf(month) * step;
    return rect(x, 500 - (below + 1) * 44, Math.max(14, step * 1.5), 38, COLOURS.bar);
  });
  const ticks = months.flatMap((month, index): Part[] => {
    if (!month.endsWith('-01')) return [];
    const x = MARGIN + index * step;
    return [
      {
        shapes: line(x, 500, x, 514, COLOURS.line, { 'stroke-width': 2 }),
        labels: [text(month.slice(0, 4), x, 546, 24, { colour: COLOURS['ink-2'], anchor: 'middle' })],
      },
    ];
  });
  return {
    ...together(
      framed,
      labelled(
        text(title, MARGIN, 274, 92, { bold: true }),
        text(`${posts.length}篇`, RIGHT, 274, 52, { bold: true, colour: COLOURS.green, anchor: 'end' }),
      ),
      drawn(...stones, line(MARGIN, 500, RIGHT, 500, COLOURS.line, { 'stroke-width': 2 })),
      ...ticks,
    ),
    alt: `${title}，共${posts.length}篇；一塊是一篇，照發表的年月排列。`,
  };
}
