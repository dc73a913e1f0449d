/**
 * The one schema of every catalogue file. Each key says what it holds; a message gives the problem and, after `→`, the fix.
 * Rules that need more than one entry (unknown version, period twice …) stand in check.ts.
 */
import * as z from 'zod';
import { SOURCE_KINDS } from '../../src/domain/catalogue/types';
import { isCalendarDay } from '../../src/domain/format';
import { hasHidden } from '../../src/domain/hidden';
import { isFormula } from '../../src/domain/machine/csv';
import { granularityOf } from '../../src/domain/period';
import { say } from './explain';

const text = z
  .string(say('要是文字。', '數字或日期請加引號。'))
  .min(1, say('不能空白。', '填上內容，或刪掉這個鍵。'))
  .refine((t) => !hasHidden(t), say('裡面有看不見的控制字元。', '刪掉後重打這一段。'));
/** Stands in addresses and in names of files. */
const slug = text.regex(
  /^[A-Za-z\d][A-Za-z\d._-]*$/,
  say('只能用英文字母、數字、句點、底線與連字號。', "寫成'rows-missing-2030-01'這樣。"),
);
/** Stands in tables that people open in spreadsheets. */
const cell = text.refine((t) => !isFormula(t), say('在試算表裡會變成公式。', '改掉開頭的=、+、-或@。'));
const webAddress = z.url({
  protocol: /^https$/,
  error: say('不是網址。', '寫成https://…，結尾不加斜線。'),
});
const isoDate = z
  .string(say('要是日期文字。', '寫成2026-04-30。'))
  .refine(isCalendarDay, say('不是日期。', '寫成2026-04-30，而且要是曆法上有的日子。'));
const period = z
  .string(say('期別要是文字。', "年份要加引號，例如'2023'。"))
  .refine(
    (p) => granularityOf(p) !== undefined,
    say('不是期別。', "月寫成'2026-04'，季寫成'2024Q1'，年寫成'2023'。"),
  );
const month = z
  .string(say('月份要是文字。', "寫成'2026-04'。"))
  .refine((p) => granularityOf(p) === 'monthly', say('不是月份。', "寫成'2026-04'。"));
const version = z
  .string(say('資料集版本要是文字。', "要加引號，例如'0.3'。"))
  .regex(/^\d+\.\d+$/, say('不是資料集版本。', "寫成'0.3'。"));
const count = z
  .int(say('要是整數。', '填不含逗號的整數。'))
  .nonnegative(say('不能是負數。', '填實際的數目；還不知道就先不要加入這個期別。'));
const bytes = z
  .int(say('大小要是整數。', '填解壓後的位元組數，不含逗號。'))
  .positive(say('大小要大於0。', '填解壓後的位元組數。'));

/** A ZIP: size after unpacking in bytes; `name` only where the publisher's rule does not hold. */
const file = z.strictObject({
  bytes,
  name: text.regex(/^[^/\\?#]+$/, say('不是檔名。', '只寫檔名，不含斜線、?與#。')).optional(),
  /** SHA-256 of the ZIP, 64 hexadecimal digits */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, say('不是SHA-256。', '填64個小寫十六進位字元。'))
    .optional(),
  /** day on which the address was last seen to answer */
  checkedAt: isoDate.optional(),
});

const set = z
  .strictObject({
    /** rows per source id of dataset.yaml */
    rows: z.record(z.string(), count, say('缺少列數。', "寫成rows: { '591': 182287 }。")),
    csv: file.optional(),
    json: file.optional(),
  })
  .refine((s) => s.csv ?? s.json, say('沒有任何檔案。', '至少要有csv或json其中一種。'))
  .refine(
    (s) => Object.keys(s.rows).length > 0,
    say('沒有任何來源的列數。', "寫成rows: { '591': 182287 }。"),
  );

/** One period: catalogue/releases/{year}.yaml holds a list of them. */
export const releaseSchema = z
  .strictObject({
    period,
    /** dataset version of both variants */
    version,
    /** published as a beta of its format */
    beta: z.boolean(say('要是true或false。', '測試版格式寫beta: true，否則刪掉這個鍵。')).optional(),
    raw: set.optional(),
    deduplicated: set.optional(),
  })
  .refine(
    (r) => r.raw ?? r.deduplicated,
    say('這個期別沒有任何內容。', '至少要有raw或deduplicated其中一種。'),
  );

const columnType = z.enum(
  ['integer', 'number', 'string', 'boolean', 'code', 'datetime', 'bounding box'],
  say('不認得的型別。', '用integer、number、string、boolean、code、datetime或bounding box。'),
);
const variant = z.enum(['raw', 'deduplicated'], say('不認得的內容。', '用raw或deduplicated。'));
const format = z.enum(['csv', 'json'], say('不認得的格式。', '用csv或json。'));

/** Where the values of a column come from. */
const columnSource = z.strictObject({
  /** page and list: of the source platform; recorded: by this dataset; computed: from `of`; merged: from merged listings */
  from: z.enum(SOURCE_KINDS, say('不認得的來源。', '用page、list、recorded、computed或merged。')),
  /** which part of the page or the list */
  part: text.optional(),
  /** headers of other columns */
  of: z.array(text).min(1, say('沒有任何欄位。', '至少填一個欄名，或刪掉這個鍵。')).optional(),
});

/** One column: catalogue/columns.yaml holds them in the order of the published files. */
export const columnSchema = z.strictObject({
  /** name in the header row of the CSV files */
  header: text,
  /** key in the JSON files, absent for columns that never had JSON */
  key: text.optional(),
  type: columnType,
  unit: text.optional(),
  /** id of a file in codes/, for type code */
  codeTable: text.optional(),
  group: z.enum(
    ['transaction', 'price', 'building', 'environment'],
    say('不認得的欄位群。', '用transaction、price、building或environment。'),
  ),
  /** rows that agree in every such column are one dwelling */
  dedupKey: z.boolean().optional(),
  variants: z.array(variant).min(1, say('沒有說明出現在哪種內容。', '寫成variants: [raw, deduplicated]。')),
  since: version,
  until: version.optional(),
  state: z.enum(['experimental', 'stable', 'deprecated-soon', 'deprecated']).optional(),
  /** absent where nobody wrote it down */
  source: columnSource.optional(),
  description: text,
});

/** How something is written in each format; a version that does not define JSON has no `json`. */
const notation = z.strictObject({ csv: text, json: text.optional() });

export const versionSchema = z.strictObject({
  version,
  released: isoDate,
  until: isoDate.nullable(),
  /** formats of published files; of a version without files yet: those to come */
  formats: z.array(format).min(1),
  /** formats that the version defines and no file has had so far */
  unpublishedFormats: z.array(format).min(1, say('沒有任何格式。', '填上格式，或刪掉這個鍵。')).optional(),
  variants: z.array(variant).min(1),
  booleans: notation,
  /** how a missing value is written */
  missing: notation.optional(),
  /** what quarterly and annual files keep of a listing that was seen in several months */
  merge: z
    .enum(['newest', 'most-frequent'], say('不認得的合併規則。', '用newest或most-frequent。'))
    .optional(),
  summary: text,
  changes: z.array(text),
  lacks: z.array(text),
  replaces: z.record(z.string(), z.array(text)).optional(),
  /** header of a column that began incomplete → first month from which it is complete */
  completeFrom: z.record(z.string(), month).optional(),
});

export const incidentSchema = z.strictObject({
  id: slug,
  kinds: z
    .array(
      z.enum(
        ['rows-missing', 'wrong-value', 'meaning-changed', 'empty', 'incomplete'],
        say('不認得的事件種類。', '用rows-missing、wrong-value、meaning-changed、empty或incomplete。'),
      ),
    )
    .min(1, say('沒有種類。', '至少填一種。')),
  severity: z.enum(['note', 'caution', 'severe'], say('不認得的嚴重程度。', '用note、caution或severe。')),
  start: isoDate,
  /** null while it goes on */
  end: isoDate.nullable(),
  affects: z.union([z.array(period).min(1), z.strictObject({ from: month })], {
    error: say('受影響的期別寫錯。', "寫成['2026-03', '2026-04']或{ from: '2021-11' }。"),
  }),
  /** quarters and years that contain an affected period and are not affected all the same; every other one inherits */
  unaffected: z.array(period).min(1).optional(),
  columns: z.array(text).min(1).optional(),
  columnTypes: z.array(columnType).min(1).optional(),
  avoid: z.array(period).optional(),
  estimatedLoss: z.record(z.string(), z.number().min(0).max(100)).optional(),
  standing: z.boolean().optional(),
  /** the number of rows is touched too, although the incident is not one of missing rows */
  countsAffected: z.boolean().optional(),
  /** months that were not published because of it; without `to` until the next month that is published */
  missing: z
    .array(z.strictObject({ from: month, to: month.optional() }))
    .min(1)
    .optional(),
  /** period → what its rows lack, as a phrase; verdicts print it, so each touched period has one or an estimated loss */
  rowsReasons: z.record(z.string(), text).optional(),
  /** header → periods of which something is told that leaves the column usable: a note, however severe the incident */
  noted: z.record(z.string(), z.array(period).min(1)).optional(),
  title: text,
  cause: text,
  effect: text,
  /** what to do about it */
  advice: text,
  /** what became of it, where somebody recorded that */
  status: text.optional(),
  /** slug of the post that tells the whole story */
  post: text.optional(),
});

const year = z
  .int(say('年份要是整數。', '寫成2024，不加引號。'))
  .min(2018, say('比資料集還早。', '填2018以後的年份。'));
const sentence = text.regex(/。$/, say('不是一整句話。', '句尾加上「。」。'));

/** Something that was made of the data. */
const use = z.strictObject({
  who: text,
  year,
  work: text,
  /** first and last year of the data that it used */
  years: z
    .tuple([year, year], say('要是兩個年份。', '寫成years: [2019, 2023]；只用一年就寫兩次。'))
    .refine(([first, last]) => first <= last, say('第一年晚於最後一年。', '早的寫在前面。'))
    .optional(),
  /** about how many rows that were */
  rows: count.optional(),
});

export const datasetSchema = z.strictObject({
  since: month,
  asOf: month,
  fileHost: webAddress,
  sources: z.array(z.strictObject({ id: slug, name: text, url: webAddress })).min(1),
  /** what is collected and taken out before publication */
  removed: z.array(text).min(1, say('沒有任何內容。', '寫成removed: [標題, 地址]。')),
  /** what holds for every period, a sentence each */
  limits: z.array(sentence),
  usedBy: z.array(use),
  unknownCode: count,
  squareMetresPerPing: z.number().positive(),
  dwellingFilter: z.strictObject({
    buildingTypes: z.array(text).min(1),
    propertyTypes: z.array(text).min(1),
    maxBuildingFloors: count,
    maxFloor: count,
    floorsAboveBuilding: count,
    floorAreaBelowPing: count,
    maxRentPerPing: count,
  }),
});

/** One row of codes/*.csv; every value arrives as text. */
export const codeSchema = z.strictObject({
  code: z.string().regex(/^\d{1,5}$/, say('代碼要是整數。', '填0到65535的整數。')),
  label: cell,
  since: isoDate,
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

export type ReleaseEntry = z.infer<typeof releaseSchema>;
export type ColumnEntry = z.infer<typeof columnSchema>;
export type VersionEntry = z.infer<typeof versionSchema>;
export type IncidentEntry = z.infer<typeof incidentSchema>;
export type DatasetEntry = z.infer<typeof datasetSchema>;
export type CodeEntry = z.infer<typeof codeSchema>;
export type SeriesEntry = z.infer<typeof seriesSchema>;
