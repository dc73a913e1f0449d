/** `rental-files`: what the package does, as a command. Texts go to `print` and `note`; nothing is written but the output that was asked for. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type Column, type DatasetVersion, formatCount, VARIANT_NAME } from 'rental-data';
import { fromPublished, type Catalogue, type PublishedCatalogue } from './catalogue';
import { forReader } from './check/policy';
import { betweenFiles, verify, type Verified } from './check/verify';
import { readAddress, type AddressColumn } from './cut/address';
import { csvLines, exportGroups, exportRows } from './cut/export';
import { select } from './cut/filters';
import { groupRows } from './cut/groups';
import { type Origin, PERIOD_HEADER, Store } from './cut/store';
import { isoInTaipei, jsonLines, labelsOf, typedColumn, type Labels } from './cut/typed';
import { describeFinding, describeVerified } from './describe';
import { inWords, openFile, verifyFile, zipsAt } from './disk';
import { resultSchema, toResult } from './result';
import { TableError } from './table/error';
import { openTable } from './table/files';
import { nameFinder } from './table/headers';
import { inspect } from './table/inspect';
import { toSetProfile } from './table/record';
import { notationOf } from './table/values';
import { inLine } from './terminal';
import { checkPlace, writeFileWhole } from './write';

export const HELP = `讀開放台灣民間租屋資料的檔案：ZIP，或解壓縮後的CSV與JSON；在試算表、pandas或R裡另外存過的也可以。

用法：rental-files inspect 檔案 …     是哪一份、完不完整、哪裡不對
      rental-files profile 檔案       每一欄的盤點（JSON）
      rental-files cut 檔案 …         符合條件的列，照公布的寫法存成CSV
      rental-files convert 檔案 …     符合條件的列，換成一般的寫法：缺值留空，是非true、false，時間有時區
      rental-files groups 檔案 …      分組的列數、四分位數，或是的比例（CSV）
      rental-files schema             inspect --json的JSON Schema

檔案寫成-就從標準輸入讀；好幾個檔案合成一份輸出，多一欄「期別」。

      --where <條件>      例如'縣市=臺北市,新北市&月租金=..30000&月管理費=present'；代碼與名稱都可以
      --columns <欄位,…>  只留這些欄位，依這個順序
      --by <欄位,欄位>    groups依哪一兩欄分組
      --of <欄位>         groups算哪一欄；不寫就只數列數
      --out <檔案>        寫到哪裡；不寫或寫成-就寫到標準輸出
      --force             蓋掉已經有的檔案
      --format <格式>     convert寫成csv或jsonl；不寫就看--out的副檔名
      --labels            代碼換成名稱，是非換成是、否
      --name <檔名>       從標準輸入讀的檔案叫什麼，例如202604-raw.csv
      --strict            inspect照發布的規則核對：和公布的寫法有一點不同就算
      --json              inspect的結果與錯誤寫成JSON
      --quiet             不說摘要
      --catalogue <檔案或網址>  公開的data/catalogue.json；不寫就用資料集自己的目錄
      --version           版本
  -h, --help              顯示這份說明

結束碼：0沒有發現什麼，1發現了什麼或檔案讀不了，2用法不對或沒有這個檔案。`;

const USAGE = 2;
const FOUND = 1;

class CommandError extends Error {
  readonly exitCode = USAGE;
  constructor(problem: string, fix: string) {
    super(`${problem}修正：${fix}`);
    this.name = 'CommandError';
  }
}

/** The exit code of an error that says how it can be mended; undefined for a fault of the program. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof TableError) return FOUND;
  return error instanceof Error && error.message.includes('修正：') ? USAGE : undefined;
}

export interface CommandOptions {
  loadCatalogue: () => Promise<Catalogue>;
  print: (text: string) => void;
  /** what is said beside the output; where none is given it is printed */
  note?: (text: string) => void;
  /** takes output for which no file is named */
  write?: (piece: string) => Promise<void>;
  /** the bytes of the standard input */
  readInput?: () => Promise<Uint8Array>;
}

const SEE_HELP = '看rental-files --help的寫法。';
const COMMANDS = ['inspect', 'profile', 'cut', 'convert', 'groups', 'schema'];

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
  catalogue: { type: 'string' },
} as const;

/** @throws CommandError for an option that there is not, or one without its value */
function readArgs(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch {
    const isKnown = (arg: string): boolean =>
      arg === '-h' ||
      Object.keys(OPTIONS).some((name) => arg === `--${name}` || arg.startsWith(`--${name}=`));
    const odd = argv.find((arg) => arg.startsWith('-') && arg !== '-' && !isKnown(arg));
    throw new CommandError(odd === undefined ? '有選項沒有寫值。' : `看不懂選項「${odd}」。`, SEE_HELP);
  }
}

type Values = ReturnType<typeof readArgs>['values'];

const versionOfPackage = (): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))).version;

const PARTS = ['sets', 'versions', 'columns', 'codeTables'];
const CATALOGUE_FIX = '給公開的data/catalogue.json，檔案或網址都可以。';

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return answer.text();
  const problem = answer ? `主機回答${String(answer.status)}` : '連不上';
  throw new CommandError(`${address}：${problem}。`, CATALOGUE_FIX);
}

/** Reads a published catalogue. @throws CommandError where it cannot be read, or is something else */
export async function readCatalogue(place: string): Promise<Catalogue> {
  const text = /^https?:/.test(place)
    ? await fetchText(place)
    : await readFile(place, 'utf8').catch((error: unknown) => Promise.reject(inWords(error) as Error));
  let published: (PublishedCatalogue & Record<string, unknown[]>) | null;
  try {
    published = JSON.parse(text) as typeof published;
  } catch {
    throw new CommandError(`${place}：不是JSON。`, CATALOGUE_FIX);
  }
  const lacking = PARTS.find((part) => !Array.isArray(published?.[part]));
  if (!published || lacking !== undefined)
    throw new CommandError(`${place}：沒有「${lacking ?? ''}」這一份清單。`, CATALOGUE_FIX);
  const catalogue = fromPublished(published);
  const empty = [...PARTS.filter((part) => part !== 'sets')].find((part) => !published[part]?.length);
  if (empty !== undefined) throw new CommandError(`${place}：「${empty}」這一份清單是空的。`, CATALOGUE_FIX);
  return catalogue;
}

/** Reads a file, or what the standard input gives under the name that was said. */
async function openInput(file: string, { name }: Values, { readInput }: CommandOptions) {
  if (file !== '-') return openFile(file);
  if (!readInput) throw new CommandError('這裡沒有標準輸入。', '寫檔案的名字。');
  const bytes = await readInput();
  if (bytes.length === 0)
    throw new CommandError(
      '標準輸入沒有內容。',
      '把檔案導進來，例如rental-files inspect - < 202604-raw.csv。',
    );
  return {
    name: name ?? 'stdin',
    size: bytes.length,
    read: (start: number, end: number) => Promise.resolve(bytes.subarray(start, end)),
    checksum: async () =>
      Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex'),
    close: () => Promise.resolve(),
  };
}

async function verifyInput(file: string, values: Values, catalogue: Catalogue, options: CommandOptions) {
  const policy = values.strict ? 'publisher' : 'reader';
  if (file !== '-') return verifyFile(file, catalogue, { policy });
  const source = await openInput(file, values, options);
  return { file, ...(await verify(source, catalogue, { policy })) };
}

/** Findings that the exit code tells of: what was read all the same is none. */
const counts = ({ findings }: Verified): number =>
  findings.filter(({ severity }) => severity !== 'note').length;

async function inspectFiles(
  places: readonly string[],
  values: Values,
  catalogue: Catalogue,
  options: CommandOptions,
): Promise<number> {
  const files = (await Promise.all(places.map((place) => zipsAt(place).catch(() => [place])))).flat();
  const read: Verified[] = [];
  const results: ReturnType<typeof toResult>[] = [];
  let code = 0;
  for (const file of files) {
    try {
      const verified = await verifyInput(file, values, catalogue, options);
      read.push(verified);
      code = Math.max(code, counts(verified) > 0 ? FOUND : 0);
      results.push(toResult(file, verified));
      if (!values.json && !values.quiet)
        for (const line of describeVerified(file === '-' ? 'stdin' : path.basename(file), verified))
          options.print(line);
    } catch (thrown) {
      const error = inWords(thrown);
      const own = exitCodeOf(error);
      if (own === undefined || !(error instanceof Error)) throw error;
      code = Math.max(code, own);
      results.push(toResult(file, error));
      const [problem = '', fix = ''] = error.message.split('修正：');
      if (!values.json) options.print(`✗ ${inLine(problem)}\n    修正：${inLine(fix)}`);
    }
  }
  const between = betweenFiles(read);
  if (values.json) options.print(JSON.stringify({ formatVersion: 1, files: results, between }, null, 2));
  else if (!values.quiet) for (const finding of between) options.print(describeFinding(finding));
  return Math.max(code, between.length > 0 ? FOUND : 0);
}

async function profileFile(file: string, values: Values, catalogue: Catalogue, options: CommandOptions) {
  const { inspection } = await verifyInput(file, values, catalogue, options);
  if (inspection.period === undefined)
    throw new CommandError(
      `${file}：檔名沒有期別。`,
      '照「[202604][CSV][Raw] TW-Rental-Data.zip」或「202604-raw.csv」命名，從標準輸入讀的用--name。',
    );
  options.print(JSON.stringify(toSetProfile(inspection, inspection.period), null, 2));
  return 0;
}

function toAddressColumn(
  { header, type, codeTable }: Column,
  version: DatasetVersion,
  catalogue: Catalogue,
): AddressColumn {
  const notation = notationOf(version);
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
function columnFinder(known: readonly AddressColumn[]): (name: string) => string {
  const headers = known.map(({ header }) => header);
  const find = nameFinder(headers);
  return (name) => {
    const found = find(name.trim());
    if (found !== undefined) return found;
    const near = nearest(name.trim(), headers);
    throw new CommandError(
      `這個檔案沒有欄位「${name.trim()}」。`,
      near.length > 0
        ? `最接近的是${near.map((one) => `「${one}」`).join('、')}。`
        : '用rental-files profile看有哪些欄位。',
    );
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

interface Asked {
  where: string;
  columns: string | undefined;
  by: string | undefined;
  of: string | undefined;
}

/** What is asked for, of the columns that the file has. @throws CommandError for a column or a value that does not fit */
function readCut(
  { where, columns, by, of }: Asked,
  known: readonly AddressColumn[],
  labels: Labels,
  missing: string,
) {
  const find = columnFinder(known);
  const query = new URLSearchParams();
  const list = (text: string): string =>
    text
      .split(',')
      .filter((name) => name.trim() !== '')
      .map(find)
      .join(',');
  for (const [name, text] of new URLSearchParams(where)) {
    if (['by', 'of', 'columns'].includes(name))
      throw new CommandError(`條件裡的「${name}」不是欄位。`, '分組用groups的--by與--of，欄位用--columns。');
    const header = find(name);
    const column = known.find((one) => one.header === header);
    query.append(header, column ? inCodes(text, column, labels) : text);
  }
  if (columns !== undefined) query.set('columns', list(columns));
  if (by !== undefined) query.set('by', list(by));
  if (of !== undefined) query.set('of', find(of));
  const { view, dropped } = readAddress(query.toString(), known, missing);
  const [first] = dropped;
  if (!first) return view;
  const words = [...(labels.get(first.name)?.values() ?? [])];
  const near = nearest(plain(first.text), words);
  throw new CommandError(
    `「${first.name}」的條件「${first.text}」看不懂。`,
    near.length > 0
      ? `最接近的是${near.map((one) => `「${one}」`).join('、')}。`
      : '代碼與是非寫檔案裡的值或名稱，範圍寫成..30000或2026-04-01..2026-04-30，缺值寫missing，有值寫present。',
  );
}

interface Gathered {
  store: Store;
  view: ReturnType<typeof readCut>;
  kept: readonly string[];
  labels: Labels;
}

/** The rows of all files in one store, with what was asked for. @throws CommandError for files that do not fit each other */
async function gather(
  files: readonly string[],
  values: Values,
  catalogue: Catalogue,
  options: CommandOptions,
): Promise<Gathered> {
  const asked = {
    where: values.where?.join('&') ?? '',
    columns: values.columns,
    by: values.by,
    of: values.of,
  };
  const note = options.note ?? options.print;
  let gathered: Gathered | undefined;
  let variant = '';
  for (const file of files) {
    const source = await openInput(file, values, options);
    try {
      const table = await openTable(source, catalogue);
      let origin: Origin | undefined;
      const { findings } = await inspect(table, catalogue, {
        onTable: (candidate, read) => {
          const { version } = candidate;
          if (variant !== '' && variant !== candidate.variant)
            throw new CommandError(
              `${file}是${VARIANT_NAME[candidate.variant]}，前面的檔案不是，不能合在一起。`,
              '分開執行。',
            );
          ({ variant } = candidate);
          origin = { columns: read, version, period: table.named?.period ?? source.name };
          if (gathered) return;
          const notation = notationOf(version);
          const labels = labelsOf(read, catalogue, notation);
          const isSeveral = files.length > 1;
          const known: AddressColumn[] = read.map((column) => toAddressColumn(column, version, catalogue));
          if (isSeveral) known.unshift({ header: PERIOD_HEADER, type: 'string' });
          const view = readCut(asked, known, labels, notation.missing);
          const kept = view.columns ?? known.map(({ header }) => header);
          const needed = new Set([
            ...(view.grouping ? [...view.grouping.by, view.grouping.of] : kept),
            ...view.filters.map((filter) => filter.column),
          ]);
          const store = new Store(
            read.filter(({ header }) => needed.has(header)),
            { periods: isSeveral },
          );
          gathered = { store, view, kept, labels };
        },
        onRows: (rows) => {
          if (origin) gathered?.store.add(rows, origin);
        },
      });
      if (!values.quiet)
        for (const finding of forReader(findings))
          if (finding.severity === 'wrong') note(describeFinding(finding));
    } finally {
      await source.close();
    }
  }
  if (!gathered) throw new CommandError('沒有檔案。', SEE_HELP);
  return gathered;
}

const FORMATS = ['csv', 'jsonl'];

/** @throws CommandError for a format that is not written */
function formatOf({ format, out }: Values): string {
  const end = /\.(jsonl|ndjson|csv)$/i.exec(out ?? '')?.[1]?.toLowerCase();
  const asked = format ?? (end === 'ndjson' ? 'jsonl' : (end ?? 'csv'));
  if (FORMATS.includes(asked)) return asked;
  throw new CommandError(`不會寫「${asked}」。`, `--format可以是${FORMATS.join('、')}。`);
}

function* convertedCsv(store: Store, rows: Uint32Array, kept: readonly string[], labels: Labels | undefined) {
  const columns = kept.map((header) => typedColumn(store, header, labels));
  const text = (value: ReturnType<(typeof columns)[0]['read']>): string =>
    value === null ? '' : value instanceof Date ? isoInTaipei(value) : String(value);
  yield csvLines([[...kept]]);
  for (let from = 0; from < rows.length; from += 2000)
    yield csvLines(
      Array.from(rows.subarray(from, from + 2000), (row) => columns.map(({ read }) => text(read(row)))),
    );
}

async function send(
  pieces: Iterable<string>,
  { out, force }: Values,
  { write }: CommandOptions,
): Promise<void> {
  if (out === '') throw new CommandError('--out沒有寫檔名。', '寫檔案的名字，或-。');
  if (out !== undefined && out !== '-') return writeFileWhole(out, pieces, force ?? false);
  if (!write) throw new CommandError('這裡沒有標準輸出。', '加上--out 檔案.csv。');
  for (const piece of pieces) await write(piece);
}

async function cutFiles(
  name: string,
  files: readonly string[],
  values: Values,
  catalogue: Catalogue,
  options: CommandOptions,
): Promise<number> {
  const format = name === 'convert' ? formatOf(values) : 'csv';
  if (name === 'groups' && values.by === undefined && values.of === undefined)
    throw new CommandError('沒有寫--by，也沒有寫--of。', '例如--by 縣市 --of 月租金。');
  // A place that cannot be written is told before a file of minutes is read.
  if (values.out !== undefined && values.out !== '' && values.out !== '-')
    await checkPlace(values.out, values.force ?? false);
  const { store, view, kept, labels } = await gather(files, values, catalogue, options);
  const rows = select(store, view);
  const words = values.labels ? labels : undefined;
  if (name === 'groups') {
    const grouping = view.grouping ?? { by: [] };
    await send([exportGroups(groupRows(store, rows, grouping), grouping, { words })], values, options);
  } else if (name === 'cut') await send(exportRows(store, rows, { columns: kept, words }), values, options);
  else if (format === 'jsonl')
    await send(
      jsonLines(
        kept.map((header) => typedColumn(store, header, words)),
        rows,
      ),
      values,
      options,
    );
  else await send(convertedCsv(store, rows, kept, words), values, options);
  const where = values.out === undefined || values.out === '-' ? '' : `${inLine(values.out)}：`;
  const columns = name === 'groups' ? '' : `，${formatCount(kept.length)}欄`;
  const isData = where === '';
  if (!values.quiet)
    (isData ? (options.note ?? (() => undefined)) : options.print)(
      `${where}${formatCount(rows.length)}列（全部${formatCount(store.rows)}列）${columns}`,
    );
  return 0;
}

async function run(argv: readonly string[], options: CommandOptions): Promise<number> {
  const { values, positionals } = readArgs(argv);
  const [name, ...files] = positionals;
  if (values.version) {
    options.print(versionOfPackage());
    return 0;
  }
  if (values.help || name === undefined) {
    options.print(HELP);
    return values.help ? 0 : USAGE;
  }
  if (!COMMANDS.includes(name))
    throw new CommandError(`沒有「${name}」這個指令。`, `指令是${COMMANDS.join('、')}；${SEE_HELP}`);
  if (name === 'schema') {
    options.print(JSON.stringify(z.toJSONSchema(resultSchema), null, 2));
    return 0;
  }
  const [file] = files;
  if (file === undefined) throw new CommandError(`${name}要讀哪個檔案？`, SEE_HELP);
  if (name === 'profile' && files.length > 1)
    throw new CommandError(`${name}一次讀一個檔案，這裡有${formatCount(files.length)}個。`, SEE_HELP);
  const catalogue =
    values.catalogue === undefined ? await options.loadCatalogue() : await readCatalogue(values.catalogue);
  if (name === 'inspect') return inspectFiles(files, values, catalogue, options);
  if (name === 'profile') return profileFile(file, values, catalogue, options);
  return cutFiles(name, files, values, catalogue, options);
}

/** @returns the exit code @throws CommandError, TableError or an error of the disk in words, each with its fix; with `--json` such an error is printed */
export async function runCommand(argv: readonly string[], options: CommandOptions): Promise<number> {
  try {
    return await run(argv, options);
  } catch (thrown) {
    const error = thrown instanceof RangeError ? new CommandError(...inTwo(thrown.message)) : inWords(thrown);
    const code = exitCodeOf(error);
    if (code === undefined || !(error instanceof Error) || !argv.includes('--json')) throw error;
    const [problem, fix] = inTwo(error.message);
    options.print(JSON.stringify({ formatVersion: 1, error: { problem, fix } }, null, 2));
    return code;
  }
}

const inTwo = (message: string): [problem: string, fix: string] => {
  const [problem = message, fix = SEE_HELP] = message.split('修正：');
  return [problem, fix];
};
