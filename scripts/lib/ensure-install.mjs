// Runs before anything is installed: only Node's own modules may be imported here.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

const STAMP = path.join('node_modules', '.install-stamp');

/**
 * @typedef {object} InstallState
 * @property {string} lockHash sha256 of package-lock.json
 * @property {number} lockTime when package-lock.json was last changed (ms)
 * @property {number | null} npmTime when npm last finished an installation (ms), null: never
 * @property {{ hash: string, time: number } | null} stamp the lockfile hash noted after an installation
 *   and when it was noted (ms), null: none
 * @property {boolean} hasTools whether npm installed what only checks need, too
 */

/**
 * Tells whether the packages have to be installed.
 *
 * @param {InstallState} state
 * @param {boolean} withTools whether what only checks need has to be there
 * @returns {boolean} true when npm never finished, or what it installed belongs to another lockfile or is not enough
 */
export function needsInstall({ lockHash, lockTime, npmTime, stamp, hasTools }, withTools) {
  if (npmTime === null || (withTools && !hasTools)) return true;
  // A stamp older than npm's own record is outdated: somebody has run npm by hand since.
  if (stamp && stamp.time >= npmTime) return stamp.hash !== lockHash;
  return npmTime < lockTime;
}

/**
 * Reads what {@link needsInstall} decides on.
 *
 * @param {string} root folder of the project
 * @returns {InstallState}
 * @throws {UserError} when package-lock.json is missing
 */
export function readInstallState(root) {
  const lockfile = path.join(root, 'package-lock.json');
  const lockTime = modified(lockfile);
  if (lockTime === null) {
    throw new UserError('找不到 package-lock.json。請從版本庫取回它（git checkout package-lock.json）。');
  }
  const stampTime = modified(path.join(root, STAMP));
  // npm writes this file as the last thing, so a broken-off installation has none.
  const record = path.join(root, 'node_modules', '.package-lock.json');
  const npmTime = modified(record);
  return {
    lockHash: createHash('sha256').update(readFileSync(lockfile)).digest('hex'),
    lockTime,
    npmTime,
    hasTools: npmTime !== null && readFileSync(record, 'utf8').includes('"dev": true'),
    stamp:
      stampTime === null
        ? null
        : { hash: readFileSync(path.join(root, STAMP), 'utf8').trim(), time: stampTime },
  };
}

/**
 * Installs the packages of package-lock.json with `npm ci`, unless they are in place already.
 *
 * @param {string} root folder of the project
 * @param {object} options
 * @param {boolean} options.withTools also what only checks need: without, a third of the packages is not fetched
 * @param {(root: string, withTools: boolean) => Promise<number>} [options.install] gives the exit code (the tests replace it)
 * @returns {Promise<boolean>} whether it installed
 * @throws {UserError} when package-lock.json is missing, or npm fails
 */
export async function ensureInstalled(root, { withTools, install = npmCi }) {
  const state = readInstallState(root);
  const needed = needsInstall(state, withTools);
  if (needed) {
    console.log('      套件尚未安裝，或與 package-lock.json 不一致，執行 npm ci …');
    // Tools that are there stay there.
    const code = await install(root, withTools || state.hasTools);
    if (code !== 0) {
      throw new UserError(`npm ci 失敗（結束代碼 ${code}）。請看上面的訊息；常見原因是沒有網路。`);
    }
  }
  if (needed || state.stamp?.hash !== state.lockHash) {
    writeFileSync(path.join(root, STAMP), `${state.lockHash}\n`);
  }
  return needed;
}

/**
 * @param {string} root
 * @param {boolean} withTools
 */
function npmCi(root, withTools) {
  // Whatever NODE_ENV is. Install scripts of packages do not run, because none is needed (tests/repository/supplyChain.test.ts).
  const args = [
    'ci',
    withTools ? '--include=dev' : '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const npm = process.env.npm_execpath;
  // The npm that started us may not be the one on PATH.
  return npm && path.basename(npm) === 'npm-cli.js'
    ? run(process.execPath, [npm, ...args], { cwd: root })
    : run('npm', args, { cwd: root });
}

/** @param {string} file */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
