import process from 'node:process';
import { parseArgs } from 'node:util';
import { parsePort } from './port.mjs';
import { UserError } from './user-error.mjs';

const DEFAULT_PORT = 3000;

/**
 * Reads the arguments of a script.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {readonly string[]} argv without node and script
 * @param {T} options as for `util.parseArgs`
 * @param {string} command the npm command, for the message
 * @returns the values, one per given option
 * @throws {UserError} on an unknown option, a missing value, or an argument that is no option
 */
function readOptions(argv, options, command) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(
      `看不懂參數：${argv.join(' ')}\n` +
        `選項要放在「--」之後，例如 ${command} -- --help，執行它可列出全部選項。`,
    );
  }
}

/**
 * The port to use: the option wins over the environment, the default is 3000.
 *
 * @param {string | undefined} option
 * @param {NodeJS.ProcessEnv} env
 * @returns {number}
 * @throws {UserError} when the chosen one is no port
 */
function choosePort(option, env) {
  if (option !== undefined) return parsePort(option, '--port');
  return env.PORT ? parsePort(env.PORT, '環境變數 PORT') : DEFAULT_PORT;
}

/**
 * Reads the arguments of `npm start`.
 *
 * @param {readonly string[]} argv without node and script
 * @param {NodeJS.ProcessEnv} [env] `PORT` counts
 * @returns {{ help: boolean, build: boolean, port: number }}
 * @throws {UserError} on an unknown option or a port that is none
 */
export function parseStartArgs(argv, env = process.env) {
  const values = readOptions(
    argv,
    {
      help: { type: 'boolean', short: 'h' },
      port: { type: 'string', short: 'p' },
      'no-build': { type: 'boolean' },
    },
    'npm start',
  );
  return { help: values.help ?? false, build: !values['no-build'], port: choosePort(values.port, env) };
}

/**
 * Reads the arguments of `npm run dev`.
 *
 * @param {readonly string[]} argv without node and script
 * @param {NodeJS.ProcessEnv} [env] `PORT` counts
 * @returns {{ help: boolean, open: boolean, port: number }}
 * @throws {UserError} on an unknown option or a port that is none
 */
export function parseDevArgs(argv, env = process.env) {
  const values = readOptions(
    argv,
    {
      help: { type: 'boolean', short: 'h' },
      port: { type: 'string', short: 'p' },
      open: { type: 'boolean' },
    },
    'npm run dev',
  );
  return { help: values.help ?? false, open: values.open ?? false, port: choosePort(values.port, env) };
}

/**
 * Reads the arguments of `npm test`.
 *
 * @param {readonly string[]} argv without node and script
 * @param {readonly string[]} known the names of all steps, in order
 * @returns {{ help: boolean, list: boolean, steps: string[] }} the chosen steps in their usual order
 * @throws {UserError} on an unknown option or step, or when `--only` names none
 */
export function parseTestArgs(argv, known) {
  const values = readOptions(
    argv,
    {
      help: { type: 'boolean', short: 'h' },
      list: { type: 'boolean' },
      only: { type: 'string' },
    },
    'npm test',
  );
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = only?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new UserError(
      `--only 的步驟「${unknown.join('、')}」不存在。可用的步驟：${known.join('、')}（以逗號分隔）。`,
    );
  }
  return {
    help: values.help ?? false,
    list: values.list ?? false,
    // The order is part of the meaning: the browser tests look at what the build step made.
    steps: known.filter((name) => !only || only.includes(name)),
  };
}
