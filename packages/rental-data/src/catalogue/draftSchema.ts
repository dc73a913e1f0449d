/** A dataset version that is drafted in public and not in force: catalogue/drafts/{version}.yaml. Only for the build. */
import * as z from 'zod';
import { say } from '../helpers/say';
import { columnSchema, day, month, text, version, versionSchema } from './schema';

const sentence = text.refine((t) => t.endsWith('。'), say('不是一整句話。', '句尾加上「。」。'));
const headers = z.array(text).min(1, say('沒有任何欄位。', '至少填一個欄名。'));
const { formats, variants, booleans, missing, summary } = versionSchema.shape;
const { header, key, type, unit, codeTable, group, description } = columnSchema.shape;

export const draftSchema = z.strictObject({
  version,
  written: day.describe('草案的日期'),
  asOf: day.describe('查證到哪一天'),
  /** announced, not known to have come */
  effective: day.describe('草案預告的生效日期'),
  firstPeriod: month.describe('草案預告的第一個期別'),
  issues: z.array(z.int().positive()).describe('資料集儲存庫的議題號碼'),
  formats,
  variants,
  booleans,
  missing,
  summary,
  unknown: z.array(sentence).describe('還不知道的事，一項一句'),
  /** all of them are experimental; where in the file they stand is not stated */
  columns: z
    .array(z.strictObject({ header, key, type, unit, codeTable, group, description }))
    .describe('新增的欄位'),
  deprecated: headers.describe('留在檔案裡、值一律是缺值的欄位'),
  removedIn: version.describe('哪一版移除停用的欄位'),
  codeTables: z
    .record(
      z.string(),
      z.record(z.string().regex(/^\d{1,5}$/, say('代碼要是整數。', '填0到65535的整數。')), text),
    )
    .describe('編碼表的代號 → 代碼 → 代表'),
  dedup: z.strictObject({
    column: text.describe('這一欄相同的列是同一戶住宅'),
    key: headers.describe('由哪些欄位算出'),
    notInKey: headers.describe('不再比對的欄位；結尾的*代表同樣開頭的每一欄'),
    rules: z.array(sentence),
  }),
  changes: z.array(sentence).describe('其他的改變，一項一句'),
});
