/** The public document of usability, and the reasons in it: their types are inferred here, the JSON Schema is published. */
import * as z from 'zod';
import {
  columnSchema,
  count,
  coversSchema,
  incidentSchema,
  month,
  period,
  text,
  version,
  changeSchema,
} from '../catalogue/schema';
import { MERGE_RULES, VARIANTS } from '../catalogue/values';
import { SEVERITIES } from '../catalogue/types';
import { findFormatVersion } from '../formatVersions';
import { documentHead, toJsonSchema } from '../helpers/schema';
import { GRANULARITIES } from '../period';
import { ROWS_STATES, USABILITY_STATES } from './values';

const incident = text.describe('品質事件的代號，網址是/data-quality/#{代號}');
const through = z
  .array(period)
  .describe('季或年從哪些月（或季）繼承而來；沒有這個鍵，就是事件直接指名這一期')
  .optional();
const ofIncident = {
  incident,
  severity: z.enum(SEVERITIES),
  kinds: z.array(incidentSchema.shape.kinds.element),
};
const gives = <const T extends readonly string[]>(states: T) =>
  z.enum(states).describe('單看這個原因時的狀態');
const variant = z.enum(VARIANTS);
const rule = z.enum(MERGE_RULES);
const months = z.array(month);
const { whole: _, ...covers } = coversSchema.shape;

const defineReason = <T extends string, S extends z.ZodRawShape>(type: T, title: string, shape: S) =>
  z
    .strictObject({ type: z.literal(type), ...shape, text: text.describe('這個原因的中文說明') })
    .meta({ title });
const absent = z.literal('absent');

const reason = z.union([
  defineReason('incident', '品質事件影響欄位的值', {
    scope: z.literal('values'),
    ...ofIncident,
    gives: gives(USABILITY_STATES),
    through,
  }),
  defineReason('incident', '品質事件影響列數', {
    scope: z.literal('rows'),
    ...ofIncident,
    gives: gives(ROWS_STATES),
    /** a phrase without full stop */
    why: text.describe('這一期的列數怎麼了'),
    through,
  }),
  /** The whole period must not be used, so neither must any of its columns. */
  defineReason('avoid', '整份請勿使用', { incident, gives: z.literal('severe'), through }),
  defineReason('counties', '只涵蓋部分縣市', { counties: z.array(text), gives: z.literal('caution') }),
  defineReason('unnamed-columns', '有些欄位的值有誤，沒有記錄是哪些欄位', {
    incident,
    gives: z.literal('caution'),
    through,
  }),
  defineReason('deprecated', '這個資料集版本停用這一欄，檔案裡還有，但沒有值', {
    version,
    gives: z.literal('empty'),
  }),
  defineReason('incomplete', '欄位從from起才完整', {
    from: month,
    months,
    gives: z.literal('caution'),
  }),
  /** right by its own rule, which is not that of the newest files; a mixed period holds values of both */
  defineReason('changed', '這一欄的意義和最新的檔案不同，不是錯誤', {
    change: text.describe('改變的代號，見catalogue.json的changes'),
    side: z.enum(['before', 'after', 'mixed']).describe('這一期在改變的哪一邊；mixed是兩邊混在一起'),
    since: changeSchema.shape.from,
    periods: changeSchema.shape.periods,
    compare: changeSchema.shape.compare,
    before: changeSchema.shape.before,
    after: changeSchema.shape.after,
    certainty: changeSchema.shape.certainty.unwrap(),
    gives: z.enum(['fine', 'caution']).describe('單看這個原因時的狀態'),
  }),
  defineReason('notation', '寫法和最新的版本不同', {
    what: z.literal('booleans'),
    version,
    written: text,
    newest: z.strictObject({ version, written: text }),
    gives: z.literal('fine'),
  }),
  defineReason('covers', '沒有涵蓋期別的每一天或每個縣市', { ...covers, gives: z.literal('not-comparable') }),
  defineReason('months-unpublished', '季或年裡有沒發布過的月份', {
    months,
    gives: z.literal('partial'),
  }),
  defineReason('merge', '跨月合併的規則和最新的版本不同', {
    rule,
    newest: z.strictObject({ version, rule }),
    gives: z.literal('complete'),
  }),
  defineReason('rows-changed', '這一期的列照另一種規則產生，不是錯誤', {
    change: text.describe('改變的代號，見catalogue.json的changes'),
    side: z.enum(['before', 'after', 'mixed']),
    since: changeSchema.shape.from,
    periods: changeSchema.shape.periods,
    before: changeSchema.shape.before,
    after: changeSchema.shape.after,
    certainty: changeSchema.shape.certainty.unwrap(),
    gives: z.literal('complete'),
  }),
  defineReason('beta', '以測試版發布', { gives: z.literal('complete') }),
  defineReason('not-published', '沒有發布這一期', {
    /** before the dataset began, never although it was due, or not yet on record */
    when: z.enum(['before', 'never', 'not-yet']),
    incidents: z.array(incident),
    gives: absent,
  }),
  defineReason('variant-not-published', '這一期沒有這種內容', {
    variant,
    version,
    offered: z.boolean().describe('這個資料集版本有這種內容，只是這一期沒有發布'),
    gives: absent,
  }),
  defineReason('not-in-variant', '只有另一種內容有這一欄', {
    variants: z.array(variant),
    gives: absent,
  }),
  defineReason('not-in-version', '這個資料集版本沒有這一欄', {
    version,
    since: version,
    until: version.optional(),
    instead: z.array(text).describe('這份檔案裡代替它的欄位'),
    gives: absent,
  }),
]);
const reasonIds = z.array(text).describe('原因的代號，最嚴重的在前；內容在reasons');
const named = <const T extends readonly string[]>(ids: T, description: string) =>
  z.array(z.strictObject({ id: z.enum(ids), text: text.describe('中文') })).describe(description);
const { header, type, group } = columnSchema.shape;

/** What `toUsabilityJson` gives. Tests check that every id and place exists and that each set has a cell for each column. */
export const usabilityDocument = z
  .strictObject({
    ...documentHead('usability', findFormatVersion('usability')),
    since: month,
    asOf: month.describe('盤點到哪個月'),
    variants: named(VARIANTS, '兩種內容'),
    states: named(USABILITY_STATES, '欄位的狀態，absent之後由輕到重'),
    rowsStates: named(ROWS_STATES, '列數的狀態，absent之後由輕到重'),
    columns: z
      .array(z.strictObject({ header, type, group, key: text.describe('JSON的鍵').optional() }))
      .describe('任何一個版本有過的欄位，照檔案裡的順序'),
    cells: z
      .array(z.strictObject({ state: z.enum(USABILITY_STATES), reasons: reasonIds }))
      .describe('出現過的每一種格子；可用的格子也可能附有原因，知道就好'),
    reasons: z.record(z.string(), reason).describe('原因，以代號為鍵'),
    sets: z
      .array(
        z.strictObject({
          period,
          granularity: z.enum(GRANULARITIES),
          variant,
          version,
          rows: z.strictObject({
            state: z.enum(ROWS_STATES),
            reasons: reasonIds,
            loss: z.number().min(0).max(100).describe('估計短少的百分比').optional(),
          }),
          cells: z.array(count).describe('和columns一一對應，值是文件的cells裡的位置'),
        }),
      )
      .describe('已發布的每一份'),
    unpublished: z
      .array(z.strictObject({ period, granularity: z.enum(GRANULARITIES), reasons: reasonIds }))
      .describe('應有而沒有發布的期別'),
  })
  .meta({
    title: '開放台灣民間租屋資料：哪一期的哪一欄能用',
    description:
      '查一格：在sets找到期別（period）與內容（variant），欄位在columns排第幾，就取這一期cells的第幾個數；' +
      '這個數是文件的cells裡的位置，那裡有狀態與原因的代號，代號的內容在reasons。列數的狀態在各期的rows。',
  });
export type UsabilityJson = z.output<typeof usabilityDocument>;
export type ReasonJson = UsabilityJson['reasons'][string];

export const usabilitySchema = toJsonSchema(usabilityDocument);
