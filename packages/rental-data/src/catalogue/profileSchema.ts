/** What the catalogue keeps of the rows of a set: catalogue/profiles/{period}-{variant}.json, made by `npm run release`. */
import * as z from 'zod';
import { COLUMN_TYPES } from './values';
import { count, period, text, variant, version } from './schema';

const value = z.number().describe('數值；分位數在兩列之間時，照距離內插');
const quartiles = {
  p25: value.describe('第一四分位數'),
  median: value.describe('中位數'),
  p75: value.describe('第三四分位數'),
};

const columnSummary = z.strictObject({
  header: text.describe('CSV的欄名'),
  type: z.enum(COLUMN_TYPES),
  missing: count.describe('缺值的列數'),
  distinct: count.describe('不同的值有幾種；缺值不算'),
  distinctError: z
    .number()
    .min(0)
    .max(1)
    .describe('distinct的標準誤，以比例表示；一一數過的沒有這個鍵')
    .optional(),
  outOfRange: count.describe('數值超出合理範圍的列數；沒有就沒有這個鍵').optional(),
  counts: z.record(z.string(), count).describe('代碼或是非值 → 列數；缺值不算').optional(),
  numbers: z
    .strictObject({
      min: value.describe('最小值'),
      ...quartiles,
      max: value.describe('最大值'),
      exact: z.boolean().describe('false表示不同的數值太多，四分位數最多差0.05%'),
    })
    .describe('數值欄的分布；全是缺值的沒有這個鍵')
    .optional(),
  form: z
    .strictObject({
      length: count.describe('幾個字'),
      letters: text.describe('由哪些字組成，例如0-9a-f；…是其他的字'),
      rows: count.describe('這樣寫的列數'),
    })
    .describe('文字欄最常見的寫法；全是缺值的沒有這個鍵')
    .optional(),
  times: z
    .strictObject({
      first: text.describe('最早的時間'),
      last: text.describe('最晚的時間'),
      days: z.array(count).describe('期別裡每一天的列數，從第一天起；只有月與季有').optional(),
    })
    .describe('時間欄的範圍，臺北時間；全是缺值的沒有這個鍵')
    .optional(),
});

const group = z
  .tuple([
    z.string(),
    z.string(),
    count,
    z.tuple([value, value, value]).nullable(),
    z.tuple([value, value, value]).nullable(),
  ])
  .describe(
    '縣市的代碼、物件類型的代碼、列數、月租金的三個四分位數（元）、每坪租金的三個四分位數（元／坪）；全是缺值的四分位數是null',
  );

export const profileShape = {
  period,
  variant,
  version,
  rows: count.describe('讀到的列數'),
  duplicates: count.describe('和前面的列重複的列數：原始資料看租屋平台與物件編號，消除重複住宅看比對欄位'),
  columns: z.array(columnSummary).min(1).describe('照檔案裡的順序'),
  groups: z.array(group).describe('縣市與物件類型的每一種組合，照代碼的順序'),
};

export const profileSchema = z.strictObject(profileShape);
