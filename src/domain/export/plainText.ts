/** Text files for programs that read no page: llms.txt (llmstxt.org), robots.txt (RFC 9309) and security.txt (RFC 9116). */
import { PAGES, versionPage } from '../addresses/pages';
import type { Catalogue } from '../catalogue/types';
import { oneLine } from '../citation/text';
import { formatCount } from '../text/format';
import { daysOf, month, monthNumberOf, monthRange, periodWords, yearOf } from '../period';
import { rowsWords } from '../usability/words';
import { newestSound, verdictOf } from '../verdict/verdict';
import { VARIANT_NAME } from '../words';
import { fullName, PAGE } from '../words/pages';
import { addressOf, BLOG_FEEDS, FILES, type Site } from '../addresses/files';
import { DATA_LICENCE, PROJECT, SUMMARY, SUMMARY_EN, VARIANT_ROWS } from './identity';
import { newestSets, newestVersion, setsOf } from '../catalogue/sets';

/** Everything is open to everybody; the sitemap is Docusaurus'. */
export const toRobotsText = (site: Site): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${addressOf(site, FILES.sitemap)}`, ''].join('\n');

/** Of a preview: nothing is open, and no sitemap is announced, since the build writes none. */
export const toClosedRobotsText = (): string => ['User-agent: *', 'Disallow: /', ''].join('\n');

/** Where to report a security problem. It expires a year after the catalogue's last month, which needs no clock. */
export function toSecurityText({ dataset }: Pick<Catalogue, 'dataset'>, site: Site): string {
  const expires = month(yearOf(dataset.asOf) + 1, monthNumberOf(dataset.asOf));
  return [
    `Contact: mailto:${PROJECT.mail}`,
    `Expires: ${daysOf(expires).end}T23:59:59+08:00`,
    `Canonical: ${addressOf(site, FILES.security)}`,
    '',
  ].join('\n');
}

/** What the site has, for language models: facts that keep them from false statements, then where the data are. */
export function toLlmsText(catalogue: Catalogue, site: Site): string {
  const entry = (path: string, title: string, words: string) =>
    `- [${title}](${addressOf(site, path)})：${words}`;
  const version = newestVersion(catalogue);
  const months = catalogue.releases.filter((r) => r.granularity === 'monthly');
  const [first, last] = [months[0], months.at(-1)];
  const due = first ? monthRange(first.period, catalogue.dataset.asOf).length : 0;
  const sound = newestSound(catalogue, 'monthly', 'raw');
  const missing = version.missing ? `CSV的缺值寫成「${oneLine(version.missing.csv)}」，` : '';
  return [
    `# ${PROJECT.name}`,
    '',
    `> ${SUMMARY}`,
    '',
    SUMMARY_EN,
    '',
    ...(first && last
      ? [
          `- 月資料從${periodWords(first.period)}到${periodWords(last.period)}，共${months.length}期；到${periodWords(catalogue.dataset.asOf)}為止，另有${due - months.length}個月沒有發布。`,
        ]
      : []),
    `- 共${setsOf(catalogue).length}份資料；最新的資料集版本是${version.version}。`,
    `- 授權：${DATA_LICENCE.name}（${DATA_LICENCE.url}）。`,
    ...version.variants.map((variant) => `- ${VARIANT_NAME[variant]}：${VARIANT_ROWS[variant]}。`),
    `- ${missing}是非值寫成${oneLine(version.booleans.csv)}，代碼${catalogue.dataset.unknownCode}代表不明。時間裡的CST是台灣時間。`,
    `- 已知品質事件${catalogue.incidents.length}件。引用數字或比較不同期別之前，先查這一期這一欄能不能用。`,
    ...(sound
      ? [
          `- 拿不定主意時用${periodWords(sound)}：最新一個列數完整、也沒有不可用欄位的月份；哪些欄位空白，寫在那一期的JSON裡。`,
        ]
      : []),
    '- 位元組數是解壓縮之後的大小。',
    '',
    '## 最新的資料',
    '',
    ...newestSets(catalogue).map((set) =>
      entry(
        FILES.set(set),
        `${periodWords(set.period)}${VARIANT_NAME[set.variant]}`,
        `${formatCount(set.rows)}列，資料集版本${set.version}，${rowsWords(verdictOf(catalogue, set.period, set.variant).rows, catalogue.incidents)}`,
      ),
    ),
    '',
    '## 機器可讀的資料',
    '',
    entry(FILES.catalogue, '目錄', '所有資料、版本、欄位、編碼表與品質事件'),
    entry(FILES.schema('catalogue'), '目錄的JSON Schema', '每個鍵的意思'),
    entry(FILES.columns, '欄位', '所有資料集版本的欄位'),
    entry(FILES.incidents, '品質事件', '影響的期別與欄位'),
    entry(FILES.usability, '可用性', '每一期每一欄能不能用，以及原因'),
    entry(FILES.differences, '版本差異', '任兩個資料集版本之間欄位與寫法的差異'),
    entry(FILES.addressList, '位址清單', '所有檔案的位址，一行一個'),
    entry(FILES.dataPackage, 'Data Package', '所有CSV檔與欄位型別'),
    entry(FILES.croissant, 'Croissant', `資料集版本${version.version}的CSV檔`),
    entry(FILES.dcat, 'DCAT-AP', '資料目錄的JSON-LD'),
    '',
    '## 說明',
    '',
    entry(
      versionPage(version.version),
      `資料集版本${version.version}`,
      '收錄方式、住宅的篩選、消除重複、欄位與限制',
    ),
    entry(PAGES.about, '所有資料集版本', '各版本的差異，以及每個欄位的定義、代碼、來源與已知問題'),
    entry(PAGES.codes, '編碼表', '每個代碼的意思'),
    entry(PAGES.quality, '資料品質', '每一期每一欄的狀態與事件'),
    entry(PAGES.differences, '版本差異', '任兩個資料集版本之間，程式要改哪裡'),
    entry(
      PAGES.compare,
      '比較兩期',
      '兩個期別能不能比，用網址的a、b與variant指定，例如?a=2021-10&b=2022-10&variant=raw',
    ),
    entry(PAGES.download, fullName(PAGE.download), '所有檔案'),
    entry(PAGES.blog, '部落格', '資料怎麼收錄、哪裡出過問題'),
    '',
    '## Optional',
    '',
    entry(FILES.feed('releases', 'rss'), '新資料的RSS', '新發布的期別'),
    entry(FILES.feed('incidents', 'rss'), '品質事件的RSS', '新的事件'),
    entry(BLOG_FEEDS.rss, '部落格的RSS', '新的文章'),
    `- [原始碼](${PROJECT.repository})：收錄資料的程式`,
    '',
  ].join('\n');
}
