import net from 'node:net';
import { UserError } from './user-error.mjs';

/** The port is taken; `port` says which. The message tells how to choose another. */
export class PortInUseError extends UserError {
  /**
   * @param {number} port
   * @param {string} [command] the npm command to repeat with another port
   */
  constructor(port, command = 'npm start') {
    const other = port < 65535 ? port + 1 : 3000;
    super(
      `連接埠 ${port} 已被其他程式使用。請換一個，例如：\n` +
        `  ${command} -- --port ${other}\n` +
        `  PORT=${other} ${command}`,
    );
    this.port = port;
  }
}

/**
 * Reads a port number.
 *
 * @param {string} text
 * @param {string} source where the text comes from (`--port`, `PORT`), for the message
 * @returns {number} 1 to 65535
 * @throws {UserError} when it is anything else
 */
export function parsePort(text, source) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65535) return port;
  throw new UserError(`${source} 的值「${text}」不是連接埠。請給 1 到 65535 的整數，例如 3001。`);
}

/**
 * Puts the errors of listening on a port into words.
 *
 * @param {NodeJS.ErrnoException} error as emitted by a server
 * @param {number} port
 * @param {string} [command] the npm command to repeat with another port
 * @returns {Error} `PortInUseError`, a `UserError` when the port is not allowed, else the error itself
 */
export function listenError(error, port, command) {
  if (error.code === 'EADDRINUSE') return new PortInUseError(port, command);
  if (error.code === 'EACCES') {
    return new UserError(`沒有權限使用連接埠 ${port}。請改用 1024 以上的連接埠，例如 3000。`);
  }
  return error;
}

/**
 * Makes sure that http://localhost:{port}/ can become ours, before long work is done for it.
 *
 * @param {number} port
 * @param {string} [command] the npm command to repeat with another port
 * @returns {Promise<void>}
 * @throws {PortInUseError} when another program has the port
 * @throws {UserError} when the port is not allowed
 */
export async function assertPortFree(port, command) {
  // Listening alone is not proof enough: a program on ::1, or on macOS one on all addresses, does not
  // keep us from 127.0.0.1, but it would answer for localhost in our place.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(host, port)));
  if (answers.includes(true)) throw new PortInUseError(port, command);
  await tryListening(port, command);
}

/**
 * A port that nothing listens to just now.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isAnswered(host, port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    /** @param {boolean} answered */
    const done = (answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.setTimeout(1000, () => done(false));
  });
}

/**
 * @param {number} port
 * @param {string | undefined} command
 * @returns {Promise<void>}
 */
function tryListening(port, command) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => reject(listenError(error, port, command)));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve()));
  });
}
