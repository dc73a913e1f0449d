/** Which picture stands for which page. Pure: the catalogue, the posts and the pages' own words go in, drawings come out. */
import { matchParameters } from 'html-first/client';
import { descending } from 'd3-array';
import { isEnglish } from '../../src/lib/addresses/english';
import {
  codeTablePage,
  filePage,
  PAGES,
  pairPage,
  postPage,
  tagPage,
  versionPage,
} from '../../src/lib/addresses/pages';
import {
  byCounty,
  type Catalogue,
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  countFigures,
  type DataSet,
  dateWords,
  describeCoverage,
  describeUse,
  differences,
  draftInForce,
  findSet,
  type MarkState,
  monthRange,
  monthBars as monthsOfYear,
  newestSet,
  type Place,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITIES,
  SEVERITY_NAME,
  SITE_NAME_EN,
  summariseDifferences,
  summaryWords,
  TOWNSHIPS,
  VARIANT_NAME,
  getVerdict,
  parseYear,
  listYears,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import type { CoverProp } from '../../src/features/blog/cover';
import { describeRuler } from '../pages/modules';
import { BELOW, BESIDE, drawFile, drawHome, drawPage, drawPost, type Subject } from './drawings';
import { codeList, columnLanes, coverageMap, coverGrid, monthBars, findScale } from './figures';
import { drawn, frame, HEIGHT, WIDTH, type Drawing } from './frame';
import type { Measure } from './lines';

export interface PageWords {
  /** below the base path */
  path: string;
  title: string;
  description: string;
}

export interface PostWords {
  path: string;
  date: string;
  tags: string[];
}

export interface Sources {
  catalogue: Catalogue;
  site: Place;
  /** newest first */
  posts: readonly PostWords[];
  covers: Readonly<Record<string, CoverProp>>;
  measure: Measure;
}

function toContext(sources: Sources) {
  const { catalogue, site } = sources;
  const { states, first } = describeRuler(catalogue);
  const newest = newestSet(catalogue, 'monthly').period;
  const months = monthRange(first, newest);
  const years = new Map(listYears(catalogue).map((year) => [year, monthsOfYear(catalogue, year)]));
  const street = months.map((month) => years.get(parseYear(month))?.[Number(month.slice(5)) - 1] ?? null);
  const host = site.siteUrl.replace(/^https?:\/\//, '') + site.baseUrl.replace(/\/$/, '');
  return { ...sources, states, host, months, years, street, scale: findScale(street) };
}
type Context = ReturnType<typeof toContext>;

function stateOfSet(catalogue: Catalogue, { period, variant }: DataSet): [MarkState, string] {
  const { rows, counts } = getVerdict(catalogue, period, variant);
  if (rows.state !== 'complete') return [ROWS_STATE_MARK[rows.state], ROWS_STATE_NAME[rows.state]];
  const worst = (['severe', 'empty', 'caution'] as const).filter((state) => counts[state]);
  const [first = 'fine'] = worst;
  const columns = worst.map((state) => `${counts[state] ?? 0}欄${COLUMN_STATE_NAME[state]}`);
  if (first === 'fine') columns.push(`${counts.fine ?? 0}欄都${COLUMN_STATE_NAME.fine}`);
  return [COLUMN_STATE_MARK[first], [ROWS_STATE_NAME.complete, ...columns].join('，')];
}

type Untitled = Omit<Subject, 'title'>;

function showMonths({ street, scale }: Context, page: PageWords, shown?: readonly number[]): Untitled {
  const box = { x: 0, y: HEIGHT - 214, width: WIDTH, height: 180 };
  const { title, description } = page;
  const figure = drawn(monthBars(street, box, scale, shown));
  const alt = isEnglish(page.path)
    ? `${title}: ${description} Below, the number of rows of each month.`
    : `${title}：${description}下方是每個月的列數。`;
  return { description, figure, below: 2, alt };
}

function showCompared(context: Context, page: PageWords): Untitled {
  const newest = context.months.at(-1)?.slice(4);
  const same = context.months.flatMap((m, at) => (m.slice(4) === newest && context.street[at] ? [at] : []));
  return showMonths(context, page, same.slice(-2));
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

function showDownload({ catalogue }: Context, { title }: PageWords): Untitled {
  const { files, periods } = countFigures(catalogue);
  const words = `${periods.annual}年、${periods.quarterly}季、${periods.monthly}個月`;
  return {
    count: [files, '個檔案'],
    facts: [words],
    figure: coverageMap(describeCoverage(catalogue), BESIDE),
    alt: `${title}：${words}，共${files}個檔案；旁邊是收錄圖，一格是一個期別。`,
  };
}

function showCounts(
  { measure }: Context,
  { title, description }: PageWords,
  counts: readonly (readonly [name: string, count: number])[],
  unit: string,
): Untitled {
  const rows = [...counts]
    .sort(([, a], [, b]) => descending(a, b))
    .map(([label, count]) => ({ code: `${count}${unit}`, label }));
  return {
    description,
    figure: codeList(rows, BESIDE, measure),
    alt: `${title}：${rows.map(({ code, label }) => label + code).join('、')}。`,
  };
}

function showTables(context: Context, page: PageWords): Untitled {
  const counts = context.catalogue.codeTables.map(({ title, codes }) => [title, codes.length] as const);
  return showCounts(context, page, counts, '個');
}

function showTags(context: Context, page: PageWords): Untitled {
  const given = context.posts.flatMap(({ tags }) => [...new Set(tags)]);
  const counts = [...groupBy(given, (tag) => tag)].map(([tag, same]) => [tag, same.length] as const);
  return showCounts(context, page, counts, '篇');
}

function showCodes(
  { catalogue, measure }: Context,
  { title }: PageWords,
  wanted: string,
): Untitled | undefined {
  const table = catalogue.codeTables.find(({ id }) => id === wanted);
  if (!table) return undefined;
  const { groups, rest } = byCounty(catalogue, table.codes);
  const all = wanted === TOWNSHIPS ? [...groups.flatMap((group) => group.codes), ...rest] : table.codes;
  const examples = all.slice(0, 3).map(({ code, label }) => `${code}是${label}`);
  return {
    count: [all.length, '個代碼'],
    figure: codeList(all, BESIDE, measure),
    alt: `${title}，共${all.length}個代碼，例如${examples.join('、')}。`,
  };
}

function showColumns({ catalogue }: Context, { title, description }: PageWords): Untitled {
  return {
    description,
    figure: columnLanes(catalogue, catalogue.versions, BELOW),
    below: 1,
    alt: `${title}：${description}下方一格是一欄，一排是一個資料集版本。`,
  };
}

function showVersion({ catalogue }: Context, _page: PageWords, wanted: string): Untitled | undefined {
  const found = catalogue.versions.find(({ version }) => version === wanted);
  if (!found) return undefined;
  const { columns, periods } = describeUse(catalogue, found);
  const counts = (['raw', 'deduplicated'] as const).flatMap((v) =>
    columns[v] === undefined ? [] : [`${VARIANT_NAME[v]}${columns[v]}欄`],
  );
  const words = `${counts.join('，')}，${periods.count}期`;
  const lanes = catalogue.versions.map(({ version }) => ({ version, faint: version !== wanted }));
  return {
    description: words,
    figure: columnLanes(catalogue, lanes, BELOW),
    below: 1,
    alt: `資料集版本${wanted}：${words}。下方是各版本的欄位。`,
  };
}

/** What differs between two versions; the columns of a draft are drawn as if it were in force. */
function showDifference(context: Context, _page: PageWords, pair: string): Untitled {
  const [from = '', to = ''] = pair.split('-');
  const draft = context.catalogue.drafts.find(({ version }) => version === to);
  const catalogue = draft ? draftInForce(context.catalogue, draft) : context.catalogue;
  const summary = summaryWords(summariseDifferences(differences(catalogue, from, to)));
  const lanes = [
    { version: from, against: to },
    { version: to, against: from },
  ];
  return {
    description: summary,
    figure: columnLanes(catalogue, lanes, BELOW),
    below: 1,
    alt: `資料集版本${from}到${to}${draft ? `（${dateWords(draft.written)}的草案）` : ''}的差異：${summary}。下方一格是一欄，深色的只有其中一個版本才有。`,
  };
}

function showPosts({ posts, covers, measure }: Context, { title }: PageWords, tag?: string): Untitled {
  const list = tag ? posts.filter(({ tags }) => tags.includes(tag)) : posts;
  const words = `${list.length}篇文章`;
  const drawings = list.flatMap(({ path }) => covers[path] ?? []);
  return {
    facts: [words],
    figure: coverGrid(drawings, BESIDE, measure),
    alt: `部落格：${title}，${words}；旁邊是其中幾篇的封面圖。`,
  };
}

type Show = (context: Context, page: PageWords, part: string) => Untitled | undefined;

/** Pages by their address, the first pattern that fits; pages without one show the rows of every month. */
const PICTURES: readonly (readonly [string, Show])[] = [
  [PAGES.quality, showQuality],
  [PAGES.download, showDownload],
  [PAGES.codes, showTables],
  [codeTablePage.pattern, showCodes],
  [PAGES.about, showColumns],
  [PAGES.differences, showColumns],
  [versionPage.pattern, showVersion],
  [pairPage.pattern, showDifference],
  [PAGES.compare, showCompared],
  [PAGES.blog, showPosts],
  [PAGES.posts, showPosts],
  [PAGES.tags, showTags],
  [tagPage.pattern, showPosts],
];

function find(context: Context, page: PageWords): Untitled {
  for (const [pattern, show] of PICTURES) {
    const parts = matchParameters(pattern, page.path);
    const found = parts && show(context, page, parts[0] ?? '');
    if (found) return found;
  }
  return showMonths(context, page);
}

export function pictures(sources: Sources): (page: PageWords) => Drawing {
  const context = toContext(sources);
  const { catalogue, states, host, years, scale, measure, posts, covers } = context;
  return (page) => {
    const { path, title } = page;
    if (path === PAGES.home) return drawHome(states, host, catalogue);
    const framed = frame(states, host, isEnglish(path) ? SITE_NAME_EN : undefined);
    const [period, variant] = matchParameters(filePage.pattern, path) ?? [];
    if (period && variant) {
      const set = findSet(catalogue, period, variant);
      const months = years.get(parseYear(period)) ?? [];
      return drawFile(framed, { set, verdict: stateOfSet(catalogue, set), months, scale }, measure);
    }
    const post = matchParameters(postPage.pattern, path) && posts.find((known) => known.path === path);
    const cover = post && covers[path];
    if (cover) return drawPost(states, { title, date: post.date, cover }, measure);
    return drawPage(framed, { title, ...find(context, page) }, measure);
  };
}
