import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows opens a context in half the time. Debian has a separate package for it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const MISSING =
  '找不到 Chromium，瀏覽器測試需要它。請安裝其中一種：\n' +
  '  Debian、Ubuntu：sudo apt-get install chromium fonts-noto-cjk\n' +
  '  macOS：brew install --cask chromium\n' +
  '  其他系統：安裝 Chromium 或 Google Chrome，再把環境變數 CHROMIUM_PATH 設為執行檔的路徑';

/**
 * @typedef {object} Machine what the search looks at; the tests replace it
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} isExecutable
 */

/** @type {Machine} */
export const thisMachine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  isExecutable(file) {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
};

/**
 * Finds an installed Chromium or Chrome: CHROMIUM_PATH, then the usual names on PATH, then where macOS
 * puts applications.
 *
 * @param {Machine} [machine]
 * @returns {string | null} path of the program, null when there is none
 * @throws {UserError} when CHROMIUM_PATH is set but is not a program
 */
export function findChromium(machine = thisMachine) {
  const { env, platform, isExecutable } = machine;
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    // Using another browser silently would hide the mistake.
    throw new UserError(
      `環境變數 CHROMIUM_PATH 指向「${env.CHROMIUM_PATH}」，但那裡沒有可執行的檔案。請改正或移除它。`,
    );
  }
  const onPath = NAMES.map((name) => findOnPath(name, machine)).find((file) => file !== null);
  if (onPath) return onPath;
  return (platform === 'darwin' && MAC_PLACES.find(isExecutable)) || null;
}

/**
 * Finds Chromium, or installs it where that needs no password: as root with apt.
 *
 * @param {Machine} [machine]
 * @param {(command: string, args: readonly string[]) => Promise<number>} [execute] gives the exit code
 * @returns {Promise<string>} path of the program
 * @throws {UserError} saying what to install, or that the installation failed
 */
export async function ensureChromium(machine = thisMachine, execute = runHere) {
  const found = findChromium(machine);
  if (found) return found;
  if (!machine.isRoot || !findOnPath('apt-get', machine)) throw new UserError(MISSING);

  console.log('      找不到 Chromium，以 apt-get 安裝 …');
  for (const args of [['update'], ['install', '-y', 'chromium', 'fonts-noto-cjk']]) {
    const code = await execute('apt-get', args);
    if (code !== 0) {
      throw new UserError(`apt-get ${args[0]} 失敗（結束代碼 ${code}）。請看上面的訊息。\n${MISSING}`);
    }
  }
  const installed = findChromium(machine);
  if (!installed) throw new UserError(MISSING);
  return installed;
}

/**
 * What Playwright needs to start the Chromium found on this machine.
 *
 * @param {Machine} [machine]
 * @returns {LaunchOptions}
 * @throws {UserError} saying what to install when there is none
 */
export function chromiumLaunchOptions(machine = thisMachine) {
  const executablePath = findChromium(machine);
  if (!executablePath) throw new UserError(MISSING);
  return launchOptions(executablePath, machine);
}

/**
 * Like {@link chromiumLaunchOptions}, for tests that neither open windows nor measure painting: prefers CHROMIUM_PATH, then
 * Chromium's headless shell where it is installed.
 *
 * @param {Machine} [machine]
 * @returns {LaunchOptions}
 * @throws {UserError} saying what to install when there is no Chromium at all
 */
export function headlessLaunchOptions(machine = thisMachine) {
  const shell = machine.env.CHROMIUM_PATH ? null : findOnPath(HEADLESS_SHELL, machine);
  return shell ? launchOptions(shell, machine) : chromiumLaunchOptions(machine);
}

/**
 * @typedef {{ executablePath: string, args: string[] }} LaunchOptions
 *
 * @param {string} executablePath
 * @param {Machine} machine
 * @returns {LaunchOptions}
 */
function launchOptions(executablePath, machine) {
  return {
    executablePath,
    args: [
      // Chromium refuses to start its sandbox as root.
      ...(machine.isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--no-first-run',
      // The tests use 127.0.0.1 only: the browser's own services must not use the network.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/**
 * @param {string} name
 * @param {Machine} machine
 * @returns {string | null} path of the program
 */
export function findOnPath(name, { env, isExecutable }) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function runHere(command, args) {
  return run(command, args, { cwd: process.cwd() });
}
