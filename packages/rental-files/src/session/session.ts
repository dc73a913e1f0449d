/** The files that a reader opened, kept column by column. Runs in a worker (worker.ts); its answers are plain data. Nothing in it sends anything anywhere. */
import { type Catalogue, type Column, PERIOD_HEADER, VARIANT_NAME, withPracticeMark } from 'rental-data';
import { exportGroups, type ExportOptions, exportRows, worksheetParts } from '../cut/export';
import { countsAmong, type Filter, select } from '../cut/filters';
import { type Grouping, groupRows, type Groups } from '../cut/groups';
import { type Origin, Store } from '../cut/store';
import { summarise, type Summary } from '../cut/summary';
import { listLacking, type RentGatherer } from '../statistics/gather';
import { TableError } from '../table/error';
import { type NamedTable, openTables, type Table } from '../table/files';
import type { Candidate } from '../table/identify';
import { inspect } from '../table/inspect';
import type { ByteSource } from '../table/source';
import { findNotation } from '../table/values';
import { USUAL_COLUMNS } from './columns';
import { onceEach, findOverlaps, type Overlap } from './overlaps';
import { judgePairs } from './pairs';
import { describeRents, gathererFor, gatherStored } from './rents';
import { reportFor } from './report';
import { figuresByArea, type AreaFigures, type RentFile } from 'rental-data/statistics';
import {
  openedColumn,
  openedFile,
  type FirstLook,
  type Opened,
  type OpenedColumn,
  type Progress,
  type ReadFile,
} from './opened';

const FIRST_ROWS = 200;
/** Unpacked bytes of all files up to which every column is kept at once: about 250,000 rows. */
const SMALL = 80_000_000;

/** Unpacked bytes of all files from which the reader is asked first: the JSON of a year has more, a CSV never. */
const LARGE = 800_000_000;

/** Time that a long answer takes before it lets others pass, in milliseconds. */
const SLICE = 16;

const refuse = (message: string): never => {
  throw new RangeError(message);
};

interface Part {
  table: Table;
  origin: Origin;
  candidate: Candidate;
}

export class Session {
  #stopping = new AbortController();
  #parts: Part[] = [];
  #columns = new Map<string, Column>();
  #store = new Store([]);
  #cut: { key: string; rows: Uint32Array } | undefined;
  /** the last question for rents */
  #rents: symbol | undefined;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly large = LARGE,
    private readonly small = SMALL,
  ) {}

  stop(): void {
    this.#stopping.abort(new DOMException('stopped', 'AbortError'));
  }

  /**
   * Reads files of one variant to their ends; those that cannot be read are told of beside the others.
   * @param onLarge asked before files are read that may be too much for the device; gives whether to go on
   * @param onOverlap asked before rows are counted twice; gives the places of the files that are left out
   * @throws TableError where no file can be read; RangeError for files that do not fit each other; the reason of `stop`
   */
  async open(
    sources: readonly ByteSource[],
    onFirst: (readRows: FirstLook) => void,
    onProgress: (progress: Progress) => void,
    onLarge: (bytes: number) => boolean | Promise<boolean> = () => true,
    onOverlap: (overlaps: Overlap[]) => readonly number[] | Promise<readonly number[]> = () => [],
    { periods = {}, isOnceEach = false }: Choices = {},
  ): Promise<Opened> {
    this.stop();
    this.#stopping = new AbortController();
    this.#cut = undefined;
    const { signal } = this.#stopping;
    const { tables: found, failed } = await openTables(sources, this.catalogue);
    const [fault = NONE] = failed;
    if (found.length === 0) throw fault;
    const all = found.map((one) => withPeriod(one, periods[one.name]));
    const overlaps = findOverlaps(all);
    const left = overlaps.length > 0 ? await onOverlap(overlaps) : [];
    const named = all.filter((_, index) => !left.includes(index));
    const tables = named.map(({ table }) => (isOnceEach ? onceEach(table) : table));
    if (tables.some(({ isPractice }) => isPractice) && !tables.every(({ isPractice }) => isPractice))
      refuse('練習檔不能和真的檔案合在一起，請分開打開。');
    const size = tables.reduce((sum, table) => sum + table.size, 0);
    if (size >= this.large && !(await onLarge(size))) throw new DOMException('declined', 'AbortError');
    const parts: Part[] = [];
    const columns = new Map<string, Column>();
    const files: ReadFile[] = [];
    let store: Store | undefined;
    let rents: RentFile | undefined;
    for (const [index, table] of tables.entries()) {
      const name = named[index]?.name ?? '';
      let origin: Origin | undefined;
      let first = index === 0;
      const gatherer = tables.length === 1 ? gathererFor(table, this.catalogue) : undefined;
      const counted: RentGatherer[] = [];
      const inspection = await inspect(table, this.catalogue, {
        signal,
        onProgress: (rows, bytes, all) => onProgress({ file: name, rows, bytes, size: all }),
        onTable: (as, own) => {
          const [before] = parts;
          if (before && before.candidate.variant !== as.variant)
            refuse(
              `「${name}」是${VARIANT_NAME[as.variant]}，前面的檔案是${VARIANT_NAME[before.candidate.variant]}，不能合在一起。請分開打開。`,
            );
          if (gatherer && listLacking(own).length === 0) {
            gatherer.begin(own);
            counted.push(gatherer);
          }
          origin = { columns: own, version: as.version, period: table.named?.period ?? name };
          parts.push({ table, origin, candidate: as });
          for (const column of own) if (!columns.has(column.header)) columns.set(column.header, column);
          store ??= new Store(
            size <= this.small ? own : own.filter(({ header }) => USUAL_COLUMNS.includes(header)),
            { periods: tables.length > 1 },
          );
        },
        onBatch: (batch) => {
          const [part] = parts;
          if (first && part)
            onFirst({
              ...openedFile(name, table, part.candidate),
              columns: part.origin.columns.map(({ header }) =>
                this.#describe(columns.get(header) ?? refuse(header), [part]),
              ),
              rows: batch.rows.slice(0, FIRST_ROWS),
            });
          first = false;
          if (store && origin) store.addBatch(batch, origin);
          gatherer?.add(batch);
        },
      });
      const { candidate, profile, findings, period, set } = inspection;
      const isChosen = periods[name] !== undefined;
      files.push({
        ...openedFile(name, table, candidate),
        rows: profile.rows,
        published: period !== undefined && set ? { rows: set.rows } : undefined,
        isChosen: isChosen || undefined,
        isOnceEach: isOnceEach || undefined,
        ...reportFor(this.catalogue, table, { candidate, profile, findings }, isChosen),
      });
      for (const one of counted) rents = describeRents(this.catalogue, name, table, inspection, one);
    }
    this.#parts = parts;
    this.#columns = columns;
    this.#store = store ?? new Store([]);
    const [part] = parts;
    const described = [...columns.values()].map((column) => this.#describe(column, parts));
    return {
      files,
      failed: failed.map(({ message }) => message),
      pairs: judgePairs(
        this.catalogue,
        files.flatMap(({ period, variant, published }) =>
          period !== undefined && published ? [{ period, variant }] : [],
        ),
      ),
      columns: tables.length > 1 ? [PERIOD_COLUMN, ...described] : described,
      kept: [...this.#store.headers],
      rows: this.#store.rows,
      missing: part ? findNotation(part.candidate.version).missing : '-',
      yes: [...this.#store.yes],
      rents,
    };
  }

  #describe(column: Column, parts: readonly Part[]): OpenedColumn {
    return openedColumn(
      this.catalogue,
      column,
      parts.map(({ origin }) => origin),
    );
  }

  /** Reads columns that are not in memory yet. @returns all that are now */
  async loadColumns(headers: readonly string[]): Promise<string[]> {
    const absent = headers.filter((header) => !this.#store.headers.includes(header));
    if (absent.length === 0) return [...this.#store.headers];
    const { signal } = this.#stopping;
    const more = new Store(
      absent.map((header) => this.#columns.get(header) ?? refuse(`沒有欄位「${header}」。`)),
    );
    for (const { table, origin, candidate } of this.#parts)
      for await (const batch of table.rows(candidate, new Set(absent))) {
        signal.throwIfAborted();
        more.addBatch(batch, origin);
      }
    this.#store.adopt(more);
    return [...this.#store.headers];
  }

  #selectRows(filters: readonly Filter[]): Uint32Array {
    const key = JSON.stringify(filters);
    if (this.#cut?.key !== key) this.#cut = { key, rows: select(this.#store, { filters }) };
    return this.#cut.rows;
  }

  /** How many rows pass. @throws RangeError for a column that is not in memory, or a bound that does not fit it */
  count(filters: readonly Filter[]): number {
    return this.#selectRows(filters).length;
  }

  readRows(filters: readonly Filter[], from: number, to: number, headers: readonly string[]): string[][] {
    const values = headers.map((header) => this.#store.values(header));
    return Array.from(this.#selectRows(filters).subarray(from, to), (row) =>
      values.map((column) => column.text(row)),
    );
  }

  /** Rows of each value of a column under the filters of all other columns; null where it has too many values to list. */
  choices(filters: readonly Filter[], header: string): [text: string, rows: number][] | null {
    const others = filters.filter(({ column }) => column !== header);
    const counts = countsAmong(this.#store, this.#selectRows(others), header);
    return counts ? [...counts] : null;
  }

  summary(filters: readonly Filter[], header: string): Summary {
    return summarise(this.#store, this.#selectRows(filters), header);
  }

  groups(filters: readonly Filter[], grouping: Grouping): Groups {
    return groupRows(this.#store, this.#selectRows(filters), grouping);
  }

  /**
   * The rents of the rows that pass, by area, in pieces: other questions, such as how many rows pass, are answered in between.
   * @throws AbortError once it is asked again, or other files are opened
   */
  async rents(filters: readonly Filter[]): Promise<Record<string, AreaFigures[]>> {
    const store = this.#store;
    const question = (this.#rents = Symbol('rents'));
    const gathered = gatherStored(this.catalogue, store, this.#selectRows(filters));
    const found = [];
    for (let paused = 0; ;) {
      if (performance.now() - paused > SLICE) {
        await new Promise((done) => setTimeout(done));
        if (question !== this.#rents || store !== this.#store)
          throw new DOMException('asked again', 'AbortError');
        paused = performance.now();
      }
      const { value } = gathered.next();
      if (!value) return figuresByArea(found);
      found.push(...value);
    }
  }

  #exportOptions({ columns, words, spreadsheet }: SaveOptions): ExportOptions {
    const isPractice = this.#parts.some(({ table }) => table.isPractice);
    const listWords = (column: Column) => new Map(this.#describe(column, this.#parts).words);
    return {
      isPractice,
      columns: columns && isPractice ? withPracticeMark(columns, [...this.#columns.keys()]) : columns,
      words: words
        ? new Map([...this.#columns].map(([name, column]) => [name, listWords(column)]))
        : undefined,
      spreadsheet,
    };
  }

  async save(filters: readonly Filter[], options: SaveOptions): Promise<Blob[]> {
    const rows = this.#selectRows(filters);
    const blobs: Blob[] = [];
    for (const part of options.spreadsheet ? worksheetParts(rows) : [rows]) {
      const pieces: string[] = [];
      for (const piece of exportRows(this.#store, part, this.#exportOptions(options))) {
        pieces.push(piece);
        // A year takes longer than the page waits for a sign of life.
        await new Promise((done) => setTimeout(done));
      }
      blobs.push(new Blob(pieces, CSV));
    }
    return blobs;
  }

  async saveTo(filters: readonly Filter[], options: SaveOptions, file: FileSystemFileHandle): Promise<void> {
    const stream = await file.createWritable();
    try {
      for (const piece of exportRows(this.#store, this.#selectRows(filters), this.#exportOptions(options)))
        await stream.write(piece);
      await stream.close();
    } catch (error) {
      await stream.abort();
      throw error;
    }
  }

  saveGroups(filters: readonly Filter[], grouping: Grouping): Blob {
    const options = this.#exportOptions({ words: true, spreadsheet: true });
    return new Blob([exportGroups(this.groups(filters, grouping), grouping, options)], CSV);
  }
}

const CSV = { type: 'text/csv;charset=utf-8' };

const PERIOD_COLUMN: OpenedColumn = {
  header: PERIOD_HEADER,
  type: 'string',
  group: 'transaction',
  description: '這一列來自哪一期的檔案；檔案裡沒有這一欄，是打開時加上的。',
  isKnown: true,
};

/** Of a folder with nothing but what lies beside tables. */
const NONE = new TableError(
  'no-table',
  '選的檔案',
  '裡面沒有資料，只有說明或編碼表。',
  '選這份資料集的ZIP，或裡面的CSV、JSON。',
);

export interface Choices {
  /** the period of a file whose name says none, or several */
  periods?: Readonly<Record<string, string>>;
  isOnceEach?: boolean;
}

function withPeriod({ name, table }: NamedTable, period: string | undefined): NamedTable {
  if (period === undefined) return { name, table };
  const variant = table.named?.variant ?? table.candidates[0]?.variant ?? 'raw';
  return { name, table: { ...table, named: { period, variant } } };
}

export interface SaveOptions {
  columns?: readonly string[];
  words?: boolean;
  /** for Excel: marked as UTF-8, split where a worksheet ends */
  spreadsheet?: boolean;
}
