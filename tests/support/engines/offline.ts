/** What is kept for readers without network, and what is said of the rest. */
import { expect, it } from 'vitest';
import { firstAndSome } from 'rental-data/testing/full';
import { follow, isOfflinePage, missingSheets, NOT_KEPT, NOT_VISITED } from '../offlinePages';
import { isAlive, type Tour } from './tour';
import { recorded, serveRecorded, setOffline } from './site';

/** Does a cache of pages hold this one? Runs in the page. */
export async function isKept(path: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)));
  return found.some((response) => response?.status === 200);
}

/** Are the files that the page has loaded kept too? Runs in the page. */
export async function areFilesKept(): Promise<boolean> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'));
  const kept = await Promise.all(loaded.map((name) => caches.match(name)));
  return kept.every(Boolean);
}

const heading = (words: string): boolean => document.querySelector('h1')?.textContent === words;

/** HTML, with code of its own, with data too; the last one is reached by a link. */
const VISITED = ['/', '/blog/', '/search/', '/compare/', '/open/'];
const LINKED = '/data-quality/';

export function offline(tour: () => Tour): void {
  it('visited pages can be read without network, others say why not', async () => {
    const { open: openAddress, until, visitor } = tour();
    // WebKit's private window forgets what an origin keeps once its worker has ended, so an earlier visit says nothing.
    const site = await serveRecorded('build');
    const open = (path: string) => openAddress(new URL(path, site.url).href);
    const headings: Record<string, string> = {};
    const visited = async (path: string) => {
      headings[path] = await visitor.run(() => document.querySelector('h1')?.textContent ?? '');
      await until(`${path} is kept`, isKept, path);
      await until(`the files of ${path} are kept`, areFilesKept);
    };
    for (const path of VISITED) {
      await open(path);
      await visited(path);
    }
    await open('/');
    await visitor.run(follow, LINKED);
    await until(`${LINKED} by a link`, isAlive, new URL(LINKED, site.url).href);
    await until(
      'its content',
      (before: string) => document.querySelector('h1')?.textContent !== before,
      headings['/'] ?? '',
    );
    await visited(LINKED);
    await site.disappear();
    try {
      for (const path of [...VISITED, LINKED, '/?x=1', '/search/?q=x']) {
        await open(path);
        const wanted = headings[path.replace(/\?.*/, '')] ?? '';
        await until(`${path} shows “${wanted}”`, heading, wanted);
        expect(await visitor.run(missingSheets), path).toBe(0);
      }
      await open(NOT_VISITED);
      await until('the offline page', heading, '目前離線');
      await until('it lists the pages that are kept', () => {
        const links = [...document.querySelectorAll('[data-error-status] a')];
        const kept = links.map((link) => link.getAttribute('href'));
        return kept.includes('/') && kept.includes('/blog/');
      });
    } finally {
      await site.comeBack();
    }
    await open(NOT_VISITED);
    await until('the page itself', heading, '2019-05 原始資料');
    // Nobody answered meanwhile, which browsers report.
    await visitor.run(recorded);
    await site.close();
  });

  it('kinds of page give the offline page where nobody answers, by address and by link', async () => {
    const { open, until, visitor } = tour();
    // Of another origin, of which the browser has nothing yet.
    const site = await serveRecorded('build');
    const resolveAddress = (path: string) => new URL(path, site.url).href;
    try {
      await open(resolveAddress('/'));
      await until('the first page is kept', isKept, '/');
      await until('its files are kept', areFilesKept);
      await site.disappear();
      for (const knows of [false, true]) {
        await visitor.run(setOffline, knows);
        const state = knows ? 'without a network' : 'where the server is down';
        // Whether the browser knows that it has no network changes a notice, and no answer.
        // Chromium is asked for every kind (offline.spec.ts).
        for (const path of firstAndSome(NOT_KEPT, knows ? 1 : 3)) {
          await open(resolveAddress(path));
          await until(`${path} by its address, ${state}`, isOfflinePage);
          await open(resolveAddress('/'));
          await until('the first page', () => document.querySelector('[data-error-status]') === null);
          expect(await visitor.run(() => navigator.onLine)).toBe(!knows);
          await visitor.run(follow, path);
          await until(`${path} by a link, ${state}`, isOfflinePage);
        }
      }
    } finally {
      await site.close();
    }
  });
}
