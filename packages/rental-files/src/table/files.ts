import {
  type Column,
  type Format,
  parseGranularity,
  matchesHeader,
  periodWords,
  practiceTest,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import type { Catalogue } from '../catalogue';
import { Batch, ColumnEncoder, encodeRows, PlainRows, textAt } from './batch';
import { csvRows, type Dialect, Layout, PUBLISHED } from './csv';
import { TableError } from './error';
import { layoutFinding, type Finding } from './finding';
import { FEWEST_NAMES, looksLikeValues, nameFinder, namesAsPublished } from './headers';
import { candidatesFor, checkWidth, columnsAsRead, nameIn, type Candidate } from './identify';
import { findMembers, ungzipped } from './inflate';
import { readFields, jsonRows, type JsonRow } from './json';
import { detectKind, textKind } from './kind';
import { isLitter, readName, type NameParts } from './names';
import type { ResavedRows } from './resaved';
import { readPieces, type ByteSource } from './source';
import { makeCheck, findNotation } from './values';
import { unpackEntry, listEntries } from './zip';

export interface Table {
  format: Format;
  /** where the CSV is found once the ZIP is unpacked; undefined for JSON, which is in many files */
  path: string | undefined;
  /** what its names say, the outer one before the inner; undefined where none follows a rule of the publisher */
  named: { period: string; variant: Variant } | undefined;
  contradictions: string[];
  /** Do its first rows come from the practice file? It is of no period then, whatever its name says. */
  isPractice: boolean;
  /** names of the columns as the file has them, each once: headers, or keys of JSON */
  names: string[];
  /** columns that stand a second time at the end, which the catalogue knows of; they are not among the names and rows */
  repeats: string[];
  candidates: Candidate[];
  stated: string | undefined;
  recorded: number | undefined;
  /** JSON files of the ZIP: rows, or what it says of itself */
  json: readonly Part[];
  size: number;
  /** What the publisher writes otherwise, and how it was read. All of it is known after the rows were read. */
  found: () => Finding[];
  /** The rows from the first to the last, with the columns of a candidate, or those of them that are wanted. Can be asked for again. */
  rows: (candidate: Candidate, wanted?: ReadonlySet<string>) => AsyncGenerator<Batch>;
}

/** ZIPs of 2018-08 to 2018-12 hold a second CSV with 1 and 0 (`201809-raw-01.csv`); names in other letters than UTF-8 hide the folder of the code tables. */
const SECOND = /-01\.csv$/;
export const META = /(?:^|\/)_meta\.json$/;
const LONGEST_META = 100_000;
const CODES = '編碼表/';

async function* countBytes(
  pieces: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    count(piece.length);
    yield piece;
  }
}

export interface Part {
  name: string;
  where: string;
  size: number;
  open: () => AsyncIterable<Uint8Array>;
}

async function takeFirst<T>(batches: AsyncIterable<T>): Promise<T | undefined> {
  for await (const first of batches) return first;
  return undefined;
}

/** Columns at the end of a header that stand there a second time, where the catalogue says so of published files. */
function repeatsIn(
  header: readonly string[],
  { period, variant }: NameParts,
  catalogue: Catalogue,
): string[] {
  const named = period !== undefined && variant !== undefined ? { period, variant } : undefined;
  const all = catalogue.releases.flatMap((release) => release.sets);
  // Of a file that is not published the newest of its kind tells: the exporter goes on as it did.
  const like = all.findLast(
    (set) =>
      named &&
      set.variant === named.variant &&
      set.period <= named.period &&
      parseGranularity(set.period) === parseGranularity(named.period),
  );
  const sets = like ? [like] : named ? [] : all;
  const known = sets.flatMap(({ files }) => files.flatMap(({ repeats }) => repeats ?? []));
  const first = header.findIndex((name, index) => header.indexOf(name) !== index);
  if (first < 0) return [];
  const [names, again] = [header.slice(0, first), header.slice(first)];
  const expected = names.filter((name) => known.some((pattern) => matchesHeader(name, pattern)));
  return expected.join() === again.join() ? again : [];
}

interface TableContext extends Pick<Table, 'path' | 'contradictions' | 'recorded' | 'json'> {
  claimed: NameParts;
  stated?: string | undefined;
  catalogue: Catalogue;
}

function identified(
  { claimed: { period, variant }, path, contradictions, stated, recorded, json }: TableContext,
  candidates: Candidate[],
  isPractice: boolean,
) {
  const [nearest] = candidates;
  if (isPractice)
    return { path, named: undefined, contradictions: [], stated, recorded, json, candidates, isPractice };
  const known = variant ?? nearest?.variant;
  const named = period !== undefined && known !== undefined ? { period, variant: known } : undefined;
  const exact = candidates.filter(({ distance }) => distance === 0);
  const contradiction =
    variant !== undefined && exact[0] && !exact.some((candidate) => candidate.variant === variant)
      ? [`檔名是${VARIANT_NAME[variant]}，欄位是${VARIANT_NAME[exact[0].variant]}。`]
      : [];
  return {
    path,
    named,
    contradictions: [...contradictions, ...contradiction],
    stated,
    recorded,
    json,
    candidates,
    isPractice,
  };
}

/** @throws TableError for names of columns that are not of this dataset */
function checkNames(names: readonly string[], published: ReadonlySet<string>, where: string): void {
  const common = names.filter((name) => published.has(name)).length;
  if (common >= FEWEST_NAMES) return;
  const [problem, fix] =
    common === 0 && looksLikeValues(names)
      ? ['第一列就是資料，少了寫著欄名的那一列。', '用沒有改過的原檔，或把欄名補在第一列。']
      : [
          `這不是這份資料集的表格：${String(names.length)}個欄名裡，只有${String(common)}個是這份資料集的。`,
          '選這份資料集的ZIP，或裡面的CSV、JSON。',
        ];
  throw new TableError('other-table', where, problem, fix);
}

function isWrittenOtherwise(
  { catalogue, claimed: { period } }: TableContext,
  names: readonly string[],
  rows: readonly (readonly string[])[],
  { columns, version }: Candidate,
): boolean {
  return names.some((name, index) => {
    const column = columns.find(({ header }) => header === name);
    if (!column) return rows.some((row) => row[index] === '');
    const check = makeCheck(catalogue, column, version, period);
    return rows.some((row) => {
      const violation = check(row[index] ?? '');
      return violation !== null && violation !== 'range';
    });
  });
}

/** Reads all rows to learn how they are written, where the first of them are not as published. */
async function surveyed(
  { catalogue, claimed: { period } }: TableContext,
  columns: readonly Column[],
  { version }: Candidate,
  rows: () => AsyncIterable<string[][]>,
  isSemicolon: boolean,
): Promise<ResavedRows> {
  // Most files are as published: what reads others is loaded for them.
  const { ResavedRows: Rows } = await import('./resaved');
  const reader = new Rows(catalogue, columns, version, period);
  for await (const some of rows()) reader.survey(some);
  reader.decide(isSemicolon);
  return reader;
}

/** Does the text begin with names of the dataset alone, as the publisher writes them? */
function beginsAsPublished(start: Uint8Array, published: ReadonlySet<string>): boolean {
  const [header = ''] = new TextDecoder().decode(start, { stream: true }).split(/\r?\n|\r/, 1);
  const names = header.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'));
  return names.length >= FEWEST_NAMES && names.every((name) => published.has(name));
}

async function dialectIn(
  part: Part,
  published: ReadonlySet<string>,
): Promise<{ dialect: Dialect; findings: Finding[] }> {
  const start = await readStart(part);
  if (beginsAsPublished(start, published)) return { dialect: PUBLISHED, findings: [] };
  const { dialectFindings, detectDialect } = await import('./dialect');
  const dialect = detectDialect(start, part.where, nameFinder([...published]));
  return { dialect, findings: dialectFindings(dialect) };
}

/** Rows in which a column says something else than the other of its pair. */
function countContradicted(
  { length, columns }: Pick<Batch, 'length' | 'columns'>,
  pairs: readonly (readonly [number, number])[],
): number {
  if (pairs.length === 0) return 0;
  const differs = (row: number): boolean =>
    pairs.some(([a, b]) => {
      const [other, own] = [columns[a], columns[b]];
      return other !== undefined && own !== undefined && textAt(other, row) !== textAt(own, row);
    });
  return Array.from({ length }, (_, row) => row).filter(differs).length;
}

async function csvTable(part: Part, around: TableContext): Promise<Table> {
  const { catalogue } = around;
  const published = new Set(catalogue.columns.map((column) => column.header));
  const { dialect, findings } = await dialectIn(part, published);
  const layout = new Layout();
  const [header, ...first] = (await takeFirst(csvRows(part.open(), part.where, dialect, layout))) ?? [];
  if (!header) throw new TableError('empty', part.where, '檔案是空的。', '重新下載這個檔案。');
  checkWidth(header, part.where);
  const known = repeatsIn(header, around.claimed, catalogue);
  const headers = header.slice(0, header.length - known.length);
  const { names, places, renamed, again } = namesAsPublished(headers, [...published]);
  checkNames(names, published, part.where);
  const pairs = [
    ...known.map((name, index) => [headers.length + index, headers.indexOf(name)] as const),
    ...again,
  ];
  const repeats = [...known, ...again.map(([, place]) => headers[place] ?? '')];
  const isWhole = places.length === header.length;
  const pick = (row: string[]): string[] => (isWhole ? row : places.map((place) => row[place] ?? ''));
  const candidates = candidatesFor(catalogue, names, 'csv', part.where);
  const [nearest] = candidates;
  const isPracticeRow = practiceTest(names);
  const isPractice = first.map(pick).some((row) => isPracticeRow((place) => row[place]));
  const { delimiter, encoding, quote } = dialect;
  const isAsPublished =
    delimiter === PUBLISHED.delimiter && encoding === PUBLISHED.encoding && quote === PUBLISHED.quote;
  const isOtherwise =
    nearest !== undefined && (!isAsPublished || isWrittenOtherwise(around, names, first.map(pick), nearest));
  async function* fields(count: (bytes: number) => void): AsyncGenerator<string[][]> {
    let isFirst = true;
    for await (const rows of csvRows(countBytes(part.open(), count), part.where, dialect, layout)) {
      if (isFirst) rows.shift();
      isFirst = false;
      yield rows;
    }
  }
  const readers = new Map<Candidate, ResavedRows>();
  let reader: ResavedRows | undefined;
  const findReader = async (candidate: Candidate): Promise<ResavedRows | undefined> => {
    if (!isOtherwise) return undefined;
    const before = readers.get(candidate);
    if (before) return before;
    async function* picked(): AsyncGenerator<string[][]> {
      for await (const rows of fields(() => undefined)) yield rows.map(pick);
    }
    const columns = columnsAsRead('csv', names, candidate);
    const made = await surveyed(around, columns, candidate, picked, delimiter === ';');
    readers.set(candidate, made);
    return made;
  };
  return {
    ...identified(around, candidates, isPractice),
    format: 'csv',
    names,
    repeats,
    size: part.size,
    found: () => [
      ...findings,
      ...(renamed.length + again.length > 0
        ? [
            layoutFinding('punctuation', `${String(renamed.length + again.length)}個欄名的標點換過。`, {
              count: renamed.length + again.length,
            }),
          ]
        : []),
      ...layout.findings,
      ...(reader?.findings ?? []),
    ],
    async *rows(candidate, wanted) {
      let bytes = 0;
      const count = (more: number): void => {
        bytes += more;
      };
      reader = await findReader(candidate);
      const read = reader;
      const columns = columnsAsRead('csv', names, candidate);
      const isWanted = (index: number): boolean => wanted?.has(columns[index]?.header ?? '') ?? true;
      if (!read) {
        const asked = new Set([...places.filter((_, index) => isWanted(index)), ...pairs.flat()]);
        const encoders = header.map((_, field) => (asked.has(field) ? new ColumnEncoder() : undefined));
        const taker = new PlainRows(encoders, dialect);
        const pieces = csvRows(countBytes(part.open(), count), part.where, dialect, layout, taker);
        for await (const _ of pieces) {
          const taken = taker.take();
          if (taken.length === 0) continue;
          const contradicted = countContradicted(taken, pairs);
          const own = places.map((place, index) => (isWanted(index) ? taken.columns[place] : undefined));
          yield new Batch(taken.length, own, bytes, contradicted, taken.breaks);
        }
        return;
      }
      read.restart();
      const encoders = columns.map((_, index) => (isWanted(index) ? new ColumnEncoder() : undefined));
      for await (const rows of fields(count)) {
        const contradicted = rows.filter((row) => pairs.some(([other, own]) => row[other] !== row[own]));
        const own = rows.map((row) => read.read(pick(row)));
        yield new Batch(own.length, encodeRows(own, encoders), bytes, contradicted.length);
      }
    },
  };
}

async function jsonTable(parts: readonly Part[], around: TableContext): Promise<Table> {
  const { catalogue } = around;
  const given = new Set<string>();
  let first: readonly JsonRow[] = [];
  for (const part of parts) {
    first = (await takeFirst(jsonRows(part.open(), part.where))) ?? [];
    for (const row of first) for (const key of Object.keys(row)) given.add(key);
    if (given.size > 0) break;
  }
  // Programs that turn the CSV into JSON keep its headers.
  const keys = new Map(catalogue.columns.map(({ header, key }) => [header, key ?? header]));
  const isByHeader = [...given].filter((name) => keys.has(name)).length >= FEWEST_NAMES;
  const names = [...given].map((name) => (isByHeader ? (keys.get(name) ?? name) : name));
  const where = parts[0]?.where ?? '';
  checkWidth(names, where);
  if (given.size > 0) checkNames(names, new Set(keys.values()), where);
  async function* objects(count: (bytes: number) => void): AsyncGenerator<JsonRow[]> {
    for (const part of parts) yield* jsonRows(countBytes(part.open(), count), part.where);
  }
  const readers = new Map<Candidate, ResavedRows>();
  let reader: ResavedRows | undefined;
  const headers = new Map(catalogue.columns.map(({ header, key }) => [key ?? header, header]));
  const keysInFile = [...given];
  const isPracticeRow = practiceTest(keysInFile.map((name) => headers.get(name) ?? name));
  const isPractice = first.some((row) =>
    isPracticeRow((place) => {
      const value: unknown = row[keysInFile[place] ?? ''];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    }),
  );
  return {
    ...identified(around, candidatesFor(catalogue, names, 'json', where), isPractice),
    format: 'json',
    names,
    repeats: [],
    size: parts.reduce((sum, { size }) => sum + size, 0),
    found: () => [
      ...(isByHeader ? [layoutFinding('json-headers', 'JSON的鍵是CSV的欄名。')] : []),
      ...(reader?.findings ?? []),
    ],
    async *rows(candidate, wanted) {
      const { columns, version } = candidate;
      const fieldKeys = columns.map((column) => (isByHeader ? column.header : nameIn('json', column)));
      const notation = findNotation(version);
      const toFields = (row: JsonRow): string[] => readFields(row, fieldKeys, notation);
      async function* fields(): AsyncGenerator<string[][]> {
        for await (const rows of objects(() => undefined)) yield rows.map(toFields);
      }
      reader = isByHeader
        ? (readers.get(candidate) ?? (await surveyed(around, columns, candidate, fields, false)))
        : undefined;
      if (reader) readers.set(candidate, reader);
      const read = reader;
      read?.restart();
      let bytes = 0;
      const encoders = columns.map(({ header }) =>
        (wanted?.has(header) ?? true) ? new ColumnEncoder() : undefined,
      );
      for await (const rows of objects((count) => {
        bytes += count;
      })) {
        const all = rows.map((row) => (read ? read.read(toFields(row)) : toFields(row)));
        yield new Batch(all.length, encodeRows(all, encoders), bytes);
      }
    },
  };
}

const readStart = async (part: Part): Promise<Uint8Array> =>
  (await takeFirst(part.open())) ?? new Uint8Array();

export async function beginning(part: Part): Promise<string> {
  return new TextDecoder().decode((await readStart(part)).subarray(0, 100)).trimStart();
}

export async function readText(part: Part): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of part.open()) text += decoder.decode(piece, { stream: true });
  return text;
}

/** The rows that a file says its table has, `{"_total": 182287, …}`; undefined for any other file. */
async function totalIn(part: Part): Promise<number | undefined> {
  if (part.size > 10_000 || !(await beginning(part)).startsWith('{')) return undefined;
  const total = /"_total"\s*:\s*(\d+)/.exec(await readText(part))?.[1];
  return total === undefined ? undefined : Number(total);
}

async function holdsRows(part: Part): Promise<boolean> {
  const start = await beginning(part);
  return start.startsWith('[') || (start.startsWith('{') && start.includes('"dataset_version"'));
}

/** The files in a ZIP, folders left out. @throws TableError for anything but a whole ZIP whose files can be read */
export async function partsOfZip(source: ByteSource): Promise<Part[]> {
  return (await listEntries(source)).map((entry) => ({
    name: entry.name,
    where: `${source.name}的「${entry.name}」`,
    size: entry.unpacked,
    open: () => unpackEntry(source, entry),
  }));
}

/** In bytes; what a kind is known by stands within it, tar's mark too. */
const KIND_BYTES = 600;

/** The text that gzip packed, named as it is without. @throws TableError for anything else inside */
async function ungzippedPart(part: Part, open: Part['open']): Promise<Part> {
  const unpacked = { ...part, name: part.name.replace(/\.gz$/i, ''), open };
  textKind(((await takeFirst(open())) ?? new Uint8Array()).subarray(0, KIND_BYTES), part.where);
  return unpacked;
}

/** The file that a source is, or those that it holds as a ZIP. @throws TableError for a source that holds no table, or none that can be read */
async function unpack(source: ByteSource): Promise<{ part: Part } | { parts: Part[] }> {
  const { name, size } = source;
  const kind = detectKind(await source.read(0, Math.min(KIND_BYTES, size)), name);
  if (kind === 'zip' || (kind === 'text' && /\.zip$/i.test(name))) {
    const parts = await partsOfZip(source);
    return { parts: parts.filter((part) => !part.name.includes(CODES) && !isLitter(part.name)) };
  }
  const read = (start: number, end: number): AsyncGenerator<Uint8Array> => readPieces(source, start, end);
  const part = { name, where: name, size, open: () => read(0, size) };
  if (kind !== 'gzip') return { part };
  const spans = await findMembers(read, size);
  async function* members(): AsyncGenerator<Uint8Array> {
    for (const [start, end] of spans) yield* ungzipped(read(start, end), name);
  }
  return { part: await ungzippedPart(part, members) };
}

const endsIn =
  (end: string) =>
  ({ name }: Part): boolean =>
    name.toLowerCase().endsWith(end);

/** @throws TableError that says what a ZIP without a table holds instead */
function refuseZip(name: string, parts: readonly Part[]): never {
  const inner = parts.find(endsIn('.zip'));
  if (inner)
    throw new TableError('nested', name, `裡面是另一個ZIP（${inner.name}）。`, '解壓縮之後，打開裡面的ZIP。');
  if (parts.some((part) => /^(?:xl\/|\[Content_Types\]\.xml$|content\.xml$)/.test(part.name)))
    throw new TableError(
      'other-kind',
      name,
      '這是試算表的活頁簿，不是這份資料集的ZIP。',
      '在試算表裡另存成「CSV UTF-8」，再選那個CSV。',
      'Excel',
    );
  throw new TableError('no-table', name, '裡面沒有CSV，也沒有JSON的資料。', '選這份資料集的ZIP。');
}

const toSetKey = ({ period, variant }: NameParts): string => `${period ?? ''} ${variant ?? ''}`;
const nameWords = ({ period, variant }: NameParts): string =>
  [period === undefined ? '' : periodWords(period), variant === undefined ? '' : VARIANT_NAME[variant]].join(
    '的',
  );

/** What a file says of itself in `_meta.json`; an empty object where there is none that can be read. */
async function readMeta(parts: readonly Part[]): Promise<NameParts & { version?: string | undefined }> {
  const part = parts.find(({ name, size }) => META.test(name) && size < LONGEST_META);
  if (!part) return {};
  try {
    const meta = JSON.parse(await readText(part)) as Record<string, unknown>;
    const period = typeof meta['period'] === 'string' ? meta['period'].replace('-Q', 'Q') : '';
    const version = meta['dataset_version'];
    return {
      period: parseGranularity(period) && period,
      // The word for de-duplicated files is written nowhere.
      variant: meta['kind'] === 'raw' ? 'raw' : undefined,
      version: typeof version === 'string' ? version : undefined,
    };
  } catch {
    return {};
  }
}

function mergeIdentities(
  outer: NameParts,
  inner: NameParts,
  path: string,
  meta: NameParts = {},
): Pick<TableContext, 'claimed' | 'contradictions'> {
  const named: NameParts = {
    period: outer.period ?? inner.period ?? meta.period,
    variant: outer.variant ?? inner.variant ?? meta.variant,
    format: outer.format ?? inner.format ?? meta.format,
  };
  const differs = (from: NameParts): boolean =>
    (['period', 'variant'] as const).some((key) => from[key] !== undefined && from[key] !== named[key]);
  return {
    claimed: named,
    contradictions: [
      ...(differs(inner) ? [`檔名是${nameWords(outer)}，裡面的「${path}」是${nameWords(inner)}。`] : []),
      ...(differs(meta) ? [`檔名是${nameWords(named)}，裡面的「_meta.json」寫的是${nameWords(meta)}。`] : []),
    ],
  };
}

function groupByName(parts: readonly Part[]): Map<string, [Part, ...Part[]]> {
  const groups = new Map<string, [Part, ...Part[]]>();
  for (const part of parts) {
    const key = toSetKey(readName(part.name));
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return groups;
}

/** The CSV of each period in a ZIP. @throws TableError where they are of several variants, or their names do not say of what */
function listCsvs(name: string, all: readonly Part[]): Part[] {
  const parts = all.length > 1 ? all.filter((part) => readName(part.name).variant !== undefined) : all;
  const groups = [...groupByName(parts.length > 0 ? parts : all).values()];
  const chosen = groups.flatMap((group) => {
    const first = group.filter(({ name: own }) => !SECOND.test(own));
    return first.length > 0 ? first : group;
  });
  const variants = new Set(chosen.map((part) => readName(part.name).variant));
  const [one, another] = chosen;
  if (one && another && (variants.size > 1 || chosen.length > groups.length))
    throw new TableError(
      'several-tables',
      name,
      `裡面有不只一個CSV（${one.name}、${another.name}），不知道怎麼合在一起。`,
      '解壓縮之後，一次打開一種內容。',
    );
  return chosen;
}

/** The files of a ZIP that are text in columns; one that gzip packed is unpacked when it is read. */
async function tablesIn(parts: readonly Part[]): Promise<Part[]> {
  const plain = parts.filter((part) => endsIn('.csv')(part) || endsIn('.tsv')(part));
  const packed = parts.filter((part) => /\.(?:csv|tsv)\.gz$/i.test(part.name));
  const unpacked = packed.map((part) => ungzippedPart(part, () => ungzipped(part.open(), part.where)));
  return [...plain, ...(await Promise.all(unpacked))];
}

async function zipTables(
  zipName: string,
  parts: readonly Part[],
  catalogue: Catalogue,
): Promise<(() => Promise<Table>)[]> {
  const json = parts.filter(endsIn('.json'));
  const csvs = listCsvs(zipName, await tablesIn(parts));
  const meta = await readMeta(parts);
  // Of several tables each has its own period, and of one the ZIP says it.
  const around = (path: string, isOne: boolean): TableContext => ({
    ...(isOne
      ? mergeIdentities(readName(zipName), readName(path), path, meta)
      : { claimed: readName(path), contradictions: [] }),
    stated: meta.version,
    path,
    recorded: undefined,
    json,
    catalogue,
  });
  if (csvs.length > 0)
    return csvs.map((part) => async () => {
      const isOne = csvs.length === 1;
      const key = toSetKey(readName(part.name));
      const beside = isOne ? json : json.filter(({ name }) => toSetKey(readName(name)) === key);
      let recorded: number | undefined;
      for (const one of beside) recorded ??= await totalIn(one);
      return csvTable(part, { ...around(part.name, isOne), json: beside, recorded });
    });
  const arrays: Part[] = [];
  for (const part of json) if (!META.test(part.name) && (await holdsRows(part))) arrays.push(part);
  if (arrays.length === 0) refuseZip(zipName, parts);
  const groups = [...groupByName(arrays).values()];
  return groups.map((group) => () => {
    const path = group[0].name;
    return jsonTable(group, { ...around(path, groups.length === 1), path: undefined });
  });
}

export interface NamedTable {
  name: string;
  table: Table;
}

interface Opening {
  tables: NamedTable[];
  failed: TableError[];
}

const isBeside = ({ name }: ByteSource): boolean =>
  isLitter(name) ||
  META.test(name) ||
  (/\.(?:txt|md|log)$/i.test(name) && readName(name).variant === undefined) ||
  name.includes('編碼表');

/** The tables in chosen files, saved again ones too: ZIPs, several months in one, CSV, JSON of counties, and what lies beside them. Rows are read when asked for. */
export async function openTables(sources: readonly ByteSource[], catalogue: Catalogue): Promise<Opening> {
  const failed: TableError[] = [];
  const tables: NamedTable[] = [];
  const csvs: { part: Part; claimed: NameParts }[] = [];
  const counties = new Map<string, { parts: Part[]; claimed: NameParts }>();
  const totals = new Map<string, number>();
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      failed.push(error);
    }
  };
  const open = (name: string, read: () => Promise<Table>) =>
    attempt(async () => {
      tables.push({ name, table: await read() });
    });
  for (const source of sources.filter((one) => sources.length === 1 || !isBeside(one)))
    await attempt(async () => {
      const unpacked = await unpack(source);
      if ('parts' in unpacked) {
        for (const read of await zipTables(source.name, unpacked.parts, catalogue))
          await open(source.name, read);
        return;
      }
      const { part } = unpacked;
      const named = readName(part.name);
      if (textKind((await readStart(part)).subarray(0, KIND_BYTES), part.where) === 'text') {
        csvs.push({ part, claimed: named });
        return;
      }
      const total = await totalIn(part);
      if (total !== undefined && sources.length > 1) totals.set(toSetKey(named), total);
      else {
        const group = counties.get(toSetKey(named)) ?? { parts: [], claimed: named };
        group.parts.push(part);
        counties.set(toSetKey(named), group);
      }
    });
  const around = (path: string | undefined, claimed: NameParts): TableContext => ({
    path,
    claimed,
    contradictions: [],
    recorded: totals.get(toSetKey(claimed)),
    json: [],
    catalogue,
  });
  for (const { part, claimed } of csvs)
    await open(part.where, () => csvTable(part, around(part.name, claimed)));
  for (const { parts, claimed } of counties.values()) {
    const more = parts.length > 1 ? `等${String(parts.length)}個檔案` : '';
    await open(`${parts[0]?.where ?? ''}${more}`, () => jsonTable(parts, around(undefined, claimed)));
  }
  return { tables, failed };
}

/** The one table in a file, read as `openTables` reads it. @throws TableError for a file that holds no table, several, or none that can be read */
export async function openTable(source: ByteSource, catalogue: Catalogue): Promise<Table> {
  const { tables, failed } = await openTables([source], catalogue);
  const [fault] = failed;
  if (fault) throw fault;
  const [first, second] = tables;
  if (first && !second) return first.table;
  const fix = '一個ZIP放一個期別、一種內容。';
  throw new TableError('several-tables', source.name, '裡面有不只一個期別。', fix);
}
