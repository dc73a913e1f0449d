/** `npm run release`: reads the files of a release, says what is wrong with them, and writes them into the catalogue. */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { runMain } from './lib/main.mjs';
import { parseReleaseArgs } from './lib/options.mjs';
import { Interrupted, UserError } from './lib/user-error.mjs';

const HELP = `讀完要發布的ZIP，核對欄位、列數、值與期別；全部合格，才把期別、列數、大小與SHA-256寫進catalogue/。

用法：npm run release -- 檔案或資料夾 …

      --verify    只核對，不寫入：和目錄記的列數、大小、SHA-256比對
      --dry-run   印出會怎麼改目錄，不寫入
      --site <資料夾>  目錄在別的資料夾，預設是這個專案
  -h, --help      顯示這份說明

有任何一項不合格就不寫入，結束碼是1。`;

const root = fileURLToPath(new URL('..', import.meta.url));
const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });

/** @typedef {import('../plugins/release/verify').Verified} Verified */

/** @type {typeof import('../src/domain/text/format')} */
const { formatCount: count } = load(path.join(root, 'src/domain/text/format.ts'));

/** A line that is written again while a file is read; nothing where nobody looks at it. */
function progress() {
  const { stderr } = process;
  return {
    show: (/** @type {string} */ file, /** @type {number} */ rows, /** @type {number} */ share) => {
      if (stderr.isTTY)
        stderr.write(`\r${path.basename(file)}  ${count(rows)}列  ${Math.round(share * 100)}%   `);
    },
    end: () => {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
    },
  };
}

/** @param {Verified} verified */
function describe({ file, format, inspection }) {
  const { candidate, period, profile } = inspection;
  const variant = candidate.variant === 'raw' ? '原始資料' : '消除重複住宅';
  const exact = candidate.distance === 0 ? '' : '最接近';
  return `${path.basename(file)}：${period ?? '檔名沒有期別'}，${variant}，${format.toUpperCase()}，${exact}資料集版本${candidate.version.version}，${count(profile.rows)}列`;
}

/** @param {readonly import('../src/domain/table/inspect').Finding[]} findings */
const words = (findings) =>
  findings
    .map(
      ({ column, problem, fix }) =>
        `  ✗ ${column === undefined ? '' : `「${column}」`}${problem}\n    修正：${fix}`,
    )
    .join('\n');

await runMain(async () => {
  const { help, verify, dryRun, site = root, places } = parseReleaseArgs(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return 0;
  }
  /** @type {typeof import('../plugins/release/verify')} */
  const { betweenFiles, verifyFile } = load(path.join(root, 'plugins/release/verify.ts'));
  /** @type {typeof import('../plugins/release/disk')} */
  const { zipsAt } = load(path.join(root, 'plugins/release/disk.ts'));
  /** @type {typeof import('../plugins/catalogue/load')} */
  const { loadCatalogue } = load(path.join(root, 'plugins/catalogue/load.ts'));
  const catalogue = await loadCatalogue(site);

  const files = (
    await Promise.all(
      places.map((place) =>
        zipsAt(place).catch(() => {
          throw new UserError(`讀不到「${place}」。請寫ZIP檔或資料夾的路徑。`);
        }),
      ),
    )
  ).flat();
  if (files.length === 0) throw new UserError(`「${places.join('、')}」裡沒有ZIP。`);

  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort(new Interrupted(128 + 2)));
  process.once('SIGTERM', () => ending.abort(new Interrupted(128 + 15)));
  const line = progress();
  /** @type {Verified[]} */
  const read = [];
  let wrong = 0;
  for (const file of files) {
    try {
      const verified = await verifyFile(file, catalogue, { onProgress: line.show, signal: ending.signal });
      line.end();
      read.push(verified);
      wrong += verified.findings.length;
      console.log(`${verified.findings.length === 0 ? '✓' : '✗'} ${describe(verified)}`);
      if (verified.findings.length > 0) console.log(words(verified.findings));
    } catch (error) {
      line.end();
      if (!(error instanceof Error) || !error.message.includes('修正：')) throw error;
      wrong += 1;
      console.log(`✗ ${error.message}`);
    }
  }
  const between = betweenFiles(read);
  if (between.length > 0) console.log(words(between));
  wrong += between.length;
  if (wrong > 0) {
    console.log(`\n${count(wrong)}項不合格，目錄沒有更動。`);
    return 1;
  }
  if (verify) {
    const unknown = read.filter(({ inspection }) => inspection.set === undefined);
    console.log(
      `\n${count(read.length)}個檔案都合格${unknown.length > 0 ? `，其中${count(unknown.length)}個目錄裡還沒有` : '，和目錄相同'}。`,
    );
    return 0;
  }
  const undated = read.filter(({ inspection }) => inspection.period === undefined);
  if (undated.length > 0)
    throw new UserError(
      `「${path.basename(undated[0]?.file ?? '')}」的檔名沒有期別，不知道要寫成哪一期。請照「[202604][CSV][Raw] TW-Rental-Data.zip」命名。`,
    );

  /** @type {typeof import('../plugins/release/entry')} */
  const { changesFor, writeChanges } = load(path.join(root, 'plugins/release/entry.ts'));
  const changes = await changesFor(site, catalogue, read, new Date().toISOString().slice(0, 10));
  if (changes.length === 0) {
    console.log('\n目錄已經有這些檔案，沒有要改的。');
    return 0;
  }
  for (const { file, before, after } of changes) {
    const known = new Set(before.split('\n'));
    console.log(`\n${file}`);
    for (const text of after.split('\n')) if (text !== '' && !known.has(text)) console.log(`  + ${text}`);
  }
  if (dryRun) {
    console.log('\n這是--dry-run，沒有寫入。');
    return 0;
  }
  await writeChanges(site, changes);
  console.log('\n已寫進目錄。接下來：npm test，並寫一篇發布的文章（CONTRIBUTING.md）。');
  return 0;
});
