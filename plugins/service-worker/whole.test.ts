/** What the service worker keeps, and what it does not: nobody would renew a wrong answer for months. */
import { describe, expect, it } from 'vitest';
import { digestOf, isWhole, sheetsOf } from './whole';

const SCRIPT = 'self.chunk=[[1],{}];';
const PAGE = '<!doctype html><title>頁</title><script id=__ROUTE__ type=application/json>{}</script>';
const PORTAL = '<!doctype html><title>登入無線網路</title>';
const digests = {
  '1': await digestOf(new TextEncoder().encode(SCRIPT)),
};

const answer = (body: string, type: string, { status = 200, redirected = false } = {}): Response =>
  Object.defineProperty(new Response(body, { status, headers: { 'content-type': type } }), 'redirected', {
    value: redirected,
  });
const whole = (path: string, ...given: Parameters<typeof answer>) => isWhole(answer(...given), path, digests);

describe('isWhole', () => {
  it.each([
    ['a script of this release', 'assets/js/main.1.js', SCRIPT, 'text/javascript; charset=utf-8'],
    ['a script as GitHub sends it', 'assets/js/main.1.js', SCRIPT, 'application/javascript; charset=utf-8'],
    ['a script of an older release', 'assets/js/old.9.js', `${SCRIPT}\n`, 'text/javascript'],
    ['a style sheet', 'assets/css/styles.2.css', 'a{b:c}', 'text/css'],
    ['a payload', '_nuxt/static/0a/payload.js', '(self.__PAYLOADS__??={})["/"]={}', 'text/javascript'],
    ['data', '_search/data-0a.json', '{"a":[]}', 'application/json'],
    ['a picture', 'assets/images/a.png', '\u0000', 'image/png'],
    ['a font', 'assets/fonts/a.woff2', '\u0000', 'font/woff2'],
    ['a page', 'blog/', PAGE, 'text/html; charset=utf-8'],
    ['the first page', '', PAGE, 'text/html'],
  ])('takes %s', async (_, path, body, type) => expect(await whole(path, body, type)).toBe(true));

  it.each([
    ['a script that was cut', 'assets/js/main.1.js', SCRIPT.slice(0, -3), 'text/javascript'],
    ['an empty script', 'assets/js/main.1.js', '', 'text/javascript'],
    ['a style sheet that was cut', 'assets/css/styles.2.css', 'a{b', 'text/css'],
    [
      'a payload that was cut',
      '_nuxt/static/0a/payload.js',
      '(self.__PAYLOADS__??={})["/"]={"a":"',
      'text/javascript',
    ],
    ['data that were cut', '_search/data-0a.json', '{"a":[', 'application/json'],
    ['a portal as a script', 'assets/js/old.9.js', PORTAL, 'text/html'],
    ['a portal as a style sheet', 'assets/css/styles.2.css', PORTAL, 'text/html'],
    ['a portal as data', '_search/data-0a.json', PORTAL, 'application/json'],
    ['a portal as a picture', 'assets/images/a.png', PORTAL, 'text/html'],
    ['a portal as a page', 'offline/', PORTAL, 'text/html'],
    ['a script as plain text', 'assets/js/main.1.js', SCRIPT, 'text/plain'],
  ])('refuses %s', async (_, path, body, type) => expect(await whole(path, body, type)).toBe(false));

  it.each([[{ status: 206 }], [{ status: 404 }], [{ status: 500 }], [{ redirected: true }]])(
    'refuses an answer with %j',
    async (how) => {
      expect(await whole('assets/js/main.1.js', SCRIPT, 'text/javascript', how)).toBe(false);
      expect(await whole('blog/', PAGE, 'text/html', how)).toBe(false);
    },
  );

  it('leaves the answer to be read by others', async () => {
    const response = answer(SCRIPT, 'text/javascript');
    await isWhole(response, 'assets/js/main.1.js', digests);
    expect(await response.text()).toBe(SCRIPT);
  });
});

describe('sheetsOf', () => {
  it('finds the style sheets of a page, with and without quotes, and no other link', () => {
    expect(
      sheetsOf(
        '<link rel=stylesheet href=/assets/css/a.css /><link href="/assets/css/b.css" rel="stylesheet"><link rel=icon href=/c.svg><link rel=preload as=style href=/d.css>',
      ),
    ).toEqual(['/assets/css/a.css', '/assets/css/b.css']);
  });
});
