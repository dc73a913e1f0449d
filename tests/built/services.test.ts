/** What pages say of the services, where they are off and where they are on (tests/fixtures/wired-site). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { all, parseDocument, one, listTexts } from '../support/builtDom';
import { KEPT } from '../support/keptNames';

const WIRED = 'build-wired';
if (!existsSync(WIRED)) throw new Error('沒有build-wired。請先執行npm test -- --only wired。');
const off = parseDocument(readFileSync('build/privacy/index.html', 'utf8'));
const on = parseDocument(readFileSync(path.join(WIRED, 'privacy/index.html'), 'utf8'));

const readPages = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({ file, html: readFileSync(path.join(site, file), 'utf8') }));

const SERVICES = [
  { id: 'analytics', name: '造訪統計', host: 'analytics.test' },
  { id: 'errors', name: '錯誤回報', host: 'sentry.test' },
  { id: 'comments', name: '留言', host: 'giscus.test' },
];

it('no page has room for a service that is off, leads to it, or starts with its code', () => {
  /** Words that only the code of a service has: where it sends to, what it waits for, what it draws. */
  const CODE = ['/api/event', 'error-reporting-ready', 'giscus-widget'];
  const findCode = (scripts: string[]) => {
    const texts = scripts.map((script) => readFileSync(script, 'utf8'));
    return CODE.filter((words) => texts.some((text) => text.includes(words)));
  };
  const started = readPages('build').flatMap(({ file, html }) => {
    expect(html, file).not.toMatch(/data-island="?comments|id="?comments[ ">]|\/discussions[ ">]/);
    return /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  });
  expect(findCode([...new Set(started)].map((address) => `build${address}`))).toEqual([]);
  const chunks = readdirSync(path.join(WIRED, 'assets/js'));
  expect(findCode(chunks.map((name) => path.join(WIRED, 'assets/js', name)))).toEqual(CODE);
});

it('scripts come to a page that nobody touches where visits are counted; else where it stands for another or shows what the browser keeps', () => {
  const list = (site: string) =>
    readPages(site)
      .filter(({ html }) => /data-needed="?true| data-at-rest[=> ]/.test(html))
      // Pages at old addresses.
      .filter(({ html }) => !html.includes('http-equiv="refresh"'))
      .map(({ file }) => path.dirname(file));
  expect(list('build').sort()).toEqual(['accessibility', 'offline', 'privacy']);
  const counted = readPages(WIRED).filter(({ html }) => !html.includes('http-equiv="refresh"'));
  expect(list(WIRED)).toHaveLength(counted.length);
});

it('the page on privacy says of every service whether it is on, and then what is sent to whom, when, for how long, how to stop it, and what the browser keeps', () => {
  for (const { id, name, host } of SERVICES) {
    const state = `[data-service="${id}"]`;
    expect(one(off, state).textContent).toBe(`${name}關閉沒有啟用，不會送出任何資料。`);
    expect(all(off, `main section[aria-labelledby="${id}"]`), name).toEqual([]);
    expect(one(on, state).textContent).toBe(`${name}開啟會連到${host}，詳情在下面。`);
    const section = one(on, `section[aria-labelledby="${id}"]`);
    expect(one(section, `#${id}`).textContent).toBe(name);
    expect(section.textContent).toContain(host);
    expect(listTexts(all(section, 'dt'))).toEqual(['送出什麼', '送給誰', '什麼時候', '保存多久', '怎麼關掉']);
  }
  expect(off.body.innerHTML).not.toMatch(/plausible_ignore|giscus|role="?switch/);
  const kept = listTexts(all(on, 'section[aria-labelledby="kept"] dt code'));
  expect(kept.sort()).toEqual(Object.values(KEPT).flat().sort());
  // The switch works with scripts alone.
  expect(one(on, '[data-island="privacy-switch"] noscript').textContent).toContain('本來就不會送出統計');
  expect(all(on, '[role="switch"]')).toEqual([]);
});

it('comments stand on every post, the downloads and the first page, each under its own path, and nowhere else', () => {
  const pages = readPages(WIRED).filter(({ html }) => html.includes('data-island=comments'));
  const posts = readdirSync(path.join(WIRED, 'blog/post')).filter((name) => !name.includes('.'));
  expect(pages.map(({ file }) => `/${file.replace('index.html', '')}`).sort()).toEqual(
    ['/', '/download/', ...posts.map((name) => `/blog/post/${name}/`)].sort(),
  );
  for (const { file, html } of pages) {
    const section = one(parseDocument(html), 'section[aria-labelledby="comments"]');
    expect(one(section, 'h2#comments').textContent).toBe('留言');
    const thread = one(section, '[data-island="comments"]');
    const { term } = JSON.parse(thread.getAttribute('data-props') ?? '') as { term: string };
    expect(`${term}index.html`).toBe(`/${file}`);
    expect(one(thread, 'noscript').innerHTML).toContain('href="https://github.com/owner/site/discussions"');
    expect(all(thread, 'button')).toEqual([]);
  }
});
