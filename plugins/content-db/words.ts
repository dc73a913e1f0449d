/**
 * The words of the blocks that Markdown may place. Plugins do not import components, whose words live in their source;
 * tests/built/content.test.ts proves that the pages say the same.
 */
import type { ColumnGroup, ColumnType, Format, Severity, Variant } from '../../src/domain/catalogue/types';
import type { Granularity } from '../../src/domain/period';
import {
  FORMAT_NAME,
  GRANULARITY_NAME,
  GROUP_NAME,
  SEVERITY_NAME,
  TYPE_NAME,
  VARIANT_NAME,
} from '../../src/domain/words';
import { childrenOf, type Child, type Children } from './tree';

export const WORDS = {
  'about.brief':
    '由爬蟲收錄，來源目前只有{source}；{removed}牽涉隱私與著作權，發布前拿掉。這是公開專案，程式與討論在GitHub的{repository}；資料以{cc0}釋出，使用不必徵求同意。',
  'about.gap': '{gap}。',
  'about.gapWhy': '{gap}：{why}。',
  'about.statement':
    '{source}上公開刊登的租屋物件，{since}起整理成每月、每季、每年的表格，任何人都能免費下載、分析與引用。',
  'chart.unit': '單位：{unit}',
  'codeTables.shared': '{code}（{label}）是每張表共有的，下面不再逐一列出。',
  'codeTables.users': '欄位：{columns}',
  'columnTable.codes': '{title}編碼表，{count}個代碼',
  'columnTable.column': '欄位與JSON鍵',
  'columnTable.dedupKey': '比對欄位',
  'columnTable.description': '說明、代碼與已知問題',
  'columnTable.label': '欄位表：{group}',
  'columnTable.life': '版本{first}到{last}',
  'columnTable.type': '型別、單位',
  'dedupKey.none': '這個版本沒有消除重複住宅，也就沒有比對欄位。',
  'dedupKey.summary': '一共比對{count}個欄位',
  'download.table.content': '內容',
  'download.table.files': '下載（解壓後大小）',
  'download.table.monthly': '{year}年的月資料',
  'download.table.noRows': '無',
  'download.table.notes': '已知問題',
  'download.table.period': '期別',
  'download.table.quarterly': '{year}年的季資料',
  'download.table.rows': '總列數',
  'download.table.source': '其中{name}',
  'download.table.version': '版本',
  'download.year.annual': '{year}年全年',
  'download.year.count': '{kind}{count}期',
  'download.year.files': '{files}個檔案',
  'download.year.json': '{year}年全部檔案的清單（JSON）',
  'download.year.monthsOnly': '這一年有{months}個月的資料，沒有發布季資料與年資料。',
  'download.year.noAnnual': '這一年有{months}個月的資料，沒有發布年資料。',
  'dwellingFilter.none': '這個版本沒有消除重複住宅，也就沒有住宅條件。',
  'incident.advice': '{term}：{advice}',
  'incident.dates.since': '{start}至今',
  'incident.dates.span': '{start}到{end}',
  'incident.note.link': '資料品質紀錄',
  'incident.periods.from': '{month}起的每一期',
  'incident.periods.span': '{from}到{to}',
  'incident.post': '詳細經過',
  'incident.rows': '{period}：',
  'incident.scope.both': '列數，以及{columns}',
  'incident.scope.column': '「{text}」',
  'incident.scope.prefix': '「{text}」開頭的{count}欄',
  'incident.scope.rows': '列數',
  'incident.scope.types': '所有{types}欄位',
  'incident.term.advice': '怎麼辦',
  'incident.term.cause': '原因',
  'incident.term.dates': '日期',
  'incident.term.effect': '影響',
  'incident.term.periods': '期別',
  'incident.term.scope': '範圍',
  'incident.term.status': '現況',
  'knownIncidents.none': '目前沒有已知的品質事件影響這個版本的檔案。',
  'lifeline.all': '每個版本都有',
  'lifeline.from': '版本{first}起',
  'lifeline.one': '只有版本{first}',
  'lifeline.range': '版本{first}到{last}',
  'list.separator': '、',
  'release.beta': '測試版格式',
  'release.beta.note': '版本旁邊標示{beta}的期別，是以測試版發布的。',
  'release.clean': '沒有已知問題',
  'release.marks.caution': '{count}件要留意',
  'release.marks.note': '{count}件註記',
  'release.marks.severe': '{count}件嚴重事件',
  'release.marks.through': '（部分月份：{periods}）',
  'release.onlyStanding': '只有長期問題',
  'release.rows': '{count}列',
  'release.share': '原始資料列數的{percent}',
  'release.source': '{name}{count}列',
  'release.standing': '長期問題：{link}',
  'release.unpacked': '解壓後{size}',
  'release.version': '版本{version}',
  'versionChanges.none': '這是最早的版本，沒有前一版可以比較。',
  'versionFacts.beta': '測試版格式',
  'versionFacts.betaMeaning': '{periods}以測試版發布。',
  'versionFacts.boolean': '{format}寫成{notation}',
  'versionFacts.booleans': '是非欄位',
  'versionFacts.ended': '{released}推出，{until}停止產出',
  'versionFacts.endedButUsed': '{released}推出，{until}停止產出；之後到{month}的月資料仍沿用這個版本',
  'versionFacts.formats': '檔案格式',
  'versionFacts.formatsWithUnpublished': '{formats}（{unpublished}訂在格式裡，但沒有發布過）',
  'versionFacts.inUse': '{released}推出，仍在使用',
  'versionFacts.lacks': '和後來相比',
  'versionFacts.periodCounts': '{periods}期，{files}個檔案',
  'versionFacts.periods': '採用的期別',
  'versionFacts.span': '產出期間',
  'versionFacts.variant': '{variant}{count}欄',
  'versionFacts.variants': '內容與欄數',
} as const satisfies Record<string, string>;

type WordId = keyof typeof WORDS;

/** A message with trees or texts in place of its {names}. @throws Error when a value is missing */
export function phrase(id: WordId, values: Record<string, Children> = {}): Child[] {
  return childrenOf(
    WORDS[id].split(/(\{\w+\})/).map((part) => {
      if (!/^\{\w+\}$/.test(part)) return part;
      const name = part.slice(1, -1);
      if (!(name in values)) throw new Error(`plugins/content-db/words.ts：「${id}」缺少{${name}}。`);
      return values[name];
    }),
  );
}

/** A message with texts in place of its {names}. @throws Error when a value is missing */
export function say(id: WordId, values: Record<string, string | number> = {}): string {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  return phrase(id, Object.fromEntries(texts))
    .filter((part) => typeof part === 'string')
    .join('');
}

/** The items of a short list. */
export const listed = (items: readonly string[]): string => items.join(WORDS['list.separator']);

export const formatName = (format: Format): string => FORMAT_NAME[format];
export const variantName = (variant: Variant): string => VARIANT_NAME[variant];
export const severityName = (severity: Severity): string => SEVERITY_NAME[severity];
export const groupName = (group: ColumnGroup): string => GROUP_NAME[group];
export const typeName = (type: ColumnType): string => TYPE_NAME[type];
/** What kind of data a period is: 月資料. */
export const kindName = (granularity: Granularity): string => GRANULARITY_NAME[granularity];
