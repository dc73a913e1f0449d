/**
 * The page that the browser itself loaded. It was readable before the application began, so it is given back wherever the
 * application cannot go on.
 */

/** What the page consisted of; null once the visitor has left it. */
let served: { all: readonly Node[]; main: Element | null } | null = null;
let address = '';
let left = false;

/** Pages with more elements are HTML, whose content React leaves alone; to copy them would delay the start. */
const COPIED = 2_000;

/** Notes what was served; to be called before the application starts. */
export function keepServed(container: Element): void {
  address = window.location.pathname;
  // Where React draws the page anew, it takes the nodes apart before it fails.
  const kept =
    container.getElementsByTagName('*').length > COPIED ? container : (container.cloneNode(true) as Element);
  served = { all: [...kept.childNodes], main: kept.querySelector('main') };
}

/** A route change began: what was served is no longer the page of the address. */
export function leaveServed(): void {
  served = null;
  left = true;
}

/** Is the page that the browser loaded still the one of the address? */
export const isFirst = (): boolean => !left && window.location.pathname === address;

/**
 * Copies of what was served: React knows nothing of them, and ending the islands does not empty them.
 * @param part the whole page, or its content alone
 * @returns null where another page is wanted, or where nothing was served that could be read
 */
export function copyServed(part: 'all' | 'main'): Node[] | null {
  if (!served?.main || !isFirst()) return null;
  return (part === 'main' ? [served.main] : served.all).map((node) => node.cloneNode(true));
}
