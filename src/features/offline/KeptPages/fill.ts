/** Without React: offline nothing can be loaded that was not kept in advance, and React would be 80 kB of it. */
import siteConfig from '@generated/docusaurus.config';
import { decoded } from 'html-first/client';
import { readKeptPages, type KeptPage } from './read';

export async function fillList(island: HTMLElement): Promise<void> {
  const { baseUrl, title } = siteConfig;
  // Without storage there are no pages to list.
  const pages = await readKeptPages(baseUrl, title).catch((): KeptPage[] => []);
  const section = island.querySelector('section');
  if (!section) return;
  section.querySelector(pages.length === 0 ? 'ul' : 'p')?.remove();
  section.querySelector('ul')?.append(
    ...pages.map(({ path, title: name }) => {
      // A plain link: the service worker keeps the HTML page, not the code that a change of route needs.
      const link = Object.assign(document.createElement('a'), {
        href: path,
        textContent: name || decoded(path),
      });
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  section.hidden = false;
}

/** The list is not in use before it is there, and needs no end. */
export function startList(island: HTMLElement, onAlive: () => void): () => void {
  void fillList(island).then(onAlive);
  return () => undefined;
}
