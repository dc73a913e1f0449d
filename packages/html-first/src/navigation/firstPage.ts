/** The content of the page that the browser loaded, where React takes it over: it was readable before, so it is given back where its code fails. */
let served: Node | null = null;
let left = false;

/** Notes what was served; to be called before React takes it over. */
export function keepServed(main: Element): void {
  served = main.cloneNode(true);
}

/** A route change began: what was served is no longer the page of the address. */
export function leaveServed(): void {
  served = null;
  left = true;
}

export const isFirst = (): boolean => !left;

/** Copies of what was served, of which React knows nothing; null where another page is wanted, or nothing was kept. */
export const copyServed = (): Node[] | null => (served ? [served.cloneNode(true)] : null);
