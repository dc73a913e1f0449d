import { createReadStream, realpathSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { listenError } from './port.mjs';
import { UserError } from './user-error.mjs';

/** Text types; without a charset browsers would guess one. */
const TEXT_TYPE = /^text\/|(?:json|javascript|xml)$/;

/** An address that changes with the content, as the build writes them: `assets/js/main.0f2c8a1b.js`, `_nuxt/static/0f2c…/payload.js`. */
const HASHED_ASSET =
  /^(?:assets\/.*[.-][0-9a-f]{8,}\.[^/]+|_nuxt\/static\/[0-9a-f]{16}\/.+|(?:_nuxt\/content|_search)\/\w+-[0-9a-f]+\.json)$/;

/**
 * @typedef {{ status: 200 | 404, file: string } | { status: 301, location: string } | { status: 400 | 404 }} Answer
 */

/**
 * Makes a static web server that answers as GitHub Pages does: a directory without its slash leads to
 * the slash form (301), the slash form gives its index.html, any other address gives the file itself,
 * else the file with `.html`, else 404.html with status 404. A library such as sirv serves files, but neither leads
 * to the slash form nor answers 404 with a page, and these two are what the tests ask for.
 *
 * @param {object} options
 * @param {string} options.root folder to serve
 * @param {string} [options.base] path under which the site stands, from `/` to `/`
 * @returns the server, not yet listening
 * @throws {UserError} when the folder does not exist, or the base lacks a slash
 */
export function createPagesServer({ root, base = '/' }) {
  if (!/^\/(?:.*\/)?$/.test(base)) {
    throw new UserError(`base「${base}」要以「/」開頭並以「/」結尾，例如 /site/。`);
  }
  realFolder(root);
  const server = http.createServer((request, response) => {
    // Resolved for each request, because a release may replace another by moving a symbolic link.
    const answered = realpath(root).then((folder) => handle(folder, base, request, response));
    answered.catch((/** @type {unknown} */ error) => {
      // Clients often disconnect in the middle of a response; any other error should be seen.
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
        console.error(error);
      // Once the headers are sent, the response can only be aborted.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  });

  return {
    /**
     * Starts listening.
     *
     * @param {{ host?: string, port?: number }} [address] port 0: any free one
     * @returns {Promise<{ port: number, url: string }>} the port and the address of the home page
     * @throws {import('./port.mjs').PortInUseError} when the port is taken
     * @throws {UserError} when the port is not allowed
     */
    listen({ host = '127.0.0.1', port = 0 } = {}) {
      return new Promise((resolve, reject) => {
        /** @param {Error} error */
        const fail = (error) => reject(listenError(error, port));
        server.once('error', fail);
        server.listen({ host, port }, () => {
          server.off('error', fail);
          const actual = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
          resolve({ port: actual, url: `http://${host}:${actual}${base}` });
        });
      });
    },

    /**
     * Stops listening and ends open connections.
     *
     * @returns {Promise<void>} also when it was not listening
     */
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/**
 * @param {string} root
 * @returns {string}
 */
function realFolder(root) {
  try {
    return realpathSync(root);
  } catch {
    throw new UserError(`找不到資料夾 ${path.basename(root)}/。請先執行 npm run build。`);
  }
}

/**
 * @param {string} folder
 * @param {string} base
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function handle(folder, base, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    sendText(response, 405, 'Method Not Allowed');
    return;
  }
  const answer = await findAnswer(folder, base, request.url ?? '/');
  if (answer.status === 301) {
    response.setHeader('location', answer.location);
    sendText(response, 301, 'Moved Permanently');
  } else if ('file' in answer) {
    await sendFile(folder, answer, request, response);
  } else {
    sendText(response, answer.status, answer.status === 400 ? 'Bad Request' : 'Not Found');
  }
}

/**
 * Decides what an address is answered with.
 *
 * @param {string} folder
 * @param {string} base
 * @param {string} target path and query as the client sent them
 * @returns {Promise<Answer>}
 */
async function findAnswer(folder, base, target) {
  const [pathname = '', ...query] = target.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  if (`${pathname}/` === base) return { status: 301, location: base + search };
  if (!pathname.startsWith(base)) return notFound(folder);

  const names = decodeNames(pathname.slice(base.length));
  if (!names) return { status: 400 };
  const isSlashForm = names.at(-1) === '';
  if (isSlashForm) names.pop();
  if (!names.every(isPlainName)) return notFound(folder);

  const place = path.join(folder, ...names);
  if (isSlashForm) return (await served(folder, path.join(place, 'index.html'))) ?? notFound(folder);
  // The directory goes first even where `x.html` stands beside it: the address then answers the slash form.
  if (await isDirectory(place)) return { status: 301, location: `${pathname}/${search}` };
  return (await served(folder, place)) ?? (await served(folder, `${place}.html`)) ?? notFound(folder);
}

/**
 * @param {string} rest
 * @returns {string[] | null} null when a percent encoding is malformed
 */
function decodeNames(rest) {
  try {
    return rest.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Tells whether a part of an address can name something inside the served folder. Empty parts are
 * refused too: sent back in a redirect, `//x/` would mean the host x.
 *
 * @param {string} name
 */
function isPlainName(name) {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name);
}

/**
 * @param {string} place
 * @returns {Promise<boolean>} false also for what is not there
 */
async function isDirectory(place) {
  const stats = await stat(place).catch(() => null);
  return stats?.isDirectory() ?? false;
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Promise<{ status: 200, file: string } | null>} null when it is no file inside the folder
 */
async function served(folder, file) {
  const real = await realpath(file).catch(() => null);
  // The real path is checked, so that no symbolic link leads outside.
  if (!real?.startsWith(folder + path.sep)) return null;
  const stats = await stat(real).catch(() => null);
  return stats?.isFile() ? { status: 200, file: real } : null;
}

/**
 * @param {string} folder
 * @returns {Promise<Answer>}
 */
async function notFound(folder) {
  const page = await served(folder, path.join(folder, '404.html'));
  return page ? { status: 404, file: page.file } : { status: 404 };
}

/**
 * @param {string} folder
 * @param {{ status: 200 | 404, file: string }} answer
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function sendFile(folder, { status, file }, request, response) {
  const { size, mtime } = await stat(file);
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  response.statusCode = status;
  response.setHeader('content-type', contentType(file));
  response.setHeader('cache-control', cacheControl(folder, file));
  if (status === 200) {
    response.setHeader('etag', etag);
    response.setHeader('last-modified', mtime.toUTCString());
    if (isFresh(request.headers, etag, mtime)) {
      response.writeHead(304).end();
      return;
    }
  }
  response.setHeader('content-length', size);
  if (request.method === 'HEAD') {
    // Node would omit the body anyway; this avoids reading the file.
    response.end();
    return;
  }
  // The stream closes its file itself, also when the client disconnects.
  await pipeline(createReadStream(file), response);
}

/**
 * @param {http.ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function sendText(response, status, text) {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('content-length', Buffer.byteLength(text));
  // Node omits the body of a HEAD response by itself.
  response.end(text);
}

/** @param {string} file */
function contentType(file) {
  const type = lookup(path.extname(file)) ?? 'application/octet-stream';
  return TEXT_TYPE.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * @param {string} folder
 * @param {string} file
 */
function cacheControl(folder, file) {
  const name = path.relative(folder, file).split(path.sep).join('/');
  return HASHED_ASSET.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Tells whether the client's copy is still good.
 *
 * @param {http.IncomingHttpHeaders} headers
 * @param {string} etag
 * @param {Date} mtime
 */
function isFresh(headers, etag, mtime) {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header has whole seconds, the file system has fractions.
  return Math.floor(mtime.getTime() / 1000) * 1000 <= since;
}
