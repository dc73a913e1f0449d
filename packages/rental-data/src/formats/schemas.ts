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
  month,
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
import type { RentCell } from '../statistics/cells';
import type { Limits } from '../statistics/classes';
import { COMPARABLE, FEWEST_ROWS, PROPERTY_TYPES, RENTS_VARIANT } from '../statistics/rule';
import { ROWS_STATES, USABILITY_STATES } from '../usability/types';
import { resolveAddress, FILES, type DocumentName, type Site } from '../addresses/files';
import { findFormatVersion } from '../formatVersions';
import { PROJECT } from '../words/identity';
import { documentHead, toJsonSchema } from '../helpers/schema';

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

const defineDocument = <F extends DocumentName, S extends z.ZodRawShape>(name: F, title: string, shape: S) =>
  z
    .strictObject({
      $schema: address.describe('這份JSON Schema的位址'),
      ...documentHead(name, findFormatVersion(name)),
      ...shape,
    })
    .meta({ title: `${PROJECT.name}：${title}` });

const rentRows = (fewest: number) => z.int().min(fewest);
const money = z.number().nonnegative();
const rentPart = [rentRows(FEWEST_ROWS), money, money, money] as const;
const rentCell: z.ZodType<RentCell> = z
  .union([
    z.null(),
    z
      .int()
      .min(1)
      .max(FEWEST_ROWS - 1),
    z.tuple([...rentPart, rentRows(0)]),
    z.tuple([...rentPart, rentRows(FEWEST_ROWS), money, money, money]),
  ])
  .describe(
    `有月租金的列數、月租金的第1四分位數、中位數、第3四分位數（元），再來是每坪租金的這四項；不到${String(FEWEST_ROWS)}列的只有列數，沒有任何一列的是null`,
  );

const rentArea = z.strictObject({
  code: z
    .string()
    .regex(/^(?:\d{5}|\d{8})?$/)
    .describe('官方代碼；全台是空的'),
  name: text,
  figures: z
    .array(z.array(rentCell).length(PROPERTY_TYPES.length))
    .describe('照periods的順序，一期一組；組裡照物件類型0到3的順序'),
});
const rentLimits: z.ZodType<Limits> = z.tuple([money, money, money, money, money]);
const rentLimitsOfType = z.strictObject({ rent: rentLimits, perPing: rentLimits, n: rentLimits });
const rentClasses = z
  .strictObject({ 0: rentLimitsOfType, 1: rentLimitsOfType, 2: rentLimitsOfType, 3: rentLimitsOfType })
  .describe(
    '地圖六個級距的五個界線，先是物件類型，再是月租金中位數、每坪租金中位數與列數；由可以比較的所有期別算出，同一種顏色在每一期是同樣的意思',
  );
const rentPeriods = z.array(month).min(1).describe('有統計的期別，由舊到新');
const rentNotice = text.describe('這些數字是什麼、不是什麼');

export const DOCUMENTS = {
  catalogue: defineDocument('catalogue', '目錄：所有已發布的資料、版本、欄位、編碼表與品質事件', {
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
  english: defineDocument('english', '目錄的英文', {
    language: z.literal('en'),
    catalogue: address.describe('目錄，這裡的文字說明它的內容'),
    ...englishShape,
  }),
  set: defineDocument('set', '一個期別的一種內容', {
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
  columns: defineDocument('columns', '所有資料集版本的欄位', { columns, changes: meaningChanges }),
  codes: defineDocument('codes', '一張編碼表', codeTableFacts),
  incidents: defineDocument('incidents', '已知的品質事件', { incidents }),
  profile: defineDocument('profile', '一份檔案的欄位統計', {
    ...profileShape,
    page: address.describe('給人看的頁面'),
  }),
  rents: defineDocument('rents', '各縣市與鄉鎮市區租金的期別、規則與檔案', {
    notice: rentNotice,
    citation: text.describe('可以直接使用的引用，取用日期留白'),
    page: address.describe('給人看的頁面'),
    rule: z
      .strictObject({
        version: count.describe('算法有任何改變就加1，所有期別重算'),
        variant: z.literal(RENTS_VARIANT),
        columns: z.strictObject({
          county: text,
          district: text,
          type: text,
          rent: text,
          fees: z.array(text).describe('加進每坪租金的費用，缺值當作0'),
          size: text,
        }),
        propertyTypes: z.array(z.strictObject({ code: count, label: text })),
        fewestRows: count.describe('不到這個列數，四分位數留空'),
        perPing: text.describe('每坪租金的算式'),
        quantiles: z
          .literal('linear')
          .describe('落在兩個值之間時照比例取，和pandas的quantile、DuckDB的quantile_cont相同'),
        outliers: z.literal('kept').describe('不刪任何一列'),
      })
      .describe('怎麼算的'),
    classes: rentClasses,
    periods: z
      .array(
        z.strictObject({
          period: month,
          comparable: z
            .enum(COMPARABLE)
            .describe('能不能和其他期別比較：yes可以、partial可以但列數有缺漏、alone不可以'),
          verdict: z.strictObject({
            ...verdictFacts,
            rent: z.enum(USABILITY_STATES).describe('月租金的狀態'),
            headline: text.describe('一句話：能不能用'),
          }),
          rows: count.describe('檔案的列數'),
          counted: count.describe('算進來的列數：四種物件類型，有月租金'),
          source: z
            .strictObject({ url, name: text.describe('ZIP的檔名'), bytes, sha256 })
            .describe('由哪個檔案算出'),
          page: address.describe('這份檔案的頁面'),
        }),
      )
      .min(1)
      .describe('由舊到新；請勿使用的期別沒有統計'),
    files: z.strictObject({
      counties: address.describe('全台與各縣市'),
      districts: z
        .array(z.strictObject({ code: text, name: text, address }))
        .describe('一個縣市的鄉鎮市區一個檔案'),
      table: address.describe('所有期別、縣市與鄉鎮市區在同一個CSV'),
      tableSchema: address.describe('CSV的Table Schema'),
    }),
  }),
  'rents-counties': defineDocument('rents-counties', '全台與各縣市的租金，所有期別', {
    notice: rentNotice,
    periods: rentPeriods,
    areas: z.array(rentArea).min(1).describe('全台在前，再來是各縣市'),
  }),
  'rents-county': defineDocument('rents-county', '一個縣市各鄉鎮市區的租金，所有期別', {
    notice: rentNotice,
    county: z.strictObject({ code: text.describe('官方代碼'), name: text }),
    classes: rentClasses,
    periods: rentPeriods,
    areas: z.array(rentArea).min(1),
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
export type RentsDocument = z.output<typeof DOCUMENTS.rents>;
export type RentsCountiesDocument = z.output<(typeof DOCUMENTS)['rents-counties']>;
export type RentsCountyDocument = z.output<(typeof DOCUMENTS)['rents-county']>;
export type IncidentsDocument = z.output<typeof DOCUMENTS.incidents>;

export function documentSchema(name: SchemaName, site: Site) {
  const { $schema, ...content } = toJsonSchema(DOCUMENTS[name]);
  return { $schema, $id: resolveAddress(site, FILES.schema(name)), ...content };
}
