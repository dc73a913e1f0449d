import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chooseEdition, FIXED_ROUTES, UNLISTED_ROUTES } from '../routes';
import { builtPages, wholeText } from '../support/builtPages';
import { faultsOfDocument } from '../support/documentFaults';
import { RECORD, titleOfSet } from 'rental-data/testing/record';

const TITLES = new Map([
  ...[...FIXED_ROUTES, ...UNLISTED_ROUTES].map(
    ({ path, title }) => [`${path.slice(1)}/index.html`.replace(/^\//, ''), title] as const,
  ),
  ['404.html', '找不到這一頁'],
  ...RECORD.map((set) => [`download/${set.period}/${set.variant}/index.html`, titleOfSet(set)] as const),
]);

it('every page has its language, one heading, one main part, sizes of its pictures, and the title that it should', () => {
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
