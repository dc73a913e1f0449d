/** What the service worker keeps, and what it does not: nobody would renew a wrong answer for months. */
import { describe, expect, it } from 'vitest';
import { SCRIPT_END, SHEET_END } from '../browser/constants';
import { digestBytes, isWhole, packed, listSheets } from './whole';

const SCRIPT = 'self.chunk=[[1],{}];';
const SHEET = 'a{b:c}d{e:f}';
const makePage = (path: string | null): string =>
  `<!doctype html><title>頁</title><script data-rh=true id="__ROUTE__" type=application/json>{"path":${JSON.stringify(path)}}</script><body><p>文字</p></body>`;
const makePayload = (path: string): string =>
  `(self.__PAYLOADS__??={})[${JSON.stringify(path)}]=${JSON.stringify({ path, main: 'var a={b:1};', styles: { '/a.css': SHEET } })};`;
const PORTAL = '<!doctype html><title>登入無線網路</title><body></body>';
const digests = packed({
  '1a0a0a01': await digestBytes(new TextEncoder().encode(SCRIPT)),
  '2a0a0a02': await digestBytes(new TextEncoder().encode(SHEET)),
  '3a0a0a03': await digestBytes(new TextEncoder().encode('font')),
});

const answer = (body: string, type: string, { status = 200, redirected = false } = {}): Response =>
  Object.defineProperty(new Response(body, { status, headers: { 'content-type': type } }), 'redirected', {
    value: redirected,
  });
const whole = (path: string, ...given: Parameters<typeof answer>) =>
  isWhole(answer(...given), path, { digests, payloads: 'payloads/' });

describe('isWhole', () => {
  it.each([
    ['a script of this release', 'assets/js/main.1a0a0a01.js', SCRIPT, 'text/javascript; charset=utf-8'],
    [
      'a script as GitHub sends it',
      'assets/js/main.1a0a0a01.js',
      SCRIPT,
      'application/javascript; charset=utf-8',
    ],
    [
      'a script of another release',
      'assets/js/old.0b0b0b09.js',
      `${SCRIPT}\n${SCRIPT_END}`,
      'text/javascript',
    ],
    ['a style sheet of this release', 'assets/css/styles.2a0a0a02.css', SHEET, 'text/css'],
    ['a style sheet of another release', 'assets/css/styles.0b0b0b08.css', SHEET + SHEET_END, 'text/css'],
    ['a font of this release', 'assets/fonts/KaTeX_Main-Regular-3a0a0a03.woff2', 'font', 'font/woff2'],
    ['a payload', 'payloads/0a/blog/payload.js', makePayload('/blog/'), 'text/javascript'],
    ['the payload of the first page', 'payloads/0a/payload.js', makePayload('/'), 'text/javascript'],
    [
      'a payload with a Chinese address',
      'payloads/0a/blog/tag/%E8%B3%87%E6%96%99/payload.js',
      makePayload('/blog/tag/資料/'),
      'text/javascript',
    ],
    ['the list of pages', 'payloads/0a/manifest.js', 'self.__MANIFEST__={"paths":["/"]};', 'text/javascript'],
    [
      'shared style sheets',
      'payloads/0a/x/n/styles.js',
      '(self.__STYLES__??={})["/x/:n/"]={"/a.css":"b{}"};',
      'text/javascript',
    ],
    ['data', '_search/data-0a.json', '{"a":[]}', 'application/json'],
    ['a page', 'blog/', makePage('/blog/'), 'text/html; charset=utf-8'],
    ['a page by another spelling', 'blog/index.html', makePage('/blog/'), 'text/html'],
    ['the first page', '', makePage('/'), 'text/html'],
    ['a page that stands for another one', 'download/latest/', makePage(null), 'text/html'],
    ['a page with something of others behind it', '', `${makePage('/')}<!-- cached -->`, 'text/html'],
  ])('takes %s', async (_, path, body, type) => expect(await whole(path, body, type)).toBe(true));

  it.each([
    ['a script that was cut', 'assets/js/main.1a0a0a01.js', SCRIPT.slice(0, -3), 'text/javascript'],
    [
      'a script with something else in its middle',
      'assets/js/main.1a0a0a01.js',
      SCRIPT.replace('1', '2'),
      'text/javascript',
    ],
    ['an empty script', 'assets/js/main.1a0a0a01.js', '', 'text/javascript'],
    ['a script of another release that was cut', 'assets/js/old.0b0b0b09.js', SCRIPT, 'text/javascript'],
    ['a style sheet that was cut behind a rule', 'assets/css/styles.2a0a0a02.css', 'a{b:c}', 'text/css'],
    ['one of another release that was', 'assets/css/styles.0b0b0b08.css', 'a{b:c}', 'text/css'],
    ['a font of which nothing is known', 'assets/fonts/a-0b0b0b07.woff2', 'font', 'font/woff2'],
    [
      'a payload that was cut behind a statement of its content',
      'payloads/0a/blog/payload.js',
      makePayload('/blog/').replace(/(?<=b:1};).*/, ''),
      'text/javascript',
    ],
    ['the payload of another page', 'payloads/0a/blog/payload.js', makePayload('/'), 'text/javascript'],
    [
      'a list of pages that was cut',
      'payloads/0a/manifest.js',
      'self.__MANIFEST__={"paths":["/"',
      'text/javascript',
    ],
    ['data that were cut', '_search/data-0a.json', '{"a":[', 'application/json'],
    ['half a page', 'blog/', makePage('/blog/').replace('</body>', ''), 'text/html'],
    ['another page', 'blog/', makePage('/'), 'text/html'],
    ['a file that somebody opens in a window', 'blog/rss.xml', '<rss></rss>', 'application/xml'],
    ['a portal as a script', 'assets/js/old.0b0b0b09.js', PORTAL, 'text/html'],
    ['a portal as a style sheet', 'assets/css/styles.2a0a0a02.css', PORTAL, 'text/html'],
    ['a portal as data', '_search/data-0a.json', PORTAL, 'application/json'],
    ['a portal as a picture', 'assets/images/a.png', PORTAL, 'text/html'],
    ['a portal as a page', 'offline/', PORTAL, 'text/html'],
    ['a script as plain text', 'assets/js/main.1a0a0a01.js', SCRIPT, 'text/plain'],
  ])('refuses %s', async (_, path, body, type) => expect(await whole(path, body, type)).toBe(false));

  it.each([[{ status: 206 }], [{ status: 404 }], [{ status: 500 }], [{ redirected: true }]])(
    'refuses an answer with %j',
    async (how) => {
      expect(await whole('assets/js/main.1a0a0a01.js', SCRIPT, 'text/javascript', how)).toBe(false);
      expect(await whole('blog/', makePage('/blog/'), 'text/html', how)).toBe(false);
    },
  );

  it('leaves the answer to be read by others', async () => {
    const response = answer(SCRIPT, 'text/javascript');
    await isWhole(response, 'assets/js/main.1a0a0a01.js', { digests, payloads: 'payloads/' });
    expect(await response.text()).toBe(SCRIPT);
  });
});

describe('listSheets', () => {
  it('finds the style sheets of a page, with and without quotes, and no other link', () => {
    expect(
      listSheets(
        '<link rel=stylesheet href=/assets/css/a.css /><link href="/assets/css/b.css" rel="stylesheet"><link rel=icon href=/c.svg><link rel=preload as=style href=/d.css>',
      ),
    ).toEqual(['/assets/css/a.css', '/assets/css/b.css']);
  });
});
