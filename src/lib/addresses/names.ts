/** The one name and address of each page that others lead to. Pure. */
import { ENGLISH_PAGES } from './english';
import { PAGES } from './pages';
export interface Page {
  /** below the base path, with slashes at both ends */
  to: string;
  name: string;
  /** what the name alone does not say; stands visibly beside it wherever one chooses a page */
  plainly?: string;
  /** the page that it belongs to: its breadcrumb, and what the header marks */
  under?: Page;
}

const download: Page = { to: PAGES.download, name: '打包回家玩', plainly: '下載' };
const rents: Page = { to: PAGES.rents, name: '租金' };
const about: Page = { to: PAGES.about, name: '關於資料集' };
const quality: Page = { to: PAGES.quality, name: '資料品質' };
const blog: Page = { to: PAGES.blog, name: '部落格' };

export const PAGE = {
  download,
  rents,
  about,
  quality,
  blog,
  states: { to: PAGES.states, name: '欄位與列數的狀態', under: quality },
  posts: { to: PAGES.posts, name: '全部文章', under: blog },
  tags: { to: PAGES.tags, name: '標籤', under: blog },
  compare: { to: PAGES.compare, name: '比較兩期', under: quality },
  pick: { to: PAGES.pick, name: '挑檔案', under: download },
  open: { to: PAGES.open, name: '打開檔案', under: download },
  codes: { to: PAGES.codes, name: '編碼表', under: about },
  differences: { to: PAGES.differences, name: '版本差異', under: about },
  developers: { to: PAGES.developers, name: '給開發者', under: download },
  recipes: { to: PAGES.recipes, name: '操作範例', under: download },
  updates: { to: PAGES.updates, name: '最近更新' },
  search: { to: PAGES.search, name: '搜尋' },
  privacy: { to: PAGES.privacy, name: '隱私' },
  accessibility: { to: PAGES.accessibility, name: '無障礙' },
} as const satisfies Record<string, Page>;

export const ENGLISH_PAGE = {
  home: { to: ENGLISH_PAGES.home, name: 'About' },
  columns: { to: ENGLISH_PAGES.columns, name: 'Columns' },
  codes: { to: ENGLISH_PAGES.codes, name: 'Codes' },
  quality: { to: ENGLISH_PAGES.quality, name: 'Data quality' },
  files: { to: ENGLISH_PAGES.files, name: 'Files' },
} as const satisfies Record<string, Page>;

export const SECTIONS: readonly Page[] = [download, rents, about, quality, blog];

export const differenceTitle = (from: string, to: string, isDraft: boolean): string =>
  `${PAGE.differences.name}：${from}到${to}${isDraft ? '（草案）' : ''}`;

export const fullName = ({ name, plainly }: Page): string =>
  plainly === undefined ? name : `${name}（${plainly}）`;

/** The section of the header that a path belongs to; the path below the base path. */
export function findSection(path: string): Page | undefined {
  const holds = ({ to }: Page): boolean => path.startsWith(to);
  const pages: readonly Page[] = Object.values(PAGE);
  return SECTIONS.find(holds) ?? pages.find(holds)?.under;
}

interface Crumb {
  to: string;
  label: string;
}

export const crumbsTo = (page: Page): Crumb[] => [
  ...(page.under ? crumbsTo(page.under) : []),
  { to: page.to, label: fullName(page) },
];

export const crumbsAbove = (page: Page): Crumb[] => crumbsTo(page).slice(0, -1);
