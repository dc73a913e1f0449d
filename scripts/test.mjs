/** `npm test`: installs what is missing and runs every check, from the types to the browser tests. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/ensure-install.mjs';
import { runMain } from './lib/main.mjs';
import { parseTestArgs } from './lib/options.mjs';
import { runBin } from './lib/run.mjs';
import { readPassedSteps } from './lib/passed-steps.mjs';
import { ENVIRONMENT, STEPS, runSteps } from './lib/test-steps.mjs';

const HELP = `執行全部檢查與測試，遇到失敗就停止。今天以同樣的檔案通過的步驟不再執行，CI除外。

用法：npm test [-- 選項]

      --only <步驟,步驟>  只執行這些步驟，通過過也再執行一次
      --full              瀏覽器打開每一頁（平常打開一半的種類，一種一頁），很久的檢查也做，每一步都執行
      --since <提交>      只檢查那個提交以後改過的檔案，例如main；不開Firefox與WebKit，瀏覽器只打開相關的頁面
      --list              列出全部步驟
  -h, --help              顯示這份說明`;

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {readonly import('./lib/test-steps.mjs').Step[]} steps @param {string} commit */
async function chooseSince(steps, commit) {
  // It reads YAML: not before the packages are there.
  const { listChanged, readTests, stepsSince } = await import('./lib/since.mjs');
  const isThere = (/** @type {string} */ file) => existsSync(path.join(root, file));
  return stepsSince(steps, listChanged(root, commit), readTests(root), isThere);
}

await runMain(async () => {
  const chosen = parseTestArgs(
    process.argv.slice(2),
    STEPS.map((step) => step.name),
  );
  if (chosen.help) {
    console.log(HELP);
    return;
  }
  if (chosen.list) {
    for (const { name, title, command } of STEPS)
      console.log(`${name.padEnd(8)} ${title}（${command.join(' ')}）`);
    return;
  }

  console.log('檢查套件');
  await ensureInstalled(root, { withTools: true });
  const all = STEPS.filter((step) => chosen.steps.includes(step.name));
  const steps = chosen.since === undefined ? all : await chooseSince(all, chosen.since);
  if (steps.some(({ name }) => name === 'browser')) {
    console.log('檢查 Chromium');
    // Now rather than after the build: a missing browser should not cost minutes.
    await ensureChromium();
  }
  const passed = readPassedSteps(root);
  const isEachRun = chosen.full || chosen.isChosen || Boolean(process.env['CI']);
  return runSteps(
    steps,
    ({ command: [tool, ...args], env, background = false }, collect) =>
      runBin(root, tool, args, {
        background,
        env: { ...ENVIRONMENT, ...env, ...(chosen.full ? { TEST_FULL: 'on' } : {}) },
        ...(collect ? { collect } : {}),
      }),
    console.log,
    { has: (step) => !isEachRun && passed.has(step), add: passed.add },
  );
});
