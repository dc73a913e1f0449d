/** The page on privacy says of every service whether it is on, and where it is, what that means (tests/fixtures/wired-site). */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { all, parseDocument, one, listTexts } from '../support/builtDom';

const ON = 'build-wired/privacy/index.html';
if (!existsSync(ON)) throw new Error('沒有build-wired。請先執行npm test -- --only wired。');
const off = parseDocument(readFileSync('build/privacy/index.html', 'utf8'));
const on = parseDocument(readFileSync(ON, 'utf8'));

const SERVICES = [
  { id: 'analytics', name: '造訪統計', host: 'analytics.test' },
  { id: 'errors', name: '錯誤回報', host: 'sentry.test' },
  { id: 'comments', name: '留言', host: 'giscus.test' },
];

it('the page says of every service that is off that it is off', () => {
  for (const { id, name } of SERVICES) {
    const state = one(off, `[data-service="${id}"]`).textContent;
    expect(state).toContain(`${name}關閉`);
    expect(state).toContain('不會送出任何資料');
    expect(all(off, `main section[aria-labelledby="${id}"]`), name).toEqual([]);
  }
  expect(all(off, '[role="switch"]')).toEqual([]);
  const kept = one(off, 'section[aria-labelledby="kept"]').textContent;
  expect(kept).toContain('theme');
  expect(kept).not.toMatch(/plausible_ignore|giscus/);
});

it('the page says of every service that is on what is sent to whom, when, for how long, and how to stop it', () => {
  for (const { id, name, host } of SERVICES) {
    const state = one(on, `[data-service="${id}"]`).textContent;
    expect(state).toContain(`${name}開啟`);
    expect(state).toContain(host);
    const section = one(on, `section[aria-labelledby="${id}"]`);
    expect(one(section, `#${id}`).textContent).toBe(name);
    expect(section.textContent).toContain(host);
    expect(listTexts(all(section, 'dt'))).toEqual(['送出什麼', '送給誰', '什麼時候', '保存多久', '怎麼關掉']);
  }
  const kept = one(on, 'section[aria-labelledby="kept"]').textContent;
  for (const key of ['theme', 'plausible_ignore', 'giscus-session']) expect(kept).toContain(key);
});
