/** Loads the pages of links that stand in view, where data are cheap: on a phone no link is pointed at before it is pressed. */
import { linkAround, loadAhead } from './links';
import { whenIdle } from './idle';

/** Pages that are loaded ahead for one page, so that a list of two hundred links does not ask for two hundred pages. */
const MOST_PAGES = 8;

let stop: (() => void) | undefined;

/** Watches the links of the page from the first move of its reader on; to be called after each route change. */
export function watchLinks(): void {
  stop?.();
  // The page itself is there already.
  const pages = new Set([window.location.pathname]);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const page = isIntersecting && linkAround(target)?.pathname;
        if (!page || pages.has(page) || pages.size > MOST_PAGES) continue;
        pages.add(page);
        whenIdle(() => loadAhead({ target }));
      }
    },
    { threshold: 1 },
  );
  const moved = new AbortController();
  const start = (): void => {
    moved.abort();
    for (const link of document.querySelectorAll('main a')) if (linkAround(link)) observer.observe(link);
  };
  for (const type of ['scroll', 'touchstart', 'keydown'])
    document.addEventListener(type, start, { passive: true, signal: moved.signal });
  // Moved already, while this code was on its way.
  if (window.scrollY > 0) start();
  stop = () => {
    moved.abort();
    observer.disconnect();
  };
}
