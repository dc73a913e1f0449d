import { findGroupPrefix, periodWords, type Variant, VARIANT_NAME, VARIANTS } from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import type { Candidate } from './group';
import { compact, type QueryNode } from './query';
import { isHan } from './tokenise';
import type { SearchEntry, SearchSite } from './types';
import type { Unit } from './units';

const COMPARES = /比較|相比|比.*[多少高低漲跌]|差[異別在多]|不同|變化|compare|differ|\bvs\b/;

/** A page as a hit that no word led to. @param filled what its address and its title say in this case */
export const pageAt = (
  entries: readonly SearchEntry[],
  page: string,
  filled?: Partial<SearchEntry>,
): Candidate[] =>
  entries.flatMap((entry) =>
    entry.path === page ? { entry: { ...entry, ...filled }, score: 0, terms: new Set() } : [],
  );

/** Programs by how they are asked for, and what the page that picks files calls them. */
const TOOLS: readonly (readonly [asked: RegExp, tool: string])[] = [
  [/python|pandas/, 'pandas'],
  [/duckdb|sql/, 'DuckDB'],
  [/clickhouse/, 'ClickHouse'],
  [/(?<![a-z])r(?![a-z])/, 'R'],
];
const ASKS_FOR_FILES = /檔|資料|下載|讀|合併|期|file|data|download/;

const entriesIn = (units: readonly Unit[]): SearchEntry[] => units.map(({ entry }) => entry);

const columnsCalled = (columns: readonly Unit[], phrase: string): Unit[] =>
  columns.filter(({ title, keywords }) => title === phrase || keywords.has(phrase));

function columnsNamed(node: QueryNode, columns: readonly Unit[]): Unit[] {
  switch (node.kind) {
    case 'leaf': {
      const { phrase } = node;
      const called = columnsCalled(columns, phrase);
      if (called.length > 0 || !isHan(phrase)) return called;
      const holding = columns.filter(({ title }) => title.includes(phrase));
      const begun = holding.filter(({ title }) => title.startsWith(phrase));
      return begun.length > 0 ? begun : holding;
    }
    case 'any':
      // The word and what it means first; further meanings are of the site rather than of its columns.
      return node.nodes.slice(0, 2).flatMap((inner) => columnsNamed(inner, columns));
    case 'all':
      return node.nodes.flatMap((part) => columnsNamed(part.node, columns));
  }
}

const listHeaders = (columns: readonly Unit[]): string[] => [
  ...new Set(columns.map(({ entry }) => entry.title)),
];

/** Does the column stand in this content? Those that stand in one alone say in which. */
const isIn = (variant: Variant, { facts }: SearchEntry): boolean =>
  VARIANTS.every((other) => other === variant || !facts.includes(VARIANT_NAME[other]));

function headersIn({ words, toTree }: Asked, columns: readonly Unit[]): string[] {
  const parts = words
    .split(/[\s和與及跟、,]+/)
    .map((text) => ({ text, called: columnsCalled(columns, compact(text)) }));
  const tree = toTree(parts.flatMap(({ text, called }) => (called.length > 0 ? [] : text)).join(' '));
  const named = [...parts.flatMap(({ called }) => called), ...(tree ? columnsNamed(tree, columns) : [])];
  return listHeaders(columns).filter((header) => named.some(({ entry }) => entry.title === header));
}

function nameGroups(headers: readonly string[], all: readonly string[]): string[] {
  return [...groupBy(headers, (header) => findGroupPrefix(header) ?? header)].flatMap(([name, group]) => {
    const isWhole = group.length === all.filter((header) => findGroupPrefix(header) === name).length;
    return group.length > 1 && isWhole ? [`${name}*`] : group;
  });
}

interface Asked {
  periods: readonly string[];
  versions: readonly string[];
  words: string;
  /** did words such as 去年 name the periods? */
  isRelative: boolean;
  toTree: (words: string) => QueryNode | undefined;
}

/** Where files of several years are picked: with the columns, the content and the program that were asked for. */
function filledPick(units: readonly Unit[], asked: Asked, site: SearchSite): Candidate[] {
  const { periods, words, isRelative } = asked;
  const years = periods.map((period) => period.slice(0, 4)).sort();
  const [from, to] = [years[0], years.at(-1)];
  if (!from || !to || from === to) return [];
  const columns = units.filter(({ entry }) => entry.kind === 'column');
  const named = headersIn(asked, columns);
  const [raw = [], merged = []] = VARIANTS.map((variant) =>
    named.filter((header) => columns.some(({ entry }) => entry.title === header && isIn(variant, entry))),
  );
  const isMerged = merged.length > raw.length || /消除重複|去重|dedup/.test(words);
  const names = nameGroups(isMerged ? merged : raw, listHeaders(columns));
  const tool = TOOLS.find(([pattern]) => pattern.test(words))?.[1] ?? '';
  // Two years are compared; of three or more nothing else can be wanted than their files.
  const areYears = !isRelative && !!periods[2] && periods.every((period) => period.length === 4);
  if (!names[0] && !tool && !areYears && !ASKS_FOR_FILES.test(words)) return [];
  return pageAt(entriesIn(units), site.pick, {
    path: site.picked({
      from,
      to,
      variant: isMerged ? 'deduplicated' : '',
      columns: names.join(','),
      tool,
    }),
    title: `挑${from}年到${to}年的檔案`,
    facts: [...names.map((name) => name.replace(/_?\*$/, '')), ...(tool ? [tool] : [])],
  });
}

/** What a query fills in of the pages that compare periods or versions and pick files; nothing where it asks for none of them. */
export function suggestPrefilledPages(units: readonly Unit[], asked: Asked, site: SearchSite): Candidate[] {
  const { periods, versions, words } = asked;
  const [a, b, more] = [...(periods[0] ? periods : versions)].sort();
  // Two of them and no other word ask for the same, unless today names them.
  if (!a || !b || more || (words ? !COMPARES.test(words) : asked.isRelative))
    return filledPick(units, asked, site);
  return periods[0]
    ? pageAt(entriesIn(units), site.compare, {
        path: site.comparison(a, b, 'raw'),
        title: `比較${periodWords(a)}與${periodWords(b)}`,
      })
    : pageAt(entriesIn(units), site.differences, {
        path: site.difference(a, b),
        title: `版本差異：${a}到${b}`,
      });
}
