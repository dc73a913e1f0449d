/** Time and memory of a build, of the site as it is and of many times its content. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotli } from './lib/site.mjs';
import { grow } from './lib/grow.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What the builds said, also with DOCUSAURUS_PERF_LOGGER=true. */
const LOGS = path.join(ROOT, 'reports/builds');

/** The unit of the kernel's times of a process: hundredths of a second (USER_HZ, which is the same on every Linux). */
const TICKS = 100;

/**
 * What a process has taken so far: highest memory in MiB, and seconds of all its threads on processors, which other programs
 * change much less than the time on the clock. NaN on systems other than Linux.
 */
async function readUsage(/** @type {number} */ pid) {
  const read = (/** @type {string} */ name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [status, stat] = await Promise.all([read('status'), read('stat')]);
  const kibibytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
  // The second field is the name, which may hold spaces; what follows it begins with the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return { mebibytes: Number(kibibytes) / 1024, processor: (Number(user) + Number(system)) / TICKS };
}

/**
 * Builds the site in a folder.
 * @param {string} dir
 * @param {string} log name of the file for what the build says
 * @returns {Promise<{ seconds: number, mebibytes: number, processor: number }>} processor: seconds on all processors
 * @throws Error that names that file when it fails
 */
async function build(dir, log) {
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: dir,
    // Rows of files of a large site do not fit into Node's usual share of memory.
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=16384' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
  let used = { mebibytes: NaN, processor: NaN };
  const timer = setInterval(() => {
    void readUsage(/** @type {number} */ (child.pid)).then((now) => {
      // A process that has just ended gives no figures, so the last ones are kept.
      if (!Number.isNaN(now.mebibytes)) used = now;
    });
  }, 200);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearInterval(timer);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const file = path.join(LOGS, log);
  await mkdir(LOGS, { recursive: true });
  await writeFile(file, output);
  if (code !== 0) {
    const after = `${seconds.toFixed(0)}秒後失敗，那時${Math.round(used.mebibytes)} MiB`;
    throw new Error(`${after}，見${path.relative(ROOT, file)}`);
  }
  console.error(
    `${log}：${seconds.toFixed(1)}秒，處理器${used.processor.toFixed(1)}秒，${Math.round(used.mebibytes)} MiB`,
  );
  return { seconds, ...used };
}

/** @param {string} dir folder of a finished build */
async function measureSize(dir) {
  const names = await readdir(dir, { recursive: true });
  const scripts = names.filter((name) => /^assets\/js\/main\.[^/]*\.js$/.test(name));
  const main = await readFile(path.join(dir, scripts[0] ?? 'main.js'));
  let bytes = 0;
  for (const name of names) {
    const stats = await stat(path.join(dir, name));
    if (stats.isFile()) bytes += stats.size;
  }
  return {
    pages: names.filter((name) => name.endsWith('.html')).length,
    main: (await brotli(main)).length,
    bytes,
  };
}

/**
 * @param {{ scales: readonly number[] }} options how many times the content
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureBuild({ scales }) {
  const rows = [];
  for (const times of scales) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
    const dir = path.join(folder, 'site');
    const { sets, posts } = await grow({ from: ROOT, to: dir, times });
    // The bundler's cache stands below node_modules, which the copy shares: its keys hold the folder's name.
    const row = { 內容: `${times}倍`, 檔案頁面: sets, 文章: posts };
    try {
      const cold = await build(dir, `${times}-first.log`);
      const warm = await build(dir, `${times}-again.log`);
      const size = await measureSize(path.join(dir, 'build'));
      rows.push({
        ...row,
        HTML頁面: size.pages,
        '第一次 秒': cold.seconds.toFixed(1),
        '第一次 處理器 秒': cold.processor.toFixed(1),
        '再建一次 秒': warm.seconds.toFixed(1),
        '再建一次 處理器 秒': warm.processor.toFixed(1),
        '記憶體 MiB': Math.round(cold.mebibytes),
        'main kB': (size.main / 1000).toFixed(1),
        '全部 MB': (size.bytes / 1e6).toFixed(0),
      });
    } catch (error) {
      // A size that cannot be built is a result too; the other sizes are still measured.
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${times}倍：${reason}`);
      rows.push({ ...row, '第一次 秒': reason });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return {
    title: '建置的時間與記憶體',
    note: '多倍的內容由現有的期別與文章複製而成，只用來量測。處理器是建置的程式在所有處理器上一共花的時間，機器忙的時候也比得上。main是瀏覽器程式裡隨網頁數目變大的那一份，brotli。',
    rows,
  };
}
