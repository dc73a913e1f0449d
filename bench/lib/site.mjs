/** The built site as a good host serves it, for measurements. */
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { createPagesServer } from '../../scripts/lib/pages-server.mjs';

const compress = promisify(brotliCompress);

/** Types that hosts compress; pictures, fonts and archives are compressed formats. */
const COMPRESSED = /^text\/|json|javascript|xml|svg/;

/** The folder that `npm run build` fills. */
export const BUILD = path.resolve('build');

/** Sample of the kinds of page, one each; the sizes of all pages are asserted in tests/built/bytes.test.ts. */
export const ROUTES = [
  '/',
  '/about-data-set/',
  '/about-data-set/0.3/',
  '/codes/sub_region/',
  '/differences/0.1-0.2/',
  '/compare/',
  '/pick/',
  '/data-quality/',
  '/download/',
  '/download/2026-04/raw/',
  '/blog/',
  '/blog/post/2021-annual-data/',
  '/blog/post/2025-nov-release/',
  '/developers/',
  '/search/',
];

/**
 * The file that answers an address.
 * @param {string} pathname as the browser writes it
 * @param {string} [root]
 */
export const resolveFile = (pathname, root = BUILD) =>
  path.join(root, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));

/**
 * Serves the site as GitHub Pages routes it, with text in brotli, compressed once.
 * @param {string} [root] folder of the built site
 * @param {{ quality?: number, onAnswer?: (address: string, bytes: number) => void }} [options] quality of brotli; what is told
 *   of each answer once it is sent, with the bytes of its body
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveSite(root = BUILD, { quality = 11, onAnswer = () => undefined } = {}) {
  const pages = createPagesServer({ root });
  const inner = await pages.listen();
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  /** @type {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>} */
  const answerTo = async (request, response) => {
    const { 'if-none-match': known } = request.headers;
    const answer = await fetch(new URL(request.url ?? '/', inner.url), {
      redirect: 'manual',
      headers: known === undefined ? {} : { 'if-none-match': known },
    });
    const type = answer.headers.get('content-type') ?? '';
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    const body = Buffer.from(await answer.arrayBuffer());
    const key = request.url ?? '/';
    const accepts = (request.headers['accept-encoding'] ?? '').includes('br');
    const compresses = accepts && COMPRESSED.test(type) && body.length > 0;
    if (compresses && !bodies.has(key)) bodies.set(key, brotli(body, quality));
    const sent = (compresses && (await bodies.get(key))) || body;
    if (compresses) Object.assign(headers, { 'content-encoding': 'br', vary: 'accept-encoding' });
    response.writeHead(answer.status, headers).end(sent, () => onAnswer(key, sent.length));
  };
  const server = http.createServer((request, response) => {
    answerTo(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pages.close();
    },
  };
}

/**
 * Asks for every file that the routes need once, so that no measurement waits for the compression.
 * @param {string} url
 * @param {readonly string[]} routes
 */
export async function warmUp(url, routes) {
  for (const route of routes) {
    const html = await readFile(resolveFile(route), 'utf8');
    const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const styles = [...html.matchAll(/<link[^>]+href="?([^" >]+\.css)/g)].map(([, href]) => href);
    for (const address of [route, ...scripts, ...styles]) {
      const answer = await fetch(new URL(address ?? '', url), { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
    }
  }
}

/** @param {Buffer} body @param {number} [quality] */
export const brotli = (body, quality = 11) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
