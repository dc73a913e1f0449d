/** What is picked, as it stands in the query of an address: `?from=2019&to=2024&variant=raw&by=month&columns=提供家具_*&usable=1&tool=R`. */
import { findGroupPrefix, listColumns } from '../catalogue/columns';
import { listYears } from '../catalogue/sets';
import type { Catalogue, Code, Column } from '../catalogue/types';
import { COUNTIES, type Variant, VARIANTS } from '../catalogue/values';
import { GRANULARITIES, type Granularity } from '../granularity';
import { groupBy } from '../helpers/groupBy';
import { memoByObject } from '../helpers/memo';

/** What is picked. */
export interface Choice {
  from: number;
  to: number;
  variant: Variant;
  granularity: Granularity;
  /** headers, in the order of the files */
  columns: readonly string[];
  /** only files whose rows have no known gap */
  complete: boolean;
  /** only files in which every chosen column may be used */
  usable: boolean;
  /** names of counties whose rows are kept; none for all */
  counties: readonly string[];
  /** of each listing only the row of its last period; raw files alone tell listings apart */
  once: boolean;
  /** are the rows written as points as well? */
  geojson: boolean;
  tool: Tool;
}

const TOOLS = ['curl', 'pandas', 'R', 'DuckDB', 'ClickHouse'] as const;
type Tool = (typeof TOOLS)[number];

/** Public, as the rest of the address: a shared address keeps its meaning. */
export const BY: Record<Granularity, string> = { monthly: 'month', quarterly: 'quarter', annual: 'year' };

/** A column of each header that files of the variant have or had, in the order of the files. */
export const columnsFor = memoByObject(
  (catalogue: Pick<Catalogue, 'columns' | 'versions'>, variant: Variant): Column[] => {
    const all = new Set(catalogue.versions.flatMap((version) => listColumns(catalogue, version, variant)));
    const newestLast = catalogue.columns.filter((column) => all.has(column));
    return [...new Map(newestLast.map((column) => [column.header, column])).values()];
  },
);

/** By official code, but the six municipalities (6…) first and the islands of Fujian (09…) last, as in official tables. */
const rank = ({ official }: Code): number => {
  const code = Number(official);
  return code >= 60000 ? code - 60000 : code < 10000 ? code + 90000 : code;
};

/** The counties that a row may be of, those that most people look for first. */
export const listCounties = ({ codeTables }: Pick<Catalogue, 'codeTables'>): readonly Code[] =>
  (codeTables.find(({ id }) => id === COUNTIES)?.codes ?? [])
    .filter(({ label }) => /[市縣]$/.test(label))
    .sort((a, b) => rank(a) - rank(b));

/** What is picked before anybody picks: raw months of the newest five years. */
export function defaultChoice(catalogue: Pick<Catalogue, 'releases'>): Choice {
  const years = listYears(catalogue);
  const to = years[0] ?? 0;
  return {
    from: Math.max(to - 4, years.at(-1) ?? to),
    to,
    variant: 'raw',
    granularity: 'monthly',
    columns: [],
    complete: false,
    usable: true,
    counties: [],
    once: false,
    geojson: false,
    tool: 'curl',
  };
}

/** Reads the query of an address; defaults for what it lacks, and a problem for each text that means nothing. */
export function readChoice(
  search: string,
  catalogue: Pick<Catalogue, 'codeTables' | 'columns' | 'releases' | 'versions'>,
): { choice: Choice; problems: string[] } {
  const query = new URLSearchParams(search);
  const otherwise = defaultChoice(catalogue);
  const years = listYears(catalogue);
  const problems: string[] = [];
  const unknown = (text: string, right: string) => {
    problems.push(`網址裡的「${text.slice(0, 40)}」${right}。`);
  };
  function read<T>(
    name: string,
    known: readonly T[],
    otherwise: T,
    right: string,
    written: (value: T) => string = String,
  ): T {
    const text = query.get(name)?.trim();
    if (!text) return otherwise;
    const found = known.find((value) => written(value) === text);
    if (found === undefined) unknown(text, right);
    return found ?? otherwise;
  }
  const span = `不是有資料的年份，請從${years.at(-1)}到${years[0]}裡選`;
  const [a, b] = [read('from', years, otherwise.from, span), read('to', years, otherwise.to, span)];
  const notVariant = '不是一種內容，內容只有raw（原始資料）與deduplicated（消除重複住宅）';
  const variant = read('variant', VARIANTS, otherwise.variant, notVariant);
  const notBy = '不是一種期別，期別只有month（月）、quarter（季）與year（年）';
  const granularity = read('by', GRANULARITIES, otherwise.granularity, notBy, (kind) => BY[kind]);
  const headers = columnsFor(catalogue, variant).map(({ header }) => header);
  const asked = (query.get('columns') ?? '').split(',').filter(Boolean);
  const fits = (header: string, text: string) =>
    text === header || (text.endsWith('*') && findGroupPrefix(header) === text.slice(0, -1));
  for (const text of asked)
    if (!headers.some((header) => fits(header, text))) unknown(text, '不是這種內容有的欄位');
  const counties = listCounties(catalogue).map(({ label }) => label);
  const named = (query.get('counties') ?? '').split(',').filter(Boolean);
  for (const text of named) if (!counties.includes(text)) unknown(text, '不是縣市的名稱');
  const on = (name: 'complete' | 'usable' | 'once' | 'geojson') =>
    read(name, [true, false], otherwise[name], '只能是1或0', (isOn) => (isOn ? '1' : '0'));
  return {
    choice: {
      from: Math.min(a, b),
      to: Math.max(a, b),
      variant,
      granularity,
      columns: headers.filter((header) => asked.some((text) => fits(header, text))),
      complete: on('complete'),
      usable: on('usable'),
      counties: counties.filter((label) => named.includes(label)),
      once: on('once'),
      geojson: on('geojson'),
      tool: read('tool', TOOLS, otherwise.tool, `不是一種程式，程式只有${TOOLS.join('、')}`),
    },
    problems,
  };
}

/** A column, or all columns of a group by their common beginning. */
export interface NamedColumns {
  name: string;
  headers: string[];
  /** does it stand for all columns of the group? */
  whole: boolean;
}

/** Columns by their names, those of a group as one where all of it are among them. @param all the columns that there are */
export function columnNames(
  columns: readonly string[],
  all: readonly Pick<Column, 'header'>[],
): NamedColumns[] {
  const groups = groupBy(columns, (header) => findGroupPrefix(header) ?? header);
  return [...groups].flatMap(([name, headers]): NamedColumns[] => {
    const size = headers.length > 1 && all.filter(({ header }) => findGroupPrefix(header) === name).length;
    if (headers.length === size) return [{ name, headers, whole: true }];
    return headers.map((header) => ({ name: header, headers: [header], whole: false }));
  });
}

/** The parameters that `readChoice` reads as this choice; an empty text says nothing that the default does not. */
export function toParameters(
  choice: Choice,
  catalogue: Pick<Catalogue, 'columns' | 'versions'>,
): Record<string, string> {
  const { from, to, variant, granularity, columns, complete, usable, counties, once, geojson, tool } = choice;
  const names = columnNames(columns, columnsFor(catalogue, variant));
  return {
    from: String(from),
    to: String(to),
    variant,
    by: BY[granularity],
    columns: names.map(({ name, whole }) => (whole ? `${name}*` : name)).join(','),
    complete: complete ? '1' : '0',
    usable: usable ? '1' : '0',
    counties: counties.join(','),
    once: once ? '1' : '',
    geojson: geojson ? '1' : '',
    tool: tool === 'curl' ? '' : tool,
  };
}
