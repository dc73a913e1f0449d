import { mkdtemp, mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPagesServer } from './pages-server.mjs';
import { PortInUseError } from './port.mjs';
import { UserError } from './user-error.mjs';

interface Reply {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

let folder: string;
let root: string;
let server: ReturnType<typeof createPagesServer>;
let port: number;

/** Sends the path exactly as written; `fetch` would tidy up `..` and `//` before they reach the server. */
function request(
  rawPath: string,
  options: { method?: string; headers?: http.OutgoingHttpHeaders; port?: number } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {} } = options;
    const outgoing = http.request(
      { host: '127.0.0.1', port: options.port ?? port, path: rawPath, method, headers, agent: false },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
        response.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function put(name: string, content: string): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-server-'));
  root = path.join(folder, 'site');
  await put('index.html', 'home');
  await put('404.html', 'lost');
  await put('blog/index.html', 'blog');
  await put('blog/tag/封面圖片使用 AI 生成/index.html', 'tag');
  await put('about.html', 'about');
  await put('both.html', 'both file');
  await put('both/index.html', 'both folder');
  await put('empty/inner.txt', 'inner');
  await put('plain', 'plain');
  await put('data.json', '{}');
  await put('feed.xml', '<feed/>');
  await put('icon.svg', '<svg/>');
  await put('photo.png', 'png');
  await put('說明 文件.txt', '文件');
  await put('assets/js/main.0f2c8a1b.js', 'js');
  await put('assets/images/map-0123456789abcdef0123456789abcdef.png', 'png');
  await put('assets/readme.txt', 'no hash');
  await put('other/main.0f2c8a1b.js', 'not an asset');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  // The name of the folder beside it begins like the served folder's.
  await mkdir(path.join(folder, 'site-private'));
  await writeFile(path.join(folder, 'site-private', 'secret.txt'), 'secret');
  await symlink(path.join(folder, 'site-private'), path.join(root, 'link'));
  await symlink(path.join(folder, 'secret.txt'), path.join(root, 'link.txt'));

  server = createPagesServer({ root });
  ({ port } = await server.listen());
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('addresses', () => {
  it.each([
    ['/', 'home'],
    ['/blog/', 'blog'],
    ['/about', 'about'],
    ['/about.html', 'about'],
    ['/plain', 'plain'],
    ['/both/', 'both folder'],
    ['/data.json?v=1', '{}'],
    ['/empty/inner.txt', 'inner'],
  ])('%s gives its file', async (address, body) => {
    expect(await request(address)).toMatchObject({ status: 200, body });
  });

  it.each([
    ['/blog', '/blog/'],
    ['/blog?page=2&x=a?b', '/blog/?page=2&x=a?b'],
    ['/both', '/both/'],
    ['/empty', '/empty/'],
  ])('%s leads to its slash form', async (address, location) => {
    const reply = await request(address);
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe(location);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/about/',
    '/empty/',
    '/blog/nowhere',
    '/index.html/x',
    `/${'x'.repeat(300)}`,
  ])('%s gives 404.html with status 404', async (address) => {
    const reply = await request(address);
    expect(reply).toMatchObject({ status: 404, body: 'lost' });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('decodes Chinese names and spaces, and keeps the encoding in a redirect', async () => {
    const address = `/blog/tag/${encodeURIComponent('封面圖片使用 AI 生成')}`;
    const redirect = await request(address);
    expect(redirect.status).toBe(301);
    expect(redirect.headers.location).toBe(`${address}/`);
    expect(await request(`${address}/`)).toMatchObject({ status: 200, body: 'tag' });
    expect(await request(encodeURI('/說明 文件.txt'))).toMatchObject({ status: 200, body: '文件' });
  });

  it.each(['/%', '/%E5%B0', '/blog/%zz/'])('%s is malformed', async (address) => {
    expect(await request(address)).toMatchObject({ status: 400, body: 'Bad Request' });
  });

  it('answers a site without 404.html in plain words', async () => {
    const bare = createPagesServer({ root: path.join(root, 'empty') });
    const { port: barePort } = await bare.listen();
    try {
      expect(await request('/x', { port: barePort })).toMatchObject({ status: 404, body: 'Not Found' });
    } finally {
      await bare.close();
    }
  });
});

describe('nothing outside the folder', () => {
  it.each([
    '/../secret.txt',
    '/blog/../../secret.txt',
    '/..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5Csecret.txt',
    '/../site-private/secret.txt',
    '/./about.html',
    '/link/secret.txt',
    '/link.txt',
    '/plain%00.html',
    '/about.html%00',
  ])('%s is not found', async (address) => {
    expect(await request(address)).toMatchObject({ status: 404, body: 'lost' });
  });

  it.each(['//blog', '//blog/', '/blog//tag', '/\\blog'])('%s never becomes a redirect', async (address) => {
    const reply = await request(address);
    expect(reply.status).toBe(404);
    expect(reply.headers.location).toBeUndefined();
  });
});

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about', 'text/html; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/feed.xml', 'text/xml; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/js/main.0f2c8a1b.js', 'text/javascript; charset=utf-8'],
    ['/photo.png', 'image/png'],
    ['/plain', 'application/octet-stream'],
  ])('%s is %s', async (address, type) => {
    expect((await request(address)).headers['content-type']).toBe(type);
  });

  it.each([
    ['/assets/js/main.0f2c8a1b.js', 'public, max-age=31536000, immutable'],
    ['/assets/images/map-0123456789abcdef0123456789abcdef.png', 'public, max-age=31536000, immutable'],
    ['/assets/readme.txt', 'no-cache'],
    ['/other/main.0f2c8a1b.js', 'no-cache'],
    ['/', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/blog', 'no-cache'],
  ])('%s may be kept: %s', async (address, value) => {
    expect((await request(address)).headers['cache-control']).toBe(value);
  });

  it('lets the client keep its copy while the file is unchanged', async () => {
    const { headers } = await request('/about');
    const etag = headers.etag ?? '';
    const modified = headers['last-modified'] ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f-]+"$/);
    expect(modified).toBe((await stat(path.join(root, 'about.html'))).mtime.toUTCString());

    const copies = [
      { 'if-none-match': `"other", ${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ];
    for (const copy of copies) {
      expect(await request('/about', { headers: copy })).toMatchObject({ status: 304, body: '' });
    }
    const stale = [
      { 'if-none-match': '"other"', 'if-modified-since': modified },
      { 'if-modified-since': new Date(0).toUTCString() },
      { 'if-modified-since': 'yesterday' },
    ];
    for (const copy of stale) {
      expect(await request('/about', { headers: copy })).toMatchObject({ status: 200, body: 'about' });
    }
  });

  it('never calls a missing page unchanged', async () => {
    const reply = await request('/nowhere', { headers: { 'if-none-match': '*' } });
    expect(reply).toMatchObject({ status: 404, body: 'lost' });
    expect(reply.headers.etag).toBeUndefined();
  });
});

describe('methods', () => {
  it.each(['/', '/blog', '/nowhere', '/%'])('HEAD %s answers as GET, without the body', async (address) => {
    const get = await request(address);
    const head = await request(address, { method: 'HEAD' });
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)));
    expect(head.status).toBe(get.status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const reply = await request('/', { method });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });
});

describe('base', () => {
  it('serves below the base only', async () => {
    const based = createPagesServer({ root, base: '/site/' });
    const { port: basedPort, url } = await based.listen();
    try {
      expect(url).toBe(`http://127.0.0.1:${basedPort}/site/`);
      const ask = (address: string) => request(address, { port: basedPort });
      expect(await ask('/site/')).toMatchObject({ status: 200, body: 'home' });
      expect(await ask('/site/about')).toMatchObject({ status: 200, body: 'about' });
      expect((await ask('/site?q=1')).headers.location).toBe('/site/?q=1');
      expect((await ask('/site/blog')).headers.location).toBe('/site/blog/');
      expect(await ask('/about')).toMatchObject({ status: 404, body: 'lost' });
    } finally {
      await based.close();
    }
  });

  it.each(['site/', '/site', ''])('refuses the base "%s"', (base) => {
    expect(() => createPagesServer({ root, base })).toThrow(UserError);
  });
});

describe('listening', () => {
  it('says which port is taken and how to choose another', async () => {
    const second = createPagesServer({ root });
    const error: unknown = await second.listen({ port }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortInUseError);
    expect(error).toMatchObject({ port, message: expect.stringContaining(`連接埠 ${port} 已被`) as string });
    await second.close();
  });

  it('says that the folder is missing', () => {
    expect(() => createPagesServer({ root: path.join(root, 'missing') })).toThrow('找不到資料夾 missing/');
  });

  it('closes although a client keeps its connection open', async () => {
    const closing = createPagesServer({ root });
    const { port: closingPort } = await closing.listen();
    const agent = new http.Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      const outgoing = http.get({ host: '127.0.0.1', port: closingPort, path: '/', agent }, (response) => {
        response.resume();
        response.on('end', resolve);
      });
      outgoing.on('error', reject);
    });
    await closing.close();
    agent.destroy();
    await expect(request('/', { port: closingPort })).rejects.toThrow('ECONNREFUSED');
  });
});
