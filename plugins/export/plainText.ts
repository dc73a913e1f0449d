/** Text files for programs that read no page: llms.txt (llmstxt.org), robots.txt (RFC 9309) and security.txt (RFC 9116). */
import { PAGES, versionPage } from '../../src/lib/addresses/pages';
import {
  resolveAddress,
  type Catalogue,
  DATA_LICENCE,
  type DataSet,
  type DatasetVersion,
  toDayRange,
  FILES,
  findVersion,
  type Format,
  formatCount,
  GRANULARITIES,
  GRANULARITY_NAME,
  joinWords,
  MERGE_NAME,
  month,
  parseMonthNumber,
  monthRange,
  newestSets,
  newestSound,
  newestVersion,
  oneLine,
  periodWords,
  type Place,
  PROJECT,
  RENTS_TITLE,
  rentsText,
  rowsWords,
  listSets,
  spanListWords,
  SUMMARY,
  SUMMARY_EN,
  VARIANT_NAME,
  getVerdict,
  parseYear,
} from 'rental-data';
import { describeRow, UNMERGED } from 'rental-data/formats';
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

/** The periods of dataset versions in which something is written otherwise than in the newest, with how: （2018年5月到6月寫成0／1）. */
function otherwise(
  { versions, releases }: Catalogue,
  written: (version: DatasetVersion) => string | undefined,
  newest: string | undefined,
): string {
  const found = versions.flatMap((version) => {
    const form = written(version);
    const periods = releases.filter((r) => r.version === version.version).map((r) => r.period);
    return form === undefined || form === newest || periods.length === 0
      ? []
      : `${spanListWords(periods)}寫成${form}`;
  });
  return found.length > 0 ? `（${found.join('；')}）` : '';
}

function csvLines(catalogue: Catalogue, version: DatasetVersion): string[] {
  const { versions, dataset, releases } = catalogue;
  const booleans = (v: DatasetVersion) => v.booleans.csv;
  const zone = ({ times }: DatasetVersion) => times?.csv.split(' ').at(-1);
  const withoutClock = releases.flatMap(({ version: v, period }) =>
    findVersion(catalogue, v).clock === 'unrecorded' ? [period] : [],
  );
  const missing = version.missing ? `缺值寫成「${oneLine(version.missing.csv)}」，` : '';
  const merges = versions.flatMap((v) =>
    v.merge ? [{ version: v.version, rule: MERGE_NAME[v.merge] }] : [],
  );
  const unmerged = versions.filter((v) => v.merge === 'newest').map((v) => v.version);
  return [
    `- CSV的${missing}是非值寫成${booleans(version)}${otherwise(catalogue, booleans, booleans(version))}，代碼${dataset.unknownCode}代表不明。`,
    `- CSV的時間是台灣時間，結尾寫成${zone(version)}${otherwise(catalogue, zone, zone(version))}。${withoutClock.length > 0 ? `${spanListWords(withoutClock)}的鐘點是不是台灣時間沒有紀錄。` : ''}`,
    `- 季與年的檔案裡，同一則刊登跨月時，各欄${merges.map(({ version: v, rule }) => `在資料集版本${v}${rule}`).join('，')}；資料集版本${unmerged.join('、')}的消除重複住宅，${UNMERGED}。`,
  ];
}

/** How the JSON files are written, and up to which periods there are any; nothing where there never were. */
function jsonLines({ releases, versions }: Catalogue): string[] {
  const withJson = releases.filter((r) => r.sets.some((s) => s.files.some((f) => f.format === 'json')));
  const last = [...GRANULARITIES]
    .reverse()
    .flatMap((granularity) => withJson.findLast((r) => r.granularity === granularity) ?? []);
  if (last.length === 0) return [];
  const isUtc = (version: string) =>
    versions.find((v) => v.version === version)?.times?.json?.endsWith('Z') ?? false;
  const local = withJson.filter((r) => !isUtc(r.version)).map((r) => r.period);
  const until = last.map((r) => `${GRANULARITY_NAME[r.granularity]}到${periodWords(r.period)}`);
  return [
    `- JSON每個縣市一個檔案，檔名裡的縣市寫成台，不寫成臺；時間是世界協調時間（UTC）${local.length > 0 ? `，${spanListWords(local)}除外` : ''}。${until.join('、')}為止有JSON。`,
  ];
}

/** Names of columns suggest the opposite of what is latitude and longitude. */
function coordinateLines({ columns }: Catalogue): string[] {
  const named = (word: string) =>
    columns
      .filter(({ unit, until }) => until === undefined && unit?.includes(word))
      .map((c) => `「${c.header}」`);
  const [latitudes, longitudes] = [named('緯度'), named('經度')];
  return latitudes.length > 0 && longitudes.length > 0
    ? [`- ${joinWords(latitudes)}是緯度，${joinWords(longitudes)}是經度，和一般x是經度的習慣相反。`]
    : [];
}

const ENGLISH_WORDS: Record<keyof typeof ENGLISH_PAGE, string> = {
  home: 'what the dataset is',
  columns: 'what each column means',
  codes: 'what each code stands for',
  quality: 'known incidents, and the periods and columns they affect',
  files: 'all periods, with rows, state and addresses',
};

/** What the site has, for language models: facts that keep them from false statements, then where the data are. */
export function toLlmsText(catalogue: Catalogue, site: Place): string {
  const entry = (path: string, title: string, words: string) =>
    `- [${title}](${resolveAddress(site, path)})：${words}`;
  const version = newestVersion(catalogue);
  const { rhythm } = catalogue.dataset;
  const months = catalogue.releases.filter((r) => r.granularity === 'monthly');
  const [first, last] = [months[0], months.at(-1)];
  const due = first ? monthRange(first.period, catalogue.dataset.asOf).length : 0;
  const sound = newestSound(catalogue, 'monthly', 'raw');
  const sets = listSets(catalogue);
  const files = sets.flatMap((set) => set.files);
  const judgeRows = (set: DataSet) => getVerdict(catalogue, set.period, set.variant).rows;
  const setEntry = (set: DataSet, words: string) =>
    entry(FILES.set(set), `${periodWords(set.period)}${VARIANT_NAME[set.variant]}`, words);
  const avoided = sets.filter((set) => judgeRows(set).state === 'avoid');
  const countFiles = (format: Format) => files.filter((f) => f.format === format).length;
  return [
    `# ${PROJECT.name}`,
    '',
    `> ${SUMMARY}`,
    '',
    SUMMARY_EN,
    '',
    ...(first && last
      ? [
          `- 月資料從${periodWords(first.period)}到${periodWords(last.period)}，共${months.length}期；截至${periodWords(catalogue.dataset.asOf)}，另有${due - months.length}個月沒有發布。`,
        ]
      : []),
    `- 共${sets.length}份資料；最新的資料集版本是${version.version}。`,
    `- 授權：${DATA_LICENCE.name}（${DATA_LICENCE.url}）。`,
    ...version.variants.map((variant) => `- ${VARIANT_NAME[variant]}：${describeRow(catalogue, variant)}。`),
    ...csvLines(catalogue, version),
    ...jsonLines(catalogue),
    ...coordinateLines(catalogue),
    `- 已知品質事件${catalogue.incidents.length}件。引用數字或比較不同期別之前，先查這一期這一欄能不能用。`,
    ...(sound
      ? [
          `- 拿不定主意時用${periodWords(sound)}：最新一個列數沒有已知缺漏、也沒有不可用欄位的月份；哪些欄位空白，寫在那一期的JSON裡。`,
        ]
      : []),
    `- 檔案大小：${catalogue.dataset.sizes}`,
    ...[rhythm.monthly, rhythm.quarterly, rhythm.annual, rhythm.formats].map((words) => `- ${words}`),
    '',
    '## 最新的資料',
    '',
    ...newestSets(catalogue).map((set) =>
      setEntry(
        set,
        `${formatCount(set.rows)}列，資料集版本${set.version}，${rowsWords(judgeRows(set), catalogue.incidents)}`,
      ),
    ),
    '',
    ...(avoided.length > 0
      ? [
          '## 請勿使用的資料',
          '',
          ...avoided.map((set) => setEntry(set, rowsWords(judgeRows(set), catalogue.incidents))),
          '',
        ]
      : []),
    '## 機器可讀的資料',
    '',
    entry(FILES.catalogue, '目錄', '所有資料、版本、欄位、編碼表與品質事件'),
    entry(FILES.schema('catalogue'), '目錄的JSON Schema', '每個鍵的意思'),
    entry(FILES.columns, '欄位', '所有資料集版本的欄位'),
    entry(FILES.incidents, '品質事件', '影響的期別與欄位'),
    entry(FILES.english, '目錄的英文', '欄位、編碼、品質事件與資料集版本的英文說明'),
    entry(FILES.usability, '可用性', '每一期每一欄能不能用，以及原因'),
    entry(FILES.differences, '版本差異', '任兩個資料集版本之間欄位與寫法的差異'),
    entry(FILES.addressList, '位址清單', '所有檔案的位址，一行一個'),
    entry(
      FILES.dataPackage,
      'Data Package',
      `${countFiles('csv')}個CSV檔與它們的欄位型別，以及${countFiles('json')}個JSON檔`,
    ),
    entry(FILES.croissant, 'Croissant', `資料集版本${version.version}的CSV檔`),
    entry(FILES.dcat, 'DCAT-AP', '資料目錄的JSON-LD'),
    ...(catalogue.statistics.length > 0
      ? [entry(FILES.rents, RENTS_TITLE, rentsText(catalogue.statistics))]
      : []),
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
