import {
  findGroupPrefix,
  type Catalogue,
  changesColumn,
  changesOfColumn,
  type Column,
  formatReach,
  type Incident,
  type Lifeline,
  listLifelines,
  namedCells,
  newestRelease,
  newestSound,
  getReader,
  type Release,
  sortRawFirst,
  spanListWords,
  findSpan,
  type UsabilityState,
  VARIANTS,
  worstFirst,
} from 'rental-data';
import { first, groupBy } from 'rental-data/helpers';
import { lifeStates } from './Lifeline/life';

/** Code tables up to this many codes are listed with their column; longer ones are linked. */
const LISTED_IN_PLACE = 12;
export const isListed = (codes: readonly unknown[]): boolean => codes.length <= LISTED_IN_PLACE;

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

export const listDictionary = (catalogue: Catalogue): DictionaryColumn[] =>
  listLifelines(catalogue).map((line) => describeColumn(catalogue, line));

/**
 * The incidents that a column shares with one before it are told there: header → header of the first.
 * @param told incidents that the page tells once for all columns
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

/** Incidents that touch every column of some types, which the dictionary tells once and not at each of them. */
export const listTypeIncidents = ({ incidents }: Pick<Catalogue, 'incidents'>): Incident[] =>
  incidents.filter(({ columns = [], columnTypes = [] }) => columnTypes.length > 0 && columns.length === 0);

/** The release that stands for all others: the newest month without a known problem of rows or columns, or just the newest. */
export function chooseExample(catalogue: Catalogue): Release {
  const sound = newestSound(catalogue, 'monthly', 'raw');
  return catalogue.releases.find((r) => r.period === sound) ?? newestRelease(catalogue, 'monthly');
}
