import process from 'node:process';
// As a whole: a name that an old Node lacks would stop the script before it can say which Node it needs.
import util from 'node:util';
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
  return readArguments(argv, options, command, false).values;
}

/**
 * The same where arguments that are no options are allowed too.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {readonly string[]} argv
 * @param {T} options
 * @param {string} command
 * @param {boolean} [allowPositionals]
 */
function readArguments(argv, options, command, allowPositionals = true) {
  try {
    return util.parseArgs({ args: [...argv], options, strict: true, allowPositionals });
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
 * @returns {{ help: boolean, list: boolean, full: boolean, isChosen: boolean, since: string | undefined, steps: string[] }} the
 *   steps in their usual order; isChosen: whether `--only` named them; since: the commit that changes are counted from
 * @throws {UserError} on an unknown option or step, when `--only` names none, or where `--full` and `--since` contradict
 */
export function parseTestArgs(argv, known) {
  const values = readOptions(
    argv,
    {
      help: { type: 'boolean', short: 'h' },
      list: { type: 'boolean' },
      full: { type: 'boolean' },
      only: { type: 'string' },
      since: { type: 'string' },
    },
    'npm test',
  );
  if (values.full && values.since !== undefined) throw new UserError('--full和--since只能用一個。');
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
    full: values.full ?? false,
    isChosen: only !== undefined,
    since: values.since,
    // The order matters: the browser tests need the output of the build step.
    steps: known.filter((name) => !only || only.includes(name)),
  };
}

/**
 * Reads the arguments of `npm run rehearse`.
 *
 * @param {readonly string[]} argv without node and script
 * @returns {{ help: boolean, statistics: boolean, docusaurus: string | undefined, version: string | undefined }} docusaurus: the
 *   version to try; version: the drafted dataset version to bring into force; statistics: are made rents built in?
 * @throws {UserError} on an unknown option, a version that is none, or more than one of them
 */
export function parseRehearseArgs(argv) {
  const values = readOptions(
    argv,
    {
      help: { type: 'boolean', short: 'h' },
      docusaurus: { type: 'string' },
      statistics: { type: 'boolean' },
      version: { type: 'string' },
    },
    'npm run rehearse',
  );
  if (values.docusaurus !== undefined && !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(values.docusaurus)) {
    throw new UserError(`--docusaurus 的值「${values.docusaurus}」不對。寫完整的版本，例如 3.11.0。`);
  }
  if (values.version !== undefined && !/^\d+\.\d+$/.test(values.version)) {
    throw new UserError(`--version 的值「${values.version}」不對。寫資料集版本，例如 1.0。`);
  }
  const { help = false, statistics = false, docusaurus, version } = values;
  if ([version, docusaurus, statistics || undefined].filter((value) => value !== undefined).length > 1) {
    throw new UserError('--version、--statistics和--docusaurus一次只能用一個。');
  }
  return { help, statistics, docusaurus, version };
}

/**
 * Reads the arguments of `npm run release`.
 *
 * @param {readonly string[]} argv without node and script
 * @returns {{ help: boolean, verify: boolean, dryRun: boolean, profile: boolean,
 *   published: string | undefined, accept: { alarm: string, reason: string }[], site: string | undefined, places: string[] }}
 * @throws {UserError} on an unknown option, without a file, or with a day of publication where nothing new is written
 */
export function parseReleaseArgs(argv) {
  const command = 'npm run release';
  const { values, positionals } = readArguments(
    argv,
    {
      help: { type: 'boolean', short: 'h' },
      verify: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      profile: { type: 'boolean' },
      accept: { type: 'string', multiple: true },
      published: { type: 'string' },
      site: { type: 'string' },
    },
    command,
  );
  if (!values.help && positionals.length === 0) {
    throw new UserError(`請給ZIP檔或資料夾，例如 ${command} -- ../202610。`);
  }
  if (values.published !== undefined && (values.verify || values.profile)) {
    throw new UserError('--published不能和--verify或--profile一起用：它們不寫新的期別。');
  }
  const accept = (values.accept ?? []).map((text) => {
    const [, alarm = '', reason = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (reason.trim() === '')
      throw new UserError(
        `--accept要寫成「警報=理由」，收到「${text}」。例如 --accept 'rows=8月起每日收錄'。`,
      );
    return { alarm, reason: reason.trim() };
  });
  return {
    help: values.help ?? false,
    verify: values.verify ?? false,
    dryRun: values['dry-run'] ?? false,
    profile: values.profile ?? false,
    accept,
    published: values.published,
    site: values.site,
    places: positionals,
  };
}
