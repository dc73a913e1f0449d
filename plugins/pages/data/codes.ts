import { codeTablePage, PAGES } from '../../../src/domain/addresses/pages';
import { byCounty, TOWNSHIPS } from '../../../src/domain/catalogue/counties';
import type { Catalogue, Code, CodeTable } from '../../../src/domain/catalogue/types';
import { toColumnRefs } from './dictionary';

/** A code, its label, and the place of its first day in `CodePageProp.since`; the first one where it is left out. */
export type CodeProp = [code: number, label: string, since?: number];

function toSummary(catalogue: Catalogue, { id, title, codes }: CodeTable) {
  const users = catalogue.columns.filter((c) => c.codeTable === id).map((c) => c.header);
  return { id, title, count: codes.length, columns: toColumnRefs(catalogue, [...new Set(users)]) };
}

/** The first days of the codes, earliest first. Codes belong to days: one may be added inside a dataset version. */
const toSince = ({ codes }: CodeTable): string[] => [...new Set(codes.map((c) => c.since))].sort();

/** What is to be known of single codes, as the columns that hold them say. 不明 is said of every table alike. */
function toNotes({ columns, dataset }: Catalogue, { id, codes }: CodeTable) {
  const known = new Set(codes.map(({ code }) => code).filter((code) => code !== dataset.unknownCode));
  const said = columns
    .filter(({ codeTable }) => codeTable === id)
    .flatMap(({ special = [] }) => special.map(({ value, meaning }) => ({ code: Number(value), meaning })))
    .filter(({ code }) => known.has(code));
  return [...new Map(said.map((note) => [note.code, note])).values()].sort((a, b) => a.code - b.code);
}

/** Everything that the page of a code table shows. */
function toCodePageProp(catalogue: Catalogue, table: CodeTable) {
  const since = toSince(table);
  const toProp = (code: Code): CodeProp => {
    const place = since.indexOf(code.since);
    return place > 0 ? [code.code, code.label, place] : [code.code, code.label];
  };
  const counties = table.id === TOWNSHIPS ? byCounty(catalogue, table.codes) : undefined;
  return {
    ...toSummary(catalogue, table),
    /** of tables that have it */
    unknownCode: table.codes.find(({ code }) => code === catalogue.dataset.unknownCode)?.code,
    /** days since which codes are in use */
    since,
    notes: toNotes(catalogue, table),
    codes: (counties?.rest ?? table.codes).map(toProp),
    /** the townships are shown by county */
    groups: counties?.groups.map((county) => ({ ...county, codes: county.codes.map(toProp) })),
  };
}
export type CodePageProp = ReturnType<typeof toCodePageProp>;

const toCodeIndexProp = (catalogue: Catalogue) => ({
  tables: catalogue.codeTables.map((table) => toSummary(catalogue, table)),
  unknownCode: catalogue.dataset.unknownCode,
});
export type CodeIndexProp = ReturnType<typeof toCodeIndexProp>;

/** Path → data of the index of code tables. */
export const toCodeIndexPages = (catalogue: Catalogue): Record<string, CodeIndexProp> => ({
  [PAGES.codes]: toCodeIndexProp(catalogue),
});

/** Path → data of the page of each code table. */
export const toCodePages = (catalogue: Catalogue): Record<string, CodePageProp> =>
  Object.fromEntries(
    catalogue.codeTables.map((table) => [codeTablePage(table.id), toCodePageProp(catalogue, table)]),
  );
