/**
 * The one statement of what the catalogue holds: the files of catalogue/ are checked with it, the types of the site inferred from it, and
 * the public documents (packages/rental-data/src/formats/schemas.ts) repeat its parts. A message gives the problem and, after `→`, the fix; a
 * description is for readers of the public documents. What JSON Schema can say (`min`, `regex`) is promised to programs too; what only
 * writers have to mind is a `refine`. Rules of more than one entry stand in packages/rental-data/src/load/check.ts. Browsers never load this module.
 */
import * as z from 'zod';
import { isCalendarDay } from '../words/numbers';
import { hasHidden } from '../helpers/hidden';
import { isFormula } from '../helpers/csv';
import { say } from '../helpers/say';
import {
  COLUMN_GROUPS,
  COLUMN_STATES,
  COLUMN_TYPES,
  CERTAINTIES,
  COMPARABILITIES,
  FORMATS,
  INCIDENT_KINDS,
  MERGE_RULES,
  ROWS_LEVELS,
  SEVERITIES,
  SOURCE_KINDS,
  STATEMENT_KINDS,
  VARIANTS,
} from './values';

/** Characters: many times what any text of the catalogue needs, and less than a page that was pasted by mistake. */
const LONGEST = 2000;
/** Rows, codes and other numbers; the largest file has a hundredth of it. */
const MOST = 200_000_000;

export const text = z
  .string(say('要是文字。', '寫成文字；數字或日期請加引號。'))
  .min(1, say('不能空白。', '填上內容，或刪掉這個鍵。'))
  .refine((t) => !hasHidden(t), say('裡面有看不見的控制字元。', '刪掉後重打這一段。'))
  .refine((t) => t.length <= LONGEST, say('長得不像這個鍵的內容。', `縮短到${String(LONGEST)}個字元以內。`));
const slug = text.refine(
  (t) => /^[A-Za-z\d][A-Za-z\d._-]*$/.test(t),
  say('只能用英文字母、數字、句點、底線與連字號。', "寫成'rows-missing-2030-01'這樣。"),
);
/** Stands in tables that people open in spreadsheets. */
const cell = text.refine((t) => !isFormula(t), say('在試算表裡會變成公式。', '改掉開頭的=、+、-或@。'));
/** A name that every object of JavaScript has could not be told from one that was written. */
const columnName = text.refine((t) => !(t in {}), say('這個名稱保留給程式。', '換一個名稱。'));
const sentence = text.refine((t) => t.endsWith('。'), say('不是一整句話。', '句尾加上「。」。'));
export const address = z.url({
  protocol: /^https$/,
  error: say('不是網址。', '寫成https://…，結尾不加斜線。'),
});
export const day = z
  .string(say('要是日期文字。', '寫成2026-04-30。'))
  .refine(isCalendarDay, say('不是日期。', '寫成2026-04-30，而且要是曆法上有的日子。'))
  .meta({ format: 'date' });
export const period = z
  .string(say('期別要是文字。', "年份要加引號，例如'2023'。"))
  .regex(
    /^20[0-9]{2}(-(0[1-9]|1[0-2])|Q[1-4])?$/,
    say('不是期別。', "月寫成'2026-04'，季寫成'2024Q1'，年寫成'2023'。"),
  )
  .describe('期別：月2026-04、季2024Q1、年2023');
export const month = z
  .string(say('月份要是文字。', "寫成'2026-04'。"))
  .regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, say('不是月份。', "寫成'2026-04'。"))
  .describe('月份，例如2026-04');
export const version = z
  .string(say('資料集版本要是文字。', "要加引號，例如'0.3'。"))
  .regex(/^[0-9]+\.[0-9]+$/, say('不是資料集版本。', "寫成'0.3'。"))
  .describe('資料集版本，例如0.3');
export const count = z
  .int(say('要是整數。', '填不含逗號的整數。'))
  .nonnegative(say('不能是負數。', '填實際的數目；還不知道就先不要加入這個期別。'))
  .refine((n) => n <= MOST, say('大得不像真的。', '對照檔案裡的數目，可能多打了幾位。'));
const bytes = z
  .int(say('大小要是整數。', '填解壓後的位元組數，不含逗號。'))
  .min(1, say('大小要大於0。', '填解壓後的位元組數。'))
  .describe('解壓縮之後的大小，單位是位元組；不是ZIP本身的大小');
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, say('不是SHA-256。', '填64個小寫十六進位字元。'))
  .describe('ZIP的SHA-256；沒算過的沒有這個鍵');
const checkedAt = day.describe('最後一次確認位址有回應的日期');

/** One of some values, which the message lists. @param what they are called */
const oneOf = <const T extends readonly [string, ...string[]]>(values: T, what: string) =>
  z.enum(
    values,
    say(`不認得的${what}。`, `用${[values.slice(0, -1).join('、'), ...values.slice(-1)].join('或')}。`),
  );

const filled = <T extends z.ZodType>(
  items: T,
  message = say('沒有任何內容。', '至少填一項，或刪掉這個鍵。'),
) => z.array(items).refine((list) => list.length > 0, message);

/** How sure a fact is: what the publisher states needs no word; what only follows from the program that makes the files does. */
const certainty = z
  .enum(CERTAINTIES, say('不認得的把握。', '用stated（有文字紀錄）或inferred（依產生檔案的程式推斷）。'))
  .describe('stated是資料集的文字紀錄；inferred是依產生檔案的程式推斷，沒有檔案或文字證實');

const doubtful = sentence.describe('公布的大小為什麼不一定對；沒有疑問的沒有這個鍵');

/** A ZIP: size after unpacking in bytes; `name` only where the publisher's rule does not hold. */
const file = z.strictObject({
  bytes,
  name: text.regex(/^[^/\\?#]+$/, say('不是檔名。', '只寫檔名，不含斜線、?與#。')).optional(),
  doubtful: doubtful.optional(),
  /** headers, or beginnings of headers that end in `*`: columns that stand a second time at the end of the CSV */
  repeats: filled(text).optional(),
  sha256: sha256.optional(),
  checkedAt: checkedAt.optional(),
});

const dayOrMonth = z.union([day, month], {
  error: say('不是日期或月份。', "寫成2026-08-25；沒有記錄日期就寫成'2025-12'。"),
});

const coversEntry = z
  .strictObject({
    from: dayOrMonth.optional(),
    to: dayOrMonth.optional(),
    /** names of top_region: those that the days hold for, where the others were collected on some of them only */
    counties: filled(text).optional(),
    note: sentence.optional(),
    en: text.refine((t) => !t.endsWith('.'), say('英文的短句不加句點。', '刪掉結尾的「.」。')).optional(),
  })
  .refine(
    (c) => Object.keys(c).length > 0,
    say('沒有說涵蓋什麼。', '填from、to、counties或note，或刪掉這個鍵。'),
  );

export const coversSchema = z
  .strictObject({
    from: dayOrMonth.describe('收錄到的第一天；只知道月份時是月份'),
    to: dayOrMonth.describe('收錄到的最後一天；只知道月份時是月份'),
    counties: filled(text)
      .describe('這些縣市涵蓋全部的日子，其他縣市只有一部分日子；各縣市都一樣的沒有這個鍵')
      .optional(),
    note: sentence.describe('補充說明').optional(),
    whole: z.boolean().describe('期別的每一天、每個縣市都涵蓋'),
  })
  .describe('這一期的資料涵蓋哪些日子與縣市');

const published = day.describe('發布的日期；沒有紀錄的沒有這個鍵');

const acceptedChange = z.strictObject({
  alarm: text.describe('警報的代號，例如missing:物件網址'),
  change: text.describe('從多少變成多少'),
  reason: text.describe('為什麼還是發布'),
});
const accepted = z.array(acceptedChange).describe('發布時已知、和之前的期別不同的地方；沒有就沒有這個鍵');

const set = z
  .strictObject({
    /** rows per source id of dataset.yaml */
    rows: z.record(z.string(), count, say('缺少列數。', "寫成rows: { '591': 182287 }。")),
    csv: file.optional(),
    json: file.optional(),
    accepted: accepted.optional(),
  })
  .refine((s) => s.csv ?? s.json, say('沒有任何檔案。', '至少要有csv或json其中一種。'))
  .refine(
    (s) => Object.keys(s.rows).length > 0,
    say('沒有任何來源的列數。', "寫成rows: { '591': 182287 }。"),
  );

const beta = z
  .boolean(say('要是true或false。', '測試版格式寫beta: true，否則刪掉這個鍵。'))
  .default(false)
  .describe('以測試版格式發布');

/** One period: catalogue/releases/{year}.yaml holds a list of them. */
export const releaseSchema = z
  .strictObject({
    period,
    version,
    beta,
    published: published.optional(),
    covers: coversEntry.optional(),
    raw: set.optional(),
    deduplicated: set.optional(),
  })
  .refine(
    (r) => r.raw ?? r.deduplicated,
    say('這個期別沒有任何內容。', '至少要有raw或deduplicated其中一種。'),
  );

const columnType = oneOf(COLUMN_TYPES, '型別');
export const variant = oneOf(VARIANTS, '內容').describe('raw是原始資料，deduplicated是消除重複住宅');
const format = oneOf(FORMATS, '格式');

export const dataFileSchema = z.strictObject({
  format: format.describe('ZIP裡的資料格式'),
  bytes,
  url: address.describe('ZIP的位址，已經過百分比編碼'),
  doubtful: doubtful.optional(),
  repeats: filled(text).describe('CSV結尾再出現一次的欄位').optional(),
  sha256: sha256.optional(),
  checkedAt: checkedAt.optional(),
});

export const dataSetSchema = z.strictObject({
  period,
  variant,
  version,
  beta,
  published: published.optional(),
  covers: coversSchema,
  rows: count.describe('所有來源的列數'),
  rowsBySource: z.record(z.string(), count).describe('來源代號 → 列數'),
  files: z.array(dataFileSchema).min(1),
  accepted: accepted.optional(),
});

const columnSource = z.strictObject({
  from: oneOf(SOURCE_KINDS, '來源').describe(
    'page物件頁、list列表頁、recorded資料集自己記的、computed計算、merged合併刊登',
  ),
  part: text.describe('頁面的哪個部分').optional(),
  of: filled(text, say('沒有任何欄位。', '至少填一個欄名，或刪掉這個鍵。'))
    .describe('由哪些欄位得來')
    .optional(),
});

/** Months in which something of a column holds, both included; a quarter or year has it where one of its months does. */
const when = {
  from: month.describe('從哪個月起；一開始就有的沒有這個鍵').optional(),
  until: month.describe('到哪個月為止，含這個月；還有的沒有這個鍵').optional(),
};

/** One column; the same header stands twice where the variants define it differently. */
export const columnSchema = z.strictObject({
  header: columnName.describe('CSV的欄名'),
  key: columnName.describe('JSON檔的鍵；只在CSV出現過的欄位沒有').optional(),
  /** where the key does not make it: entries of one header share theirs */
  anchor: columnName.describe('頁面上的錨點，不含開頭的c-；沒有這個鍵就用key').optional(),
  type: columnType,
  unit: text.optional(),
  codeTable: text.describe('編碼表的代號，型別是code才有').optional(),
  group: oneOf(COLUMN_GROUPS, '欄位群'),
  dedupKey: z.boolean().default(false).describe('消除重複住宅的比對欄位'),
  variants: filled(variant, say('沒有說明出現在哪種內容。', '寫成variants: [raw, deduplicated]。')).describe(
    '哪些內容有這一欄',
  ),
  since: version.describe('第一個有這一欄的資料集版本'),
  until: version.describe('最後一個有這一欄的資料集版本；還在用的沒有這個鍵').optional(),
  state: z.enum(COLUMN_STATES).default('stable'),
  source: columnSource.describe('值從哪裡來；沒有紀錄的欄位沒有這個鍵').optional(),
  description: text,
  special: filled(
    z.strictObject({
      value: text.describe('CSV裡的寫法'),
      meaning: sentence,
      ...when,
      certainty: certainty.optional(),
    }),
  )
    .describe('有特殊意義的值')
    .optional(),
  missing: sentence.describe('缺值代表什麼；沒有紀錄的欄位沒有這個鍵。missingIn說到的月份除外').optional(),
  missingIn: filled(
    z
      .strictObject({ meaning: sentence, ...when })
      .refine(
        ({ from, until }) => from ?? until,
        say('沒有說是哪幾個月。', '填from或until；每個月都一樣的寫在missing。'),
      ),
  )
    .describe('只在這些月份，缺值代表什麼')
    .optional(),
  neverMissing: z.literal(true).describe('這一欄不會有缺值').optional(),
  unusedCodes: filled(count).describe('編碼表裡有、這一欄不會出現的代碼').optional(),
  jsonText: z.literal(true).describe('JSON檔裡是文字，不是數字').optional(),
  inferred: filled(sentence)
    .describe('依產生檔案的程式推斷的事，一項一句，句子本身不再註明；沒有檔案或文字證實')
    .optional(),
});

/** How something is written in each format; a version that does not define JSON has no `json`. */
const notation = z.strictObject({ csv: text, json: text.optional() });

export const versionSchema = z.strictObject({
  version,
  released: day,
  until: day
    .nullable()
    .describe(
      '文件記載的停用日期，不是最後一個檔案的日期；還在用是null。實際是這個版本的期別見各期的version',
    ),
  /** formats of published files; of a version without files yet: those to come */
  formats: filled(format).describe('發布過的檔案格式'),
  variants: filled(variant),
  summary: text,
  changes: z.array(text),
  lacks: z.array(text),
  formatPolicy: sentence.describe('為什麼沒有其他檔案格式；不需要說明的沒有這個鍵').optional(),
  times: notation.describe('時間的寫法，以strptime的格式表示；CST是台灣時間').optional(),
  clock: z.literal('unrecorded').describe('鐘點是不是台灣時間沒有紀錄；有紀錄的沒有這個鍵').optional(),
  joinedKeys: filled(text)
    .describe('原始資料的JSON裡，開頭是這個名稱加底線的欄位合用這一個鍵，只有最後一欄的值')
    .optional(),
  corrections: filled(z.strictObject({ from: month, text: sentence, certainty: certainty.optional() }))
    .describe('版本號碼沒有變、內容改了的地方')
    .optional(),
  meta: z.literal(true).describe('每個ZIP附_meta.json；沒有的版本沒有這個鍵').optional(),
  booleans: notation.describe('是非值的寫法'),
  missing: notation.describe('缺值的寫法；沒有紀錄的版本沒有這個鍵').optional(),
  dwelling: text
    .describe('消除重複住宅裡，這一欄相同的列是同一戶住宅；沒有這個鍵的版本，是比對欄位全部相同')
    .optional(),
  merge: oneOf(MERGE_RULES, '合併規則').describe('季與年的檔案裡，同一則刊登跨月時留下哪個值').optional(),
  replaces: z.record(z.string(), z.array(text)).default({}).describe('舊欄名 → 取代它的欄名'),
  completeFrom: z.record(z.string(), month).describe('一開始不完整的欄位 → 從哪個月起完整').optional(),
});

/** Months without a release; without `to` until the next month that is published. */
export const monthsSchema = z.strictObject({ from: month, to: month.optional() });

export const incidentEntrySchema = z.strictObject({
  id: slug.describe('發布後不變'),
  kinds: z.array(oneOf(INCIDENT_KINDS, '事件種類')).min(1, say('沒有種類。', '至少填一種。')),
  start: day,
  end: day.nullable().describe('還沒結束是null'),
  affects: z
    .union([z.array(period).min(1), z.strictObject({ from: month, to: month.optional() })], {
      error: say(
        '受影響的期別寫錯。',
        "寫成['2026-03', '2026-04']、{ from: '2021-11' }或{ from: '2021-11', to: '2024-03' }。",
      ),
    })
    .describe('直接指名的期別，或從哪一個月起（到哪一個月為止）的每一期'),
  variants: filled(variant).describe('只影響這種內容；兩種都影響的沒有這個鍵').optional(),
  unaffected: filled(period).describe('包含受影響的月份，其實沒有受影響的季與年').optional(),
  /** headers, or beginnings of headers that end in `*` */
  columns: filled(text).optional(),
  columnTypes: filled(columnType).optional(),
  avoid: z.array(period).default([]).describe('完全不要使用的期別'),
  estimatedLoss: z
    .record(z.string(), z.number().min(0).max(100))
    .default({})
    .describe('期別 → 估計短少的百分比'),
  unnamedColumns: z.boolean().default(false).describe('有些欄位的值有誤，沒有記錄是哪些欄位'),
  /** overviews do not repeat it per period */
  standing: z.boolean().default(false).describe('影響的每一期都一樣'),
  /** what the incident does to the rows that it touches; periods to avoid and short coverage are worse by themselves */
  rows: oneOf(ROWS_LEVELS, '列數狀態')
    .describe('受影響的列數：complete仍可使用、partial有缺漏、not-comparable不可比較；不影響列數的沒有這個鍵')
    .optional(),
  values: oneOf(SEVERITIES, '嚴重程度')
    .describe('受影響的值：severe不要使用、caution先讀說明、note可以使用；不影響值的沒有這個鍵')
    .optional(),
  except: filled(z.strictObject({ columns: filled(text), values: z.enum(SEVERITIES) }))
    .describe('影響程度不同的欄位')
    .optional(),
  columnsIn: filled(period).describe('只有這些期別的欄位受影響；沒有這個鍵就是每一期').optional(),
  missing: filled(monthsSchema)
    .default([])
    .describe('因此沒有發布的月份；沒有to是到下一個發布的月份之前，還沒有就到asOf為止'),
  /** a phrase without full stop; verdicts print it, so each touched period has one or an estimated loss */
  rowsReasons: z.record(z.string(), text).default({}).describe('期別 → 列數怎麼了'),
  /** such a period has a note, however severe the incident */
  noted: z.record(z.string(), filled(period)).default({}).describe('欄名 → 提到它、但不影響使用的期別'),
  replaced: z
    .strictObject({ month, formats: filled(format) })
    .describe('已發布的檔案因此更換的月份與格式；沒有更換或沒有紀錄的沒有這個鍵')
    .optional(),
  title: text,
  cause: text,
  effect: text,
  advice: text.describe('建議'),
  status: text.describe('後來怎麼了；沒有紀錄就沒有這個鍵').optional(),
  post: text.optional(),
  certainty: certainty.default('stated'),
  inferred: sentence.describe('哪一部分是依產生檔案的程式推斷的，以及旁證；句子本身不再註明').optional(),
  sources: z
    .strictObject({
      posts: filled(text).optional(),
      issues: filled(z.int().positive()).describe('資料集儲存庫的議題號碼').optional(),
      statistics: filled(z.int()).describe('這些年份的統計檔附註').optional(),
      documents: z.literal(true).describe('資料集的文件').optional(),
      program: z.literal(true).describe('產生檔案的程式與它的版本紀錄').optional(),
    })
    .refine(
      (s) => Object.keys(s).length > 0,
      say('沒有來源。', '填issues、statistics、documents、program其中一種；只有文章的寫posts。'),
    )
    .describe('這件事記在哪裡'),
});

export const incidentSchema = incidentEntrySchema.extend({
  severity: z
    .enum(SEVERITIES)
    .describe(
      '本站判定的程度。severe嚴重：列數不能比較，或有欄位不能使用；caution留意：先讀說明再使用；note註記：影響很小。由影響最重的列數或欄位決定',
    ),
  countsAffected: z.boolean().describe('列數受影響'),
});

/** What the site said wrongly of the dataset, for whoever worked by it. */
export const correctionSchema = z.strictObject({
  id: slug.describe('發布後不變'),
  day: day.describe('更正的日期'),
  title: text,
  wrong: sentence.describe('錯在哪裡，正確的是什麼'),
  since: sentence.describe('從什麼時候起說錯'),
  redo: sentence.describe('需要重做什麼'),
  check: sentence.describe('怎麼檢查'),
  /** a test asks that what is stated otherwise than at the last publication has a correction that names it here */
  concerns: filled(
    z
      .strictObject({
        /** without it all */
        kinds: filled(oneOf(STATEMENT_KINDS, '說法')).optional(),
        /** headers, or beginnings of headers that end in `*` */
        columns: filled(text).optional(),
        rows: z.literal(true).optional(),
        incidents: filled(slug).optional(),
        variants: filled(variant).optional(),
        periods: filled(period).optional(),
      })
      .refine(
        (c) => c.columns ?? c.rows ?? c.incidents,
        say('沒有說改了什麼。', '填columns、rows或incidents其中一種。'),
      ),
  )
    .describe('判定、意義或嚴重程度因此改變的欄位、列數與事件')
    .optional(),
});
const sideOfChange = sentence.describe('這一邊的規則，一句話');

/** A change of meaning: from where on a column, or the rows of a variant, are made by another rule. No fault of any file. */
export const changeSchema = z
  .strictObject({
    id: slug.describe('發布後不變'),
    /** headers, or beginnings of headers that end in `*` */
    columns: filled(text).describe('改變的欄位；沒有這個鍵，改變的是列').optional(),
    variants: filled(variant).describe('只影響這種內容；兩種都影響的沒有這個鍵').optional(),
    from: z
      .union([month, version], { error: say('不是月份，也不是資料集版本。', "寫成'2021-11'或'0.3'。") })
      .describe('第一個照新規則的月份，或第一個照新規則的資料集版本')
      .optional(),
    periods: filled(period).describe('只有這些期別照另一種規則').optional(),
    compare: oneOf(COMPARABILITIES, '比較的程度').describe(
      'avoid兩邊的值不能比較；care可以比較，但要先看原因',
    ),
    before: sideOfChange.optional(),
    after: sideOfChange,
    incident: slug.describe('同一件事的品質事件').optional(),
    certainty: certainty.default('stated'),
  })
  .refine(
    (c) => (c.from === undefined) !== (c.periods === undefined),
    say('from與periods要寫一個，也只能寫一個。', '寫from（從哪裡起都改變）或periods（只有這些期別）。'),
  )
  .refine(
    (c) => (c.from === undefined) === (c.before === undefined),
    say('有from就要有before，沒有from就不寫。', '加上before：改變之前的規則；只寫periods的，規則寫在after。'),
  );

const year = z
  .int(say('年份要是整數。', '寫成2024，不加引號。'))
  .min(2018, say('比資料集還早。', '填2018以後的年份。'));

export const useSchema = z.strictObject({
  who: text,
  year,
  work: text,
  years: z
    .tuple([year, year], say('要是兩個年份。', '寫成years: [2019, 2023]；只用一年就寫兩次。'))
    .refine(([first, last]) => first <= last, say('第一年晚於最後一年。', '早的寫在前面。'))
    .optional(),
  rows: count.describe('大約用了幾列').optional(),
});

/** An upper limit: `most` is kept, `below` is not. */
const bound = z.union([z.strictObject({ most: count }), z.strictObject({ below: count })], {
  error: say('不是上限。', '寫成{ most: 90 }（含）或{ below: 90 }（不含）。'),
});

export const datasetSchema = z.strictObject({
  since: month.describe('第一個有資料的月份'),
  asOf: month.describe('已知發布的最新一個月；這之前沒有列出的期別就是沒有發布，這之後的不知道'),
  fileHost: address
    .refine((url) => !/[?#]/.test(url), say('不能有?或#。', '只寫到主機或資料夾，檔名會接在後面。'))
    .describe('檔案主機'),
  sources: filled(z.strictObject({ id: slug, name: text, url: address })),
  removed: filled(text, say('沒有任何內容。', '寫成removed: [標題, 地址]。')).describe(
    '爬蟲讀得到、發布前刪除的內容',
  ),
  limits: z.array(sentence).describe('對每一期都成立的限制，一項一句'),
  unknownCode: count.describe('這個代碼一律代表不明'),
  squareMetresPerPing: z
    .number()
    .refine((n) => n > 0, say('要大於0。', '填一坪是幾平方公尺。'))
    .describe('一坪是幾平方公尺'),
  dwellingFilters: filled(
    z.strictObject({
      from: z.enum(['document', 'program']).describe('document是文件寫的，program是產生檔案的程式實際做的'),
      versions: filled(version),
      buildingTypes: filled(text).describe('建築類型'),
      propertyTypes: filled(text).describe('物件類型'),
      buildingFloors: bound.describe('建物樓高'),
      floor: bound.describe('所在樓層'),
      floorsAboveBuilding: count
        .describe('所在樓層最多比建物樓高多幾層；沒有這個條件就沒有這個鍵')
        .optional(),
      floorArea: bound.describe('坪數'),
      rentPerPing: bound.describe('每坪租金，元／坪／月'),
    }),
  ).describe('消除重複住宅保留的列，全部成立才保留；這些欄位缺值的列不保留'),
  rhythm: z
    .strictObject({ monthly: sentence, quarterly: sentence, annual: sentence, formats: sentence })
    .describe('什麼時候發布'),
  sizes: sentence.describe('公布的檔案大小是怎麼算的'),
  usedBy: z.array(useSchema).describe('用過這份資料的作品，由新到舊'),
});

/** One row of codes/*.csv; every value arrives as text. */
export const codeSchema = z.strictObject({
  code: z
    .string()
    .regex(/^\d{1,5}$/, say('代碼要是整數。', '填0到65535的整數。'))
    .transform(Number)
    .pipe(count),
  label: cell,
  /** codes are appended within a dataset version, so they belong to periods and not to versions */
  since: day.describe('啟用日期'),
  official: z
    .string()
    .regex(
      /^(?:\d{5}|\d{8})?$/,
      say('官方代碼要是5位（縣市）或8位（鄉鎮市區）數字。', '照內政部的行政區域代碼填寫；沒有就留空。'),
    )
    .transform((code) => code || undefined)
    .optional(),
});

/** A line of figures: the label first, then a number of each series. */
export const seriesSchema = z.record(text, z.string()).superRefine((row, context) => {
  for (const [name, value] of Object.entries(row).slice(1)) {
    if (/^(-?\d+(\.\d+)?)?$/.test(value)) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: say(`「${value}」不是數字。`, '填數字，不加千分位；沒有數字就留空。'),
    });
  }
});

export type ReleaseEntry = z.output<typeof releaseSchema>;
export type IncidentEntry = z.output<typeof incidentEntrySchema>;
export type SeriesEntry = z.output<typeof seriesSchema>;
