/** Text files for programs that read no page: llms.txt (llmstxt.org), robots.txt (RFC 9309) and security.txt (RFC 9116). */
import { PAGES, versionPage } from '../../src/lib/addresses/pages';
import {
  resolveAddress,
  type Catalogue,
  toDayRange,
  FILES,
  month,
  parseMonthNumber,
  newestVersion,
  type Place,
  PROJECT,
  parseYear,
} from 'rental-data';
import { llmsEntry, toLlmsLines } from 'rental-data/formats';
import { ENGLISH_PAGE, fullName, PAGE } from '../../src/lib/addresses/names';
import { BLOG_FEEDS, SITE_FILES } from '../../src/lib/addresses/siteFiles';

export const toRobotsText = (site: Place): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${resolveAddress(site, SITE_FILES.sitemap)}`, ''].join('\n');

/** Of a preview: nothing is open, and no sitemap is announced, since the build writes none. */
export const toClosedRobotsText = (): string => ['User-agent: *', 'Disallow: /', ''].join('\n');

/** It has to expire within about a year. The month after the newest on record needs no clock, and says nothing about the data. */
export function toSecurityText({ dataset }: Pick<Catalogue, 'dataset'>, site: Place): string {
  const expires = month(parseYear(dataset.asOf) + 1, parseMonthNumber(dataset.asOf));
  return [
    `Contact: mailto:${PROJECT.mail}`,
    `Expires: ${toDayRange(expires).end}T23:59:59+08:00`,
    `Canonical: ${resolveAddress(site, SITE_FILES.security)}`,
    '',
  ].join('\n');
}

const ENGLISH_WORDS: Record<keyof typeof ENGLISH_PAGE, string> = {
  home: 'what the dataset is',
  columns: 'what each column means',
  codes: 'what each code stands for',
  quality: 'known incidents, and the periods and columns they affect',
  files: 'all periods, with rows, state and addresses',
};

/** What the site has, for language models: what the dataset says of itself, then its pages. */
export function toLlmsText(catalogue: Catalogue, site: Place): string {
  const entry = (path: string, title: string, words: string) => llmsEntry(site, path, title, words);
  const { version } = newestVersion(catalogue);
  return [
    ...toLlmsLines(catalogue, site),
    '## 說明',
    '',
    entry(versionPage(version), `資料集版本${version}`, '收錄方式、住宅的篩選、消除重複、欄位與限制'),
    entry(PAGES.about, '所有資料集版本', '各版本的差異，以及每個欄位的定義、代碼、來源與已知問題'),
    entry(PAGES.codes, '編碼表', '每個代碼的意思'),
    entry(PAGES.quality, '資料品質', '每一期每一欄的狀態與事件'),
    entry(PAGES.differences, '版本差異', '任兩個資料集版本之間，程式要改哪裡'),
    entry(
      PAGES.pick,
      '挑檔案',
      '一次挑好幾期的檔案，用網址的from、to、variant、by（month、quarter、year）與columns指定，例如?from=2019&to=2024&columns=月租金',
    ),
    entry(
      PAGES.compare,
      '比較兩期',
      '兩個期別能不能比，用網址的a、b與variant指定，例如?a=2021-10&b=2022-10&variant=raw',
    ),
    entry(PAGES.download, fullName(PAGE.download), '所有檔案'),
    entry(PAGES.updates, '最近更新', '更正、檔案、格式與文章，依日期'),
    entry(PAGES.blog, '部落格', '資料怎麼收錄、哪裡出過問題'),
    '',
    '## In English',
    '',
    ...Object.entries(ENGLISH_WORDS).map(([page, words]) => {
      const { to, name } = ENGLISH_PAGE[page as keyof typeof ENGLISH_PAGE];
      return entry(to, name, words);
    }),
    '',
    '## Optional',
    '',
    entry(FILES.feed('updates', 'rss'), '最近更新的RSS', '更正、檔案、資料集版本與JSON格式的改變'),
    entry(FILES.feed('releases', 'rss'), '新的檔案的RSS', '新發布的期別'),
    entry(FILES.feed('incidents', 'rss'), '品質事件的RSS', '新的事件'),
    entry(BLOG_FEEDS.rss, '部落格的RSS', '新的文章'),
    `- [原始碼](${PROJECT.repository})：收錄資料的程式`,
    '',
  ].join('\n');
}
