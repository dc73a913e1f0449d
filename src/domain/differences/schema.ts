/** The JSON Schema of the public document of differences. */
import { FORMATS, VARIANTS, type MergeRule } from '../catalogue/types';
import {
  listOf,
  membersOf,
  objectOf,
  oneText,
  textOf,
  VERSION,
  type JsonSchema,
} from '../usability/jsonSchema';
import type { ColumnAspect } from './types';

const ASPECTS = membersOf<ColumnAspect>({
  key: true,
  type: true,
  unit: true,
  'code-table': true,
  meaning: true,
  'dedup-key': true,
});
const RULES = oneText(membersOf<MergeRule>({ newest: true, 'most-frequent': true }));

const column = objectOf({ header: textOf('CSV的欄名') }, { optional: { key: textOf('JSON的鍵') } });
const columns = listOf(column);
const headers = listOf(textOf(), 'CSV的欄名');
const format = oneText(FORMATS);
const variant = oneText(VARIANTS);
const codes = listOf(objectOf({ code: { type: 'integer', minimum: 0 }, label: textOf() }));
const booleans = objectOf(
  { text: textOf() },
  { optional: { values: objectOf({ true: textOf(), false: textOf() }) } },
);

const hint = {
  title: '程式要怎麼改',
  anyOf: [
    objectOf({ action: { const: 'none' } }),
    objectOf({ action: oneText(['add', 'remove']), columns }),
    objectOf({ action: { const: 'rename' }, from: column, to: column }),
    objectOf({ action: { const: 'rewrite' }, from: columns, to: columns }),
    objectOf({
      action: { const: 'convert' },
      columns: headers,
      from: { type: 'string' },
      to: { type: 'string' },
    }),
    objectOf({
      action: { const: 'map-values' },
      format,
      columns: headers,
      map: { type: 'object', description: '原來的值 → 新的值', additionalProperties: textOf() },
    }),
    objectOf({ action: { const: 'set-missing' }, format, from: textOf(), to: textOf() }),
    objectOf({ action: { const: 'use-format' }, format }),
    objectOf({ action: { const: 'use-variant' }, variant }),
    objectOf({ action: { const: 'check-codes' }, table: textOf(), columns: headers, codes }),
    objectOf({ action: { const: 'do-not-compare' }, scope: { const: 'columns' }, columns: headers }),
    objectOf({ action: { const: 'do-not-compare' }, scope: oneText(['rows', 'quarterly-annual']) }),
  ],
} satisfies JsonSchema;

/** A kind of change: its own keys, what to do about it, and a sentence. */
const change = (kinds: readonly string[], title: string, keys: Record<string, JsonSchema>): JsonSchema =>
  objectOf({ kind: oneText(kinds), ...keys, hint, text: textOf('中文說明') }, { title });

/** JSON Schema (2020-12) of what `toDifferencesJson` gives. */
export const differencesSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: '開放台灣民間租屋資料：兩個資料集版本的差異',
  description: '把讀版本from的程式改成讀版本to時要知道的事。from與to誰先誰後都可以。',
  ...objectOf({
    format: { const: 'version-differences' },
    formatVersion: { const: 1, description: '舊程式讀不懂的改動才會加1' },
    licence: { const: 'CC0-1.0' },
    from: VERSION,
    to: VERSION,
    changes: {
      type: 'array',
      description: '依序是內容、格式、寫法、合併規則、欄位、編碼表',
      items: {
        anyOf: [
          change(['variant-added', 'variant-removed'], '多了或少了一種內容', { variant, columns }),
          change(['format-added', 'format-removed'], '多了或少了一種格式', { format }),
          change(['column-added', 'column-removed'], '多了或少了一欄', { variant, column }),
          change(['column-replaced'], '欄位改名、拆開或合併', {
            variant,
            from: columns,
            to: columns,
            meaning: { type: 'boolean', description: '意思也不同' },
          }),
          change(['column-changed'], '欄名不變，定義不同', {
            variant,
            column,
            aspect: oneText(ASPECTS),
            from: { type: 'string' },
            to: { type: 'string' },
          }),
          change(['booleans-changed'], '是非值的寫法不同', {
            format,
            from: booleans,
            to: booleans,
            columns: headers,
          }),
          change(['missing-changed'], '缺值的寫法不同', { format, from: textOf(), to: textOf() }),
          change(['codes-added', 'codes-removed'], '編碼表多了或少了代碼', {
            table: textOf(),
            title: textOf(),
            columns: headers,
            codes,
          }),
          change(['merge-changed'], '季與年的合併規則不同', { from: RULES, to: RULES }),
        ],
      },
    },
    kept: listOf(objectOf({ variant, headers }), '兩個版本都有的欄位'),
  }),
} as const satisfies JsonSchema;
