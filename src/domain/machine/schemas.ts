/** JSON Schemas (2020-12) of the public documents in documents.ts. */
import {
  COLUMN_GROUPS,
  FORMATS,
  SEVERITIES,
  SOURCE_KINDS,
  VARIANTS,
  type ColumnState,
  type ColumnType,
  type IncidentKind,
  type MergeRule,
} from '../catalogue/types';
import { GRANULARITIES } from '../period';
import {
  listOf,
  membersOf,
  MONTH,
  objectOf,
  oneText,
  PERIOD,
  textOf,
  VERSION,
  type JsonSchema,
} from '../usability/jsonSchema';
import { ROWS_STATES, USABILITY_STATES } from '../usability/types';
import { addressOf, CITATION_FORMATS, FILES, type DocumentName, type Site } from './addresses';
import { formatVersionOf } from './formats';
import { PROJECT } from './identity';

const TYPES = membersOf<ColumnType>({
  integer: true,
  number: true,
  string: true,
  boolean: true,
  code: true,
  datetime: true,
  'bounding box': true,
});
const STATES = membersOf<ColumnState>({
  experimental: true,
  stable: true,
  'deprecated-soon': true,
  deprecated: true,
});
const KINDS = membersOf<IncidentKind>({
  'rows-missing': true,
  'wrong-value': true,
  'meaning-changed': true,
  empty: true,
  incomplete: true,
});
const RULES = membersOf<MergeRule>({ newest: true, 'most-frequent': true });

const DAY = (description?: string): JsonSchema => ({
  type: 'string',
  format: 'date',
  ...(description ? { description } : {}),
});
const ADDRESS = (description?: string): JsonSchema => ({
  type: 'string',
  format: 'uri',
  ...(description ? { description } : {}),
});
const COUNT = (description?: string): JsonSchema => ({
  type: 'integer',
  minimum: 0,
  ...(description ? { description } : {}),
});
const YES_NO = (description: string): JsonSchema => ({ type: 'boolean', description });
const HEADERS = (description: string) => listOf(textOf(), description);

const variant = oneText(VARIANTS, 'raw是原始資料，deduplicated是消除重複住宅');
const notation = (description: string) =>
  objectOf({ csv: textOf() }, { optional: { json: textOf() }, description });

const file = objectOf(
  {
    format: oneText(FORMATS, 'ZIP裡的資料格式'),
    name: textOf('ZIP的檔名'),
    url: ADDRESS('ZIP的位址，已經過百分比編碼'),
    bytes: { type: 'integer', minimum: 1, description: '解壓縮之後的大小，單位是位元組；不是ZIP本身的大小' },
  },
  {
    optional: {
      path: textOf('資料在ZIP裡的路徑；不知道的沒有這個鍵'),
      sha256: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'ZIP的SHA-256；沒算過的沒有這個鍵' },
      checkedAt: DAY('最後一次確認位址有回應的日期'),
    },
  },
);

const setFacts: Record<string, JsonSchema> = {
  period: PERIOD,
  granularity: oneText(GRANULARITIES),
  variant,
  version: VERSION,
  beta: YES_NO('以測試版格式發布'),
  temporal: objectOf({ start: DAY('期別的第一天'), end: DAY('期別的最後一天') }),
  rows: COUNT('所有來源的列數'),
  rowsBySource: { type: 'object', description: '來源代號 → 列數', additionalProperties: COUNT() },
  files: { type: 'array', minItems: 1, items: file, description: '同樣的列，一種格式一個檔案' },
  page: ADDRESS('給人看的頁面'),
};

const verdictFacts: Record<string, JsonSchema> = {
  rows: oneText(
    ROWS_STATES,
    'complete列數完整、partial列數有缺漏、not-comparable列數不可比較、avoid請勿使用',
  ),
  text: textOf('列數的狀態與原因'),
};
const set = objectOf({
  ...setFacts,
  verdict: objectOf(verdictFacts, { description: '這一份的判定' }),
  incidents: listOf(textOf(), '影響這一份的品質事件，最嚴重的在前；內容在incidents'),
  document: ADDRESS('這一份自己的JSON，附欄位與事件全文'),
});

const column = objectOf(
  {
    header: textOf('CSV的欄名'),
    type: oneText(TYPES),
    group: oneText(COLUMN_GROUPS),
    dedupKey: YES_NO('消除重複住宅的比對欄位'),
    variants: listOf(variant, '哪些內容有這一欄'),
    since: { ...VERSION, description: '第一個有這一欄的資料集版本' },
    state: oneText(STATES),
    description: textOf(),
    incidents: listOf(textOf(), '影響這一欄的品質事件'),
    page: ADDRESS('欄位說明的位置'),
  },
  {
    optional: {
      key: textOf('JSON檔的鍵；只在CSV出現過的欄位沒有'),
      unit: textOf(),
      codeTable: textOf('編碼表的代號，型別是code才有'),
      source: objectOf(
        {
          from: oneText(
            SOURCE_KINDS,
            'page物件頁、list列表頁、recorded資料集自己記的、computed計算、merged合併刊登',
          ),
        },
        {
          optional: { part: textOf('頁面的哪個部分'), of: HEADERS('由哪些欄位得來') },
          description: '值從哪裡來；沒有紀錄的欄位沒有這個鍵',
        },
      ),
      until: { ...VERSION, description: '最後一個有這一欄的資料集版本；還在用的沒有這個鍵' },
    },
  },
);

const setColumn = objectOf(
  {
    header: textOf('CSV的欄名；說明見columns.json'),
    type: oneText(TYPES),
    incidents: listOf(textOf(), '影響這一份的這一欄的品質事件'),
  },
  { optional: { key: textOf('JSON檔的鍵'), unit: textOf(), codeTable: textOf('編碼表的代號') } },
);

const code = objectOf({ code: COUNT(), label: textOf(), since: DAY('啟用日期') });
const codeTableFacts: Record<string, JsonSchema> = {
  id: textOf(),
  title: textOf(),
  columns: HEADERS('用這張編碼表的欄位'),
  unknownCode: COUNT('這個代碼一律代表不明'),
  codes: { type: 'array', minItems: 1, items: code },
};

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const incidentFacts: Record<string, JsonSchema> = {
  id: textOf('發布後不變'),
  kinds: { type: 'array', minItems: 1, items: oneText(KINDS) },
  severity: oneText(
    SEVERITIES,
    'severe嚴重：不要比較或不要使用；caution留意：先讀說明再使用；note註記：影響很小',
  ),
  start: DAY(),
  end: { ...nullable(DAY()), description: '還沒結束是null' },
  affects: {
    description: '直接指名的期別，或從哪一個月起的每一期',
    anyOf: [{ type: 'array', minItems: 1, items: PERIOD }, objectOf({ from: MONTH })],
  },
  avoid: listOf(PERIOD, '完全不要使用的期別'),
  estimatedLoss: {
    type: 'object',
    description: '期別 → 估計短少的百分比',
    additionalProperties: { type: 'number', minimum: 0, maximum: 100 },
  },
  standing: YES_NO('從開始之後每一期都一樣'),
  countsAffected: YES_NO('列數受影響'),
  title: textOf(),
  cause: textOf(),
  effect: textOf(),
  advice: textOf('怎麼辦'),
  missing: listOf(
    objectOf({ from: MONTH }, { optional: { to: MONTH } }),
    '因此沒有發布的月份；沒有to是到下一個發布的月份之前，還沒有就到asOf為止',
  ),
  rowsReasons: { type: 'object', description: '期別 → 列數怎麼了', additionalProperties: textOf() },
  noted: {
    type: 'object',
    description: '欄名 → 提到它、但不影響使用的期別',
    additionalProperties: listOf(PERIOD),
  },
  periods: listOf(PERIOD, '受影響的已發布期別，包含從所含的月與季繼承而來的'),
  columns: HEADERS('受影響的欄位；只影響列的是空的'),
  page: ADDRESS('給人看的說明'),
};
const incidentOptional: Record<string, JsonSchema> = {
  unaffected: listOf(PERIOD, '包含受影響的月份，其實沒有受影響的季與年'),
  post: ADDRESS('說明這件事的文章'),
  status: textOf('後來怎麼了；沒有紀錄就沒有這個鍵'),
};
const incident = objectOf(incidentFacts, { optional: incidentOptional });

const version = objectOf(
  {
    version: VERSION,
    released: DAY(),
    until: { ...nullable(DAY()), description: '停止產出這個格式的日期；還在用是null' },
    formats: listOf(oneText(FORMATS), '發布過的檔案格式'),
    variants: listOf(variant),
    booleans: notation('是非值的寫法'),
    summary: textOf(),
    changes: listOf(textOf()),
    lacks: listOf(textOf()),
    replaces: {
      type: 'object',
      description: '舊欄名 → 取代它的欄名',
      additionalProperties: listOf(textOf()),
    },
    page: ADDRESS(),
  },
  {
    optional: {
      unpublishedFormats: listOf(oneText(FORMATS), '訂在格式裡、但還沒有發布過的檔案格式'),
      missing: notation('缺值的寫法；沒有紀錄的版本沒有這個鍵'),
      merge: oneText(RULES, '季與年的檔案裡，同一則刊登跨月時留下哪個值'),
      completeFrom: {
        type: 'object',
        description: '一開始不完整的欄位 → 從哪個月起完整',
        additionalProperties: MONTH,
      },
    },
  },
);

const dataset = objectOf({
  since: { ...MONTH, description: '第一個有資料的月份' },
  asOf: { ...MONTH, description: '盤點到哪個月；這之前沒有列出的期別就是沒有發布' },
  fileHost: ADDRESS('檔案主機'),
  sources: listOf(objectOf({ id: textOf(), name: textOf(), url: ADDRESS() })),
  removed: listOf(textOf(), '爬蟲讀得到、發布前拿掉的內容'),
  limits: listOf(textOf(), '對每一期都成立的限制，一項一句'),
  usedBy: listOf(
    objectOf(
      { who: textOf(), year: COUNT(), work: textOf() },
      {
        optional: {
          years: listOf(COUNT(), '用到的資料，第一年與最後一年'),
          rows: COUNT('大約用了幾列'),
        },
      },
    ),
    '用過這份資料的作品，由新到舊',
  ),
  unknownCode: COUNT('這個代碼一律代表不明'),
  squareMetresPerPing: { type: 'number', description: '一坪是幾平方公尺' },
  dwellingFilter: objectOf(
    {
      buildingTypes: listOf(textOf()),
      propertyTypes: listOf(textOf()),
      maxBuildingFloors: COUNT(),
      maxFloor: COUNT(),
      floorsAboveBuilding: COUNT(),
      floorAreaBelowPing: COUNT('坪'),
      maxRentPerPing: COUNT('元／坪／月'),
    },
    { description: '消除重複住宅保留的列，全部成立才保留' },
  ),
});

const CONTENTS: Record<'catalogue' | 'set' | 'columns' | 'codes' | 'incidents', [string, JsonSchema]> = {
  catalogue: [
    '目錄：所有已發布的資料、版本、欄位、編碼表與品質事件',
    objectOf({
      name: textOf(),
      alternateName: listOf(textOf()),
      description: textOf(),
      homepage: ADDRESS(),
      publisher: objectOf({ name: textOf(), email: textOf() }),
      dataset,
      versions: listOf(version, '由舊到新'),
      sets: listOf(set, '一個期別的一種內容是一份'),
      columns: listOf(column, '照檔案裡的順序；兩種內容的定義不同時，同一個欄名出現兩次'),
      codeTables: listOf(objectOf(codeTableFacts)),
      incidents: listOf(incident, '由新到舊'),
    }),
  ],
  set: [
    '一個期別的一種內容',
    objectOf({
      ...setFacts,
      verdict: objectOf(
        {
          ...verdictFacts,
          rent: oneText(USABILITY_STATES, '月租金的狀態'),
          headline: textOf('一句話：能不能用'),
          rowsAnswer: textOf('列數能不能比'),
          columnsAnswer: textOf('月租金與其他欄位能不能用'),
          instead: listOf(
            objectOf({ period: PERIOD, variant, text: textOf('為什麼換這一份'), page: ADDRESS() }),
            '可以改用的資料，最合適的在前',
          ),
        },
        { description: '這一份的判定，和檔案頁面相同' },
      ),
      columns: listOf(setColumn, '照檔案裡的順序'),
      codeTables: listOf(
        objectOf({ id: textOf(), title: textOf(), json: ADDRESS(), csv: ADDRESS() }),
        '這一份用到的編碼表',
      ),
      incidents: listOf(
        objectOf(incidentFacts, {
          optional: { ...incidentOptional, through: listOf(PERIOD, '從哪些月（或季）繼承而來') },
        }),
        '最嚴重的在前',
      ),
      citation: objectOf({
        text: textOf('可以直接使用的引用，取用日期留白'),
        caveats: { type: 'string', description: '已知的問題；沒有就是空的' },
        files: objectOf(Object.fromEntries(CITATION_FORMATS.map((format) => [format, ADDRESS()]))),
      }),
      dataPackage: ADDRESS('這一份的Data Package'),
    }),
  ],
  columns: [
    '所有資料集版本的欄位',
    objectOf({ columns: listOf(column, '照檔案裡的順序；兩種內容的定義不同時，同一個欄名出現兩次') }),
  ],
  codes: ['一張編碼表', objectOf(codeTableFacts)],
  incidents: ['已知的品質事件', objectOf({ incidents: listOf(incident, '由新到舊') })],
};

type SchemaName = keyof typeof CONTENTS;
export const SCHEMA_NAMES = Object.keys(CONTENTS) as SchemaName[];

/** The JSON Schema of one of the documents, with the address under which it is published. */
export function documentSchema(name: SchemaName, site: Site): JsonSchema & { $id: string } {
  const [title, content] = CONTENTS[name];
  const head = {
    $schema: ADDRESS('這份JSON Schema的位址'),
    format: { const: name },
    formatVersion: { const: formatVersionOf(name), description: '舊程式讀不懂的改動才會加1' },
    licence: { const: 'CC0-1.0' },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: addressOf(site, FILES.schema(name satisfies DocumentName)),
    title: `${PROJECT.name}：${title}`,
    ...content,
    properties: { ...head, ...content.properties },
    required: [...Object.keys(head), ...(content.required ?? [])],
  };
}
