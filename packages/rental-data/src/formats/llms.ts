import { resolveAddress, FILES, type Place } from '../addresses/files';
import { listUnmerged, newestWith } from '../catalogue/files';
import { findVersion, newestSets, newestVersion, listSets } from '../catalogue/sets';
import type { Catalogue, DataSet, DatasetVersion } from '../catalogue/types';
import { type Format, VARIANT_NAME } from '../catalogue/values';
import { oneLine } from '../citation/text';
import { GRANULARITIES } from '../granularity';
import { monthRange, periodWords, spanListWords } from '../period';
import { rowsWords } from '../usability/words';
import { newestSound, getVerdict } from '../verdict/verdict';
import { GRANULARITY_NAME, MERGE_NAME } from '../words';
import { joinWords } from '../words/format';
import { DATA_LICENCE, PROJECT, SUMMARY, SUMMARY_EN } from '../words/identity';
import { formatCount } from '../words/numbers';
import { RENTS_TITLE, rentsText } from '../words/rents';
import { describeRow, UNMERGED } from './rowText';

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
  return [
    `- CSV的${missing}是非值寫成${booleans(version)}${otherwise(catalogue, booleans, booleans(version))}，代碼${dataset.unknownCode}代表不明。`,
    `- CSV的時間是台灣時間，結尾寫成${zone(version)}${otherwise(catalogue, zone, zone(version))}。${withoutClock.length > 0 ? `${spanListWords(withoutClock)}的鐘點是不是台灣時間沒有紀錄。` : ''}`,
    `- 季與年的檔案裡，同一則刊登跨月時，各欄${merges.map(({ version: v, rule }) => `在資料集版本${v}${rule}`).join('，')}；資料集版本${listUnmerged(catalogue).join('、')}的消除重複住宅，${UNMERGED}。`,
  ];
}

/** How the JSON files are written, and up to which periods there are any; nothing where there never were. */
function jsonLines({ releases, versions }: Catalogue): string[] {
  const withJson = releases.filter((r) => r.sets.some((s) => s.files.some((f) => f.format === 'json')));
  const until = [...GRANULARITIES].reverse().flatMap((granularity) => {
    const newest = newestWith(releases, granularity, 'json');
    return newest === undefined ? [] : `${GRANULARITY_NAME[granularity]}到${periodWords(newest)}`;
  });
  if (until.length === 0) return [];
  const isUtc = (version: string) =>
    versions.find((v) => v.version === version)?.times?.json?.endsWith('Z') ?? false;
  const local = withJson.filter((r) => !isUtc(r.version)).map((r) => r.period);
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

/** An entry of a list of links. */
export const llmsEntry = (site: Place, path: string, title: string, words: string): string =>
  `- [${title}](${resolveAddress(site, path)})：${words}`;

/** The lines of llms.txt (llmstxt.org) that tell of the dataset: facts that keep language models from false statements, then where the data are. Lists of pages may follow. */
export function toLlmsLines(catalogue: Catalogue, site: Place): string[] {
  const entry = (path: string, title: string, words: string) => llmsEntry(site, path, title, words);
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
  ];
}
