import { PAGES } from '@site/src/lib/addresses/pages';
import { cacheName } from 'html-first/client';

export interface KeptPage {
  /** with base path */
  path: string;
  title: string;
}

/** The title in a page's HTML without the name of the site; '' if the page has no title. */
export function titleIn(html: string, siteTitle: string): string {
  const element = /<title[^>]*>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const { title } = new DOMParser().parseFromString(element, 'text/html');
  const ending = ` | ${siteTitle}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** The pages kept on this device, last visited first. @param baseUrl with slashes at both ends @throws DOMException without storage, as in private windows */
export async function readKeptPages(baseUrl: string, siteTitle: string): Promise<KeptPage[]> {
  const scope = new URL(baseUrl, window.location.href).href;
  const cache = await window.caches.open(cacheName('pages', scope));
  const keys = (await cache.keys()).filter(({ url }) => url !== scope + PAGES.offline.slice(1));
  const found = await Promise.all(
    keys.map(async ({ url }): Promise<KeptPage[]> => {
      const html = await (await cache.match(url, { ignoreVary: true }))?.text();
      // Error pages and redirect pages are not worth reading.
      if (html === undefined || /data-error-status|data-moved/.test(html)) return [];
      return [{ path: new URL(url).pathname, title: titleIn(html, siteTitle) }];
    }),
  );
  return found.flat().reverse();
}
