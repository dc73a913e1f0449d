/** The English of the catalogue, which its files hold under `en` of each record. Only for the build. */
import * as z from 'zod';
import { say } from '../helpers/say';
import {
  changeSchema,
  codeSchema,
  columnSchema,
  correctionSchema,
  count,
  datasetSchema,
  incidentEntrySchema,
  period,
  text,
  variant,
  version,
  versionSchema,
} from './schema';

const README = '寫法見catalogue/README.md的「英文」。';
const english = <S extends z.ZodRawShape>(keys: string, shape: S) =>
  z.strictObject(shape, { error: say('沒有英文。', `寫成en: { ${keys} }；${README}`) });
const sentences = text.refine((t) => t.endsWith('.'), say('英文不是一整句話。', '句尾加上「.」。'));
const phrase = text.refine((t) => !t.endsWith('.'), say('英文的名稱或短句不加句點。', '刪掉結尾的「.」。'));

const columnEnglish = english('name, meaning', {
  name: phrase.describe('short name'),
  meaning: sentences.describe('what the values mean'),
  special: z
    .array(z.strictObject({ value: text.describe('as the CSV writes it'), meaning: sentences }))
    .describe('values that mean something else than what they say')
    .optional(),
  missing: sentences.describe('what a missing value stands for').optional(),
  missingIn: z.array(sentences).describe('what it stands for in some months only').optional(),
});
const incidentEnglish = english('title, cause, effect, advice', {
  title: phrase,
  cause: sentences,
  effect: sentences,
  advice: sentences,
  status: sentences.optional(),
  copies: phrase.describe('which copies of the files it is in, where new ones are right').optional(),
  rowsReasons: z.record(period, phrase).describe('period → what happened to its rows').optional(),
});
const correctionEnglish = english('title, wrong, since, redo, check', {
  title: phrase,
  wrong: sentences.describe('what was wrong, and what is right'),
  since: sentences,
  redo: sentences.describe('what to do again'),
  check: sentences.describe('how to see it'),
});
const versionEnglish = english('summary, changes, lacks', {
  summary: sentences,
  changes: z.array(sentences),
  lacks: z.array(phrase),
  formatPolicy: sentences.optional(),
  corrections: z.array(sentences).optional(),
});
const changeEnglish = english('before, after', { before: sentences.optional(), after: sentences });
const datasetEnglish = english('removed, limits, rhythm, sizes', {
  removed: z.array(phrase).describe('what the crawler can read and is removed before publication'),
  limits: z.array(sentences).describe('what holds for every period'),
  rhythm: z.strictObject({ monthly: sentences, quarterly: sentences, annual: sentences, formats: sentences }),
  sizes: sentences,
});

export const writtenColumnSchema = columnSchema.extend({ en: columnEnglish });
export const writtenIncidentSchema = incidentEntrySchema.extend({ en: incidentEnglish });
export const writtenCorrectionSchema = correctionSchema.extend({ en: correctionEnglish });
export const writtenVersionSchema = versionSchema.extend({ en: versionEnglish });
export const writtenChangeSchema = changeSchema.safeExtend({ en: changeEnglish });
export const writtenDatasetSchema = datasetSchema.extend({ en: datasetEnglish });
export const writtenCodeSchema = codeSchema.extend({
  english: z.string(say('沒有英文。', `在第一列加上english，每一列最後加上英文名稱；${README}`)).pipe(phrase),
});

export const englishShape = {
  dataset: datasetEnglish,
  covers: z
    .record(period, phrase)
    .describe('period → what its file covers, where there is more to say than its days'),
  versions: z.array(z.strictObject({ version, ...versionEnglish.shape })),
  columns: z.array(
    z.strictObject({
      header: text.describe('name in the CSV'),
      variants: z.array(variant),
      since: version.describe('first dataset version of this entry'),
      ...columnEnglish.shape,
    }),
  ),
  codeTables: z.array(
    z.strictObject({
      id: text,
      codes: z.array(z.strictObject({ code: count, label: text, english: phrase })),
    }),
  ),
  incidents: z.array(z.strictObject({ id: text, ...incidentEnglish.shape })),
  corrections: z
    .array(z.strictObject({ id: text, ...correctionEnglish.shape }))
    .describe('what the site said wrongly of the dataset'),
  changes: z.array(z.strictObject({ id: text, ...changeEnglish.shape })),
};

export type English = z.output<z.ZodObject<typeof englishShape>>;
export type WrittenColumn = z.output<typeof writtenColumnSchema>;
export type WrittenIncident = z.output<typeof writtenIncidentSchema>;
export type WrittenCorrection = z.output<typeof writtenCorrectionSchema>;
export type WrittenVersion = z.output<typeof writtenVersionSchema>;
export type WrittenChange = z.output<typeof writtenChangeSchema>;
export type WrittenDataset = z.output<typeof writtenDatasetSchema>;
export type WrittenCode = z.output<typeof writtenCodeSchema>;
