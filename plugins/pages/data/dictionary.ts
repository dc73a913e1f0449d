import { first } from '../../../src/domain/first';
import { PAGES } from '../../../src/domain/addresses/pages';
import { columnAnchor, spanOf } from '../../../src/domain/catalogue/columns';
import {
  SEVERITIES,
  worstFirst,
  type Catalogue,
  type CodeTable,
  type Column,
  type ColumnSource,
  type Release,
} from '../../../src/domain/catalogue/types';
import { toPressLine } from '../../../src/domain/citation/press';
import { setReference } from '../../../src/domain/citation/reference';
import type { Site } from '../../../src/domain/addresses/files';
import { granularity, periodWords, spanListWords, spanWords, yearOf } from '../../../src/domain/period';
import { namedCells } from '../../../src/domain/usability/named';
import { dwellingWords } from '../../../src/domain/verdict/lead';
import { newestSound } from '../../../src/domain/verdict/verdict';
import { missingWords } from '../../../src/domain/words/column';
import { toFiguresProp } from './pages';
import { newestRelease } from './release';
import { rawFirst, toLifelines, toOverviewProp, type LifelineProp } from './version';

/** Code tables up to this many codes are listed with their column; longer ones are linked. */
const LISTED_IN_PLACE = 25;

/** Headers as links into the dictionary; a header without a column is left out. */
export function toColumnRefs(catalogue: Catalogue, headers: readonly string[]) {
  return headers.flatMap((header) => {
    const column = catalogue.columns.find((c) => c.header === header);
    return column ? [{ header, anchor: columnAnchor(column) }] : [];
  });
}
export type ColumnRefProp = ReturnType<typeof toColumnRefs>[number];

const toSourceProp = (catalogue: Catalogue, { from, part, of }: ColumnSource) => ({
  from,
  ...(part ? { part } : {}),
  ...(of ? { of: toColumnRefs(catalogue, of) } : {}),
});
export type SourceProp = ReturnType<typeof toSourceProp>;

/** What its values mean beside what they say. */
function toValuesProp({ special, inferred, ...column }: Column) {
  const missing = missingWords(column);
  return {
    ...(special
      ? { special: special.map((s): [value: string, meaning: string] => [s.value, s.meaning]) }
      : {}),
    ...(missing === undefined ? {} : { missing }),
    ...(inferred ? { inferred } : {}),
  };
}

/** Long tables give their labels only, which the filter searches. */
function toCodes({ id, title, codes }: CodeTable) {
  const listed = codes.length <= LISTED_IN_PLACE;
  return {
    table: id,
    title,
    count: codes.length,
    list: listed ? codes.map((c): [code: number, label: string] => [c.code, c.label]) : undefined,
    labels: listed ? undefined : codes.map((c) => c.label).join('\n'),
  };
}

/** Columns that take each other's place from a dataset version on. */
export interface ReplacementProp {
  version: string;
  columns: ColumnRefProp[];
}

/** The columns that took the place of a header, and those whose place it took. */
function replacementsOf(
  catalogue: Catalogue,
  header: string,
): { replaces?: ReplacementProp; replacedBy?: ReplacementProp } {
  const found: ReturnType<typeof replacementsOf> = {};
  for (const { version, replaces } of catalogue.versions) {
    const after = replaces[header];
    if (after) found.replacedBy = { version, columns: toColumnRefs(catalogue, after) };
    const before = Object.keys(replaces).filter((old) => replaces[old]?.includes(header));
    if (before.length > 0) found.replaces = { version, columns: toColumnRefs(catalogue, before) };
  }
  return found;
}

/** The dataset version that began with the column incomplete, and its first complete month. */
function completeFrom({ versions }: Catalogue, header: string): [string, string] | undefined {
  for (const { version, completeFrom: months } of versions) {
    const month = months?.[header];
    if (month) return [version, month];
  }
  return undefined;
}

/** The incidents of a column, worst first, each with the published periods in which it touches or notes the values. */
function incidentsOfColumn(catalogue: Catalogue, header: string) {
  const reached = namedCells(catalogue).filter(({ column }) => column.header === header);
  return catalogue.incidents
    .flatMap(({ id, title, affects }) => {
      const own = reached.filter(({ incident }) => incident === id);
      const [one] = own;
      if (!one) return [];
      const listed = Array.isArray(affects);
      const periods = listed ? spanListWords([...new Set(own.map(({ set }) => set.period))]) : '';
      return [
        {
          id,
          severity: one.severity,
          title,
          periods,
          ...(listed
            ? {}
            : { from: affects.from, ...(affects.to === undefined ? {} : { until: affects.to }) }),
        },
      ];
    })
    .sort(worstFirst);
}
/** How bad the worst is that happened to a column, and when: from the first to the last month, or since when for good. */
function markOf(catalogue: Catalogue, header: string) {
  const reached = namedCells(catalogue).filter(({ column }) => column.header === header);
  const severity = SEVERITIES.findLast((level) => reached.some((cell) => cell.severity === level));
  if (severity === undefined) return undefined;
  const worst = reached.filter((cell) => cell.severity === severity);
  const lasting = catalogue.incidents.flatMap(({ id, affects }) =>
    !Array.isArray(affects) && affects.to === undefined && worst.some(({ incident }) => incident === id)
      ? [affects.from]
      : [],
  );
  const months = worst
    .map(({ set }) => set.period)
    .filter((period) => granularity(period) === 'monthly')
    .sort();
  const [first, last] = [months[0], months.at(-1)];
  if (lasting.length > 0)
    return { severity, when: `${periodWords([...lasting, ...months].sort()[0] ?? '')}起` };
  if (first === undefined || last === undefined)
    return {
      severity,
      when: spanListWords([...new Set(worst.map(({ set }) => String(yearOf(set.period))))]),
    };
  return { severity, when: spanWords([first, last]).join('到') };
}

export type DictionaryIncidentProp = ReturnType<typeof incidentsOfColumn>[number];

function toDictionaryColumn(catalogue: Catalogue, line: LifelineProp, incidents: readonly number[]) {
  const same = rawFirst(catalogue.columns.filter((c) => c.header === line.header));
  const column = first(same);
  const told = same.filter((c) => spanOf(catalogue.columns, c).until === c.until);
  const newest = same.filter(({ until }) => until === undefined);
  const now = newest.length > 0 ? newest : same;
  const { state } = first(now);
  const table = catalogue.codeTables.find((t) => t.id === column.codeTable);
  const complete = completeFrom(catalogue, line.header);
  const mark = markOf(catalogue, line.header);
  return {
    ...line,
    definitions: told.map((c) => ({
      variants: c.variants,
      description: c.description,
      ...spanOf(catalogue.columns, c),
      ...(c.source ? { source: toSourceProp(catalogue, c.source) } : {}),
      ...toValuesProp(c),
    })),
    ...(table ? { codes: toCodes(table) } : {}),
    ...(now.some((c) => c.dedupKey) ? { dedupKey: true } : {}),
    ...(state === 'stable' ? {} : { state }),
    ...(complete ? { completeFrom: complete } : {}),
    ...replacementsOf(catalogue, line.header),
    ...(mark ? { mark } : {}),
    /** places in `AboutDataSetProp.incidents`, worst first */
    incidents,
  };
}
export type DictionaryColumnProp = ReturnType<typeof toDictionaryColumn>;

/** The release that stands for all others: the newest month without a known problem of rows or columns, or just the newest. */
function exampleOf(catalogue: Catalogue): Release {
  const sound = newestSound(catalogue, 'monthly', 'raw');
  return catalogue.releases.find((r) => r.period === sound) ?? newestRelease(catalogue, 'monthly');
}

/** The highest rent per ping that is kept by some version, in TWD a month. */
const rentLimit = ({ dataset }: Catalogue): number =>
  Math.max(
    ...dataset.dwellingFilters.map(({ rentPerPing: limit }) => ('most' in limit ? limit.most : limit.below)),
  );

/** The two variants side by side: rows of a month, and what the de-duplicated one leaves out. */
function toContentsProp(catalogue: Catalogue) {
  const { period, version, sets } = exampleOf(catalogue);
  return {
    period,
    version,
    rows: Object.fromEntries(sets.map((set) => [set.variant, set.rows])),
    dwelling: dwellingWords(catalogue),
    maxRentPerPing: rentLimit(catalogue),
  };
}
export type ContentsProp = ReturnType<typeof toContentsProp>;

/** Everything about the dataset, its versions and columns, each header once. */
export function toAboutDataSetProp(catalogue: Catalogue, site: Site) {
  const lines = toLifelines(catalogue).map((line) => ({
    line,
    own: incidentsOfColumn(catalogue, line.header).map(
      (incident) => [JSON.stringify(incident), incident] as const,
    ),
  }));
  // Most columns that an incident touches share its periods: each line is kept once.
  const incidents = new Map(lines.flatMap(({ own }) => own));
  const keys = [...incidents.keys()];
  return {
    ...toOverviewProp(catalogue),
    figures: toFiguresProp(catalogue),
    contents: toContentsProp(catalogue),
    citation: toPressLine(setReference(catalogue, first(exampleOf(catalogue).sets), site)),
    columns: lines.map(({ line, own }) =>
      toDictionaryColumn(
        catalogue,
        line,
        own.map(([key]) => keys.indexOf(key)),
      ),
    ),
    incidents: [...incidents.values()],
  };
}
export type AboutDataSetProp = ReturnType<typeof toAboutDataSetProp>;

/** Path → data of the page about the dataset. */
export const toAboutPages = (catalogue: Catalogue, site: Site): Record<string, AboutDataSetProp> => ({
  [PAGES.about]: toAboutDataSetProp(catalogue, site),
});
