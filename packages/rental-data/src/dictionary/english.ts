import { columnAnchor } from '../catalogue/columns';
import { findFamily } from '../catalogue/families';
import { listLifelines, matchColumns, sortRawFirst } from '../catalogue/lifelines';
import type { Catalogue, Column, DataSet, Incident } from '../catalogue/types';
import { VARIANTS } from '../catalogue/values';
import { englishPeriod, englishSpan } from '../english/periods';
import {
  englishChanges,
  englishColumn,
  englishHeader,
  englishIncident,
  englishMissing,
} from '../english/records';
import { englishFamily } from '../english/verdict';
import { ENGLISH_VARIANT } from '../english/words';
import { granularity } from '../period';
import { namedCells, worstCells } from '../usability/named';
import { first } from '../helpers/first';
import { groupBy } from '../helpers/groupBy';

type Line = ReturnType<typeof listLifelines>[number];

/** In which contents and dataset versions a column stands: Raw and de-duplicated, since version 0.3. */
function reachWords({ versions }: Pick<Catalogue, 'versions'>, life: string): string {
  const [raw, deduplicated] = VARIANTS.map((variant, index) => {
    const letter = index === 0 ? 'r' : 'd';
    const offered = versions.filter(({ variants }) => variants.includes(variant));
    const has = versions.filter((_, i) => life[i] === letter || life[i] === 'b');
    return { variant, offered, has };
  });
  const spans = [raw, deduplicated].flatMap((kept) => {
    const [from, to] = [kept?.has[0]?.version, kept?.has.at(-1)?.version];
    if (!kept || from === undefined || to === undefined) return [];
    const since = from === kept.offered[0]?.version ? '' : `since version ${from}`;
    const until = to === kept.offered.at(-1)?.version ? '' : `up to version ${to}`;
    return [
      {
        name: ENGLISH_VARIANT[kept.variant],
        when: from === to && since && until ? `version ${from}` : [since, until].filter(Boolean).join(', '),
      },
    ];
  });
  const [a, b] = spans;
  if (!a) return '';
  const variantWords = ({ name, when }: typeof a) => [name, when].filter(Boolean).join(', ');
  if (!b) return variantWords({ ...a, name: `${a.name} only` });
  return a.when === b.when
    ? variantWords({ name: `${a.name} and ${b.name.toLowerCase()}`, when: a.when })
    : `${a.name} ${a.when}; ${b.name.toLowerCase()} ${b.when}`.replace(' ;', ';').trim();
}

function differs(all: readonly Column[], { variants, since, until }: Column): string {
  const alike = all.filter((c) => c.variants.join() === variants.join());
  const variant = alike.length < all.length ? variants.map((one) => ENGLISH_VARIANT[one]).join(' and ') : '';
  const version =
    alike.length < 2 ? '' : until === undefined ? `since version ${since}` : `up to version ${until}`;
  const words = [variant, version].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function collectTexts(catalogue: Catalogue, header: string) {
  const all = sortRawFirst(catalogue.columns.filter((c) => c.header === header));
  const texts = all.map((column) => {
    const { meaning, special = [] } = englishColumn(catalogue, column);
    const changes = englishChanges(catalogue, column);
    return {
      column,
      meaning: [meaning, ...changes].join(' '),
      special,
      missing: englishMissing(catalogue, column) ?? '',
    };
  });
  const unique = [...groupBy(texts, (text) => JSON.stringify({ ...text, column: undefined })).values()].map(
    first,
  );
  return unique.map(({ column, ...text }) => ({
    ...text,
    variants:
      unique.length > 1
        ? differs(
            unique.map((one) => one.column),
            column,
          )
        : '',
  }));
}

/** When an incident touches some sets: March to August 2026, since November 2021, or the copies that it is in. */
function whenWords(catalogue: Catalogue, { id, end }: Incident, sets: readonly DataSet[]): string {
  const { copies } = englishIncident(catalogue, id);
  if (copies !== undefined) return copies;
  const periods = [...new Set(sets.map(({ period }) => period))].sort();
  const months = periods.filter((period) => granularity(period) === 'monthly');
  const [from, to] = [months[0] ?? periods[0], months.at(-1) ?? periods.at(-1)];
  if (from === undefined || to === undefined) return '';
  return end === null ? `since ${englishPeriod(from)}` : englishSpan(from, to);
}

function findWorst(catalogue: Catalogue, header: string) {
  const cells = worstCells(catalogue, header);
  const known = new Set(
    namedCells(catalogue).flatMap((cell) => (cell.column.header === header ? [cell.incident] : [])),
  );
  const incident = catalogue.incidents.find(({ id }) => cells.some((cell) => cell.incident === id));
  if (!cells[0] || !incident) return undefined;
  const sets = cells.filter((cell) => cell.incident === incident.id).map(({ set }) => set);
  return {
    severity: cells[0].severity,
    incident: incident.id,
    when: whenWords(catalogue, incident, sets),
    others: known.size - 1,
  };
}

function describe(catalogue: Catalogue, line: Line) {
  const definitions = sortRawFirst(catalogue.columns.filter((c) => c.header === line.header));
  const newest = definitions.find(({ until }) => until === undefined) ?? first(definitions);
  return {
    ...line,
    name: englishColumn(catalogue, first(definitions)).name,
    reach: reachWords(catalogue, line.life),
    codeTable: newest.codeTable,
    state: newest.state,
    texts: collectTexts(catalogue, line.header),
    worst: findWorst(catalogue, line.header),
  };
}

export type EnglishEntry = ReturnType<typeof describe>;

/** Every column of the dictionary in English. @throws Error where the catalogue lacks a text in English */
export const listEnglishColumns = (catalogue: Catalogue): EnglishEntry[] =>
  listLifelines(catalogue).map((line) => describe(catalogue, line));

const sentencesIn = (text: string): string[] => text.split(/(?<=\.) (?=[A-Z\d“])/).filter(Boolean);

const without = (text: string, sentences: readonly string[] = []): string =>
  sentencesIn(text)
    .filter((sentence) => !sentences.includes(sentence))
    .join(' ');

interface Shared {
  meaning: string[];
  missing: string[];
}

const isShared = (entries: readonly EnglishEntry[], has: (entry: EnglishEntry) => boolean): boolean =>
  entries.length > 1 && entries.every(has);

function sharedIn(entries: readonly EnglishEntry[]): Shared {
  const texts = entries[0]?.texts ?? [];
  const meaning = texts.flatMap((text) => sentencesIn(text.meaning));
  const missing = texts.flatMap((text) => sentencesIn(text.missing));
  const inMeaning = (sentence: string) => (entry: EnglishEntry) =>
    entry.texts.every((text) => sentencesIn(text.meaning).includes(sentence));
  const inMissing = (sentence: string) => (entry: EnglishEntry) =>
    entry.texts.every((text) => sentencesIn(text.missing).includes(sentence));
  return {
    meaning: meaning.filter((sentence) => isShared(entries, inMeaning(sentence))),
    missing: missing.filter((sentence) => isShared(entries, inMissing(sentence))),
  };
}

/** Columns with what all of their family say, taken out of each, so that it is told once above them. */
export function groupFamilies(columns: readonly EnglishEntry[]) {
  const families = [...groupBy(columns, ({ header }) => findFamily(header))].map(([family, entries]) => ({
    family,
    entries,
    shared: sharedIn(entries),
  }));
  const shared = new Map(families.flatMap((one) => one.entries.map((entry) => [entry, one.shared])));
  return {
    notes: families
      .filter(({ shared: { meaning, missing } }) => meaning.length + missing.length > 0)
      .map(({ family, entries, shared: { meaning, missing } }) => ({
        name: `${String(entries.length)} ${englishFamily(family)}`,
        words: [...meaning, ...(missing.length > 0 ? [`A missing value: ${missing.join(' ')}`] : [])].join(
          ' ',
        ),
      })),
    columns: columns.map((entry) => ({
      ...entry,
      texts: entry.texts.map((text) => ({
        ...text,
        meaning: without(text.meaning, shared.get(entry)?.meaning),
        missing: without(text.missing, shared.get(entry)?.missing),
      })),
    })),
  };
}

/** The columns that an incident names, a pattern of them as their number. */
export function listTouched(catalogue: Catalogue, { columns = [] }: Incident) {
  return columns.flatMap((pattern) => {
    const { count, first: column } = matchColumns(catalogue, pattern);
    if (!column) return [];
    return [
      {
        anchor: columnAnchor(column),
        header: pattern,
        name: count === 1 ? englishHeader(catalogue, column.header) : `${String(count)} columns`,
      },
    ];
  });
}
