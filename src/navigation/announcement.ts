/** What screen readers are told after a route change: a page that comes at once would say nothing by itself. */

let said = '';
const listeners = new Set<() => void>();

function say(text: string): void {
  said = text;
  for (const listener of listeners) listener();
}

export const announcement = {
  getState: (): string => said,
  /** @returns function that ends listening */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Says the title of the page that has been drawn, once the document has it. */
export function announcePage(): void {
  // A page with the same title as the last one is said too.
  say('');
  // Docusaurus sets the title in the frame after the page; in a hidden window there are no frames.
  requestAnimationFrame(() => setTimeout(() => say(document.title)));
}
