/** What is kept for readers without network. */
import { it } from 'vitest';
import { recorded } from './site';
import type { Tour } from './tour';

/** Does a cache of pages hold this one? Runs in the page. */
async function isKept(path: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)));
  return found.some((response) => response?.status === 200);
}

const heading = (words: string): boolean => document.querySelector('h1')?.textContent === words;

/** A page that no other test visits: it would be kept. */
const NOT_VISITED = '/download/2019-05/raw/';

export function offline(tour: () => Tour): void {
  it('visited pages can be read without network, others say why not', async () => {
    const { open, site, until, visitor } = tour();
    const headings: Record<string, string> = {};
    for (const path of ['/', '/blog/', '/search/']) {
      await open(path);
      headings[path] = await visitor.run(() => document.querySelector('h1')?.textContent ?? '');
      await until(`${path} is kept`, isKept, path);
    }
    await site.disappear();
    try {
      for (const path of ['/', '/?x=1', '/blog/', '/search/', '/search/?q=x']) {
        await open(path);
        const wanted = headings[path.replace(/\?.*/, '')] ?? '';
        await until(`${path} shows “${wanted}”`, heading, wanted);
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
  });
}
