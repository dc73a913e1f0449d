/** The table in a file: a ZIP of the dataset, or a CSV that was in one. */
import { matchesHeader } from '../catalogue/columns';
import { parseAddress } from '../catalogue/parseAddress';
import type { Catalogue, Format, Variant } from '../catalogue/types';
import { granularityOf } from '../period';
import { csvRows } from './csv';
import { TableError } from './error';
import { candidatesFor, nameIn, type Candidate } from './identify';
import { fieldsOf, jsonRows, type JsonRow } from './json';
import { piecesOf, type ByteSource } from './source';
import { notationOf } from './values';
import { bytesOf, entriesOf, type ZipEntry } from './zip';

/** Some rows, and how much of the file they and those before them are. */
export interface Batch {
  /** fields in the order of the table's columns; what is missing as the CSV of the dataset version writes it */
  rows: string[][];
  /** unpacked bytes read so far */
  bytes: number;
  /** rows in which a repeated column says something else than the first one of its name */
  contradicted: number;
}

export interface Table {
  format: Format;
  /** where the CSV is found once the ZIP is unpacked; undefined for JSON, which is in many files */
  path: string | undefined;
  /** what the name of the file says; undefined where it follows no rule of the publisher */
  named: { period: string; variant: Variant } | undefined;
  /** names of the columns as the file has them, each once: headers, or keys of JSON */
  names: string[];
  /** columns that stand a second time at the end, which the catalogue knows of; they are not among the names and rows */
  repeats: string[];
  /** which tables these columns may be, the nearest first */
  candidates: Candidate[];
  /** number of rows that the ZIP itself says, where it does */
  recorded: number | undefined;
  /** JSON files of the ZIP: rows, or what it says of itself */
  json: readonly Part[];
  /** unpacked bytes of the table */
  size: number;
  /** The rows from the first to the last, with the columns of a candidate. Can be asked for again. */
  rows: (candidate: Candidate) => AsyncGenerator<Batch>;
}

/**
 * How the publisher names the CSV. ZIPs of 2018-08 to 2018-12 hold a second one with 1 and 0 (`201809-raw-01.csv`), and names in
 * other letters than UTF-8 hide the folder of the code tables.
 */
const BY_RULE = /-(?:raw|deduplicated)\.csv$/;
/** Facts about the other files of the ZIP, not rows. */
export const META = /(?:^|\/)_meta\.json$/;
/** Part of the path of the code tables in every ZIP. */
const CODES = '編碼表/';
const isZip = ({ name }: ByteSource): boolean => /\.zip$/i.test(name);

/** The pieces of a file, counted. */
function counted(
  pieces: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncIterable<Uint8Array> {
  return {
    async *[Symbol.asyncIterator]() {
      for await (const piece of pieces) {
        count(piece.length);
        yield piece;
      }
    },
  };
}

/** A part of a source that is read from its beginning. */
export interface Part {
  name: string;
  /** names it in errors */
  where: string;
  size: number;
  open: () => AsyncIterable<Uint8Array>;
}

function namedBy(source: ByteSource, inside: string | undefined): Table['named'] {
  const outside = parseAddress(`https://a.invalid/${encodeURIComponent(source.name)}`);
  if (outside) return { period: outside.period, variant: outside.variant };
  const [, year, rest, variant] =
    /(\d{4})(Q[1-4]|\d{2})?-(raw|deduplicated)\.csv$/.exec(inside ?? source.name) ?? [];
  if (year === undefined || (variant !== 'raw' && variant !== 'deduplicated')) return undefined;
  return { period: rest && /^\d/.test(rest) ? `${year}-${rest}` : year + (rest ?? ''), variant };
}

async function firstOf<T>(batches: AsyncIterable<T>): Promise<T | undefined> {
  for await (const first of batches) return first;
  return undefined;
}

/** Columns at the end of a header that stand there a second time, where the catalogue says so of published files. */
function repeatsIn(header: readonly string[], named: Table['named'], catalogue: Catalogue): string[] {
  const all = catalogue.releases.flatMap((release) => release.sets);
  // Of a file that is not published the newest of its kind tells: the exporter goes on as it did.
  const like = all.findLast(
    ({ period, variant }) =>
      named &&
      variant === named.variant &&
      period <= named.period &&
      granularityOf(period) === granularityOf(named.period),
  );
  const sets = like ? [like] : named ? [] : all;
  const known = sets.flatMap(({ files }) => files.flatMap(({ repeats }) => repeats ?? []));
  const first = header.findIndex((name, index) => header.indexOf(name) !== index);
  if (first < 0) return [];
  const [names, again] = [header.slice(0, first), header.slice(first)];
  const expected = names.filter((name) => known.some((pattern) => matchesHeader(name, pattern)));
  return expected.join() === again.join() ? again : [];
}

/** What is known of a table before it is read. */
type Around = Pick<Table, 'path' | 'named' | 'recorded' | 'json'>;

async function csvTable(part: Part, around: Around, catalogue: Catalogue): Promise<Table> {
  const [header] = (await firstOf(csvRows(part.open(), part.where))) ?? [];
  if (!header) throw new TableError('header', part.where, '是空的。', '重新下載這個檔案。');
  const repeats = repeatsIn(header, around.named, catalogue);
  const names = header.slice(0, header.length - repeats.length);
  const pairs = repeats.map((name, index) => [names.length + index, names.indexOf(name)] as const);
  return {
    ...around,
    format: 'csv',
    names,
    repeats,
    candidates: candidatesFor(catalogue, names, 'csv', part.where),
    size: part.size,
    async *rows() {
      let bytes = 0;
      let isFirst = true;
      const pieces = counted(part.open(), (count) => {
        bytes += count;
      });
      for await (const rows of csvRows(pieces, part.where)) {
        if (isFirst) rows.shift();
        isFirst = false;
        const contradicted = rows.filter((row) => pairs.some(([again, first]) => row[again] !== row[first]));
        yield {
          rows: pairs.length === 0 ? rows : rows.map((row) => row.slice(0, names.length)),
          bytes,
          contradicted: contradicted.length,
        };
      }
    },
  };
}

async function jsonTable(parts: readonly Part[], around: Around, catalogue: Catalogue): Promise<Table> {
  const names = new Set<string>();
  for (const part of parts) {
    const rows = await firstOf(jsonRows(part.open(), part.where));
    for (const row of rows ?? []) for (const key of Object.keys(row)) names.add(key);
    if (names.size > 0) break;
  }
  return {
    ...around,
    format: 'json',
    names: [...names],
    repeats: [],
    candidates: candidatesFor(catalogue, [...names], 'json', parts[0]?.where ?? ''),
    size: parts.reduce((sum, { size }) => sum + size, 0),
    async *rows({ columns, version }) {
      const keys = columns.map((column) => nameIn('json', column));
      const notation = notationOf(version);
      const toFields = (row: JsonRow): string[] => fieldsOf(row, keys, notation);
      let bytes = 0;
      for (const part of parts) {
        const pieces = counted(part.open(), (count) => {
          bytes += count;
        });
        for await (const rows of jsonRows(pieces, part.where))
          yield { rows: rows.map(toFields), bytes, contradicted: 0 };
      }
    },
  };
}

/** The beginning of a part as text, to tell what it is. */
export async function beginning(part: Part): Promise<string> {
  return new TextDecoder().decode((await firstOf(part.open()))?.subarray(0, 100)).trimStart();
}

/** All of a part, which is short. */
export async function textOf(part: Part): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of part.open()) text += decoder.decode(piece, { stream: true });
  return text;
}

/** The rows that a ZIP says it has: `{"_total": 182287, …}` beside the CSV. */
async function recordedIn(parts: readonly Part[]): Promise<number | undefined> {
  for (const part of parts) {
    if (part.size > 10_000 || !(await beginning(part)).startsWith('{')) continue;
    const total = /"_total"\s*:\s*(\d+)/.exec(await textOf(part))?.[1];
    if (total !== undefined) return Number(total);
  }
  return undefined;
}

async function zipTable(source: ByteSource, catalogue: Catalogue): Promise<Table> {
  const all = await entriesOf(source);
  const entries = all.filter(({ name }) => !name.includes(CODES));
  const toPart = (entry: ZipEntry): Part => ({
    name: entry.name,
    where: `${source.name}的「${entry.name}」`,
    size: entry.unpacked,
    open: () => bytesOf(source, entry),
  });
  const ending = (end: string) => entries.filter(({ name }) => name.toLowerCase().endsWith(end));
  const tables = ending('.csv');
  const byRule = tables.filter(({ name }) => BY_RULE.test(name));
  const [csv, another] = byRule.length === 1 ? byRule : tables;
  const json = ending('.json').map(toPart);
  if (csv && another) {
    const fix = '一次打開一個期別、一種內容；合併過的ZIP請先拆開。';
    throw new TableError(
      'several-tables',
      source.name,
      `裡面有不只一個CSV（${csv.name}、${another.name}）。`,
      fix,
    );
  }
  const recorded = await recordedIn(json);
  const around = { path: csv?.name, named: namedBy(source, csv?.name), recorded, json };
  if (csv) return csvTable(toPart(csv), around, catalogue);
  const arrays: Part[] = [];
  for (const part of json.filter(({ name }) => !META.test(name))) {
    const start = await beginning(part);
    if (start.startsWith('[') || (start.startsWith('{') && start.includes('"dataset_version"')))
      arrays.push(part);
  }
  if (arrays.length > 0) return jsonTable(arrays, around, catalogue);
  const [inner] = ending('.zip');
  if (inner)
    throw new TableError(
      'nested',
      source.name,
      `裡面是另一個ZIP（${inner.name}）。`,
      '解壓縮之後，打開裡面的ZIP。',
    );
  throw new TableError('no-table', source.name, '裡面沒有CSV，也沒有JSON的資料。', '選這份資料集的ZIP。');
}

/**
 * The table in a file, from its beginning; rows are read when they are asked for.
 * @throws TableError for a file that holds no table, or none that can be read
 */
export async function openTable(source: ByteSource, catalogue: Catalogue): Promise<Table> {
  const start = await source.read(0, Math.min(4, source.size));
  const looksLikeZip = start[0] === 0x50 && start[1] === 0x4b;
  if (looksLikeZip || isZip(source)) return zipTable(source, catalogue);
  const part = {
    name: source.name,
    where: source.name,
    size: source.size,
    open: () => piecesOf(source, 0, source.size),
  };
  const around = {
    path: source.name,
    named: namedBy(source, undefined),
    recorded: undefined,
    json: [],
  };
  return csvTable(part, around, catalogue);
}
