/** What every engine is asked of pages that are not kept: the same addresses, and the same signs of the offline page. */

/** A page that no other test visits: it would be kept. */
export const NOT_VISITED = '/download/2019-05/raw/';

/** One of each kind: HTML, with code of its own, with data too, unknown, of no post, moved. */
export const NOT_KEPT = [
  NOT_VISITED,
  '/compare/',
  '/open/',
  '/pick/',
  '/search/?q=%E6%8A%BC%E9%87%91',
  '/no-such-page/',
  '/blog/post/no-such-post/',
  '/download/latest/raw/',
];

/** Is it the offline page, after all that its application does at the start, which moves where its address has moved? Runs in the page. */
export function isOfflinePage(): boolean {
  const boxes = document.querySelectorAll('[data-error-status]');
  const [box] = boxes;
  return (
    location.pathname !== '/' &&
    boxes.length === 1 &&
    box?.getAttribute('data-error-status') === '503' &&
    box.querySelector('h1')?.textContent === '目前離線' &&
    // The life cycle has decided what the page is when its islands come to life.
    box.querySelector('[data-island="kept-pages"]')?.hasAttribute('data-awake') === true
  );
}

/** Does a service worker keep what the islands of the page will ask for? Runs in the page. */
export async function keepsIslands(): Promise<boolean> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-keep]')];
  const files = islands.flatMap(({ dataset }) => dataset['keep']?.split(' ') ?? []);
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  return kept.every(Boolean);
}

/** Follows a link of the content that is open. Runs in the page. */
export function follow(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address });
  document.querySelector('main')?.append(link);
  link.click();
  link.remove();
}

/** Style sheets of the page that are not there, or not to their last rule. Runs in the page. */
export const missingSheets = (): number =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => {
    try {
      return (sheet ? [...sheet.cssRules] : []).pop()?.cssText.startsWith('#end') !== true;
    } catch {
      // WebKit refuses the rules of a sheet that did not come.
      return true;
    }
  }).length;
