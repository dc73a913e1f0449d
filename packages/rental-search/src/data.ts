import { MARK_STATES, periodWords } from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { HIT_KINDS, type HitKind, type SearchEntry, type SearchSite } from './types';

/** Everyday words, and what the entries call it; the note stands above the hits. Each word in one list only. */
export interface Synonym {
  words: string[];
  means: string[];
  note?: string | undefined;
}

/** What a search is made of; entries of newer dataset versions come first. */
export interface SearchData {
  entries: SearchEntry[];
  synonyms: Synonym[];
}

type PackedMark = [state: number, text: string] | 0;
type PackedSame = [version: string, mark: PackedMark];
type PackedEntry = [
  kind: number,
  path: string,
  title: string,
  parents: string[],
  version: string,
  /** 1 where it follows from the address */
  group: string | 1,
  text: string,
  /** an empty first one is the first fact */
  keywords: string[],
  facts: string[],
  mark: PackedMark,
  period: string,
  same: PackedSame[],
];

type Columns<Row extends unknown[]> = { [Place in keyof Row]: Row[Place][] };

/** Repeats in older versions stand in one row, and what rows have in one place in one list, which compresses well. */
export interface PackedSearch {
  format: 2;
  synonyms: [words: string[], means: string[], note?: string][];
  entries: Columns<PackedEntry>;
}

function inVersion(entry: SearchEntry, version: string): SearchEntry {
  const swap = (text: string) => text.split(entry.version).join(version);
  return { ...entry, version, path: swap(entry.path), parents: entry.parents.map(swap) };
}

const identity = ({ mark: _mark, ...entry }: SearchEntry) => JSON.stringify(entry);

const usualGroup = (kind: string, path: string) =>
  `${kind === 'column' ? 'columns' : 'docs'}#${path.split('#')[1] ?? ''}`;

const usualFile = (period: string, { file }: Pick<SearchSite, 'file'>) => ({
  path: file(period, 'raw'),
  title: periodWords(period),
});

/** Columns are found by their JSON key, which is their first fact as well. */
const keyFirst = (kind: HitKind, facts: readonly string[], keywords: readonly string[]) =>
  kind === 'column' && facts.length > 1 && keywords[0] === facts[0];

const transpose = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  (lists[0] ?? []).map((_, place) => lists.map((list) => list[place]));

/**
 * The data as JSON that browsers load, without repetitions.
 *
 * @returns what `unpackSearch` makes the same entries of, those of a group together, if it is given the same site
 */
export function packSearch({ entries, synonyms }: SearchData, site: Pick<SearchSite, 'file'>): PackedSearch {
  const packed: PackedEntry[] = [];
  let group: { entry: SearchEntry; row: PackedEntry }[] = [];
  for (const entry of [...groupBy(entries, (one) => one.group || one).values()].flat()) {
    const { kind, path, title, parents, version, text, keywords, facts, period = '' } = entry;
    const mark: PackedMark = entry.mark ? [MARK_STATES.indexOf(entry.mark.state), entry.mark.text] : 0;
    if (!entry.group || group[0]?.entry.group !== entry.group) group = [];
    const same = group.find((g) => version && identity(inVersion(g.entry, version)) === identity(entry));
    if (same) {
      same.row[11].push([version, mark]);
      continue;
    }
    const usual = period ? usualFile(period, site) : undefined;
    const row: PackedEntry = [
      HIT_KINDS.indexOf(kind),
      path === usual?.path ? '' : path,
      title === usual?.title ? '' : title,
      parents,
      version,
      entry.group === usualGroup(kind, path) ? 1 : entry.group,
      text,
      keyFirst(kind, facts, keywords) ? ['', ...keywords.slice(1)] : keywords,
      facts,
      mark,
      period,
      [],
    ];
    packed.push(row);
    group.push({ entry, row });
  }
  // Files first, columns last: the file is a tenth smaller than in some other orders.
  packed.sort((a, b) => b[0] - a[0]);
  return {
    format: 2,
    synonyms: synonyms.map(({ words, means, note }) => (note ? [words, means, note] : [words, means])),
    entries: transpose(packed) as unknown as PackedSearch['entries'],
  };
}

/** The data that were packed. @param site the one that they were packed for */
export function unpackSearch(packed: PackedSearch, site: Pick<SearchSite, 'file'>): SearchData {
  const unpackMark = (mark: PackedMark) =>
    mark ? { mark: { state: MARK_STATES[mark[0]] ?? 'note', text: mark[1] } } : {};
  const entries = (transpose(packed.entries) as unknown as PackedEntry[]).flatMap((row): SearchEntry[] => {
    const [number, path, title, parents, version, group, text, keywords, facts, mark, period, same] = row;
    const kind = HIT_KINDS[number] ?? 'document';
    const usual = period ? usualFile(period, site) : undefined;
    const entry: SearchEntry = {
      kind,
      path: path || (usual?.path ?? ''),
      title: title || (usual?.title ?? ''),
      parents,
      version,
      group: group === 1 ? usualGroup(kind, path) : group,
      text,
      keywords: keywords.map((k) => k || (facts[0] ?? '')),
      facts,
      period: period || undefined,
    };
    return [
      { ...entry, ...unpackMark(mark) },
      ...same.map(([older, its]) => ({ ...inVersion(entry, older), ...unpackMark(its) })),
    ];
  });
  return {
    entries,
    synonyms: packed.synonyms.map(([words, means, note]) => ({ words, means, note: note || undefined })),
  };
}
