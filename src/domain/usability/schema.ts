/** The JSON Schema of the public document of usability. */
import {
  COLUMN_GROUPS,
  SEVERITIES,
  VARIANTS,
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
} from './jsonSchema';
import { formatVersionOf } from '../machine/formats';
import { ROWS_STATES, USABILITY_STATES } from './types';

const TYPES = membersOf<ColumnType>({
  integer: true,
  number: true,
  string: true,
  boolean: true,
  code: true,
  datetime: true,
  'bounding box': true,
});
const KINDS = membersOf<IncidentKind>({
  'rows-missing': true,
  'wrong-value': true,
  'meaning-changed': true,
  empty: true,
  incomplete: true,
});
const RULES = membersOf<MergeRule>({ newest: true, 'most-frequent': true });

const reasonIds = listOf(textOf(), '原因的代號，最嚴重的在前；內容在reasons');
const named = (ids: readonly string[], description: string) =>
  listOf(objectOf({ id: oneText(ids), text: textOf('中文') }), description);
const text = textOf('這個原因的中文說明');
const through = listOf(PERIOD, '季或年從哪些月（或季）繼承而來；沒有這個鍵，就是事件直接指名這一期');
const incident = textOf('品質事件的代號，網址是/data-quality/#{代號}');
const gives = (ids: readonly string[]) => oneText(ids, '單看這個原因時的狀態');

const reason = {
  anyOf: [
    objectOf(
      {
        type: { const: 'incident' },
        scope: { const: 'values' },
        incident,
        severity: oneText(SEVERITIES),
        kinds: listOf(oneText(KINDS)),
        gives: gives(USABILITY_STATES),
        text,
      },
      { optional: { through }, title: '品質事件影響欄位的值' },
    ),
    objectOf(
      {
        type: { const: 'incident' },
        scope: { const: 'rows' },
        incident,
        severity: oneText(SEVERITIES),
        kinds: listOf(oneText(KINDS)),
        gives: gives(ROWS_STATES),
        why: textOf('這一期的列數怎麼了'),
        text,
      },
      { optional: { through }, title: '品質事件影響列數' },
    ),
    objectOf(
      { type: { const: 'avoid' }, incident, gives: { const: 'severe' }, text },
      { optional: { through }, title: '整份請勿使用' },
    ),
    objectOf(
      {
        type: { const: 'incomplete' },
        from: MONTH,
        months: listOf(MONTH),
        gives: { const: 'caution' },
        text,
      },
      { title: '欄位從from起才完整' },
    ),
    objectOf(
      {
        type: { const: 'notation' },
        what: { const: 'booleans' },
        version: VERSION,
        written: textOf(),
        newest: objectOf({ version: VERSION, written: textOf() }),
        gives: { const: 'fine' },
        text,
      },
      { title: '寫法和最新的版本不同' },
    ),
    objectOf(
      { type: { const: 'months-unpublished' }, months: listOf(MONTH), gives: { const: 'partial' }, text },
      { title: '季或年裡有沒發布過的月份' },
    ),
    objectOf(
      {
        type: { const: 'merge' },
        rule: oneText(RULES),
        newest: objectOf({ version: VERSION, rule: oneText(RULES) }),
        gives: { const: 'complete' },
        text,
      },
      { title: '跨月合併的規則和最新的版本不同' },
    ),
    objectOf({ type: { const: 'beta' }, gives: { const: 'complete' }, text }, { title: '以測試版發布' }),
    objectOf(
      {
        type: { const: 'not-published' },
        when: oneText(['before', 'never', 'not-yet']),
        incidents: listOf(incident),
        gives: { const: 'absent' },
        text,
      },
      { title: '沒有發布這一期' },
    ),
    objectOf(
      {
        type: { const: 'variant-not-published' },
        variant: oneText(VARIANTS),
        version: VERSION,
        offered: { type: 'boolean', description: '這個資料集版本有這種內容，只是這一期沒有發布' },
        gives: { const: 'absent' },
        text,
      },
      { title: '這一期沒有這種內容' },
    ),
    objectOf(
      {
        type: { const: 'not-in-variant' },
        variants: listOf(oneText(VARIANTS)),
        gives: { const: 'absent' },
        text,
      },
      { title: '只有另一種內容有這一欄' },
    ),
    objectOf(
      {
        type: { const: 'not-in-version' },
        version: VERSION,
        since: VERSION,
        instead: listOf(textOf(), '這份檔案裡代替它的欄位'),
        gives: { const: 'absent' },
        text,
      },
      { optional: { until: VERSION }, title: '這個資料集版本沒有這一欄' },
    ),
  ],
} satisfies JsonSchema;

/**
 * JSON Schema (2020-12) of what `toUsabilityJson` gives. What a schema cannot say is said in the descriptions and checked by
 * tests: every id and place named exists, and each set has as many cells as the document has columns.
 */
export const usabilitySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: '開放台灣民間租屋資料：哪一期的哪一欄能用',
  description:
    '查一格：在sets找到期別（period）與內容（variant），欄位在columns排第幾，就取這一期cells的第幾個數；' +
    '這個數是文件的cells裡的位置，那裡有狀態與原因的代號，代號的內容在reasons。列數的狀態在各期的rows。',
  ...objectOf({
    format: { const: 'usability' },
    formatVersion: { const: formatVersionOf('usability'), description: '舊程式讀不懂的改動才會加1' },
    licence: { const: 'CC0-1.0' },
    since: MONTH,
    asOf: { ...MONTH, description: '盤點到哪個月' },
    variants: named(VARIANTS, '兩種內容'),
    states: named(USABILITY_STATES, '欄位的狀態，absent之後由輕到重'),
    rowsStates: named(ROWS_STATES, '列數的狀態，absent之後由輕到重'),
    columns: listOf(
      objectOf(
        { header: textOf('CSV的欄名'), type: oneText(TYPES), group: oneText(COLUMN_GROUPS) },
        { optional: { key: textOf('JSON的鍵') } },
      ),
      '任何一個版本有過的欄位，照檔案裡的順序',
    ),
    cells: listOf(
      objectOf({ state: oneText(USABILITY_STATES), reasons: reasonIds }),
      '出現過的每一種格子；可用的格子也可能附有原因，知道就好',
    ),
    reasons: {
      type: 'object',
      description: '原因，以代號為鍵',
      additionalProperties: reason,
    },
    sets: listOf(
      objectOf({
        period: PERIOD,
        granularity: oneText(GRANULARITIES),
        variant: oneText(VARIANTS),
        version: VERSION,
        rows: objectOf(
          { state: oneText(ROWS_STATES), reasons: reasonIds },
          {
            optional: {
              loss: { type: 'number', minimum: 0, maximum: 100, description: '估計短少的百分比' },
            },
          },
        ),
        cells: listOf({ type: 'integer', minimum: 0 }, '和columns一一對應，值是文件的cells裡的位置'),
      }),
      '已發布的每一份',
    ),
    unpublished: listOf(
      objectOf({ period: PERIOD, granularity: oneText(GRANULARITIES), reasons: reasonIds }),
      '應有而沒有發布的期別',
    ),
  }),
} as const satisfies JsonSchema;
