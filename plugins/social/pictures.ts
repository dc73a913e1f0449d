/** Which picture stands for which page. Pure: the catalogue, the posts and the pages' own words go in, drawings come out. */
import type { CoverProp } from '../blog/client';
import { toDownloadProp, toFiguresProp, toQualityProp, toYearBars, yearsOf } from '../catalogue/props/pages';
import { newestSet, toMapProp, toRulerProp } from '../catalogue/props/release';
import { toLifelines, toVersionFactsProp } from '../catalogue/props/version';
import type { CodeIndexProp, CodePageProp, FilePageProp, VersionFactsProp } from '../catalogue/client';
import type { Catalogue, DatasetVersion, Severity } from '../../src/domain/catalogue/types';
import { differences } from '../../src/domain/differences/differences';
import { summaryOf, summaryWords } from '../../src/domain/differences/summary';
import { dateWords, formatCount } from '../../src/domain/format';
import type { Site } from '../../src/domain/machine/addresses';
import { monthRange, monthsOf, periodWords, yearOf } from '../../src/domain/period';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITY_NAME,
  VARIANT_NAME,
} from '../../src/domain/words';
import { SITE_NAME } from '../../src/domain/publisher';
import { monthBars, scaleOf, yearStrip, type MonthBar } from './figures/bars';
import { columnLanes, type Lane } from './figures/columns';
import { coverFigure } from './figures/cover';
import { coverageMap } from './figures/map';
import { MARK_COLOURS, markShape, type MarkShape } from './figures/marks';
import {
  COLOURS,
  frame,
  ground,
  HEIGHT,
  line,
  mark,
  MARGIN,
  rect,
  RIGHT,
  ruler,
  shape,
  together,
  WIDTH,
  type Drawing,
  type Label,
  type Part,
} from './frame';
import { fit, widthOf, type Measure, type Room } from './lines';

/** A page that wants a picture, in its own words. */
export interface PageWords {
  /** below the base path, with slashes at both ends */
  path: string;
  /** without the site's name */
  title: string;
  description: string;
}

/** What pictures tell of a post. */
export interface PostWords {
  path: string;
  date: string;
  tags: string[];
}

export interface Sources {
  catalogue: Catalogue;
  site: Site;
  /** newest first */
  posts: readonly PostWords[];
  /** drawings of posts by path */
  covers: Readonly<Record<string, CoverProp>>;
  /** data of a page by its path (plugins/payload): those of files and of code tables are drawn from these */
  dataOf: (path: string) => unknown;
  measure: Measure;
}

/** A line of text in ink. */
const text = (words: string, x: number, y: number, size: number, more: Partial<Label> = {}): Label => ({
  text: words,
  x,
  y,
  size,
  colour: COLOURS.ink,
  ...more,
});
const labelled = (...labels: Label[]): Part => ({ shapes: '', labels });
const drawn = (...shapes: string[]): Part => ({ shapes: shapes.join(''), labels: [] });

const TITLE_SIZES = [92, 80, 72, 64, 56, 48, 42];

/** Lines below each other from the top edge `y` on; tells where they end. */
function block(
  words: string,
  x: number,
  y: number,
  room: Room,
  measure: Measure,
  more: Partial<Label> = {},
  leading = 1.28,
): { part: Part; bottom: number; size: number } {
  const { lines, size } = fit(words, room, measure);
  const labels = lines.map((row, index) =>
    text(row, x, y + size * (0.95 + index * leading), size, { bold: room.bold, ...more }),
  );
  return { part: labelled(...labels), bottom: y + size * (0.95 + (lines.length - 1) * leading), size };
}

/** Words behind the shape of a state; tells where they end. */
function marked(
  state: MarkShape,
  words: string,
  x: number,
  y: number,
  size: number,
  measure: Measure,
): { part: Part; right: number } {
  const part = {
    shapes: markShape(state, x + size * 0.4, y - size * 0.36, size * 0.76),
    labels: [text(words, x + size * 1.05, y, size, { bold: true, colour: MARK_COLOURS[state] })],
  };
  return { part, right: x + size * (1.05 + widthOf(words, true, measure)) };
}

/** The verdict on a set in a few words: the state of its rows, and how many columns cannot be used freely. */
function stateOfSet({ verdict, counts, columns }: FilePageProp): [MarkShape, string] {
  if (verdict.rows !== 'complete') return [ROWS_STATE_MARK[verdict.rows], ROWS_STATE_NAME[verdict.rows]];
  const worst = (['severe', 'empty', 'caution'] as const).filter((state) => counts[state]);
  const told = worst.map((state) => `${counts[state] ?? 0}欄${COLUMN_STATE_NAME[state]}`);
  const first = worst[0];
  return [
    first === undefined ? 'ok' : COLUMN_STATE_MARK[first],
    [
      ROWS_STATE_NAME.complete,
      ...(told.length > 0 ? told : [`${columns.length}欄都${COLUMN_STATE_NAME.fine}`]),
    ].join('，'),
  ];
}

const FILE_PAGE = /^\/download\/[^/]+\/[^/]+\/$/;
const CODE_PAGE = /^\/codes\/[^/]+\/$/;

/** Makes the drawing of any page. */
export function pictures({
  catalogue,
  site,
  posts,
  covers,
  dataOf,
  measure,
}: Sources): (page: PageWords) => Drawing {
  const { states, first } = toRulerProp(catalogue);
  const host = site.siteUrl.replace(/^https?:\/\//, '') + site.baseUrl.replace(/\/$/, '');
  const framed = frame(states, host);
  const map = toMapProp(catalogue);
  const years = yearsOf(catalogue);
  const newest = newestSet(catalogue, 'monthly').period;
  const allMonths = monthRange(first, newest);
  const barsByYear = new Map(years.map((year) => [year, toYearBars(catalogue, year)]));
  const street: MonthBar[] = allMonths.map(
    (month) => barsByYear.get(yearOf(month))?.[Number(month.slice(5)) - 1] ?? null,
  );
  const scale = scaleOf(street);
  const lifelines = toLifelines(catalogue);
  const versions = catalogue.versions.map(({ version }) => version);

  const streetPart = (height: number, markedMonths?: ReadonlySet<number>): Part =>
    drawn(
      monthBars(street, {
        x: 0,
        base: HEIGHT - 34,
        width: WIDTH,
        height,
        scale,
        fill: 0.8,
        ...(markedMonths ? { marked: markedMonths } : {}),
      }),
    );

  function ofFile(data: FilePageProp): Drawing {
    const { period, variant, version, rows, granularity } = data;
    const year = yearOf(period);
    const months = barsByYear.get(year) ?? [];
    const inside = new Set(monthsOf(period).map((m) => Number(m.slice(5)) - 1));
    const [state, words] = stateOfSet(data);
    const facts = `資料集版本${version}`;
    const size = granularity === 'monthly' ? 138 : granularity === 'quarterly' ? 150 : 184;
    return {
      ...together(
        framed,
        labelled(
          text(period, MARGIN - 6, 304, size, { bold: true }),
          text(VARIANT_NAME[variant], MARGIN, 392, 52, { bold: true, colour: COLOURS.green }),
          text(formatCount(rows), MARGIN, 482, 50, { bold: true }),
          text('列', MARGIN + widthOf(formatCount(rows), true, measure) * 50 + 10, 482, 30),
          text(facts, MARGIN, 568, 28, { colour: COLOURS['ink-2'] }),
        ),
        marked(state, words, MARGIN, 524, 28, measure).part,
        yearStrip(months, { x: 660, base: 534, width: RIGHT - 660, height: 318, scale, marked: inside }),
      ),
      alt: `${periodWords(period)}${VARIANT_NAME[variant]}，${formatCount(rows)}列，${words}，${facts}；旁邊是${year}年各月的列數。`,
    };
  }

  const factsWords = ({ columns, periods }: VersionFactsProp): string =>
    `${(['raw', 'deduplicated'] as const)
      .flatMap((v) => (columns[v] === undefined ? [] : [`${VARIANT_NAME[v]}${columns[v]}欄`]))
      .join('，')}，${periods.count}期`;

  const laneOf = (version: string, tone: Lane['tone'], against?: string): Lane => ({
    version,
    at: versions.indexOf(version),
    tone,
    ...(against === undefined ? {} : { against: versions.indexOf(against) }),
  });

  function ofVersion(version: DatasetVersion): Drawing {
    const facts = toVersionFactsProp(catalogue, version);
    const lanes = versions.map((v) => laneOf(v, v === version.version ? 'full' : 'faint'));
    const words = factsWords(facts);
    return {
      ...together(
        framed,
        labelled(
          text(version.version, MARGIN - 6, 310, 168, { bold: true }),
          text('資料集版本', 380, 240, 52, { bold: true, colour: COLOURS.green }),
          text(words, 380, 304, 30, { colour: COLOURS['ink-2'] }),
        ),
        columnLanes(lifelines, lanes, { x: MARGIN, y: 362, width: RIGHT - MARGIN, row: 40, gap: 16 }),
      ),
      alt: `資料集版本${version.version}：${words}。下方是各版本的欄位。`,
    };
  }

  function ofDifference(from: string, to: string): Drawing {
    const summary = summaryWords(summaryOf(differences(catalogue, from, to)));
    const { part } = block(
      summary,
      MARGIN,
      322,
      { width: RIGHT - MARGIN, lines: 2, sizes: [34, 30, 27], bold: false },
      measure,
      { colour: COLOURS['ink-2'] },
      1.45,
    );
    const wide = widthOf(from, true, measure) * 150;
    const at = MARGIN + wide + 34;
    return {
      ...together(
        framed,
        labelled(
          text(from, MARGIN - 6, 290, 150, { bold: true }),
          text(to, at + 150, 290, 150, { bold: true }),
          text('版本差異', RIGHT, 290, 52, { bold: true, colour: COLOURS.green, anchor: 'end' }),
        ),
        drawn(
          shape('path', {
            d: `M${at} 236h104M${at + 74} 202l34 34l-34 34`,
            fill: 'none',
            stroke: COLOURS.bar,
            'stroke-width': 10,
          }),
        ),
        part,
        columnLanes(lifelines, [laneOf(from, 'full', to), laneOf(to, 'full', from)], {
          x: MARGIN,
          y: 444,
          width: RIGHT - MARGIN,
          row: 54,
          gap: 20,
        }),
      ),
      alt: `資料集版本${from}到${to}的差異：${summary}。下方一格是一欄，深色的只有其中一個版本才有。`,
    };
  }

  function ofPost(page: PageWords, post: PostWords, cover: CoverProp): Drawing {
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
  function covered(list: readonly PostWords[], x: number, y: number, columns: number, rows: number): Part {
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

  function ofPosts({ title }: PageWords, list: readonly PostWords[], words: string): Drawing {
    const room = { width: 420, lines: 4, sizes: TITLE_SIZES, bold: true };
    const head = block(title, MARGIN, 186, room, measure);
    return {
      ...together(
        framed,
        head.part,
        labelled(text(words, MARGIN, 572, 30, { colour: COLOURS['ink-2'] })),
        covered(list, 540, 182, 2, 2),
      ),
      alt: `部落格：${title}，${words}；旁邊是其中幾篇的封面圖。`,
    };
  }

  /** Posts on the line of time, those of one month above each other. */
  function ofArchive({ title }: PageWords): Drawing {
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

  /** Names with their numbers, the numbers also as bars. */
  function listed(rows: readonly (readonly [name: string, count: number])[], unit: string): Part {
    const x = 560;
    const step = Math.min(72, 400 / Math.max(1, rows.length));
    const most = Math.max(1, ...rows.map(([, count]) => count));
    return together(
      ...rows.map(([name, count], index): Part => {
        const y = 190 + index * step;
        const size = Math.min(28, step * 0.56);
        return {
          shapes:
            rect(x, y + size * 0.62, RIGHT - x, 3, COLOURS.rule) +
            rect(x, y + size * 0.62 - 2, Math.max(4, Math.sqrt(count / most) * (RIGHT - x)), 6, COLOURS.bar),
          labels: [
            text(name, x, y + size * 0.3, size, { bold: true }),
            text(`${count}${unit}`, RIGHT, y + size * 0.3, size, { colour: COLOURS['ink-2'], anchor: 'end' }),
          ],
        };
      }),
    );
  }

  function ofList({ title, description }: PageWords, rows: [string, number][], unit: string): Drawing {
    const head = block(title, MARGIN, 186, { width: 430, lines: 3, sizes: TITLE_SIZES, bold: true }, measure);
    return {
      ...together(framed, head.part, told(description, head.bottom + 44, 430, 5), listed(rows, unit)),
      alt: `${title}：${rows.map(([name, count]) => `${name}${count}${unit}`).join('、')}。`,
    };
  }

  const told = (description: string, y: number, width: number, lines: number): Part =>
    block(
      description,
      MARGIN,
      y,
      { width, lines, sizes: [30, 27, 25], bold: false },
      measure,
      { colour: COLOURS['ink-2'] },
      1.55,
    ).part;

  function ofCodes(page: PageWords, table: CodePageProp): Drawing {
    const { codes, groups, count } = table;
    const all = [...(groups ?? []).flatMap((group) => group.codes), ...codes];
    const columns = all.length > 24 ? 3 : all.length > 8 ? 2 : 1;
    const rows = Math.min(Math.ceil(all.length / columns), all.length > 24 ? 13 : 12);
    const x = 530;
    const step = Math.min(84, 390 / rows);
    const wide = (RIGHT - x) / columns;
    const size = Math.min(42, step * 0.62);
    const shown = all.slice(0, rows * columns);
    const digits = Math.max(...shown.map(([code]) => String(code).length));
    const labels = shown.flatMap(([code, label], index) => {
      const left = x + Math.floor(index / rows) * wide;
      const y = 194 + size * 0.9 + (index % rows) * step;
      const at = left + size * (0.62 * digits + 0.6);
      const { lines, size: fitting } = fit(
        label,
        { width: wide - (at - left) - 16, lines: 1, sizes: [size, size * 0.86], bold: false },
        measure,
      );
      return [
        text(String(code), left + size * 0.62 * digits, y, size, {
          bold: true,
          colour: COLOURS.green,
          anchor: 'end',
        }),
        text(lines[0] ?? '', at, y, fitting),
      ];
    });
    const head = block(
      page.title,
      MARGIN,
      186,
      { width: 386, lines: 2, sizes: TITLE_SIZES, bold: true },
      measure,
    );
    return {
      ...together(
        framed,
        head.part,
        labelled(
          ...labels,
          text(String(count), MARGIN, 562, 84, { bold: true, colour: COLOURS.green }),
          text('個代碼', MARGIN + widthOf(String(count), true, measure) * 84 + 14, 562, 34, {
            colour: COLOURS['ink-2'],
          }),
        ),
        drawn(line(x - 40, 182, x - 40, 566, COLOURS.rule, { 'stroke-width': 2 })),
      ),
      alt: `${page.title}，共${count}個代碼，例如${all
        .slice(0, 3)
        .map(([code, label]) => `${code}是${label}`)
        .join('、')}。`,
    };
  }

  function ofHome(): Drawing {
    const { periods, months } = toFiguresProp(catalogue);
    const name = ['開放台灣', '民間租屋', '資料'];
    const small = `${months.published}個月，${formatCount(periods.annual + periods.quarterly + periods.monthly)}期，CC0`;
    return {
      ...together(
        drawn(ground(), ruler(states, 54), mark(MARGIN + 252, 436, 4.4)),
        labelled(
          ...name.map((row, index) => text(row, MARGIN - 4, 200 + index * 118, 104, { bold: true })),
          text('租屋平台上公開刊登的物件，', MARGIN, 502, 30),
          text('每月、每季、每年的表格。', MARGIN, 546, 30),
          text(host, MARGIN, 596, 24, { colour: COLOURS['ink-2'] }),
          text(small, RIGHT, 596, 24, { colour: COLOURS['ink-2'], anchor: 'end' }),
        ),
        coverageMap(map, 560, 84, RIGHT - 560, 480),
      ),
      alt: `${SITE_NAME}：租屋平台上公開刊登的物件，每月、每季、每年的表格。旁邊是收錄圖，一格是一個期別。`,
    };
  }

  const severities = Object.entries(SEVERITY_NAME) as [Severity, string][];

  function ofQuality({ title }: PageWords): Drawing {
    const { counts } = toQualityProp(catalogue);
    const head = block(title, MARGIN, 186, { width: 420, lines: 2, sizes: [92], bold: true }, measure);
    return {
      ...together(
        framed,
        head.part,
        ...severities.map(
          ([severity, word], index) =>
            marked(severity, `${word}${counts[severity]}件`, MARGIN, 420 + index * 62, 38, measure).part,
        ),
        coverageMap(map, 560, 150, RIGHT - 560, 436),
      ),
      alt: `${title}：${severities.map(([severity, word]) => `${word}${counts[severity]}件`).join('，')}。旁邊是收錄圖，缺漏的期別畫成斜線。`,
    };
  }

  function ofDownload({ title }: PageWords): Drawing {
    const { figures } = toDownloadProp(catalogue, site);
    const { annual, quarterly, monthly } = figures.periods;
    const head = block(title, MARGIN, 186, { width: 430, lines: 2, sizes: [84, 76], bold: true }, measure);
    const columns = 3;
    const gap = 36;
    const x = 560;
    const wide = (RIGHT - x - gap * (columns - 1)) / columns;
    const ordered = [...years].reverse();
    const tall = 390 / Math.ceil(ordered.length / columns);
    const strips = ordered.map((year, index): Part => {
      const left = x + (index % columns) * (wide + gap);
      const base = 190 + (Math.floor(index / columns) + 1) * tall - 44;
      return {
        shapes: monthBars(barsByYear.get(year) ?? [], {
          x: left,
          base,
          width: wide,
          height: tall - 60,
          scale,
        }),
        labels: [text(String(year), left, base + 30, 22, { bold: true })],
      };
    });
    const words = `${annual}年、${quarterly}季、${monthly}個月`;
    return {
      ...together(
        framed,
        head.part,
        labelled(
          text(String(figures.files), MARGIN, 498, 84, { bold: true, colour: COLOURS.green }),
          text('個檔案', MARGIN + widthOf(String(figures.files), true, measure) * 84 + 14, 498, 34),
          text(words, MARGIN, 552, 30, { colour: COLOURS['ink-2'] }),
        ),
        ...strips,
      ),
      alt: `${title}：${words}，共${figures.files}個檔案；旁邊是各年每個月的列數。`,
    };
  }

  function ofColumns({ title, description }: PageWords): Drawing {
    const head = block(
      title,
      MARGIN,
      178,
      { width: RIGHT - MARGIN, lines: 1, sizes: TITLE_SIZES, bold: true },
      measure,
    );
    return {
      ...together(
        framed,
        head.part,
        told(description, head.bottom + 34, RIGHT - MARGIN, 2),
        columnLanes(
          lifelines,
          versions.map((v) => laneOf(v, 'full')),
          { x: MARGIN, y: 424, width: RIGHT - MARGIN, row: 30, gap: 11 },
        ),
      ),
      alt: `${title}：${description}下方一格是一欄，一排是一個資料集版本。`,
    };
  }

  function ofOther({ title, description }: PageWords, markedMonths?: ReadonlySet<number>): Drawing {
    const head = block(
      title,
      MARGIN,
      178,
      { width: RIGHT - MARGIN, lines: 2, sizes: TITLE_SIZES, bold: true },
      measure,
    );
    return {
      ...together(
        framed,
        head.part,
        told(description, head.bottom + 36, RIGHT - MARGIN - 120, 2),
        streetPart(180, markedMonths),
      ),
      alt: `${title}：${description}下方是每個月的列數。`,
    };
  }

  return (page) => {
    const data = dataOf(page.path);
    if (FILE_PAGE.test(page.path)) return ofFile(data as FilePageProp);
    if (CODE_PAGE.test(page.path)) return ofCodes(page, data as CodePageProp);
    const version = catalogue.versions.find((v) => page.path === `/about-data-set/${v.version}/`);
    if (version) return ofVersion(version);
    const pair = /^\/differences\/([^/-]+)-([^/-]+)\/$/.exec(page.path);
    if (pair?.[1] && pair[2]) return ofDifference(pair[1], pair[2]);
    const post = posts.find((p) => p.path === page.path);
    const cover = post && covers[post.path];
    if (cover) return ofPost(page, post, cover);
    const tag = /^\/blog\/tag\/([^/]+)\/$/.exec(page.path)?.[1];
    if (tag !== undefined) {
      const list = posts.filter(({ tags }) => tags.includes(tag));
      return ofPosts(page, list, `${list.length}篇文章`);
    }
    switch (page.path) {
      case '/':
        return ofHome();
      case '/data-quality/':
        return ofQuality(page);
      case '/download/':
        return ofDownload(page);
      case '/blog/':
        return ofPosts(page, posts, `${posts.length}篇文章`);
      case '/blog/post/':
        return ofArchive(page);
      case '/blog/tag/': {
        const names = [...new Set(posts.flatMap(({ tags }) => tags))];
        const counted = names.map((name): [string, number] => [
          name,
          posts.filter(({ tags }) => tags.includes(name)).length,
        ]);
        return ofList(
          page,
          counted.sort((a, b) => b[1] - a[1]),
          '篇',
        );
      }
      case '/codes/':
        return ofList(
          page,
          (data as CodeIndexProp).tables
            .map(({ title, count }): [string, number] => [title, count])
            .sort((a, b) => b[1] - a[1]),
          '個',
        );
      case '/about-data-set/':
      case '/differences/':
        return ofColumns(page);
      case '/compare/': {
        // The newest month, and the same month of the last year that has it.
        const same = allMonths.flatMap((m, at) => (m.slice(4) === newest.slice(4) && street[at] ? [at] : []));
        return ofOther(page, new Set(same.slice(-2)));
      }
      default:
        return ofOther(page);
    }
  };
}

/** Upper edge of a post's title. */
const TOP_OF_POST = 148;
