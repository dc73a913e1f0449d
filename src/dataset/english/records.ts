import type { English } from '../catalogue/englishSchema';
import type { Catalogue, Column, Variant } from '../catalogue/types';
import { englishUnit } from './words';

export type EnglishColumn = English['columns'][number];
export type EnglishIncident = English['incidents'][number];
export type EnglishVersion = English['versions'][number];

type WithEnglish = Pick<Catalogue, 'english'>;

const lacking = (what: string, file: string): RangeError =>
  new RangeError(`${what}沒有英文。修正：在${file}寫上，寫法見catalogue/README.md的「英文」。`);

/** All the English of a catalogue. @throws RangeError for a catalogue that was read without, as browsers read it */
export function englishOf({ english }: WithEnglish): English {
  if (english) return english;
  throw new RangeError('這份目錄沒有英文。修正：在建置時從@catalogue讀取，再把需要的文字交給瀏覽器。');
}

/** What a column is called and what it means. @throws RangeError when the catalogue does not say */
export function englishColumn(
  catalogue: WithEnglish,
  { header, variants, since }: Pick<Column, 'header' | 'variants' | 'since'>,
): EnglishColumn {
  const found = englishOf(catalogue).columns.find(
    (c) => c.header === header && c.since === since && c.variants.join() === variants.join(),
  );
  if (found) return found;
  throw lacking(`欄位「${header}」`, 'catalogue/columns.yaml的en');
}

/** The name of a header's column, in the variant where both have one. @throws RangeError when there is no such header */
export function englishHeader(catalogue: WithEnglish, header: string, variant: Variant = 'raw'): string {
  const same = englishOf(catalogue).columns.filter((column) => column.header === header);
  const found = same.find(({ variants }) => variants.includes(variant)) ?? same[0];
  if (found) return found.name;
  throw lacking(`欄位「${header}」`, 'catalogue/columns.yaml的en');
}

/** What a missing value of the column stands for; undefined where nobody wrote it down. */
export const englishMissing = (catalogue: WithEnglish, column: Column): string | undefined =>
  column.neverMissing ? 'Every row has a value.' : englishColumn(catalogue, column).missing;

/** Everything that is said of a column, for documents that have one place for it. */
export function englishColumnText(catalogue: WithEnglish, column: Column): string {
  const { meaning, special = [] } = englishColumn(catalogue, column);
  const missing = englishMissing(catalogue, column);
  return [
    meaning,
    ...(column.unit === undefined ? [] : [`Unit: ${englishUnit(column.unit)}.`]),
    ...special.map((one) => `“${one.value}”: ${one.meaning}`),
    ...(missing === undefined ? [] : [column.neverMissing ? missing : `Missing value: ${missing}`]),
  ].join(' ');
}

const tableOf = (catalogue: WithEnglish, table: string) =>
  englishOf(catalogue).codeTables.find(({ id }) => id === table)?.codes ?? [];

/** The name of a code, e.g. Taipei City. @throws RangeError when the table has no such code */
export function englishCode(catalogue: WithEnglish, table: string, code: number): string {
  const found = tableOf(catalogue, table).find((one) => one.code === code);
  if (found) return found.english;
  throw lacking(`編碼表${table}的代碼${String(code)}`, `catalogue/codes/${table}.csv的english`);
}

/** The name of a code from its Chinese label. @throws RangeError when the table has no such label */
export function englishLabel(catalogue: WithEnglish, table: string, label: string): string {
  const found = tableOf(catalogue, table).find((one) => one.label === label);
  if (found) return found.english;
  throw lacking(`編碼表${table}的「${label}」`, `catalogue/codes/${table}.csv的english`);
}

/** What happened, in English. @throws RangeError when the catalogue does not say */
export function englishIncident(catalogue: WithEnglish, id: string): EnglishIncident {
  const found = englishOf(catalogue).incidents.find((incident) => incident.id === id);
  if (found) return found;
  throw lacking(`事件「${id}」`, 'catalogue/incidents.yaml的en');
}

/** What a dataset version brought. @throws RangeError when the catalogue does not say */
export function englishVersion(catalogue: WithEnglish, version: string): EnglishVersion {
  const found = englishOf(catalogue).versions.find((one) => one.version === version);
  if (found) return found;
  throw lacking(`資料集版本「${version}」`, 'catalogue/versions.yaml的en');
}
