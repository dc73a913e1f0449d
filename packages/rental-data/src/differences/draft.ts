import type { Catalogue, Draft, CodeTable, Column, DatasetVersion } from '../catalogue/types';

function versionIn({
  version,
  effective,
  formats,
  variants,
  booleans,
  missing,
  summary,
}: Draft): DatasetVersion {
  return {
    version,
    released: effective,
    until: null,
    formats,
    variants,
    booleans,
    missing,
    summary,
    changes: [],
    lacks: [],
    replaces: {},
  };
}

/** A column in force as it is without and with the draft; one entry where the draft leaves it as it is. */
function columnsWith(column: Column, draft: Draft, newest: string): Column[] {
  if (column.until !== undefined) return [column];
  const state = draft.deprecated.includes(column.header) ? 'deprecated' : column.state;
  const dedupKey = draft.dedup.key.includes(column.header);
  if (state === column.state && dedupKey === column.dedupKey) return [column];
  return [
    { ...column, until: newest },
    { ...column, since: draft.version, state, dedupKey },
  ];
}

function makeCodeTables({ columns, codeTables, effective }: Draft): CodeTable[] {
  return Object.entries(codeTables).map(([id, labels]) => ({
    id,
    title: columns.find(({ codeTable }) => codeTable === id)?.header ?? id,
    codes: Object.entries(labels).map(([code, label]) => ({ code: Number(code), label, since: effective })),
  }));
}

/** The catalogue as it would be with the draft in force. Only the pages that say so may see it: nobody knows that it came. */
export function draftInForce(catalogue: Catalogue, draft: Draft): Catalogue {
  const newest = catalogue.versions.at(-1)?.version ?? '';
  const added = draft.columns.map((column): Column => ({
    ...column,
    variants: draft.variants,
    since: draft.version,
    state: 'experimental',
    dedupKey: draft.dedup.key.includes(column.header),
  }));
  return {
    ...catalogue,
    versions: [...catalogue.versions, versionIn(draft)],
    columns: [...catalogue.columns.flatMap((column) => columnsWith(column, draft, newest)), ...added],
    codeTables: [...catalogue.codeTables, ...makeCodeTables(draft)],
  };
}

export interface DraftPair {
  from: string;
  to: string;
  draft: Draft;
}

/** The pairs of a draft: one way, since there is no file to come back from. */
export function draftPairs({ versions, drafts }: Pick<Catalogue, 'versions' | 'drafts'>): DraftPair[] {
  const from = versions.at(-1)?.version;
  return from === undefined ? [] : drafts.map((draft) => ({ from, to: draft.version, draft }));
}
