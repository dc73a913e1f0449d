import { changesColumn, changesOfColumn } from '../catalogue/changes';
import { findSpan } from '../catalogue/columns';
import { type Lifeline, listLifelines, sortRawFirst } from '../catalogue/lifelines';
import { formatReach } from '../catalogue/reach';
import { newestRelease } from '../catalogue/sets';
import type { Catalogue, Column, Incident, Release } from '../catalogue/types';
import { VARIANTS, worstFirst } from '../catalogue/values';
import { spanListWords } from '../period';
import { namedCells } from '../usability/named';
import { getReader } from '../usability/reader';
import type { UsabilityState } from '../usability/values';
import { newestSound } from '../verdict/verdict';
import { first } from '../helpers/first';
import { groupBy } from '../helpers/groupBy';
import { lifeStates } from './life';

const LISTED_IN_PLACE = 12;
/** Is a code table short enough to be listed with its column? */
export const isListed = (codes: readonly unknown[]): boolean => codes.length <= LISTED_IN_PLACE;

/** Columns of an older version that others took the place of, and since which version. */
export interface Replacement {
  version: string;
  headers: string[];
}

function findReplacements(
  { versions }: Pick<Catalogue, 'versions'>,
  header: string,
): { replaces?: Replacement; replacedBy?: Replacement } {
  const found: ReturnType<typeof findReplacements> = {};
  for (const { version, replaces } of versions) {
    const after = replaces[header];
    if (after) found.replacedBy = { version, headers: after };
    const before = Object.keys(replaces).filter((old) => replaces[old]?.includes(header));
    if (before.length > 0) found.replaces = { version, headers: before };
  }
  return found;
}

function findCompleteFrom({ versions }: Pick<Catalogue, 'versions'>, header: string) {
  for (const { version, completeFrom: months } of versions) {
    const month = months?.[header];
    if (month) return { version, month };
  }
  return undefined;
}

function listIncidents(catalogue: Catalogue, header: string) {
  const reached = namedCells(catalogue).filter(({ column }) => column.header === header);
  return catalogue.incidents
    .flatMap((incident) => {
      const own = reached.filter((cell) => cell.incident === incident.id);
      const [one] = own;
      if (!one) return [];
      const periods = Array.isArray(incident.affects)
        ? spanListWords([...new Set(own.map(({ set }) => set.period))])
        : formatReach(incident);
      return [{ id: incident.id, severity: one.severity, title: incident.title, periods }];
    })
    .sort(worstFirst);
}

/** The month whose files the rows of the dictionary speak of. */
export const newestMonth = (catalogue: Catalogue): string => newestRelease(catalogue, 'monthly').period;

/** The state of a column in the newest raw file, or in the other one where the raw one lacks it; undefined where both do. */
function findState(catalogue: Catalogue, header: string): UsabilityState | undefined {
  const reader = getReader(catalogue);
  return VARIANTS.map((variant) => reader.cell(newestMonth(catalogue), variant, header).state).find(
    (state) => state !== 'absent',
  );
}

/** The changes of a column; one that several columns share is told at the first of them, `sameAs` for the others. */
function listMeaningChanges(catalogue: Catalogue, { header, variants }: Pick<Column, 'header' | 'variants'>) {
  return changesOfColumn(catalogue, { header, variants }).map((change) => {
    const [first = header] = catalogue.columns.flatMap((column) =>
      changesColumn(change, column.header) ? column.header : [],
    );
    return { ...change, sameAs: first !== header ? first : undefined };
  });
}

/** Did each content that has the column ever since have it in every version that has the content? */
function isWholeLife({ versions }: Pick<Catalogue, 'versions'>, life: string): boolean {
  const states = lifeStates(life);
  return VARIANTS.every((variant) => {
    const there = versions.map((_, i) => states[i] === 'both' || states[i] === variant);
    return there.every((has, i) => has || !versions[i]?.variants.includes(variant)) || !there.includes(true);
  });
}

function describeColumn(catalogue: Catalogue, line: Lifeline) {
  const { columns } = catalogue;
  const same = sortRawFirst(columns.filter((c) => c.header === line.header));
  const column = first(same);
  const newest = same.filter(({ until }) => until === undefined);
  const now = newest.length > 0 ? newest : same;
  return {
    ...line,
    definitions: same
      .filter((c) => findSpan(columns, c).until === c.until)
      .map((c) => ({ ...c, ...findSpan(columns, c) })),
    codeTable: catalogue.codeTables.find((t) => t.id === column.codeTable),
    dedupKey: now.some((c) => c.dedupKey),
    state: first(now).state,
    completeFrom: findCompleteFrom(catalogue, line.header),
    ...findReplacements(catalogue, line.header),
    stateNow: findState(catalogue, line.header),
    isWhole: isWholeLife(catalogue, line.life),
    incidents: listIncidents(catalogue, line.header),
    changes: listMeaningChanges(catalogue, {
      header: line.header,
      variants: same.flatMap(({ variants }) => variants),
    }),
  };
}
export type DictionaryColumn = ReturnType<typeof describeColumn>;

/** Every column that some dataset version had, in the order of the catalogue, with all that is known of it. */
export const listDictionary = (catalogue: Catalogue): DictionaryColumn[] =>
  listLifelines(catalogue).map((line) => describeColumn(catalogue, line));

/**
 * The incidents that a column shares with one before it are told there: header → header of the first.
 * @param commonIncidents incidents that the page tells once for all columns
 */
export function findSameIncidents(
  columns: readonly DictionaryColumn[],
  commonIncidents: ReadonlySet<string>,
): Map<string, string> {
  const own = columns.map((column) => ({
    header: column.header,
    incidents: column.incidents.filter(({ id }) => !commonIncidents.has(id)),
  }));
  const groups = groupBy(
    own.filter(({ incidents }) => incidents.length > 0),
    ({ incidents }) => incidents.map(({ id, severity }) => id + severity).join(),
  );
  return new Map(
    [...groups.values()].flatMap(([{ header: before }, ...others]) =>
      others.map(({ header }): [string, string] => [header, before]),
    ),
  );
}

/** Incidents that touch every column of some types, which the dictionary tells once and not at each of them. */
export const listTypeIncidents = ({ incidents }: Pick<Catalogue, 'incidents'>): Incident[] =>
  incidents.filter(({ columns = [], columnTypes = [] }) => columnTypes.length > 0 && columns.length === 0);

/** The release that stands for all others: the newest month without a known problem of rows or columns, or just the newest. */
export function chooseExample(catalogue: Catalogue): Release {
  const sound = newestSound(catalogue, 'monthly', 'raw');
  return catalogue.releases.find((r) => r.period === sound) ?? newestRelease(catalogue, 'monthly');
}
