/** Loads the pages of links that stand in view: on a phone no link is pointed at before it is pressed. */
import { whenIdle } from './idle';
import { loadAhead, pageLinkAround } from './loadAhead';
import type { InView } from './prefetch';

/** Pages that are loaded ahead for one page, so that a list of two hundred links does not ask for two hundred pages. */
const MOST_PAGES: Record<InView, number> = { many: 8, few: 3 };

/** Where data may cost something, the reader rests this long before anything is asked for, in ms: what flies past is not wanted. */
const REST = 1_000;

let stop: (() => void) | undefined;

/** Watches the links of the page; to be called after each route change, once the reader has moved. @param amount of few pages only the content comes, not the code */
export function watchLinks(amount: InView): void {
  stop?.();
  // The page itself is there already.
  const pages = new Set([window.location.pathname]);
  const inView = new Set<Element>();
  const ended = new AbortController();
  const { signal } = ended;
  const load = (): void => {
    if (signal.aborted) return;
    for (const target of inView) {
      const page = pageLinkAround(target)?.pathname;
      if (!page || pages.has(page) || pages.size > MOST_PAGES[amount]) continue;
      pages.add(page);
      whenIdle(() => loadAhead({ target }, amount === 'few'));
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loadAtRest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(load, REST);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      if (amount === 'many') load();
      else loadAtRest();
    },
    { threshold: 1 },
  );
  if (amount === 'few') document.addEventListener('scroll', loadAtRest, { passive: true, signal });
  for (const link of document.querySelectorAll('main a')) if (pageLinkAround(link)) observer.observe(link);
  stop = () => {
    ended.abort();
    observer.disconnect();
  };
}
