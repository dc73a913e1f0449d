import { codeTablePage, PAGES } from '../../../src/domain/addresses/pages';
import { byCounty, TOWNSHIPS } from '../../../src/domain/catalogue/counties';
import type { Catalogue, Code, CodeTable } from '../../../src/domain/catalogue/types';
import type { CodeIndexProp, CodePageProp, CodeProp, CodeTableSummaryProp } from '../client';
import { toColumnRefs } from './dictionary';

function toSummary(catalogue: Catalogue, { id, title, codes }: CodeTable): CodeTableSummaryProp {
  const users = catalogue.columns.filter((c) => c.codeTable === id).map((c) => c.header);
  return { id, title, count: codes.length, columns: toColumnRefs(catalogue, [...new Set(users)]) };
}

/** The first days of the codes, earliest first, each with the first dataset version that came after. */
function toSince({ versions }: Catalogue, { codes }: CodeTable): CodePageProp['since'] {
  const days = [...new Set(codes.map((c) => c.since))].sort();
  return days.map((day) => {
    const version = versions.find(({ released }) => released >= day)?.version;
    return { day, ...(version ? { version } : {}) };
  });
}

/** Everything that the page of a code table shows. */
function toCodePageProp(catalogue: Catalogue, table: CodeTable): CodePageProp {
  const since = toSince(catalogue, table);
  const toProp = (code: Code): CodeProp => {
    const place = since.findIndex(({ day }) => day === code.since);
    return place > 0 ? [code.code, code.label, place] : [code.code, code.label];
  };
  const head = {
    ...toSummary(catalogue, table),
    unknownCode: catalogue.dataset.unknownCode,
    since,
  };
  if (table.id !== TOWNSHIPS) return { ...head, codes: table.codes.map(toProp) };
  const { rest, groups } = byCounty(catalogue, table.codes);
  return {
    ...head,
    codes: rest.map(toProp),
    groups: groups.map((county) => ({ ...county, codes: county.codes.map(toProp) })),
  };
}

/** Path → data of the index of code tables. */
export const toCodeIndexPages = (catalogue: Catalogue): Record<string, CodeIndexProp> => ({
  [PAGES.codes]: {
    tables: catalogue.codeTables.map((table) => toSummary(catalogue, table)),
    unknownCode: catalogue.dataset.unknownCode,
  },
});

/** Path → data of the page of each code table. */
export const toCodePages = (catalogue: Catalogue): Record<string, CodePageProp> =>
  Object.fromEntries(
    catalogue.codeTables.map((table) => [codeTablePage(table.id), toCodePageProp(catalogue, table)]),
  );
