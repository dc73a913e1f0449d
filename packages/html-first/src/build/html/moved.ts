/** Pages of addresses that have moved. */
import { escaped, tag, type Page } from './page';

/** Between the title of a page and that of the site. */
const DELIMITER = ' | ';

interface Redirect {
  /** whole address path of the new place, encoded */
  to: string;
  /** of the page, without that of the site */
  title: string;
  /** markup of `<main>`, which links to the new place */
  main: string;
}

/** Makes a copy of 404.html lead on to another place, without scripts too; search engines should list only that. @throws Error when a replaced part is missing */
export function toRedirect(page: Page, { to, title, main }: Redirect): void {
  const end = page.title.indexOf(DELIMITER);
  if (end < 0)
    throw new Error(
      `The <title> of 404.html has no “${DELIMITER}”. Fix: give that page a title, and leave titleDelimiter as it is.`,
    );
  const old = page.title.slice(0, end) + DELIMITER;
  const renamed = (text: string) => text.replaceAll(old, () => title + DELIMITER);
  const [before, head] = [page.only('main'), page.only('title')];
  page.replace(head.contentStart, head.contentEnd, escaped(renamed(head.text)));
  for (const meta of page.all('meta')) {
    const content = meta.attributes.get('content');
    if (content?.includes(old)) page.setAttribute(meta, 'content', renamed(content));
  }
  for (const link of page.all('link')) {
    if (link.attributes.get('rel') === 'canonical') page.remove(link);
  }
  page.replace(before.start, before.end, main);
  page.appendToHead(
    tag('meta', { name: 'robots', content: 'noindex' }) +
      tag('link', { rel: 'canonical', href: to }) +
      `<noscript><meta http-equiv="refresh" content="0;url=${escaped(to)}"></noscript>`,
  );
}
