/** The public documents that documents.ts makes. Their types are inferred here, and their JSON Schemas are published. */
import * as z from 'zod';
import {
  address,
  changeSchema,
  codeSchema,
  columnSchema,
  count,
  dataFileSchema,
  dataSetSchema,
  datasetSchema,
  incidentSchema,
  monthsSchema,
  period,
  text,
  useSchema,
  variant,
  versionSchema,
} from '../catalogue/schema';
import { englishShape } from '../catalogue/englishSchema';
import { profileShape } from '../catalogue/profileSchema';
import { GRANULARITIES } from '../period';
import { ROWS_STATES, USABILITY_STATES } from '../usability/types';
import { addressOf, FILES, type DocumentName, type Site } from '../addresses/files';
import { formatVersionOf } from '../formatVersions';
import { PROJECT } from '../words/identity';
import { headOf, toJsonSchema } from '../helpers/schema';

const { format, bytes, url, sha256, checkedAt } = dataFileSchema.shape;
const file = z.strictObject({
  format,
  name: text.describe('ZIP的檔名'),
  url,
  bytes,
  doubtful: dataFileSchema.shape.doubtful,
  repeats: dataFileSchema.shape.repeats,
  path: text.describe('資料在ZIP裡的路徑；不知道的沒有這個鍵').optional(),
  sha256,
  checkedAt,
});

const { version, beta, published, covers, rows, rowsBySource } = dataSetSchema.shape;
const setFacts = {
  period,
  granularity: z.enum(GRANULARITIES),
  variant,
  version,
  beta,
  temporal: z
    .strictObject({
      start: covers.shape.from.describe('涵蓋的第一天'),
      end: covers.shape.to.describe('涵蓋的最後一天；只知道月份時是月份'),
    })
    .describe('涵蓋的日子，和covers的from、to相同，不一定是整個期別'),
  published,
  covers,
  rows,
  rowsBySource,
  files: z.array(file).min(1).describe('同樣的列，一種格式一個檔案'),
  page: address.describe('給人看的頁面'),
};

const verdictFacts = {
  rows: z
    .enum(ROWS_STATES)
    .describe('complete列數沒有已知缺漏、partial列數有缺漏、not-comparable列數不可比較、avoid請勿使用'),
  text: text.describe('列數的狀態與原因'),
};
const set = z.strictObject({
  ...setFacts,
  verdict: z.strictObject(verdictFacts).describe('這一份的判定'),
  incidents: z.array(text).describe('影響這一份的品質事件，最嚴重的在前；內容在incidents'),
  document: address.describe('這一份自己的JSON，附欄位與事件全文'),
});

const { until, ...columnFacts } = columnSchema.shape;
const column = z.strictObject({
  ...columnFacts,
  incidents: z.array(text).describe('影響這一欄的品質事件'),
  changes: z.array(text).describe('這一欄的意義改變，內容在changes'),
  page: address.describe('欄位說明的位置'),
  until,
});
const columns = z
  .array(column)
  .describe('照檔案裡的順序；兩種內容的定義不同，或哪個版本起改了狀態，同一個欄名就出現不只一次');

const sides = z.array(
  z.strictObject({
    change: text.describe('改變的代號，內容在columns.json的changes'),
    side: z.enum(['before', 'after', 'mixed']).describe('這一份在改變的哪一邊；mixed是兩邊混在一起'),
  }),
);

/** A column of one set in short; columns.json tells the rest. */
const setColumn = z.strictObject({
  header: text.describe('CSV的欄名；說明見columns.json'),
  type: columnFacts.type,
  incidents: z.array(text).describe('影響這一份的這一欄的品質事件'),
  state: z
    .enum(USABILITY_STATES)
    .describe('這一份的這一欄能不能用：fine可用、caution留意、empty空白、severe不可用、absent沒有這一欄'),
  why: z.array(text).describe('原因，最嚴重的在前；可用的欄位也可能有註記'),
  changes: sides.describe('這一欄的意義改變，這一份在哪一邊'),
  key: text.describe('JSON檔的鍵').optional(),
  unit: columnFacts.unit,
  codeTable: text.describe('編碼表的代號').optional(),
});

const officialCode = z
  .string()
  .regex(/^(?:\d{5}|\d{8})$/)
  .describe('內政部的行政區域代碼：縣市5位，鄉鎮市區8位，前5位是縣市；不明與其他編碼表沒有這個鍵')
  .optional();

const codeTableFacts = {
  id: text,
  title: text,
  columns: z.array(text).describe('用這張編碼表的欄位'),
  unknownCode: datasetSchema.shape.unknownCode.optional(),
  codes: z.array(z.strictObject({ ...codeSchema.shape, code: count, official: officialCode })).min(1),
};

const {
  columns: _patterns,
  columnTypes: _types,
  post: _slug,
  missing,
  rowsReasons,
  noted,
  status,
  ...incidentFacts
} = incidentSchema.shape;
const incident = z.strictObject({
  ...incidentFacts,
  missing: z.array(monthsSchema).describe(missing.description ?? ''),
  rowsReasons,
  noted,
  periods: z.array(period).describe('受影響的已發布期別，包含從所含的月與季繼承而來的'),
  columns: z.array(text).describe('受影響的欄位；只影響列的是空的'),
  page: address.describe('給人看的說明'),
  post: address.describe('說明這件事的文章').optional(),
  status,
});
const incidents = z.array(incident).describe('由新到舊');

const meaningChanges = z
  .array(changeSchema)
  .describe('意義的改變：不是錯誤，但改變前後的檔案要看過原因才能比較');

const { summary, changes, lacks, replaces, ...versionFacts } = versionSchema.shape;
const datasetVersion = z.strictObject({
  ...versionFacts,
  summary,
  changes,
  lacks,
  replaces,
  page: address,
});

const { unknownCode, squareMetresPerPing, dwellingFilters, usedBy, ...datasetFacts } = datasetSchema.shape;
const use = z.strictObject({
  ...useSchema.shape,
  year: count,
  years: z.array(count).describe('用到的資料，第一年與最後一年').optional(),
});
const dataset = z.strictObject({
  ...datasetFacts,
  usedBy: z.array(use).describe(usedBy.description ?? ''),
  unknownCode,
  squareMetresPerPing,
  dwellingFilters,
});

const documentOf = <F extends DocumentName, S extends z.ZodRawShape>(name: F, title: string, shape: S) =>
  z
    .strictObject({
      $schema: address.describe('這份JSON Schema的位址'),
      ...headOf(name, formatVersionOf(name)),
      ...shape,
    })
    .meta({ title: `${PROJECT.name}：${title}` });

export const DOCUMENTS = {
  catalogue: documentOf('catalogue', '目錄：所有已發布的資料、版本、欄位、編碼表與品質事件', {
    name: text,
    alternateName: z.array(text),
    description: text,
    homepage: address,
    publisher: z.strictObject({ name: text, email: text }),
    dataset,
    versions: z.array(datasetVersion).describe('由舊到新'),
    sets: z.array(set).describe('一個期別的一種內容是一份'),
    columns,
    codeTables: z.array(z.strictObject(codeTableFacts)),
    incidents,
    changes: meaningChanges,
  }),
  english: documentOf('english', '目錄的英文', {
    language: z.literal('en'),
    catalogue: address.describe('目錄，這裡的文字說明它的內容'),
    ...englishShape,
  }),
  set: documentOf('set', '一個期別的一種內容', {
    ...setFacts,
    verdict: z
      .strictObject({
        ...verdictFacts,
        rent: z.enum(USABILITY_STATES).describe('月租金的狀態'),
        headline: text.describe('一句話：能不能用'),
        rowsAnswer: text.describe('列數能不能比'),
        columnsAnswer: text.describe('月租金與其他欄位能不能用'),
        instead: z
          .array(z.strictObject({ period, variant, text: text.describe('為什麼換這一份'), page: address }))
          .describe('可以改用的資料，最合適的在前'),
      })
      .describe('這一份的判定，和檔案頁面相同'),
    columns: z.array(setColumn).describe('照檔案裡的順序'),
    changes: sides.describe('列的意義改變，這一份在哪一邊'),
    codeTables: z
      .array(z.strictObject({ id: text, title: text, json: address, csv: address }))
      .describe('這一份用到的編碼表'),
    incidents: z
      .array(incident.extend({ through: z.array(period).describe('從哪些月（或季）繼承而來').optional() }))
      .describe('最嚴重的在前'),
    citation: z.strictObject({
      text: text.describe('可以直接使用的引用，取用日期留白'),
      caveats: z.string().describe('已知的問題；沒有就是空的'),
      files: z.strictObject({ bib: address, ris: address, 'csl.json': address, cff: address }),
    }),
    dataPackage: address.describe('這一份的Data Package'),
    profile: address.describe('這一份的欄位統計；還沒有盤點的沒有這個鍵').optional(),
    accepted: dataSetSchema.shape.accepted,
  }),
  columns: documentOf('columns', '所有資料集版本的欄位', { columns, changes: meaningChanges }),
  codes: documentOf('codes', '一張編碼表', codeTableFacts),
  incidents: documentOf('incidents', '已知的品質事件', { incidents }),
  profile: documentOf('profile', '一份檔案的欄位統計', {
    ...profileShape,
    page: address.describe('給人看的頁面'),
  }),
};

type SchemaName = keyof typeof DOCUMENTS;
export const SCHEMA_NAMES = Object.keys(DOCUMENTS) as SchemaName[];

export type SetJson = z.output<typeof set>;
export type ColumnJson = z.output<typeof column>;
export type SetColumnJson = z.output<typeof setColumn>;
export type IncidentJson = z.output<typeof incident>;
export type CatalogueJson = z.output<typeof DOCUMENTS.catalogue>;
export type EnglishDocument = z.output<typeof DOCUMENTS.english>;
export type SetDocument = z.output<typeof DOCUMENTS.set>;
export type ColumnsDocument = z.output<typeof DOCUMENTS.columns>;
export type CodesDocument = z.output<typeof DOCUMENTS.codes>;
export type ProfileDocument = z.output<typeof DOCUMENTS.profile>;
export type IncidentsDocument = z.output<typeof DOCUMENTS.incidents>;

export function documentSchema(name: SchemaName, site: Site) {
  const { $schema, ...content } = toJsonSchema(DOCUMENTS[name]);
  return { $schema, $id: addressOf(site, FILES.schema(name)), ...content };
}
