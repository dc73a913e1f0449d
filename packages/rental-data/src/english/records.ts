import type { English } from '../catalogue/englishSchema';
import { changesOfColumn } from '../catalogue/changes';
import type { Catalogue, MeaningChange, Column } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { englishPeriod, englishPeriods } from './periods';
import { ENGLISH_VARIANT, englishUnit } from './words';

type WithEnglish = Pick<Catalogue, 'english'>;

function findEnglish<T>(list: readonly T[], isIt: (one: T) => boolean, what: string, file: string): T {
  const found = list.find(isIt);
  if (found) return found;
  throw new RangeError(`${what}沒有英文。修正：在${file}寫上，寫法見catalogue/README.md的「英文」。`);
}

/** All the English of a catalogue. @throws RangeError for a catalogue that was read without, as browsers read it */
export function requireEnglish({ english }: WithEnglish): English {
  if (english) return english;
  throw new RangeError('這份目錄沒有英文。修正：在建置時從@catalogue讀取，再把需要的文字交給瀏覽器。');
}

/** What a column is called and what it means. @throws RangeError when the catalogue does not say */
export const englishColumn = (
  catalogue: WithEnglish,
  { header, variants, since }: Pick<Column, 'header' | 'variants' | 'since'>,
) =>
  findEnglish(
    requireEnglish(catalogue).columns,
    (c) => c.header === header && c.since === since && c.variants.join() === variants.join(),
    `欄位「${header}」`,
    'catalogue/columns.yaml的en',
  );

/** The name of a header's column, in the variant where both have one. @throws RangeError when there is no such header */
export function englishHeader(catalogue: WithEnglish, header: string, variant: Variant = 'raw'): string {
  const same = requireEnglish(catalogue).columns.filter((column) => column.header === header);
  const own = same.filter(({ variants }) => variants.includes(variant));
  return findEnglish([...own, ...same], () => true, `欄位「${header}」`, 'catalogue/columns.yaml的en').name;
}

export function englishMissing(catalogue: WithEnglish, column: Column): string | undefined {
  if (column.neverMissing) return 'Every row has a value.';
  const { missing, missingIn = [] } = englishColumn(catalogue, column);
  return [missing, ...missingIn].filter((one) => one !== undefined).join(' ') || undefined;
}

/** The changes of a column, each in sentences; one of a single variant names it where the column is in the other one too. */
export const englishChanges = (
  catalogue: WithEnglish & Pick<Catalogue, 'changes'>,
  column: Column,
): string[] =>
  changesOfColumn(catalogue, column).map(({ from, variants, ...change }) => {
    const words = englishChange(catalogue, { since: from, ...change });
    return variants && column.variants.some((variant) => !variants.includes(variant))
      ? `${variants.map((variant) => ENGLISH_VARIANT[variant]).join(' and ')} files: ${words}`
      : words;
  });

export function englishColumnText(
  catalogue: WithEnglish & Pick<Catalogue, 'changes'>,
  column: Column,
): string {
  const { meaning, special = [] } = englishColumn(catalogue, column);
  const missing = englishMissing(catalogue, column);
  return [
    meaning,
    ...(column.unit === undefined ? [] : [`Unit: ${englishUnit(column.unit)}.`]),
    ...englishChanges(catalogue, column),
    ...special.map((one) => `“${one.value}”: ${one.meaning}`),
    ...(missing === undefined ? [] : [column.neverMissing ? missing : `Missing value: ${missing}`]),
  ].join(' ');
}

/** From where on, e.g. from November 2021 on, with version 0.3, or in which periods alone. */
const englishChangeDate = ({
  since,
  periods = [],
}: {
  since?: string | undefined;
  periods?: string[] | undefined;
}) => {
  if (since === undefined) return `in ${englishPeriods(periods)} only`;
  return since.includes('-') ? `from ${englishPeriod(since)} on` : `with version ${since}`;
};

type EnglishCode = English['codeTables'][number]['codes'][number];

function findCode(catalogue: WithEnglish, table: string, isIt: (code: EnglishCode) => boolean, what: string) {
  const codes = requireEnglish(catalogue).codeTables.find(({ id }) => id === table)?.codes ?? [];
  return findEnglish(codes, isIt, `編碼表${table}的${what}`, `catalogue/codes/${table}.csv的english`).english;
}

/** The name of a code, e.g. Taipei City. @throws RangeError when the table has no such code */
export const englishCode = (catalogue: WithEnglish, table: string, code: number): string =>
  findCode(catalogue, table, (one) => one.code === code, `代碼${String(code)}`);

/** The name of a code from its Chinese label. @throws RangeError when the table has no such label */
export const englishLabel = (catalogue: WithEnglish, table: string, label: string): string =>
  findCode(catalogue, table, (one) => one.label === label, `「${label}」`);

/** A change of meaning as a sentence. @throws RangeError when the catalogue has no English for it */
export function englishChange(
  catalogue: WithEnglish,
  { id, ...when }: Pick<MeaningChange, 'id' | 'periods' | 'certainty'> & { since?: string | undefined },
): string {
  const { before, after } = findEnglish(
    requireEnglish(catalogue).changes,
    (one) => one.id === id,
    `改變「${id}」`,
    'catalogue/changes.yaml的en',
  );
  const what = before === undefined ? after : `Before: ${before} Since: ${after}`;
  const inferred = when.certainty === 'inferred' ? ' (Inferred from the exporting program.)' : '';
  return `Changed ${englishChangeDate(when)}. ${what}${inferred}`;
}

/** What happened, in English. @throws RangeError when the catalogue does not say */
export const englishIncident = (catalogue: WithEnglish, id: string) =>
  findEnglish(
    requireEnglish(catalogue).incidents,
    (one) => one.id === id,
    `事件「${id}」`,
    'catalogue/incidents.yaml的en',
  );
