import type { Catalogue, CodeTable, Column } from '../catalogue/types';
import { specialWords } from '../words/column';

/** The columns that hold codes of a table, each once, though its definition may change between versions. */
export const listUsers = ({ columns }: Pick<Catalogue, 'columns'>, { id }: CodeTable): Column[] =>
  columns.filter(
    ({ codeTable, header }, i, all) => codeTable === id && all.findIndex((c) => c.header === header) === i,
  );

/** The first days of the codes, earliest first. Codes belong to days: one may be added inside a dataset version. */
export const listFirstDays = ({ codes }: CodeTable): string[] =>
  [...new Set(codes.map(({ since }) => since))].sort();

/** What is to be known of single codes, as the columns that hold them say. 不明 is said of every table alike. */
export function listNotes({ columns, dataset }: Catalogue, { id, codes }: CodeTable) {
  const known = new Set(codes.map(({ code }) => code).filter((code) => code !== dataset.unknownCode));
  const notes = columns
    .filter(({ codeTable }) => codeTable === id)
    .flatMap(({ special = [] }) =>
      special.map(({ value, certainty, ...one }) => ({
        code: Number(value),
        meaning: specialWords(one),
        certainty,
      })),
    )
    .filter(({ code }) => known.has(code));
  return [...new Map(notes.map((note) => [note.code, note])).values()].sort((a, b) => a.code - b.code);
}
