import { Page } from '../../src/build/html/page';

/** The text of a page after a step has worked on it. */
export function changed(text: string, step: (page: Page) => void): string {
  const page = Page.parse(text);
  step(page);
  return page.toString();
}
