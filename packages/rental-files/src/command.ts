/** `rental-files`: what the package does, as a command. Texts go to `print` and `note`; nothing is written but the output that was asked for. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import {
  type Column,
  containsPeriod,
  type DatasetVersion,
  parseGranularity,
  PERIOD_HEADER,
  withPracticeMark,
} from 'rental-data';
import { statisticsToCsv } from 'rental-data/statistics';
import type { Catalogue } from './catalogue';
import { forReader } from './check/policy';
import { CommandError, FOUND, USAGE } from './commandError';
import { betweenFiles, type Verified, verify } from './check/verify';
import { readAddress, type AddressColumn } from './cut/address';
import { toCsv, toJsonLines, toParquet } from './cut/convert';
import { exportGroups, exportRows } from './cut/export';
import { select } from './cut/filters';
import { groupRows, type Grouping } from './cut/groups';
import { type Origin, Store } from './cut/store';
import { collectLabels, type Labels } from './cut/typed';
import { describeFinding, describeVerified } from './describe';
import { CatalogueError, DiskError, inWords, keepInput, openFile, readCatalogue, zipsAt } from './disk';
import { resultSchema, toResult } from './result';
import { listLacking } from './statistics/gather';
import { type FileStatistics, readStatistics, toStatisticsRows } from './statistics/read';
import { TableError } from './table/error';
import { openTable, type Table } from './table/files';
import { nameFinder } from './table/headers';
import { inspect, readAs } from './table/inspect';
import { countyInName } from './table/names';
import { toSetProfile } from './table/record';
import { findNotation } from './table/values';
import { inLine } from './terminal';
import { COMMAND_WORDS, type CommandWords, FORMATS, type OutputFormat } from './words/command';
import { faultInEnglish, inLanguage } from './words/findings';
import { LANGUAGES, type Language, type ProblemAndFix, withFix } from './words/language';
import { checkPlace, writeFileWhole } from './write';

function explainText(error: Error, language: Language): Error {
  const [problem = '', fix] = error.message.split('修正：');
  return fix === undefined ? error : new CommandError([problem, fix], language);
}

/** An error in the words of a language; any other is a fault of the program and stays as it is. */
export function explain(thrown: unknown, language: Language): unknown {
  const error = inWords(thrown);
  if (error instanceof CommandError) return error;
  if (error instanceof DiskError) return new CommandError(error.inWords(language), language);
  if (error instanceof CatalogueError)
    return new CommandError(COMMAND_WORDS[language].catalogue(error), language);
  // The catalogue of the project and the store say what to do in Chinese alone.
  if (!(error instanceof TableError)) return error instanceof Error ? explainText(error, language) : error;
  const words =
    language === 'en' ? faultInEnglish(error) : ([`${error.where}：${error.problem}`, error.fix] as const);
  return new CommandError(words, language, FOUND);
}

export interface CommandOptions {
  loadCatalogue: () => Promise<Catalogue>;
  print: (text: string) => void;
  /** what is said beside the output; where none is given it is printed */
  note?: (text: string) => void;
  /** takes output for which no file is named */
  write?: (piece: string | Uint8Array) => Promise<void>;
  /** the bytes of the standard input, once */
  readInput?: () => AsyncIterable<Uint8Array>;
}

const COMMANDS = ['inspect', 'profile', 'cut', 'convert', 'groups', 'statistics', 'schema'];

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  quiet: { type: 'boolean' },
  force: { type: 'boolean' },
  labels: { type: 'boolean' },
  where: { type: 'string', multiple: true },
  columns: { type: 'string' },
  by: { type: 'string' },
  of: { type: 'string' },
  out: { type: 'string' },
  format: { type: 'string' },
  name: { type: 'string' },
  lang: { type: 'string' },
  catalogue: { type: 'string' },
} as const;

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((one) => one === text);

/** The language that is asked for, also where other arguments cannot be read. */
export function languageIn(argv: readonly string[]): Language {
  const asked = argv.flatMap((arg, index) =>
    arg === '--lang' ? (argv[index + 1] ?? []) : arg.startsWith('--lang=') ? arg.slice(7) : [],
  );
  return asked.findLast(isLanguage) ?? 'zh';
}

/** @throws CommandError for an option that there is not, or one without its value */
function readArgs(argv: readonly string[], language: Language) {
  const words = COMMAND_WORDS[language];
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch {
    const isKnown = (arg: string): boolean =>
      arg === '-h' ||
      Object.keys(OPTIONS).some((name) => arg === `--${name}` || arg.startsWith(`--${name}=`));
    const odd = argv.find((arg) => arg.startsWith('-') && arg !== '-' && !isKnown(arg));
    throw new CommandError(odd === undefined ? words.optionWithoutValue : words.unknownOption(odd), language);
  }
}

type Values = ReturnType<typeof readArgs>['values'];

/** The version of the package: its package.json lies beside compiled files, and above the sources. */
function versionOfPackage(): string {
  const [beside, above] = ['package.json', '../package.json'].map((name) => new URL(name, import.meta.url));
  const text = readFileSync(beside && existsSync(beside) ? beside : (above ?? ''), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** One run of the command: what was asked for, and where its texts go. */
interface Run {
  values: Values;
  catalogue: Catalogue;
  options: CommandOptions;
  language: Language;
  words: CommandWords;
}

const refuse = ({ language }: Pick<Run, 'language'>, words: ProblemAndFix): never => {
  throw new CommandError(words, language);
};

/** Opens a file, or what the standard input gives under the name that was said. */
async function openInput(file: string, run: Run) {
  const { values, options, words } = run;
  if (file !== '-') return openFile(file);
  if (!options.readInput) return refuse(run, words.noInput);
  const source = await keepInput(options.readInput(), values.name ?? 'stdin');
  if (source.size > 0) return source;
  await source.close();
  return refuse(run, words.emptyInput);
}

/** The error of a table with its file as it was given: files of one name lie in several folders. */
function atPlace(thrown: unknown, file: string): unknown {
  const name = path.basename(file);
  if (!(thrown instanceof TableError) || !thrown.where.startsWith(name)) return thrown;
  const { fault, where, problem, fix, about } = thrown;
  return new TableError(fault, file + where.slice(name.length), problem, fix, about);
}

async function verifyInput(file: string, run: Run): Promise<Verified> {
  const source = await openInput(file, run);
  try {
    return await verify(source, run.catalogue, { policy: run.values.strict ? 'publisher' : 'reader' });
  } catch (thrown) {
    throw atPlace(thrown, file);
  } finally {
    await source.close();
  }
}

/** Findings that the exit code tells of: what was read all the same is none. */
const counts = ({ findings }: Verified): number =>
  findings.filter(({ severity }) => severity !== 'note').length;

async function inspectFiles(places: readonly string[], run: Run): Promise<number> {
  const { values, options, language } = run;
  const files: string[] = [];
  for (const place of places) {
    const zips = await zipsAt(place).catch(() => [place]);
    if (zips.length === 0) refuse(run, run.words.noZips(place));
    files.push(...zips);
  }
  const read: Verified[] = [];
  const results: ReturnType<typeof toResult>[] = [];
  let code = 0;
  for (const file of files) {
    try {
      const verified = await verifyInput(file, run);
      read.push(verified);
      code = Math.max(code, counts(verified) > 0 ? FOUND : 0);
      results.push(toResult(file, verified, language));
      if (!values.json && !values.quiet)
        for (const line of describeVerified(file === '-' ? 'stdin' : file, verified, language))
          options.print(line);
    } catch (thrown) {
      const error = explain(thrown, language);
      if (!(error instanceof CommandError)) throw error;
      code = Math.max(code, error.exitCode);
      results.push(toResult(file, error, language, thrown instanceof TableError ? thrown.fault : undefined));
      const [problem, fix] = error.words;
      if (!values.json)
        options.print(`✗ ${inLine(problem)}\n    ${withFix(['', inLine(fix)], language).trim()}`);
    }
  }
  const between = betweenFiles(read);
  if (values.json) {
    const translated = between.map((finding) => inLanguage(finding, language));
    options.print(JSON.stringify({ formatVersion: 1, files: results, between: translated }, null, 2));
  } else if (!values.quiet) for (const finding of between) options.print(describeFinding(finding, language));
  return Math.max(code, between.length > 0 ? FOUND : 0);
}

async function profileFile(file: string, run: Run): Promise<number> {
  const { inspection } = await verifyInput(file, run);
  const { period, practiceRows } = inspection;
  if (practiceRows > 0) return refuse(run, run.words.practiceProfile(file));
  if (period === undefined) return refuse(run, run.words.noPeriod(file));
  run.options.print(JSON.stringify(toSetProfile(inspection, period), null, 2));
  return 0;
}

function toAddressColumn(
  { header, type, codeTable }: Column,
  version: DatasetVersion,
  catalogue: Catalogue,
): AddressColumn {
  const notation = findNotation(version);
  if (type === 'boolean') return { header, type, values: new Set([notation.true, notation.false]) };
  const codes = catalogue.codeTables.find(({ id }) => id === codeTable)?.codes;
  return { header, type, values: codes && new Set(codes.map(({ code }) => String(code))) };
}

/** Names of columns that share most letters with one that there is not, the nearest first. */
function nearest(name: string, known: readonly string[]): string[] {
  const letters = new Set(name);
  const share = (other: string): number => {
    const common = [...new Set(other)].filter((letter) => letters.has(letter)).length;
    return other.includes(name) ? 1 + 1 / other.length : common / Math.max(letters.size, new Set(other).size);
  };
  return known
    .map((other) => ({ other, near: share(other) }))
    .filter(({ near }) => near > 0.3)
    .sort((a, b) => b.near - a.near)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** The names of the file's columns that names mean, half- and full-width alike. @throws CommandError with the nearest for one that there is not */
function columnFinder(file: string, known: readonly AddressColumn[], run: Run): (name: string) => string {
  const headers = known.map(({ header }) => header);
  const find = nameFinder(headers);
  return (name) => {
    const found = find(name.trim());
    if (found !== undefined) return found;
    return refuse(run, run.words.noColumn(file, name.trim(), nearest(name.trim(), headers)));
  };
}

const plain = (label: string): string => label.normalize('NFKC').replaceAll('台', '臺').trim();

/** A condition with words in place of what stands in the file: 縣市=臺北市 for 縣市=17. */
function inCodes(text: string, column: AddressColumn, labels: Labels): string {
  const codes = new Map([...(labels.get(column.header) ?? [])].map(([code, label]) => [plain(label), code]));
  if (codes.size === 0 || text.includes('..')) return text;
  return text
    .split(',')
    .map((value) => codes.get(plain(value)) ?? value.trim())
    .join(',');
}

/** What is asked for, of the columns that the file has. @throws CommandError for a column or a value that does not fit */
function readCut(file: string, known: readonly AddressColumn[], labels: Labels, missing: string, run: Run) {
  const { where = [], columns, by, of: measure } = run.values;
  const find = columnFinder(file, known, run);
  const query = new URLSearchParams();
  const list = (text: string): string =>
    text
      .split(',')
      .filter((name) => name.trim() !== '')
      .map(find)
      .join(',');
  for (const [name, text] of new URLSearchParams(where.join('&'))) {
    if (['by', 'of', 'columns'].includes(name)) refuse(run, run.words.noCondition(name));
    const header = find(name);
    const column = known.find((one) => one.header === header);
    query.append(header, column ? inCodes(text, column, labels) : text);
  }
  if (columns !== undefined) query.set('columns', list(columns));
  if (by !== undefined) query.set('by', list(by));
  if (measure !== undefined) query.set('of', find(measure));
  const { view, dropped } = readAddress(query.toString(), known, missing);
  const [first] = dropped;
  if (!first) return view;
  const words = [...(labels.get(first.name)?.values() ?? [])];
  return refuse(run, run.words.badCondition(first.name, first.text, nearest(plain(first.text), words)));
}

interface Gathered {
  store: Store;
  view: ReturnType<typeof readCut>;
  kept: readonly string[];
  labels: Labels;
  isPractice: boolean;
}

interface Taken extends NonNullable<Table['named']> {
  county: string | undefined;
}

/** @throws CommandError for a file with rows of one before it; files of one period may be of different counties */
function checkOverlap(file: string, one: Taken, before: readonly Taken[], run: Run): void {
  for (const other of before.filter(({ variant }) => variant === one.variant)) {
    const isSame = other.period === one.period;
    const isSplit = one.county !== undefined && other.county !== undefined && one.county !== other.county;
    if (isSame && !isSplit) refuse(run, run.words.samePeriod(file, one.period));
    if (!isSame && (containsPeriod(one.period, other.period) || containsPeriod(other.period, one.period)))
      refuse(run, run.words.overlaps(file, one.period, other.period));
  }
}

/** The rows of all files in one store, with what was asked for. @throws CommandError for files that do not fit each other */
async function gather(files: readonly string[], run: Run): Promise<Gathered> {
  const { values, catalogue, options, language, words } = run;
  const note = options.note ?? options.print;
  let gathered: Gathered | undefined;
  let variant = '';
  const taken: Taken[] = [];
  for (const file of files) {
    const source = await openInput(file, run);
    try {
      const table = await openTable(source, catalogue);
      if (table.named) {
        const one = { ...table.named, county: countyInName(source.name) };
        checkOverlap(file, one, taken, run);
        taken.push(one);
      }
      let origin: Origin | undefined;
      const { findings } = await inspect(table, catalogue, {
        onTable: (candidate, read) => {
          const { version } = candidate;
          const notation = findNotation(version);
          if (variant !== '' && variant !== candidate.variant)
            refuse(run, words.otherVariant(file, candidate.variant));
          if (gathered && gathered.store.rows > 0 && gathered.store.missing !== notation.missing)
            refuse(run, words.otherMissing(file));
          const { isPractice } = table;
          if (gathered && gathered.isPractice !== isPractice) refuse(run, words.practiceAmongReal(file));
          ({ variant } = candidate);
          origin = { columns: read, version, period: table.named?.period ?? source.name };
          if (gathered) return new Set(gathered.store.headers);
          const labels = collectLabels(read, catalogue, notation);
          const isSeveral = files.length > 1;
          const known: AddressColumn[] = read.map((column) => toAddressColumn(column, version, catalogue));
          if (isSeveral) known.unshift({ header: PERIOD_HEADER, type: 'string' });
          const view = readCut(file, known, labels, notation.missing, run);
          const headers = known.map(({ header }) => header);
          const asked = view.columns ?? headers;
          const kept = isPractice ? withPracticeMark(asked, headers) : asked;
          const needed = new Set(
            [
              ...(view.grouping ? [...view.grouping.by, view.grouping.measure] : kept),
              ...view.filters.map((filter) => filter.column),
            ].filter((header) => header !== undefined),
          );
          const store = new Store(
            read.filter(({ header }) => needed.has(header)),
            { periods: isSeveral },
          );
          gathered = { store, view, kept, labels, isPractice };
          return needed;
        },
        onBatch: (batch) => {
          if (origin) gathered?.store.addBatch(batch, origin);
        },
      });
      if (!values.quiet)
        for (const finding of forReader(findings))
          if (finding.severity === 'wrong') note(describeFinding(finding, language));
    } catch (thrown) {
      throw atPlace(thrown, file);
    } finally {
      await source.close();
    }
  }
  return gathered ?? refuse(run, words.noFile(''));
}

/** `parquet` for `--out rents.parquet`; undefined for a name without an ending. */
const findEnding = (out: string): string | undefined => path.extname(out).slice(1).toLowerCase() || undefined;

/** What is written is what `--format` or the ending of `--out` says. @throws CommandError for a format that the command does not write */
function chooseFormat(command: string, run: Run): OutputFormat {
  const { format, out = '' } = run.values;
  const ending = findEnding(out);
  const asked = format ?? (ending === 'ndjson' ? 'jsonl' : (ending ?? 'csv'));
  const found = FORMATS.find((known) => known === asked);
  if (command === 'convert') return found ?? refuse(run, run.words.unknownFormat(asked));
  return found === 'csv' ? found : refuse(run, run.words.onlyCsv(command, asked));
}

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

async function send(pieces: Pieces, run: Run): Promise<void> {
  const {
    values: { out, force = false },
    options: { write },
    words,
  } = run;
  if (out !== undefined && out !== '-') return writeFileWhole(out, pieces, force);
  if (!write) return refuse(run, words.noOutput);
  for await (const piece of pieces) await write(piece);
}

/** @throws CommandError for columns that cannot be grouped by, or measured */
function checkGrouping(store: Store, { by, measure }: Grouping, run: Run): void {
  for (const header of by)
    if (store.values(header).kind !== 'dictionary') refuse(run, run.words.notGroupable(header));
  if (measure !== undefined && !['boolean', 'integer', 'number'].includes(store.column(measure).type))
    refuse(run, run.words.notMeasurable(measure));
}

async function cutFiles(name: string, files: readonly string[], run: Run): Promise<number> {
  const { values, options, words } = run;
  const format = chooseFormat(name, run);
  if (name === 'groups' && values.by === undefined && values.of === undefined) refuse(run, words.noGrouping);
  if (values.out === '') refuse(run, words.outWithoutName);
  const out = values.out === '-' ? undefined : values.out;
  // A place that cannot be written is told before a file of minutes is read.
  if (out !== undefined) await checkPlace(out, values.force ?? false);
  const { store, view, kept, labels: all, isPractice } = await gather(files, run);
  const rows = select(store, view);
  const labels = values.labels ? all : undefined;
  const note = options.note ?? (() => undefined);
  const onUnfit = (header: string, count: number): void => {
    if (!values.quiet) note(`  ✗ ${inLine(words.unfit(header, count))}`);
  };
  const writers: Record<OutputFormat, () => Pieces> = {
    csv: () => toCsv(store, rows, { columns: kept, labels, onUnfit }),
    jsonl: () => toJsonLines(store, rows, { columns: kept, labels, onUnfit }),
    parquet: () => toParquet(store, rows, { columns: kept, labels, onUnfit }),
  };
  if (name === 'groups') {
    const grouping = view.grouping ?? { by: [] };
    checkGrouping(store, grouping, run);
    const groups = groupRows(store, rows, grouping);
    await send([exportGroups(groups, grouping, { words: labels, isPractice })], run);
  } else if (name === 'cut') await send(exportRows(store, rows, { columns: kept, words: labels }), run);
  else await send(writers[format](), run);
  const columns = name === 'groups' ? undefined : kept.length;
  if (!values.quiet)
    (out === undefined ? note : options.print)(
      words.written(out === undefined ? undefined : inLine(out), rows.length, store.rows, columns),
    );
  return 0;
}

/** Files one after the other, each a period of its own: rows of two files are never joined. @throws CommandError for files that have no such statistics */
async function writeStatistics(files: readonly string[], run: Run): Promise<number> {
  const { values, options, catalogue, language, words } = run;
  chooseFormat('statistics', run);
  if (values.out === '') refuse(run, words.outWithoutName);
  const out = values.out === '-' ? undefined : values.out;
  if (out !== undefined) await checkPlace(out, values.force ?? false);
  const note = values.quiet ? () => undefined : (options.note ?? options.print);
  const read: FileStatistics[] = [];
  const avoided: string[] = [];
  for (const file of files) {
    const source = await openInput(file, run);
    try {
      const table = await openTable(source, catalogue);
      const { named } = table;
      if (named === undefined) refuse(run, words.noPeriod(file));
      if (parseGranularity(named?.period ?? '') !== 'monthly') refuse(run, words.notMonthly(file));
      const lacking = listLacking(readAs(table, catalogue).columns);
      if (lacking.length > 0) refuse(run, words.lacksColumns(file, lacking));
      const statistics = await readStatistics(source, catalogue);
      const { period, variant, comparable, isPractice, inspection } = statistics;
      if (isPractice || inspection.practiceRows > 0) refuse(run, words.practiceProfile(file));
      const [first] = read;
      if (first && first.variant !== variant) refuse(run, words.otherVariant(file, variant));
      if (read.some((one) => one.period === period)) refuse(run, words.samePeriod(file, period ?? ''));
      for (const finding of forReader(inspection.findings))
        if (finding.severity === 'wrong') note(describeFinding(finding, language));
      if (comparable !== undefined) read.push(statistics);
      else {
        avoided.push(file);
        note(`  ✗ ${inLine(words.avoided(file, period ?? ''))}`);
      }
    } catch (thrown) {
      throw atPlace(thrown, file);
    } finally {
      await source.close();
    }
  }
  if (read.length === 0) throw new CommandError(words.nothingToCompute, language, FOUND);
  read.sort((a, b) => ((a.period ?? '') < (b.period ?? '') ? -1 : 1));
  const rows = read.flatMap(toStatisticsRows);
  await send([statisticsToCsv(rows)], run);
  const used = read.reduce((sum, one) => sum + one.used, 0);
  const all = read.reduce((sum, one) => sum + one.rows, 0);
  if (!values.quiet)
    (out === undefined ? (options.note ?? (() => undefined)) : options.print)(
      words.computed(out === undefined ? undefined : inLine(out), rows.length, used, all),
    );
  return avoided.length > 0 ? FOUND : 0;
}

async function start(argv: readonly string[], options: CommandOptions, language: Language): Promise<number> {
  const words = COMMAND_WORDS[language];
  const { values, positionals } = readArgs(argv, language);
  const [name, ...files] = positionals;
  if (values.lang !== undefined && !isLanguage(values.lang))
    return refuse({ language }, words.unknownLanguage(values.lang, LANGUAGES));
  if (values.version) {
    options.print(versionOfPackage());
    return 0;
  }
  if (values.help || name === undefined) {
    options.print(words.help);
    return values.help ? 0 : USAGE;
  }
  if (!COMMANDS.includes(name)) return refuse({ language }, words.unknownCommand(name, COMMANDS));
  if (name === 'schema') {
    options.print(JSON.stringify(z.toJSONSchema(resultSchema), null, 2));
    return 0;
  }
  const [file] = files;
  if (file === undefined) return refuse({ language }, words.noFile(name));
  if (name === 'profile' && files.length > 1) return refuse({ language }, words.oneFile(name, files.length));
  const catalogue =
    values.catalogue === undefined ? await options.loadCatalogue() : await readCatalogue(values.catalogue);
  const run: Run = { values, catalogue, options, language, words };
  if (name === 'inspect') return inspectFiles(files, run);
  if (name === 'profile') return profileFile(file, run);
  if (name === 'statistics') return writeStatistics(files, run);
  return cutFiles(name, files, run);
}

/** @returns the exit code @throws CommandError that says how to mend it; with `--json` it is printed. Any other error is a fault of the program */
export async function runCommand(argv: readonly string[], options: CommandOptions): Promise<number> {
  const language = languageIn(argv);
  try {
    return await start(argv, options, language);
  } catch (thrown) {
    const error = explain(thrown, language);
    if (!(error instanceof CommandError) || !argv.includes('--json')) throw error;
    const [problem, fix] = error.words;
    options.print(JSON.stringify({ formatVersion: 1, error: { problem, fix } }, null, 2));
    return error.exitCode;
  }
}
