/** `npm run faults`: plants the faults of tests/faults/faults.yaml one by one, and tests whether the check for each one reports it. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { resolvePlace } from './lib/fault-place.mjs';
import { runMain } from './lib/main.mjs';
import { runBin } from './lib/run.mjs';
import { STEPS } from './lib/test-steps.mjs';
import { UserError } from './lib/user-error.mjs';

const HELP = `一次放進一個錯，看該發現的檢查有沒有發現，再放回去。清單在tests/faults/faults.yaml。執行時不要改檔案。

用法：npm run faults [-- 名稱 …]    不寫名稱就全部放一遍，要很久

      --list              列出全部
  -h, --help              顯示這份說明`;

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} file with * for what is known after a build
 * @property {string} [find] what is replaced; without it the file is new
 * @property {string} replace
 * @property {string} [build] the step of `npm test` that builds the site anew before the check
 * @property {string | string[]} [line] beginning of the lines of CONFORMANCE.md whose behaviour it breaks
 * @property {string} run the check, a tool of node_modules/.bin and its arguments
 * @property {string} says what the check has to say
 */

/**
 * Builds a site with the fault in it, and puts the good one back after the check.
 *
 * @param {string} name the step of `npm test` that builds it
 * @param {() => Promise<number>} check
 * @returns {Promise<number | null>} what the check gives; null when the site could not be built
 */
async function withBuild(name, check) {
  const step = STEPS.find((one) => one.name === name);
  if (!step) throw new UserError(`沒有「${name}」這個步驟；名稱見npm test -- --list。`);
  const [tool, ...args] = step.command;
  const folder = step.output ?? 'build';
  const site = path.join(root, folder);
  const good = path.join(root, 'node_modules/.cache/faults', folder);
  if (!existsSync(site)) throw new UserError(`沒有${folder}。請先建置：npm test -- --only ${name}`);
  mkdirSync(path.dirname(good), { recursive: true });
  renameSync(site, good);
  try {
    const code = await runBin(root, tool, args, { env: step.env ?? {}, collect: () => undefined });
    return code === 0 ? await check() : null;
  } finally {
    rmSync(site, { recursive: true, force: true });
    renameSync(good, site);
  }
}

/**
 * @param {Fault} fault
 * @returns {Promise<string | null>} what is wrong with the check, null when it found the fault
 */
async function tryOut(fault) {
  const place = resolvePlace(root, fault);
  const original = existsSync(place) ? readFileSync(place, 'utf8') : null;
  const { find } = fault;
  if (find === undefined ? original !== null : !original?.includes(find)) {
    return find === undefined ? `${fault.file}已經存在` : `${fault.file}裡沒有「${find}」`;
  }
  const bad = fault.replace.replace('{cwd}', root.replace(/\/$/, ''));
  const [tool = '', ...args] = fault.run.split(' ').filter(Boolean);
  let output = '';
  // A sample of the day might leave out what finds it. In the browser all of a file would take hours, tests by their titles do not.
  const env = tool === 'vitest' || args.includes('-g') ? { TEST_FULL: '1' } : {};
  const check = () => runBin(root, tool, args, { env, collect: (text) => (output += text) });
  let code;
  try {
    writeFileSync(place, original === null ? bad : original.replace(find ?? '', () => bad));
    code = await (fault.build ? withBuild(fault.build, check) : check());
  } finally {
    if (original === null) rmSync(place);
    else writeFileSync(place, original);
  }
  if (code === null) return '放進去以後建置不成';
  if (code === 0) return `${fault.run}沒有發現`;
  // Titles of tests that pass are printed too, and may be what has to be said.
  const withoutPassed = output.split('\n').filter((line) => !/^\W*✓/.test(stripVTControlCharacters(line)));
  return withoutPassed.join('\n').includes(fault.says)
    ? null
    : `${fault.run}沒有說「${fault.says}」：\n${output.slice(-1500)}`;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, list: { type: 'boolean' } },
    allowPositionals: true,
  });
  /** @type {Fault[]} */
  const faults = parse(readFileSync(path.join(root, 'tests/faults/faults.yaml'), 'utf8'));
  if (values.help || values.list) {
    console.log(values.help ? HELP : faults.map(({ name, run }) => `${name.padEnd(32)} ${run}`).join('\n'));
    return;
  }
  const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0)
    throw new UserError(`沒有「${unknown.join('、')}」這個錯；名稱見 npm run faults -- --list。`);

  const missed = [];
  for (const fault of faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const wrong = await tryOut(fault);
    console.log(`${wrong ? '沒發現' : '發現了'}  ${fault.name}`);
    if (wrong) missed.push(`${fault.name}：${wrong}`);
  }
  if (missed.length > 0)
    throw new UserError(`有${missed.length}個錯沒有照說的被發現：\n\n${missed.join('\n\n')}`);
});
