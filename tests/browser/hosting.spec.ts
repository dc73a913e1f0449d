/** The exported site under a real nginx with the configuration that the export wrote. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { everywhere, PAGE_CACHE, rulesFor, rulesOf } from '../../plugins/hosting/headers';
import { isText, typeOf } from '../../plugins/hosting/mediaTypes';
import { filesBelow, readBuild } from '../../plugins/hosting/readBuild';
import { findNginx } from '../../scripts/lib/nginx.mjs';
import { ask, host, visitorOf, type Hosted } from '../support/hosted';
import { expect, hydrated, test } from '../support/test';

const BUILD = path.resolve(__dirname, '../../build');
const FOREVER = 'public, max-age=31536000, immutable';
const POST = '/blog/post/2021-annual-data/';

// One export and one nginx for all of them.
test.describe.configure({ mode: 'default' });

// In continuous integration a missing nginx is a failure: startNginx says so.
test.skip(
  findNginx() === null && process.env.CI !== 'true',
  '這台機器沒有nginx與它的brotli模組（nginx-light、libnginx-mod-http-brotli-static），略過主機的測試',
);

let site: Hosted;
test.beforeAll(async () => {
  site = await host(BUILD);
});
test.afterAll(() => site?.stop());

const encoded = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;
/** The address that is answered with a file. */
const addressOf = (file: string) => encoded(file).replace(/\/index\.html$/, '/');
const published = async () =>
  (await filesBelow(BUILD)).filter((file) => !['404.html', 'CNAME', '.nojekyll'].includes(file));

test('every file comes as it is, with brotli, gzip and without, under its type and headers', async () => {
  const build = await readBuild(BUILD);
  const rules = rulesOf(build.files);
  const all = everywhere(build);
  // Collected rather than asserted one by one: there are a hundred thousand.
  const wrong: string[] = [];
  const compressed = { br: 0, gzip: 0 };
  for (const file of await published()) {
    const original = await readFile(path.join(BUILD, file));
    const type = typeOf(file);
    const wanted = {
      'Access-Control-Allow-Origin': undefined,
      'Cross-Origin-Resource-Policy': undefined,
      'Content-Type': isText(type) ? `${type}; charset=utf-8` : type,
      ...all,
      ...(rulesFor(file, rules)[0]?.headers ?? { 'Cache-Control': PAGE_CACHE }),
    };
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const answer = await ask(site.url, addressOf(file), { headers: { 'accept-encoding': encoding } });
      const check = (what: string, right: boolean) => {
        if (!right) wrong.push(`${file}, ${encoding}: ${what}`);
      };
      check('status', answer.status === 200);
      for (const [name, value] of Object.entries(wanted))
        check(name, answer.headers[name.toLowerCase()] === value);
      const used = answer.headers['content-encoding'];
      check('encoding', used === undefined || used === encoding);
      if (used === 'br' || used === 'gzip') {
        compressed[used]++;
        check('vary', /Accept-Encoding/i.test(answer.headers.vary ?? ''));
      }
      const { body } = answer;
      const text = used === 'br' ? brotliDecompressSync(body) : used === 'gzip' ? gunzipSync(body) : body;
      check('content', text.equals(original));
    }
  }
  expect(wrong).toEqual([]);
  for (const [encoding, times] of Object.entries(compressed)) expect(times, encoding).toBeGreaterThan(1_500);
});

test('files of each kind have the headers that they need', async () => {
  const files = await filesBelow(BUILD);
  const [script] = files.filter((file) => /^assets\/js\/main\./.test(file));
  const [database] = files.filter((file) => file.startsWith('_nuxt/content/'));
  const [payload] = files.filter((file) => /^_nuxt\/static\/.*payload\.js$/.test(file));
  const KINDS: [string, string, string, string | undefined][] = [
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', undefined],
    [`/${script}`, 'text/javascript; charset=utf-8', FOREVER, undefined],
    [encoded(payload ?? ''), 'text/javascript; charset=utf-8', FOREVER, undefined],
    [`/${database}`, 'application/json; charset=utf-8', FOREVER, '*'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache', undefined],
    ['/data/catalogue.json', 'application/json; charset=utf-8', 'public, max-age=300, must-revalidate', '*'],
    [
      '/data/catalogue.schema.json',
      'application/schema+json; charset=utf-8',
      'public, max-age=300, must-revalidate',
      '*',
    ],
    ['/data/dcat.jsonld', 'application/ld+json; charset=utf-8', 'public, max-age=300, must-revalidate', '*'],
    ['/data/monthly-rows.csv', 'text/csv; charset=utf-8', 'public, max-age=300, must-revalidate', '*'],
    ['/cite/dataset.bib', 'application/x-bibtex; charset=utf-8', 'public, max-age=300, must-revalidate', '*'],
    [
      '/cite/dataset.ris',
      'application/x-research-info-systems; charset=utf-8',
      'public, max-age=300, must-revalidate',
      '*',
    ],
    [
      '/cite/dataset.csl.json',
      'application/vnd.citationstyles.csl+json; charset=utf-8',
      'public, max-age=300, must-revalidate',
      '*',
    ],
    [
      '/feeds/releases.xml',
      'application/rss+xml; charset=utf-8',
      'public, max-age=300, must-revalidate',
      '*',
    ],
    ['/blog/atom.xml', 'application/atom+xml; charset=utf-8', 'public, max-age=300, must-revalidate', '*'],
    ['/download/2026.json', 'application/json; charset=utf-8', 'public, max-age=300, must-revalidate', '*'],
  ];
  for (const [address, type, cache, origin] of KINDS) {
    const { headers } = await ask(site.url, address);
    expect(
      [headers['content-type'], headers['cache-control'], headers['access-control-allow-origin']],
      address,
    ).toEqual([type, cache, origin]);
  }
  const { headers } = await ask(site.url, '/');
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^']+' 'sha256-[^']+';.*;frame-ancestors 'none'$/,
  );
  expect(headers['strict-transport-security']).toBeUndefined();
  const secure = await ask(site.url, '/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  // For others than readers.
  for (const file of ['/_headers', '/CNAME', '/.nojekyll', '/index.html.br', '/index.html.gz', '/404.html'])
    expect((await ask(site.url, file)).status, file).toBe(404);
});

test('a page without its slash leads to the slash, as on GitHub Pages', async () => {
  const pages = (await published()).filter((file) => file.endsWith('/index.html'));
  expect(pages.length).toBeGreaterThan(200);
  for (const file of pages) {
    const address = addressOf(file);
    const { status, headers } = await ask(site.url, `${address.slice(0, -1)}?a=1`);
    expect(status, file).toBe(301);
    const location = headers.location ?? '';
    expect(location, file).toMatch(/^\/[\x21-\x7e]*\?a=1$/);
    expect(decodeURI(location), file).toBe(`${decodeURI(address)}?a=1`);
  }
  const { status, headers } = await ask(site.url, '//download');
  expect([status, headers.location]).toEqual([301, '/download/']);
});

test('what is not there gets the 404 page with status 404, cached by nobody', async () => {
  const page = await readFile(path.join(BUILD, '404.html'));
  for (const address of [
    '/no-such-page',
    '/no/such/page/',
    '/assets/js/gone.01234567.js',
    '/data/gone.json',
    '/assets/',
  ]) {
    const { status, headers, body } = await ask(site.url, address);
    expect(status, address).toBe(404);
    expect(body.equals(page), address).toBe(true);
    expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
    expect(headers['cache-control'], address).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
  }
});

test('parts, heads, copies that are still good, and other methods', async () => {
  const whole = await ask(site.url, '/data/catalogue.json');
  const part = await ask(site.url, '/data/catalogue.json', { headers: { range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
  expect(
    (await ask(site.url, '/data/catalogue.json', { headers: { range: 'bytes=999999999-' } })).status,
  ).toBe(416);

  for (const encoding of ['identity', 'br', 'gzip']) {
    const got = await ask(site.url, POST, { headers: { 'accept-encoding': encoding } });
    const head = await ask(site.url, POST, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBe(got.body.length);
    const { etag } = got.headers;
    expect(head.headers.etag).toBe(etag);
    const again = await ask(site.url, POST, {
      headers: { 'accept-encoding': encoding, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
  expect((await ask(site.url, '/', { method: 'POST' })).status).toBe(405);
});

test('pages work under these headers: formulas, search, route changes, comments off', async ({ browser }) => {
  const { page, context, errors, foreign } = await visitorOf(browser, site.url);
  const response = await page.goto('/');
  expect(response?.headers()['content-encoding']).toBe('br');
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: '打包回家玩' }).click();
  await expect(page.locator('h1')).toHaveText('打包回家玩');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('押金');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('[data-error-status]')).toHaveCount(0);
  await page.goto(POST);
  await hydrated(page);
  const formula = page.locator('.katex .vlist-t').first();
  expect(await formula.evaluate((element) => getComputedStyle(element).display)).toBe('inline-table');
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then((fonts) => [...fonts].some((font) => font.status === 'loaded')),
    ),
  ).toBe(true);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto('/download/2026-04/raw/');
  await hydrated(page);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});

test('programs on pages of others may read the data, and no page', async ({ browser, baseURL }) => {
  const { page, context } = await visitorOf(browser, baseURL ?? '', { bypassCSP: true });
  await page.route(`${site.url}/**`, (route) => route.continue());
  await page.goto('/offline/');
  const read = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          ({ status }) => status,
          () => 'refused',
        ),
      site.url + address,
    );
  expect(await read('/data/catalogue.json')).toBe(200);
  expect(await read('/feeds/incidents.json')).toBe(200);
  expect(await read('/cite/dataset.csl.json')).toBe(200);
  expect(await read('/')).toBe('refused');
  await context.close();
});

test('the policy of the host keeps others from framing a page', async ({ browser }) => {
  const { page, context, errors } = await visitorOf(browser, site.url, { bypassCSP: false });
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe src="/"></iframe>' }),
  );
  await page.goto('/framing');
  await expect.poll(() => errors.join('\n')).toMatch(/frame-ancestors/);
  await context.close();
});

test.describe('below a path', () => {
  test('the same rules hold there, and the root leads there', async () => {
    const build = await mkdtemp(path.join(tmpdir(), 'sub-build-'));
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(build, file)), { recursive: true });
      await writeFile(path.join(build, file), text);
    };
    const page = (words: string) =>
      `<!doctype html><meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'"><p>${words}</p><script type="application/json" id="__ROUTE__">{"path":null,"payloads":"/sub.site/_nuxt/static/0123/"}</script>`;
    await write('index.html', page('home'));
    await write('404.html', page('missing'));
    await write('a/index.html', page('a'.repeat(500)));
    await write('assets/js/main.01234567.js', 'x');
    await write('feeds/releases.xml', '<rss/>');
    const below = await host(build);
    try {
      const of = async (target: string) => {
        const { status, headers } = await ask(below.url, target, { headers: { 'accept-encoding': 'br' } });
        return [status, headers.location ?? headers['content-type'], headers['cache-control']];
      };
      const html = 'text/html; charset=utf-8';
      expect(await of('/sub.site/a/')).toEqual([200, html, PAGE_CACHE]);
      expect(await of('/sub.site/a')).toEqual([301, '/sub.site/a/', PAGE_CACHE]);
      expect(await of('/sub.site/b/')).toEqual([404, html, PAGE_CACHE]);
      expect(await of('/b/')).toEqual([404, html, PAGE_CACHE]);
      expect(await of('/sub.site/assets/js/main.01234567.js')).toEqual([
        200,
        'text/javascript; charset=utf-8',
        FOREVER,
      ]);
      expect((await of('/sub.site/feeds/releases.xml')).slice(0, 2)).toEqual([
        200,
        'application/rss+xml; charset=utf-8',
      ]);
      expect((await of('/')).slice(0, 2)).toEqual([302, '/sub.site/']);
    } finally {
      await below.stop();
      await rm(build, { recursive: true, force: true });
    }
  });
});
