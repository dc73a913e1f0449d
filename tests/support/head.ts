/** Every element of the head and the attributes of the page, in any order. Runs in the page. */
export function readHead(): string[] {
  const isPagePart = (element: Element): boolean =>
    // Styles of pages before stay, and those of a page that a click brings are adopted; scripts come and go.
    !element.matches('link[rel="stylesheet"], script[src]');
  const written = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    return [element.localName, ...attributes.sort(), element.textContent].join(' ');
  };
  const { lang, dir, className } = document.documentElement;
  const page = `html ${JSON.stringify({ lang, dir, className })}`;
  return [page, ...[...document.head.children].filter(isPagePart).map(written)].sort();
}

/** Has the page read its address, which may say what its title is? Runs in the page. */
export const hasReadAddress = (): boolean =>
  document.querySelector('[data-asked] main [data-keep]:not([data-awake])') === null;
