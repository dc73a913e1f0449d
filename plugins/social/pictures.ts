/** Which picture stands for which page. Pure: the catalogue, the posts and the pages' own words go in, drawings come out. */
import { isEnglish } from '../../src/dataset/addresses/english';
import { rollups } from 'd3-array';
import {
  codeTablePage,
  filePage,
  PAGES,
  pairPage,
  partsOf,
  postPage,
  tagPage,
  versionPage,
} from '../../src/dataset/addresses/pages';
import type { Site } from '../../src/dataset/addresses/files';
import { byCounty, TOWNSHIPS } from '../../src/dataset/catalogue/counties';
import { countFigures } from '../../src/dataset/verdict/figures';
import { listLifelines } from '../../src/dataset/catalogue/lifelines';
import { findSet, newestSet, yearsOf } from '../../src/dataset/catalogue/sets';
import { SEVERITIES, type Catalogue, type CodeTable } from '../../src/dataset/catalogue/types';
import { describeUse } from '../../src/dataset/catalogue/versionUse';
import { differences } from '../../src/dataset/differences/differences';
import { draftInForce } from '../../src/dataset/differences/draft';
import { summaryOf, summaryWords } from '../../src/dataset/differences/summary';
import { monthRange, yearOf } from '../../src/dataset/period';
import { describeCoverage } from '../../src/dataset/verdict/coverageMap';
import { monthBars as monthsOfYear } from '../../src/dataset/verdict/monthBars';
import { verdictOf, type Verdict } from '../../src/dataset/verdict/verdict';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITY_NAME,
  VARIANT_NAME,
  type MarkState,
} from '../../src/dataset/words';
import { SITE_NAME_EN } from '../../src/dataset/words/publisher';
import type { CoverProp } from '../../src/features/blog/cover';
import { dateWords, formatCount } from '../../src/lib/text/format';
import { describeRuler } from '../pages/frame';
import { BELOW, BESIDE, drawFile, drawHome, drawPage, drawPost, type Subject } from './drawings';
import {
  codeList,
  columnLanes,
  countBars,
  coverageMap,
  coverGrid,
  monthBars,
  scaleOf,
  timeline,
  yearGrid,
  type Box,
  type Lane,
} from './figures';
import { drawn, frame, HEIGHT, WIDTH, type Drawing } from './frame';
import type { Measure } from './lines';

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
  measure: Measure;
}

/** What several pictures show, worked out once. */
function toContext(sources: Sources) {
  const { catalogue, site } = sources;
  const { states, first } = describeRuler(catalogue);
  const newest = newestSet(catalogue, 'monthly').period;
  const allMonths = monthRange(first, newest);
  const years = new Map(yearsOf(catalogue).map((year) => [year, monthsOfYear(catalogue, year)]));
  /** rows of every month, in the order of time */
  const street = allMonths.map((month) => years.get(yearOf(month))?.[Number(month.slice(5)) - 1] ?? null);
  const host = site.siteUrl.replace(/^https?:\/\//, '') + site.baseUrl.replace(/\/$/, '');
  const scale = scaleOf(street);
  const framed = frame(states, host);
  const framedInEnglish = frame(states, host, SITE_NAME_EN);
  return {
    ...sources,
    states,
    host,
    first,
    newest,
    allMonths,
    years,
    street,
    scale,
    framed,
    framedInEnglish,
  };
}
type Context = ReturnType<typeof toContext>;

/** The verdict on a set in a few words: the state of its rows, and how many columns cannot be used freely. */
function stateOfSet({ rows, counts }: Verdict): [MarkState, string] {
  if (rows.state !== 'complete') return [ROWS_STATE_MARK[rows.state], ROWS_STATE_NAME[rows.state]];
  const worst = (['severe', 'empty', 'caution'] as const).filter((state) => counts[state]);
  const [first] = worst;
  const columns = worst.map((state) => `${counts[state] ?? 0}欄${COLUMN_STATE_NAME[state]}`);
  if (first === undefined) columns.push(`${counts.fine ?? 0}欄都${COLUMN_STATE_NAME.fine}`);
  return [
    first === undefined ? 'ok' : COLUMN_STATE_MARK[first],
    [ROWS_STATE_NAME.complete, ...columns].join('，'),
  ];
}

function drawSet(context: Context, period: string, variant: string): Drawing {
  const { catalogue, years, scale, framed, measure } = context;
  const set = findSet(catalogue, period, variant);
  const verdict = stateOfSet(verdictOf(catalogue, set.period, set.variant));
  return drawFile(framed, { set, verdict, months: years.get(yearOf(period)) ?? [], scale }, measure);
}

/** A page without its title, which it has of itself. */
type Untitled = Omit<Subject, 'title'> & { title?: string };

/** Any page: the rows of every month, along the lower edge. */
function showMonths(
  { street, scale }: Context,
  page: PageWords,
  stands?: (index: number) => boolean,
): Untitled {
  const box = { x: 0, y: HEIGHT - 214, width: WIDTH, height: 180 };
  const { title, description } = page;
  const figure = drawn(monthBars(street, box, scale, stands));
  const alt = isEnglish(page.path)
    ? `${title}: ${description} Below, the number of rows of each month.`
    : `${title}：${description}下方是每個月的列數。`;
  return { description, figure, below: 2, alt };
}

/** The newest month, and the same month of the last year that has it. */
function showCompared(context: Context, page: PageWords): Untitled {
  const { allMonths, newest, street } = context;
  const same = allMonths.flatMap((m, at) => (m.slice(4) === newest.slice(4) && street[at] ? [at] : []));
  const two = same.slice(-2);
  return showMonths(context, page, (index) => two.includes(index));
}

function countWords(catalogue: Catalogue): string {
  const { periods, months } = countFigures(catalogue);
  const count = formatCount(periods.annual + periods.quarterly + periods.monthly);
  return `${months.published}個月，${count}期，CC0`;
}

function showQuality({ catalogue }: Context, { title }: PageWords): Untitled {
  const severities = SEVERITIES.toReversed().map((severity) => {
    const count = catalogue.incidents.filter((incident) => incident.severity === severity).length;
    return [severity, `${SEVERITY_NAME[severity]}${count}件`] as const;
  });
  return {
    facts: severities,
    figure: coverageMap(describeCoverage(catalogue), BESIDE),
    alt: `${title}：${severities.map(([, words]) => words).join('，')}。旁邊是收錄圖，缺漏的期別畫成斜線。`,
  };
}

function showDownload({ catalogue, years, scale }: Context, { title }: PageWords): Untitled {
  const { files, periods } = countFigures(catalogue);
  const words = `${periods.annual}年、${periods.quarterly}季、${periods.monthly}個月`;
  return {
    count: [files, '個檔案'],
    facts: [words],
    figure: yearGrid(years, BESIDE, scale),
    alt: `${title}：${words}，共${files}個檔案；旁邊是各年每個月的列數。`,
  };
}

function showCounts(
  { title, description }: PageWords,
  counts: readonly (readonly [name: string, count: number])[],
  unit: string,
): Untitled {
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  return {
    description,
    figure: countBars(rows, unit, BESIDE),
    alt: `${title}：${rows.map(([name, count]) => `${name}${count}${unit}`).join('、')}。`,
  };
}

function showTags({ posts }: Context, page: PageWords): Untitled {
  const given = posts.flatMap(({ tags }) => [...new Set(tags)]);
  const counts = rollups(
    given,
    (same) => same.length,
    (tag) => tag,
  );
  return showCounts(page, counts, '篇');
}

function showCodes(context: Context, { title }: PageWords, { id, codes }: CodeTable): Untitled {
  const { groups, rest } = byCounty(context.catalogue, codes);
  const all = id === TOWNSHIPS ? [...groups.flatMap((group) => group.codes), ...rest] : codes;
  const examples = all.slice(0, 3).map(({ code, label }) => `${code}是${label}`);
  return {
    count: [all.length, '個代碼'],
    figure: codeList(all, BESIDE, context.measure),
    alt: `${title}，共${all.length}個代碼，例如${examples.join('、')}。`,
  };
}

/** Columns of some versions; the versions' places are those of the catalogue. */
function lanes(catalogue: Catalogue, rows: readonly (Omit<Lane, 'at' | 'against'> & { against?: string })[]) {
  const at = (name: string) => catalogue.versions.findIndex(({ version }) => version === name);
  const placed = rows.map(({ against, ...row }) => ({
    ...row,
    at: at(row.version),
    against: against === undefined ? undefined : at(against),
  }));
  return columnLanes(listLifelines(catalogue), placed, BELOW);
}

function showColumns({ catalogue }: Context, { title, description }: PageWords): Untitled {
  return {
    description,
    figure: lanes(catalogue, catalogue.versions),
    below: 1,
    alt: `${title}：${description}下方一格是一欄，一排是一個資料集版本。`,
  };
}

function showVersion({ catalogue }: Context, wanted: string): Untitled | undefined {
  const found = catalogue.versions.find(({ version }) => version === wanted);
  if (!found) return undefined;
  const { columns, periods } = describeUse(catalogue, found);
  const counts = (['raw', 'deduplicated'] as const).flatMap((v) =>
    columns[v] === undefined ? [] : [`${VARIANT_NAME[v]}${columns[v]}欄`],
  );
  const words = `${counts.join('，')}，${periods.count}期`;
  return {
    description: words,
    figure: lanes(
      catalogue,
      catalogue.versions.map(({ version }) => ({ version, faint: version !== wanted })),
    ),
    below: 1,
    alt: `資料集版本${wanted}：${words}。下方是各版本的欄位。`,
  };
}

/** What differs between two versions; the columns of a draft are drawn as if it were in force. */
function showDifference(context: Context, pair: string): Untitled {
  const [from = '', to = ''] = pair.split('-');
  const draft = context.catalogue.drafts.find(({ version }) => version === to);
  const catalogue = draft ? draftInForce(context.catalogue, draft) : context.catalogue;
  const summary = summaryWords(summaryOf(differences(catalogue, from, to)));
  return {
    description: summary,
    figure: lanes(catalogue, [
      { version: from, against: to },
      { version: to, against: from },
    ]),
    below: 1,
    alt: `資料集版本${from}到${to}${draft ? `（${dateWords(draft.written)}的草案）` : ''}的差異：${summary}。下方一格是一欄，深色的只有其中一個版本才有。`,
  };
}

function showPosts({ covers, measure }: Context, { title }: PageWords, list: readonly PostWords[]): Untitled {
  const words = `${list.length}篇文章`;
  const drawings = list.flatMap(({ path }) => covers[path] ?? []);
  return {
    facts: [words],
    figure: coverGrid(drawings, BESIDE, measure),
    alt: `部落格：${title}，${words}；旁邊是其中幾篇的封面圖。`,
  };
}

function showArchive({ posts, newest, first }: Context, { title }: PageWords): Untitled {
  const last = posts[0]?.date.slice(0, 7) ?? newest;
  const months = monthRange(first, last > newest ? last : newest);
  return {
    description: `${posts.length}篇`,
    figure: timeline(
      posts.map(({ date }) => date),
      months,
      BELOW,
    ),
    below: 1,
    alt: `${title}，共${posts.length}篇；一塊是一篇，照發表的年月排列。`,
  };
}

type Show = (context: Context, page: PageWords, part: string) => Untitled | undefined;

/** Pages by their address, the first pattern that fits; pages without one show the rows of every month. */
const PICTURES: readonly (readonly [string, Show])[] = [
  [PAGES.quality, showQuality],
  [PAGES.download, showDownload],
  [
    PAGES.codes,
    ({ catalogue }, page) =>
      showCounts(
        page,
        catalogue.codeTables.map(({ title, codes }) => [title, codes.length]),
        '個',
      ),
  ],
  [
    codeTablePage.pattern,
    (context, page, id) => {
      const table = context.catalogue.codeTables.find((known) => known.id === id);
      return table && showCodes(context, page, table);
    },
  ],
  [PAGES.about, showColumns],
  [PAGES.differences, showColumns],
  [versionPage.pattern, (context, _, version) => showVersion(context, version)],
  [pairPage.pattern, (context, _, pair) => showDifference(context, pair)],
  [PAGES.compare, showCompared],
  [PAGES.blog, (context, page) => showPosts(context, page, context.posts)],
  [PAGES.posts, showArchive],
  [PAGES.tags, showTags],
  [
    tagPage.pattern,
    (context, page, tag) =>
      showPosts(
        context,
        page,
        context.posts.filter(({ tags }) => tags.includes(tag)),
      ),
  ],
];

function find(context: Context, page: PageWords): Untitled {
  for (const [pattern, show] of PICTURES) {
    const parts = partsOf(pattern, page.path);
    const found = parts && show(context, page, parts[0] ?? '');
    if (found) return found;
  }
  return showMonths(context, page);
}

/** Makes the drawing of any page. */
export function pictures(sources: Sources): (page: PageWords) => Drawing {
  const context = toContext(sources);
  const { catalogue, states, framed, framedInEnglish, measure, posts, covers } = context;
  const map = (box: Box) => coverageMap(describeCoverage(catalogue), box);
  return (page) => {
    if (page.path === PAGES.home) return drawHome(context, countWords(catalogue), map);
    const [period, variant] = partsOf(filePage.pattern, page.path) ?? [];
    if (period && variant) return drawSet(context, period, variant);
    const post = partsOf(postPage.pattern, page.path) && posts.find(({ path }) => path === page.path);
    const cover = post && covers[post.path];
    if (cover) return drawPost(states, { title: page.title, date: post.date, cover }, measure);
    const around = isEnglish(page.path) ? framedInEnglish : framed;
    return drawPage(around, { title: page.title, ...find(context, page) }, measure);
  };
}
