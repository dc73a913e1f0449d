import { findGroupPrefix } from '../catalogue/columns';
import { groupBy } from '../helpers/groupBy';
import type { DictionaryColumn } from './columns';

/** Brackets and quotation marks are read as one sign: a stop inside of them ends no sentence. */
const SENTENCE = /^(?:[^。（「]|（[^）]*）|「[^」]*」)*。/;

/** A definition in two: its first sentence, which the row of a column shows, and what its fold adds. */
export function splitDefinition(description: string): { lead: string; more: string } {
  const lead = SENTENCE.exec(description)?.[0] ?? description;
  return { lead, more: description.slice(lead.length) };
}

/** One row of the dictionary: a column, or several whose names and definitions differ in one word. */
export interface DictionaryRow {
  /** what the names of several begin with, such as 提供家具_ */
  beginning?: string;
  columns: readonly [DictionaryColumn, ...DictionaryColumn[]];
}

/** Columns in rows, in the order of the first of each; those of a family share one where nothing that the row shows differs. */
export function listRows(columns: readonly DictionaryColumn[]): DictionaryRow[] {
  const toGroupKey = ({ header, type, unit, life, stateNow, definitions }: DictionaryColumn): string => {
    const beginning = findGroupPrefix(header);
    if (beginning === undefined) return header;
    // Yes or no needs no words of its own; a number may be counted in another way.
    const lead = splitDefinition(definitions[0]?.description ?? '').lead;
    const counted = beginning.endsWith('_') ? '' : lead.replaceAll(ownWord(header, beginning), '');
    return [beginning, type, unit, life, stateNow, counted].join();
  };
  return [...groupBy(columns, toGroupKey).values()].map((columns) => {
    const beginning = columns.length > 1 ? findGroupPrefix(columns[0].header) : undefined;
    return { columns, ...(beginning !== undefined && { beginning }) };
  });
}

/** What the names of the columns of a row end with. */
const ENDING = /？$|站數$/;
export const findEnding = (header: string): string => ENDING.exec(header)?.[0] ?? '';

/** What tells a column from the others of its row: 床 of 提供家具_床？, 捷運 of 附近的捷運站數. */
export const ownWord = (header: string, beginning: string): string =>
  header.slice(beginning.length).replace(ENDING, '');

/**
 * The sentences of the definitions of a column of a family, each with what it says whatever the column: with a sign in the
 * place of its own word, also where the word is said with 費 or 費用.
 */
export function listSentences(
  { header, definitions }: Pick<DictionaryColumn, 'header' | 'definitions'>,
  beginning: string,
): { sentence: string; alike: string }[] {
  const own = new RegExp(`${ownWord(header, beginning).replace(/費$/, '')}(?:費用?)?`, 'g');
  return definitions
    .flatMap(({ description }) => description.split(/(?<=。)/))
    .map((sentence) => ({ sentence, alike: sentence.replaceAll(own, '…') }));
}
