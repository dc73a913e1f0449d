import { expect, it } from 'vitest';
import { fullName, PAGE, type Page } from '../../src/lib/addresses/names';
import { attribute, builtPages, elementsIn, textIn, type Element } from '../support/builtPages';

const byAddress = new Map<string, Page>(Object.values(PAGE).map((page) => [page.to, page]));

/** Names of the navigations in which readers choose a page. */
const NAVIGATIONS = ['主要導覽', '主要頁面'];

const isChoice = (element: Element): boolean =>
  element.tagName === 'footer' || NAVIGATIONS.includes(attribute(element, 'aria-label') ?? '');
const isCrumbs = (element: Element): boolean => attribute(element, 'aria-label') === '目前位置';

/** What links of a part of the page call pages otherwise than they are called. */
function* misnamed(part: Element, also: (page: Page) => string): Generator<string> {
  for (const link of elementsIn(part)) {
    if (link.tagName !== 'a') continue;
    const page = byAddress.get(attribute(link, 'href') ?? '');
    const text = textIn(link);
    if (page && text !== fullName(page) && text !== also(page)) yield `${page.to} is called ${text}`;
  }
}

it('a page has the same name wherever readers choose it', () => {
  const faults = builtPages().flatMap(({ file, document }) =>
    elementsIn(document).flatMap((element) => {
      const found =
        isChoice(element) || isCrumbs(element)
          ? misnamed(element, ({ name, plainly = '' }) => name + plainly)
          : [];
      return [...found].map((fault) => `${file}: ${fault}`);
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
});
