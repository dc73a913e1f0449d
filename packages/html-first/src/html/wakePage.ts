/** Wakes what answers in an HTML page. */
import { reportFault } from '../browser/faults';
import { wakeIslands } from './islands/wake';

/** For the first reader who selects something; without it a formula is copied as browsers do. */
const copyFormulas = (): void => void import('./copyFormulas').catch(() => undefined);

/** The element around `<main>`, which the header and the footer stand beside; the build looks for it in every page. */
export const contentBox = (): Element => document.querySelector('.main-wrapper') as Element;

/** @returns function that ends what the page has under way */
export function wakePage(main: Element): (() => void) | undefined {
  if (main.querySelector('.katex'))
    document.addEventListener('selectionchange', copyFormulas, { once: true });
  try {
    return wakeIslands(main);
  } catch (error) {
    // The content is there to be read.
    reportFault('startup', error);
    return undefined;
  }
}
