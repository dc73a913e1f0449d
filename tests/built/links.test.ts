import { expect, it } from 'vitest';
import { all, pageAt } from '../support/builtDom';
import { attribute, builtPages, elementsIn, isPublished } from '../support/builtPages';
import { linkSelectors, spotName, SPOTS } from '../support/survival/cases';

const ORIGIN = 'https://site.test';

/** Links and what pages load lead to files of build/, and to places on pages that are there, without a script's help. */
it('every address inside the site leads to what is published', () => {
  const pages = builtPages();
  const anchors = new Map(
    pages.map(({ file, document }) => [
      `/${file.replace(/index\.html$/, '')}`,
      new Set(elementsIn(document).map((element) => attribute(element, 'id'))),
    ]),
  );
  const faults: string[] = [];
  let checked = 0;
  for (const { file, document } of pages) {
    for (const element of elementsIn(document)) {
      const name = element.tagName === 'a' ? 'href' : 'src';
      const address = attribute(element, name);
      if (element.tagName === 'a' && address === undefined) faults.push(`${file}: a link without an address`);
      if (address === undefined) continue;
      const url = new URL(address, `${ORIGIN}/${file.replace(/index\.html$/, '')}`);
      if (!/^(?:https?|mailto|data):$/.test(url.protocol)) faults.push(`${file}: ${address}`);
      if (url.origin !== ORIGIN) continue;
      checked += 1;
      const place = decodeURIComponent(url.hash.slice(1));
      if (!isPublished(url.pathname)) faults.push(`${file}: nothing at ${address}`);
      else if (place && !anchors.get(decodeURI(url.pathname))?.has(place))
        faults.push(`${file}: no place ${address}`);
    }
  }
  expect(checked).toBeGreaterThan(10_000);
  expect([...new Set(faults)]).toEqual([]);
});

it('columns lead to their definition, not to a row of names and types', () => {
  const faults = builtPages().flatMap(({ file, document }) =>
    elementsIn(document)
      .map((element) => attribute(element, 'href') ?? '')
      .filter((href) => /^\/about-data-set\/[^/]+\/#c-/.test(href))
      .map((href) => `${file}: ${href}`),
  );
  expect(faults).toEqual([]);
});

it('the links that are pressed where something is broken stand in no closed fold', () => {
  const hidden = SPOTS.filter(({ path, ...spot }) => {
    const page = pageAt(path === '/no-such-page/' ? '/404/' : path.replace(/\?.*/, ''));
    return all(page, linkSelectors({ path, ...spot })).every((link) => link.closest('details:not([open])'));
  });
  expect(hidden.map(spotName)).toEqual([]);
});
