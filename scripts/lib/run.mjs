import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Interrupted, UserError } from './user-error.mjs';

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs a command with this terminal as its input and output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Readonly<Record<string, string>>, background?: boolean, collect?: (output: string) => void }} options
 *   env: besides this process's own; background: with a low priority; collect: gets the output instead of the terminal
 * @returns {Promise<number>} the exit code, 128 plus the signal's number when a signal ended it
 * @throws {UserError} when the command cannot be started
 * @throws {Interrupted} when this process got SIGINT or SIGTERM meanwhile; the signal is passed on first
 */
export function run(command, args, { cwd, env = {}, background = false, collect }) {
  return new Promise((resolve, reject) => {
    // Windows starts npm and the files in node_modules/.bin (.cmd) only through a shell.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: collect ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    // What it starts has it too. With the lowest of all it would stand still for minutes beside others, until its limits end it.
    if (background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr]) {
      if (collect) stream?.setEncoding('utf8').on('data', collect);
    }
    /** @type {NodeJS.Signals | null} */
    let received = null;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    const stopForwarding = () => FORWARDED.forEach((signal) => process.off(signal, forward));
    FORWARDED.forEach((signal) => process.on(signal, forward));

    child.once('error', (error) => {
      stopForwarding();
      reject(new UserError(`無法執行 ${command}（${error.message}）。請確認它已安裝。`));
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      if (received) reject(new Interrupted(signalExitCode(received)));
      else resolve(code ?? signalExitCode(/** @type {NodeJS.Signals} */ (signal)));
    });
  });
}

/**
 * Runs a tool of this project, from node_modules/.bin.
 *
 * @param {string} root folder of the project
 * @param {string} name the tool, e.g. `docusaurus`
 * @param {readonly string[]} args
 * @param {{ env?: Readonly<Record<string, string>>, background?: boolean, collect?: (output: string) => void }} [options] as for {@link run}
 * @returns {Promise<number>} as {@link run}, with the same errors
 */
export function runBin(root, name, args, options = {}) {
  return run(path.join(root, 'node_modules', '.bin', name), args, { cwd: root, ...options });
}

/** @param {NodeJS.Signals} signal */
function signalExitCode(signal) {
  return 128 + constants.signals[signal];
}
