import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { granularity, VARIANTS } from 'rental-data';

/*
 * What is written out here was published and has to stay: whoever loses or renames it is told. What was added since is read
 * from its source, so that adding a post, a month, a tag, a code table or a dataset version needs no line here.
 */

const ROOT = path.join(__dirname, '..');
const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
/** Names in a folder of the site, without their ending. */
const namesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder)).map((file) => path.parse(file).name);

/** What was published, and what its source has by now. */
const withRecorded = (recorded: readonly string[], now: readonly string[]): readonly string[] => [
  ...new Set([...recorded, ...now]),
];

/** The acceptance list of addresses, letter for letter: what the specification (§2) promises, and what was published besides. */
interface Route {
  path: string;
  /** title before the site's name; '' where the site's name stands alone */
  title: string;
}

export const SITE_NAME = '開放台灣民間租屋資料';

/** What a page in each language says of itself. */
interface Edition {
  lang: string;
  siteName: string;
}
const CHINESE: Edition = { lang: 'zh-Hant-TW', siteName: SITE_NAME };
const ENGLISH: Edition = { lang: 'en', siteName: 'Open Taiwan Rental Listings' };
/** Of a path, with or without the slash at its beginning. */
export const chooseEdition = (path: string): Edition => (/^\/?en(?:\/|$)/.test(path) ? ENGLISH : CHINESE);

/** Posts that were published, by the names of their files. */
export const RECORDED_POSTS: readonly string[] = [
  '2019-anniversary',
  '2020-09-automation-help-needed',
  'resurrection',
  '2021-annual-data',
  'data-issue-2021-01',
  'data-issue-2019-00',
  'data-issue-2019-01',
  'data-issue-2019-02',
  'data-issue-2019-03',
  'data-issue-2021-00',
  'data-issue-2023-00',
  'data-issue-2023-01',
  'clickhouse-local-aggregation',
  '2024-twrh-pipeline',
  '2024-system-upgrading',
  '2024-sep-return',
  '2025-back-to-beta',
  '2025-oct-release',
  '2025-nov-release',
  '2026-aug-restart',
  '2026-sep-new-architecture',
];

interface Post {
  slug: string;
  tags: readonly string[];
}

/** Every post that is published: drafts are not. */
export const POSTS: readonly Post[] = namesIn('blog/post').flatMap((slug) => {
  const [, head = ''] = readText(`blog/post/${slug}.mdx`).split(/^---$/m);
  const { draft, tags } = parse(head) as { draft?: boolean; tags: string[] };
  return draft ? [] : [{ slug, tags }];
});

export const POST_SLUGS = withRecorded(
  RECORDED_POSTS,
  POSTS.map(({ slug }) => slug),
);

/** A tag has a page as soon as a post has it. */
export const TAGS = withRecorded(
  ['關於', '定期紀錄', '資料品質', '591租屋網', '技術文件', '封面圖片使用 AI 生成'],
  POSTS.flatMap(({ tags }) => tags),
);

export const VERSIONS = withRecorded(
  ['0.0', '0.1', '0.2', '0.3'],
  (parse(readText('catalogue/versions.yaml')) as { version: string }[]).map(({ version }) => version),
);

/** Code tables by id, and what the first column that uses them is called. */
const RECORDED_CODE_TABLES = {
  building_type: '建築類型',
  contact: '刊登者類型',
  deal_status: '房屋出租狀態',
  deposit_type: '押金類型',
  gender_restriction: '性別限制',
  property_type: '物件類型',
  sub_region: '鄉鎮市區',
  top_region: '縣市',
};

const columns = parse(readText('catalogue/columns.yaml')) as { header: string; codeTable?: string }[];

export const CODE_TABLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    namesIn('catalogue/codes').map((id) => [id, columns.find((c) => c.codeTable === id)?.header ?? id]),
  ),
  ...RECORDED_CODE_TABLES,
};

/** Recipes by the names of their files, and their titles. */
export const RECIPES = {
  'taipei-studio-rent': '臺北市獨立套房的月租金中位數',
  districts: '各區的租金中位數',
  'same-listing': '同一則刊登的月租金變化',
  map: '把物件畫在地圖上',
  excel: '用Excel打開而不亂碼',
  'monthly-files': '只下載月資料',
  '2019-and-2023': '比較2019與2023',
  cite: '引用一份檔案',
} as const;

/** Dataset versions that are drafted in public; each has a page against the newest version in force. */
export const DRAFTS = (
  existsSync(path.join(ROOT, 'catalogue/drafts')) ? namesIn('catalogue/drafts') : []
).map((to) => ({ from: VERSIONS.at(-1) ?? '', to }));

const PAGES: Route[] = [
  { path: '/', title: '' },
  { path: '/about-data-set', title: '關於資料集' },
  ...VERSIONS.map((version) => ({ path: `/about-data-set/${version}`, title: `資料集版本${version}` })),
  { path: '/differences', title: '版本差異' },
  ...VERSIONS.flatMap((from) =>
    VERSIONS.filter((to) => to !== from).map((to) => ({
      path: `/differences/${from}-${to}`,
      title: `版本差異：${from}到${to}`,
    })),
  ),
  ...DRAFTS.map(({ from, to }) => ({
    path: `/differences/${from}-${to}`,
    title: `版本差異：${from}到${to}（草案）`,
  })),
  { path: '/compare', title: '比較兩期' },
  { path: '/pick', title: '挑檔案' },
  { path: '/open', title: '打開檔案' },
  { path: '/rents', title: '租金' },
  { path: '/blog', title: '部落格' },
  { path: '/blog/post', title: '全部文章' },
  { path: '/blog/tag', title: '標籤' },
  ...TAGS.map((tag) => ({ path: `/blog/tag/${tag}`, title: `標籤：${tag}` })),
  { path: '/codes', title: '編碼表' },
  ...Object.entries(CODE_TABLES).map(([id, title]) => ({ path: `/codes/${id}`, title: `${title}的編碼` })),
  { path: '/download', title: '打包回家玩' },
  { path: '/data-quality', title: '資料品質' },
  { path: '/data-quality/states', title: '欄位與列數的狀態' },
  { path: '/privacy', title: '隱私' },
  { path: '/accessibility', title: '無障礙' },
  { path: '/developers', title: '給開發者' },
  { path: '/recipes', title: '操作範例' },
  { path: '/updates', title: '最近更新' },
  ...Object.entries(RECIPES).map(([name, title]) => ({ path: `/recipes/${name}`, title })),
  { path: '/en', title: 'Open data on rental listings in Taiwan' },
  { path: '/en/columns', title: 'Columns' },
  { path: '/en/codes', title: 'Codes' },
  { path: '/en/quality', title: 'Data quality' },
  { path: '/en/files', title: 'Files' },
];

/** Routes with a title of their own that is fixed; posts are titled by their writers. */
export const FIXED_ROUTES: readonly Route[] = PAGES;

/** Pages that search engines are asked to leave out. */
export const UNLISTED_ROUTES: readonly Route[] = [
  { path: '/search', title: '搜尋' },
  { path: '/offline', title: '目前離線' },
];

/** Of these, the one that no link leads to: the service worker shows it. */
export const UNLINKED_PATH = '/offline';

interface PublishedSet {
  path: string;
  granularity: string;
  variant: string;
  /** of the dataset */
  version: string;
}

const makeSet = (period: string, variant: string, version: string): PublishedSet => ({
  path: `/download/${period}/${variant}`,
  granularity: granularity(period),
  variant,
  version,
});

/** The sets of a list of their own, which the site is not made from. */
const recordedSets = readText('packages/rental-data/tests/fixtures/published-files.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, , period = '', variant = '', version = ''] = line.split(',');
    return makeSet(period, variant, version);
  });

const sets = namesIn('catalogue/releases').flatMap((year) => {
  const releases = parse(readText(`catalogue/releases/${year}.yaml`)) as {
    period: string;
    version: string;
  }[];
  return releases.flatMap((release) =>
    VARIANTS.filter((variant) => variant in release).map((variant) =>
      makeSet(release.period, variant, release.version),
    ),
  );
});

/** Every published set; what is recorded stands as it was recorded. */
export const FILE_SETS: readonly PublishedSet[] = [
  ...new Map([...sets, ...recordedSets].map((set) => [set.path, set])).values(),
];

export const FILE_PATHS: readonly string[] = FILE_SETS.map((set) => set.path);

/** Some of them to be looked at in a browser: each granularity, variant and dataset version, and hard cases. */
export const SAMPLE_FILES: readonly string[] = [
  '/download/2026-04/deduplicated',
  '/download/2026-04/raw',
  '/download/2018-05/raw',
  '/download/2018-08/deduplicated',
  '/download/2021-10/raw',
  '/download/2021Q4/deduplicated',
  '/download/2022/raw',
  '/download/2023/deduplicated',
];

/** One page of each kind, for what is looked at in a browser and depends on the kind, not on the record. With slash and query. */
export const PAGE_KINDS: readonly string[] = [
  '/',
  '/about-data-set/',
  '/about-data-set/0.3/',
  '/differences/',
  '/differences/0.2-0.3/',
  ...DRAFTS.map(({ from, to }) => `/differences/${from}-${to}/`),
  '/compare/?a=2026-03&b=2026-04&variant=raw',
  '/pick/?from=2019&to=2024&columns=提供家具_*',
  '/open/',
  '/rents/',
  '/blog/',
  '/blog/post/',
  '/blog/post/2021-annual-data/',
  '/blog/post/clickhouse-local-aggregation/',
  '/blog/tag/',
  '/blog/tag/資料品質/',
  '/codes/',
  '/codes/sub_region/',
  '/download/',
  '/download/2026-04/raw/',
  '/download/2021Q4/deduplicated/',
  '/data-quality/',
  '/data-quality/states/',
  '/privacy/',
  '/accessibility/',
  '/developers/',
  '/recipes/',
  '/updates/',
  '/recipes/cite/',
  '/search/?q=押金',
  '/en/',
  '/en/files/',
  '/offline/',
  '/no-such-page/',
];

/** Pages made of one template, from the catalogue or from a writer's text: they differ in their content alone. */
const OF_A_TEMPLATE = /^\/(?:download|differences|codes|blog\/tag|blog\/post|about-data-set|recipes)\/./;

/** Is a page the only one of its kind, or the one that stands for a template? A daily run opens the others as well. @param address path with its slash, and a query where there is one */
export const isKind = (address: string): boolean =>
  !OF_A_TEMPLATE.test(address) || PAGE_KINDS.includes(address);

/** Every address, without trailing slash except the home page and the pages of single files. */
export const PATHS: readonly string[] = [
  ...PAGES.map((page) => page.path),
  ...POST_SLUGS.map((slug) => `/blog/post/${slug}`),
];
