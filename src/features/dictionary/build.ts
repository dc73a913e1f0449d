import {
  beginningOf,
  type Catalogue,
  changesColumn,
  changesOfColumn,
  type Column,
  formatReach,
  granularity,
  type Lifeline,
  listLifelines,
  namedCells,
  newestRelease,
  newestSound,
  periodWords,
  type Release,
  sortRawFirst,
  spanListWords,
  spanOf,
  spanWords,
  worstCells,
  worstFirst,
  yearOf,
} from 'rental-data';
import { first } from 'rental-data/helpers';

/** Code tables up to this many codes are listed with their column; longer ones are linked. */
const LISTED_IN_PLACE = 25;
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

function findWorst(catalogue: Catalogue, header: string) {
  const worst = worstCells(catalogue, header);
  if (!worst[0]) return undefined;
  const { severity } = worst[0];
  const lasting = catalogue.incidents.flatMap(({ id, affects }) =>
    !Array.isArray(affects) && affects.to === undefined && worst.some(({ incident }) => incident === id)
      ? [affects.from]
      : [],
  );
  const months = worst
    .map(({ set }) => set.period)
    .filter((period) => granularity(period) === 'monthly')
    .sort();
  const [from, to] = [months[0], months.at(-1)];
  if (lasting.length > 0)
    return { severity, when: `${periodWords([...lasting, ...months].sort()[0] ?? '')}起` };
  if (from === undefined || to === undefined)
    return {
      severity,
      when: spanListWords([...new Set(worst.map(({ set }) => String(yearOf(set.period))))]),
    };
  return { severity, when: spanWords([from, to]).join('到') };
}

/** The changes of a column; one that many columns of a kind share is told at the first of them, `sameAs` for the others. */
function listMeaningChanges(catalogue: Catalogue, { header, variants }: Pick<Column, 'header' | 'variants'>) {
  return changesOfColumn(catalogue, { header, variants }).map((change) => {
    const [first = header] = catalogue.columns.flatMap((column) =>
      changesColumn(change, column.header) ? column.header : [],
    );
    const isToldThere = first !== header && beginningOf(header) !== undefined;
    return { ...change, sameAs: isToldThere ? first : undefined };
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
      .filter((c) => spanOf(columns, c).until === c.until)
      .map((c) => ({ ...c, ...spanOf(columns, c) })),
    codeTable: catalogue.codeTables.find((t) => t.id === column.codeTable),
    dedupKey: now.some((c) => c.dedupKey),
    state: first(now).state,
    completeFrom: findCompleteFrom(catalogue, line.header),
    ...findReplacements(catalogue, line.header),
    worst: findWorst(catalogue, line.header),
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

/** The release that stands for all others: the newest month without a known problem of rows or columns, or just the newest. */
export function chooseExample(catalogue: Catalogue): Release {
  const sound = newestSound(catalogue, 'monthly', 'raw');
  return catalogue.releases.find((r) => r.period === sound) ?? newestRelease(catalogue, 'monthly');
}

/** The highest rent per ping that is kept by some version, in TWD a month. */
export const findRentLimit = ({ dataset }: Pick<Catalogue, 'dataset'>): number =>
  Math.max(
    ...dataset.dwellingFilters.map(({ rentPerPing: limit }) => ('most' in limit ? limit.most : limit.below)),
  );
