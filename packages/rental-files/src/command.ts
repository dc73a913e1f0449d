/** `rental-files`: what the package does, as a command. Texts go to `print`; nothing is written but the file of `--out`. */
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Column, type DatasetVersion, formatCount } from 'rental-data';
import { fromPublished, type Catalogue, type PublishedCatalogue } from './catalogue';
import { betweenFiles, type Verified } from './check/verify';
import { readAddress, type AddressColumn } from './cut/address';
import { exportRows } from './cut/export';
import { select, type Cut } from './cut/filters';
import { Store, type Origin } from './cut/store';
import { describeFinding, describeVerified } from './describe';
import { inWords, openFile, verifyFile, zipsAt } from './disk';
import { openTable } from './table/files';
import { inspect } from './table/inspect';
import { toSetProfile } from './table/record';
import { notationOf } from './table/values';
import { inLine } from './terminal';

export const HELP = `讀開放台灣民間租屋資料的檔案：ZIP，或解壓縮後的CSV與JSON。

用法：rental-files inspect 檔案 …           是哪一份、完不完整、哪裡不對；有任何一項不對，結束碼是1
      rental-files profile 檔案             每一欄的盤點（JSON）
      rental-files cut 檔案 --out 檔案.csv  符合條件的列，另存成CSV

      --where <條件>      和「打開檔案」的網址寫法相同，例如'縣市=17,11&月租金=..30000&月管理費=present'
      --columns <欄位,…>  只留這些欄位，依這個順序
      --out <檔案>        寫到哪裡；已經有的檔案不會蓋掉
      --json              inspect的結果寫成JSON
      --catalogue <檔案或網址>  公開的data/catalogue.json；不寫就用資料集自己的目錄
  -h, --help              顯示這份說明`;

class CommandError extends Error {
  constructor(problem: string, fix: string) {
    super(`${problem}修正：${fix}`);
    this.name = 'CommandError';
  }
}

export interface CommandOptions {
  loadCatalogue: () => Promise<Catalogue>;
  print: (text: string) => void;
}

const SEE_HELP = '看rental-files --help的寫法。';

/** @throws CommandError for an option that there is not, or one without its value */
function readArgs(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        where: { type: 'string', multiple: true },
        columns: { type: 'string' },
        out: { type: 'string' },
        catalogue: { type: 'string' },
      },
    });
  } catch {
    const known = /^--?(?:help|h|json|where|columns|out|catalogue)(?:=|$)/;
    const odd = argv.find((arg) => arg.startsWith('-') && !known.test(arg));
    throw new CommandError(odd === undefined ? '有選項沒有寫值。' : `看不懂選項「${odd}」。`, SEE_HELP);
  }
}

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
  let published: (PublishedCatalogue & Record<string, unknown>) | null;
  try {
    published = JSON.parse(text) as typeof published;
  } catch {
    throw new CommandError(`${place}：不是JSON。`, CATALOGUE_FIX);
  }
  const lacking = PARTS.find((part) => !Array.isArray(published?.[part]));
  if (!published || lacking !== undefined)
    throw new CommandError(`${place}：沒有「${lacking ?? ''}」這一份清單。`, CATALOGUE_FIX);
  return fromPublished(published);
}

function toJson(file: string, { inspection, format, bytes, sha256, findings, notes }: Verified) {
  const { period = null, candidate, profile } = inspection;
  const { variant, version } = candidate;
  const { rows } = profile;
  return { file, period, variant, version: version.version, format, rows, bytes, sha256, findings, notes };
}

async function inspectFiles(
  places: readonly string[],
  catalogue: Catalogue,
  isJson: boolean,
  print: CommandOptions['print'],
): Promise<number> {
  const files = (await Promise.all(places.map((place) => zipsAt(place).catch(() => [place])))).flat();
  const read: Verified[] = [];
  const json: object[] = [];
  let wrong = 0;
  for (const file of files) {
    try {
      const verified = await verifyFile(file, catalogue, { policy: 'reader' });
      read.push(verified);
      wrong += verified.findings.length;
      json.push(toJson(file, verified));
      if (!isJson) for (const line of describeVerified(path.basename(file), verified)) print(line);
    } catch (thrown) {
      const error = inWords(thrown);
      const [problem = '', fix = ''] = error instanceof Error ? error.message.split('修正：') : [];
      if (fix === '') throw error;
      wrong += 1;
      json.push({ file, findings: [{ problem, fix }] });
      if (!isJson) print(`✗ ${inLine(problem)}\n    修正：${inLine(fix)}`);
    }
  }
  const between = betweenFiles(read);
  if (isJson) print(JSON.stringify({ files: json, between }, null, 2));
  else for (const finding of between) print(describeFinding(finding));
  return wrong + between.length > 0 ? 1 : 0;
}

async function profileFile(file: string, catalogue: Catalogue, print: CommandOptions['print']) {
  const { inspection } = await verifyFile(file, catalogue, { policy: 'reader' });
  if (inspection.period === undefined)
    throw new CommandError(
      `${file}：檔名沒有期別。`,
      '照「[202604][CSV][Raw] TW-Rental-Data.zip」或「202604-raw.csv」命名。',
    );
  print(JSON.stringify(toSetProfile(inspection, inspection.period), null, 2));
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

/** What is asked for, of the columns that the file has. @throws CommandError for a column or a value that does not fit */
function readCut(
  where: string,
  columns: string | undefined,
  known: readonly AddressColumn[],
  missing: string,
) {
  const asked = [where, ...(columns === undefined ? [] : [new URLSearchParams({ columns }).toString()])];
  const { view, dropped } = readAddress(asked.filter(Boolean).join('&'), known, missing);
  const [first] = dropped;
  if (first?.problem === 'column') {
    const name =
      known.some(({ header }) => header === first.name) || first.name === 'columns' ? first.text : first.name;
    throw new CommandError(
      `這個檔案沒有欄位「${name}」。`,
      `有的是：${known.map(({ header }) => header).join('、')}。`,
    );
  }
  if (first)
    throw new CommandError(
      `「${first.name}」的條件「${first.text}」看不懂。`,
      '代碼與是非寫檔案裡的值，範圍寫成..30000或2026-04-01..2026-04-30，缺值寫missing，有值寫present。',
    );
  if (view.grouping)
    throw new CommandError('cut只留下列，不分組。', '刪掉條件裡的by與of；要分組，用「打開檔案」。');
  return view;
}

async function cutFile(
  file: string,
  { where = '', columns, out }: { where: string | undefined; columns: string | undefined; out: string },
  catalogue: Catalogue,
  print: CommandOptions['print'],
): Promise<number> {
  if (existsSync(out)) throw new CommandError(`已經有「${out}」。`, '換一個名字，或先把它移走。');
  const source = await openFile(file);
  const part = `${out}.part-${String(process.pid)}`;
  try {
    const table = await openTable(source, catalogue);
    let store = new Store([]);
    let origin: Origin | undefined;
    let view: Cut = { filters: [] };
    let kept: readonly string[] = [];
    await inspect(table, catalogue, {
      onTable: ({ version }, read) => {
        origin = { columns: read, version, period: table.named?.period ?? '' };
        const known = read.map((column) => toAddressColumn(column, version, catalogue));
        const asked = readCut(where, columns, known, notationOf(version).missing);
        kept = asked.columns ?? read.map(({ header }) => header);
        const needed = new Set([...kept, ...asked.filters.map((filter) => filter.column)]);
        store = new Store(read.filter(({ header }) => needed.has(header)));
        view = asked;
      },
      onRows: (rows) => {
        if (origin) store.add(rows, origin);
      },
    });
    const rows = select(store, view);
    const handle = await open(part, 'wx');
    try {
      for (const piece of exportRows(store, rows, { columns: kept })) await handle.write(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, out);
    print(
      `${inLine(out)}：${formatCount(rows.length)}列（全部${formatCount(store.rows)}列），${formatCount(kept.length)}欄`,
    );
    return 0;
  } finally {
    await source.close();
    await rm(part, { force: true });
  }
}

/** @returns the exit code: 1 where `inspect` found something @throws CommandError, TableError or an error of the disk in words, each with its fix */
export async function runCommand(argv: readonly string[], options: CommandOptions): Promise<number> {
  const { values, positionals } = readArgs(argv);
  const [name, ...files] = positionals;
  if (values.help || name === undefined) {
    options.print(HELP);
    return values.help ? 0 : 1;
  }
  if (!['inspect', 'profile', 'cut'].includes(name))
    throw new CommandError(`沒有「${name}」這個指令。`, SEE_HELP);
  const [file] = files;
  if (file === undefined) throw new CommandError(`${name}要讀哪個檔案？`, SEE_HELP);
  if (name !== 'inspect' && files.length > 1)
    throw new CommandError(`${name}一次讀一個檔案，這裡有${formatCount(files.length)}個。`, SEE_HELP);
  const { out, where, columns } = values;
  if (name === 'cut' && out === undefined) throw new CommandError('沒有寫--out。', '加上--out 檔案.csv。');
  const catalogue =
    values.catalogue === undefined ? await options.loadCatalogue() : await readCatalogue(values.catalogue);
  try {
    if (name === 'inspect') return await inspectFiles(files, catalogue, values.json ?? false, options.print);
    if (name === 'profile') return await profileFile(file, catalogue, options.print);
    const asked = { where: where?.join('&'), columns, out: out ?? '' };
    return await cutFile(file, asked, catalogue, options.print);
  } catch (error) {
    throw inWords(error);
  }
}
