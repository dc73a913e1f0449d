/** The public document of differences, and the changes in it: their types are inferred here, the JSON Schema is published. */
import * as z from 'zod';
import { draftSchema } from '../catalogue/draftSchema';
import { changeSchema, count, datasetSchema, text, version } from '../catalogue/schema';
import { FORMATS, MERGE_RULES, VARIANTS } from '../catalogue/values';
import { findFormatVersion } from '../formatVersions';
import { documentHead, toJsonSchema } from '../helpers/schema';

const column = z.strictObject({
  header: text.describe('CSV的欄名'),
  key: text.describe('JSON的鍵').optional(),
});
const columns = z.array(column);
const headers = z.array(text).describe('CSV的欄名');
const format = z.enum(FORMATS);
const variant = z.enum(VARIANTS);
const rule = z.enum(MERGE_RULES);
const code = z.strictObject({ code: count, label: text });
const codes = z.array(code);
const filter = datasetSchema.shape.dwellingFilters.element;
const side = z.enum(['before', 'after', 'mixed']).describe('這個版本的檔案在改變的哪一邊；mixed是兩邊都有');
const booleans = z.strictObject({
  text,
  values: z.strictObject({ true: text, false: text }).optional(),
});

const hint = z
  .union([
    z.strictObject({ action: z.literal('none') }),
    z.strictObject({ action: z.enum(['add', 'remove', 'stop-using']), columns }),
    z.strictObject({ action: z.literal('rename'), from: column, to: column }),
    z.strictObject({ action: z.literal('rewrite'), from: columns, to: columns }),
    z.strictObject({ action: z.literal('convert'), columns: headers, from: z.string(), to: z.string() }),
    z.strictObject({
      action: z.literal('map-values'),
      format,
      columns: headers,
      map: z.record(z.string(), text).describe('原來的值 → 新的值'),
    }),
    z.strictObject({ action: z.literal('rewrite-times'), format, columns: headers, from: text, to: text }),
    z.strictObject({ action: z.literal('check-meaning'), columns: headers }),
    z.strictObject({ action: z.literal('set-missing'), format, from: text, to: text }),
    z.strictObject({ action: z.literal('use-format'), format }),
    z.strictObject({ action: z.literal('use-variant'), variant }),
    z.strictObject({ action: z.literal('check-codes'), table: text, columns: headers, codes }),
    z.strictObject({ action: z.literal('do-not-compare'), scope: z.literal('columns'), columns: headers }),
    z.strictObject({ action: z.literal('do-not-compare'), scope: z.enum(['rows', 'quarterly-annual']) }),
    z.strictObject({ action: z.literal('check-rows') }),
  ])
  .meta({ title: '程式要怎麼改' });

const defineChange = <const K extends readonly string[], S extends z.ZodRawShape>(
  kinds: K,
  title: string,
  shape: S,
) => z.strictObject({ kind: z.enum(kinds), ...shape, hint, text: text.describe('中文說明') }).meta({ title });

const change = z.union([
  defineChange(['variant-added', 'variant-removed'], '多了或少了一種內容', {
    variant,
    columns,
  }),
  defineChange(['format-added', 'format-removed'], '多了或少了一種格式', { format }),
  defineChange(['column-added', 'column-removed'], '多了或少了一欄', {
    variant,
    column,
  }),
  defineChange(['column-deprecated', 'column-restored'], '欄位停用（留著，但沒有值）或恢復使用', {
    variant,
    column,
  }),
  /** Columns that take the place of others: renamed (one for one), split (several for one) or joined (one for several). */
  defineChange(['column-replaced'], '欄位改名、拆開或合併', {
    variant,
    from: columns,
    to: columns,
    meaning: z.boolean().describe('意思也不同'),
  }),
  defineChange(['column-changed'], '欄名不變，定義不同', {
    variant,
    column,
    aspect: z.enum(['key', 'type', 'unit', 'code-table', 'meaning']),
    from: z.string(),
    to: z.string(),
  }),
  defineChange(['booleans-changed'], '是非值的寫法不同', {
    format,
    from: booleans,
    to: booleans,
    columns: headers,
  }),
  defineChange(['missing-changed'], '缺值的寫法不同', {
    format,
    from: text,
    to: text,
  }),
  defineChange(['codes-added', 'codes-removed'], '編碼表多了或少了代碼', {
    table: text,
    title: text,
    columns: headers,
    codes,
  }),
  defineChange(['table-added', 'table-removed'], '多了或少了一張編碼表', {
    table: text,
    title: text,
    columns: headers,
    codes,
  }),
  defineChange(['times-changed'], '時間的寫法不同', {
    format,
    from: text.describe('以strptime的格式表示'),
    to: text.describe('以strptime的格式表示'),
    columns: headers,
  }),
  defineChange(['filter-changed'], '程式保留哪些住宅的條件不同（依產生檔案的程式推斷）', {
    from: filter,
    to: filter,
  }),
  /** From and to are sides of the change, since a version may hold files of both. */
  defineChange(['meaning-changed'], '欄名不變，從某一期起照另一種規則產生', {
    variant,
    change: text.describe('改變的代號，見catalogue.json的changes'),
    columns: headers,
    from: side,
    to: side,
    since: changeSchema.shape.from,
    periods: changeSchema.shape.periods,
    compare: changeSchema.shape.compare,
    before: changeSchema.shape.before,
    after: changeSchema.shape.after,
    certainty: changeSchema.shape.certainty.unwrap(),
  }),
  defineChange(['dedup-changed'], '合併重複刊登時比對的欄位不同', { from: headers, to: headers }),
  defineChange(['merge-changed'], '季與年的合併規則不同', { from: rule, to: rule }),
]);

/** What else a draft says; its columns, code tables and key are told as changes. */
const otherFields = draftSchema.pick({
  written: true,
  asOf: true,
  effective: true,
  firstPeriod: true,
  issues: true,
  removedIn: true,
  dedup: true,
  changes: true,
  unknown: true,
});

export const differencesDocument = z
  .strictObject({
    ...documentHead('version-differences', findFormatVersion('differences')),
    from: version,
    to: version,
    status: z.literal('draft').describe('版本to是草案，沒有這個版本的檔案；其他的沒有這個鍵').optional(),
    draft: otherFields.describe('草案說的其他事；不是草案的沒有這個鍵').optional(),
    changes: z.array(change).describe('依序是內容、格式、寫法、合併規則、欄位、編碼表'),
    kept: z.array(z.strictObject({ variant, headers })).describe('兩個版本都有的欄位'),
  })
  .meta({
    title: '開放台灣民間租屋資料：兩個資料集版本的差異',
    description: '把讀版本from的程式改成讀版本to時要知道的事。from與to誰先誰後都可以。',
  });
export type DifferencesJson = z.output<typeof differencesDocument>;

export const differencesSchema = toJsonSchema(differencesDocument);
