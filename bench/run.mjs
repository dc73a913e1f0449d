/** `npm run bench`: measures the built site, prints the figures as tables and writes them to a file. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { runMain } from '../scripts/lib/main.mjs';
import { UserError } from '../scripts/lib/user-error.mjs';
import { measureBuild } from './build.mjs';
import { measureBytes } from './bytes.mjs';
import { measureClicks } from './clicks.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureOpen } from './open.mjs';
import { measureStart } from './start.mjs';
import { parseBenchArgs } from './lib/options.mjs';
import { machine, toMarkdown } from './lib/report.mjs';
import { ROUTES } from './lib/site.mjs';

const MEASUREMENTS = /** @type {const} */ ({
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  start: measureStart,
  clicks: measureClicks,
  build: measureBuild,
  open: measureOpen,
});

const HELP = `量測建置好的網站（先執行npm run build），結果印出來，也寫進檔案。

用法：npm run bench [-- 選項]

      --only <項目>    只量這些，以逗號分隔：${Object.keys(MEASUREMENTS).join('、')}
      --routes <網址>  只量這些頁面，以逗號分隔，例如/,/download/
      --runs <次數>    每個數字量幾次取中位數，預設3
      --scales <倍數>  建置量幾倍的內容，預設1,10,50
      --before <資料夾> clicks同時量另一份建置好的網站，輪流量，例如../before/build
      --out <檔案>     寫到哪裡，預設reports/bench.md
  -h, --help           顯示這份說明

start從npm取Docusaurus的範本來建置，輪流量。量建置時，每次建置說了什麼都留在reports/builds/；設DOCUSAURUS_PERF_LOGGER=true就有各階段的時間。`;

await runMain(async () => {
  const names = Object.keys(MEASUREMENTS);
  const { help, only, routes, out, ...options } = parseBenchArgs(process.argv.slice(2), names);
  if (help) {
    console.log(HELP);
    return;
  }
  const head = `# 量測結果\n\n${new Date().toISOString().slice(0, 10)}。${machine()}\n`;
  const parts = [head];
  for (const name of only) {
    const measure = MEASUREMENTS[/** @type {keyof typeof MEASUREMENTS} */ (name)];
    const measured = await measure({ routes: routes ?? ROUTES, ...options });
    const table = [measured].flat().map(toMarkdown).join('\n');
    console.log(table);
    parts.push(table);
    // Written after each measurement, so that a failure loses no earlier results.
    try {
      await mkdir(path.dirname(out), { recursive: true });
      await writeFile(out, parts.join('\n'));
    } catch (error) {
      throw new UserError(
        `寫不進${out}：${error instanceof Error ? error.message : String(error)}。請用--out換一個位置。`,
      );
    }
  }
  console.log(`已寫進${out}。`);
});
