/** Starts a private nginx on a free port for tests and measurements, and stops it afterwards. It never touches the system's nginx. */
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { UserError } from './user-error.mjs';

/** Where Debian and Ubuntu install the module that an exported configuration loads. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** In ms; long, as the machine may be busy. */
const READY_WITHIN = 60_000;

/**
 * Finds nginx with its module for precompressed brotli.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null} path of the program, null where it or its module is missing
 */
export function findNginx(env = process.env) {
  // Debian installs it in a folder that is only on root's PATH.
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean);
  const found = folders.map((folder) => path.join(folder, 'nginx')).find(isExecutable);
  return found && existsSync(BROTLI) ? found : null;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @typedef {object} Nginx
 * @property {string} url without a slash at the end
 * @property {() => void} reload has it read its configuration and its files anew
 * @property {() => Promise<void>} stop
 */

/**
 * Starts nginx with a configuration and waits until it answers.
 *
 * @param {object} options
 * @param {string} options.folder what relative places in the configuration are below
 * @param {number} options.port where the configuration listens, on 127.0.0.1
 * @returns {Promise<Nginx>}
 * @throws {UserError} when nginx is missing, or with its own words when it does not start
 */
export async function startNginx({ folder, port }) {
  const program = findNginx();
  if (!program) {
    throw new UserError(
      '找不到 nginx 或它的 brotli 模組。Debian、Ubuntu：apt-get install nginx-light libnginx-mod-http-brotli-static',
    );
  }
  // When root starts nginx, its workers run as another user, who may not read this folder.
  const globals = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', globals], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (words += chunk.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const end = () => child.kill('SIGQUIT');
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    // A graceful stop would wait for browsers that keep their connections.
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_WITHIN;
  while (child.exitCode === null && Date.now() < until) {
    if (await isAnswered(port)) return { url, reload: () => void child.kill('SIGHUP'), stop };
  }
  await stop();
  throw new UserError(`nginx 沒有啟動：\n${words.trim()}`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isAnswered(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    /** @param {boolean} answered */
    const done = (answered) => {
      socket.destroy();
      // Wait a moment before the next attempt.
      setTimeout(() => resolve(answered), answered ? 0 : 20);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
