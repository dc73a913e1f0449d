/** What a screen reader says of six tasks: `npm run read-aloud -- -u` writes it to transcript.md, for people to read and judge. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAlive } from '../support/engines/tour';
import type { ChangedSite } from '../support/changedServer';
import { serveRecorded } from '../support/engines/site';
import { startOrca, type Listener } from './orca';

let site: ChangedSite;
let orca: Listener;
beforeAll(async () => {
  site = await serveRecorded('build');
  orca = await startOrca();
});
afterAll(async () => {
  await orca?.end();
  await site?.close();
});

/** Focuses the first of some elements that is seen, as Tab would after many presses. */
const focus = (selector: string) =>
  orca.firefox.run(
    (all) => [...document.querySelectorAll<HTMLElement>(all)].find((one) => one.checkVisibility())?.focus(),
    selector,
  );

/** Task → what is done one after the other: its name, and the words that follow. */
const TASKS: Record<string, [path: string, ...steps: [name: string, () => Promise<unknown>][]]> = {
  收錄圖的一格: [
    '/',
    ['焦點移到2021年10月', () => focus('[data-coverage-map] a[href*="2021-10"]')],
    ['Tab', () => orca.press('Tab')],
    ['Tab', () => orca.press('Tab')],
  ],
  下載一個月: [
    '/download/',
    ['焦點移到最新一個月的下載連結', () => focus('main a[aria-label^=CSV][aria-label*="-"]')],
    ['Tab', () => orca.press('Tab')],
  ],
  一欄的經過: [
    '/data-quality/',
    ['焦點移到欄位選單', () => focus('select[name=column]')],
    ['↓', () => orca.press('Down')],
    ['↓', () => orca.press('Down')],
  ],
  搜尋: [
    '/privacy/',
    ['/', () => orca.press('slash')],
    ['打deposit', () => orca.type('deposit')],
    ['↓', () => orca.press('Down')],
    ['↑', () => orca.press('Up')],
    ['Esc', () => orca.press('Escape')],
  ],
  比較兩期: [
    '/compare/?a=2019-03&b=2020-03&variant=raw',
    ['焦點移到第一個選單', () => focus('select[name=a]')],
    ['↓', () => orca.press('Down')],
    ['Tab', () => orca.press('Tab')],
  ],
  讀一件品質事件: [
    '/data-quality/',
    ['焦點移到第一件的連結', () => focus('main li[id] a')],
    ['↓', () => orca.press('Down')],
    ['↓', () => orca.press('Down')],
    ['↓', () => orca.press('Down')],
    ['↓', () => orca.press('Down')],
  ],
};

it('six tasks are read aloud', async () => {
  const lines = [
    '# Orca念出來的話',
    '',
    '由`npm run read-aloud -- -u`產生：Orca 43、Firefox、Debian 12，Orca自己的話是英文。空白是Orca當下沒有說話，慢了就和下一步一起說。',
  ];
  for (const [task, [path, ...steps]] of Object.entries(TASKS)) {
    const { href } = new URL(path, site.url);
    await orca.firefox.goto(href);
    await expect.poll(() => orca.firefox.run(isAlive, href)).toBe(true);
    // What is said of a new page is not what is asked here.
    await orca.heard();
    lines.push('', `## ${task}（${path}）`, '');
    for (const [name, act] of steps) {
      const words = await act();
      const heard = Array.isArray(words) ? (words as string[]) : await orca.heard();
      lines.push(`- ${name}：${heard.map((word) => `「${word}」`).join('')}`);
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('transcript.md');
});
