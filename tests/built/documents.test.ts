import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chooseEdition, FIXED_ROUTES, SITE_NAME, UNLISTED_ROUTES } from '../routes';
import { builtPages, parsedPage, wholeText } from '../support/builtPages';
import { faultsOfDocument } from '../support/documentFaults';
import { RECORD, titleOfSet } from 'rental-data/testing/record';

const TITLES = new Map([
  ...[...FIXED_ROUTES, ...UNLISTED_ROUTES].map(
    ({ path, title }) => [`${path.slice(1)}/index.html`.replace(/^\//, ''), title] as const,
  ),
  ['404.html', '找不到這一頁'],
  ...RECORD.map((set) => [`download/${set.period}/${set.variant}/index.html`, titleOfSet(set)] as const),
]);

it('every page has one heading, one main part, sizes of its pictures, and the title that it should', () => {
  const pages = builtPages();
  const faults = pages.flatMap(({ file, document }) =>
    faultsOfDocument(document, chooseEdition(file), TITLES.get(file)).map((fault) => `${file} ${fault}`),
  );
  expect(pages.length).toBeGreaterThan(280);
  expect(faults).toEqual([]);
});

/** The words of Docusaurus that this site chooses, by name, each in the parts between its placeholders. */
const TRANSLATED = readdirSync('i18n', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    Object.entries(
      JSON.parse(readFileSync(path.join('i18n', file), 'utf8')) as Record<string, { message: string }>,
    ),
  )
  .map(([name, { message }]) => [name, message.split(/\{\w+\}/)] as const);

it('every word in i18n/ is read on a page', () => {
  const unread = new Map(TRANSLATED);
  for (const page of builtPages()) {
    if (unread.size === 0) break;
    const text = wholeText(page);
    for (const [name, parts] of unread) if (parts.every((part) => text.includes(part))) unread.delete(name);
  }
  expect(TRANSLATED.length).toBeGreaterThan(10);
  expect([...unread.keys()]).toEqual([]);
});

it.each([
  ['lang', '<html lang="en">', 'html has lang “en”'],
  ['two headings', '<h1>名稱</h1>', '2 × h1'],
  ['two main parts', '<main></main>', '2 × main'],
  ['an id that stands twice', '<p id="a"></p><p id="a"></p>', 'ids that stand twice: a'],
  ['a page that waits for nothing', '<link rel="expect" href="#a">', 'waits for #a, which is not there'],
  ['a picture without size', '<img src="/a.svg" width="1">', 'no size: img /a.svg'],
  // Where the style sheet is missing, it would fill the window.
  ['a drawing without size', '<svg viewBox="0 0 1 1"></svg>', 'no size: svg'],
  ['a heading left out', '<h3>小</h3>', 'heading jumps from 1 to 3: 小'],
  ['another title', '<title>別的</title>', 'is titled'],
])('finds %s', (_, part, fault) => {
  const html = `<title>名稱 | ${SITE_NAME}</title><main><h1>名稱</h1></main>`;
  const good = `<html lang="zh-Hant-TW">${html}`;
  expect(faultsOfDocument(parsedPage(good), chooseEdition('/'))).toEqual([]);
  const bad = part.startsWith('<html')
    ? part + html
    : part.startsWith('<title')
      ? good.replace(/<title>.*<\/title>/, part)
      : good + part;
  expect(faultsOfDocument(parsedPage(bad), chooseEdition('/')).join()).toContain(fault);
});
