/** `npm run release`: reads the files of a release, says what is wrong with them, and writes them into the catalogue. */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { runMain } from './lib/main.mjs';
import { parseReleaseArgs } from './lib/options.mjs';
import { Interrupted, UserError } from './lib/user-error.mjs';

const HELP = `讀完要發布的ZIP，核對欄位、列數、值與期別，再和之前列數完整的期別比；都沒有問題，才寫進catalogue/。

用法：npm run release -- 檔案或資料夾 …

      --verify    只核對，不寫入：和目錄記的列數、大小、SHA-256比對
      --dry-run   印出會怎麼改目錄，不寫入
      --accept <警報=理由>  看過這個警報，仍然發布；理由會寫進目錄，可以重複，警報的結尾可以是*
      --profile   已經發布的檔案：只補上盤點（catalogue/profiles/）、租金統計（catalogue/statistics/）與SHA-256
      --published <日期>  發布的日期，例如2026-11-01；不寫就是今天（台灣時間）
      --site <資料夾>  目錄在別的資料夾，預設是這個專案
  -h, --help      顯示這份說明

寫入的是期別的一筆（發布的日期、列數、大小、SHA-256）、每一份的盤點、每個月的租金統計，與發布文章的草稿。
有任何一項不合格，或有警報沒有答覆，就不寫入，結束碼是1。`;

const root = fileURLToPath(new URL('..', import.meta.url));
const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });

/** @type {typeof import('rental-data')} */
const { formatCount } = load(path.join(root, 'packages/rental-data/src/index.ts'));

/** @type {typeof import('rental-files')} */
const { inLine, onTerminal } = load(path.join(root, 'packages/rental-files/src/index.ts'));

/** A line that is written again while a file is read; nothing where nobody looks at it. */
function progressLine() {
  const { stderr } = process;
  return (/** @type {string} */ file = '', rows = 0, bytes = 0, size = 0) => {
    if (!stderr.isTTY) return;
    stderr.write('\r\u001b[K');
    if (file === '') return;
    const done = size === 0 ? 1 : bytes / size;
    const bar = '█'.repeat(Math.round(done * 20)).padEnd(20, '░');
    const megabytes = (/** @type {number} */ amount) => formatCount(Math.round(amount / 1e6));
    stderr.write(
      `${bar} ${inLine(path.basename(file))}  ${formatCount(rows)}列  ${megabytes(bytes)}／${megabytes(size)} MB`,
    );
  };
}

async function run() {
  const { help, site = root, ...options } = parseReleaseArgs(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return 0;
  }
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort(new Interrupted(128 + 2)));
  process.once('SIGTERM', () => ending.abort(new Interrupted(128 + 15)));
  /** @type {typeof import('./release/command')} */
  const { releasePlaces } = load(path.join(root, 'scripts/release/command.ts'));
  return releasePlaces({
    ...options,
    site,
    now: new Date(),
    signal: ending.signal,
    print: console.log,
    progress: progressLine(),
  });
}

await runMain(() =>
  run().catch((/** @type {unknown} */ error) => {
    if (error instanceof Interrupted || !(error instanceof Error)) throw error;
    // What a person can mend says how; the rest is a fault of the program.
    const isExplained = error instanceof UserError || error.message.includes('修正：');
    throw isExplained ? new UserError(onTerminal(error.message)) : error;
  }),
);
