import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SearchHit } from 'rental-search';

vi.mock('@site/src/lib/ui/PlainLink', () => ({
  default: ({ to, ...rest }: ComponentProps<'a'> & { to: string }) =>
    createElement('a', { href: to, ...rest }),
}));
const { default: Hit } = await import('./Hit');
const { default: SearchResults } = await import('.');

/** A hit whose entry holds the text and quotes a piece of it. */
function hitWith(text: string, piece: string, path = '/'): SearchHit {
  const entry = { kind: 'document', path, title: '標題', parents: [], version: '', facts: [], text };
  return {
    entry,
    to: path,
    title: [],
    excerpt: [{ text: piece, hit: false }],
  } as unknown as SearchHit;
}

it.each([
  ['前一句。後一句。', '前一句。後一句。'],
  ['前一句。', '前一句。……'],
  ['後一句。', '……後一句。'],
  ['一句。後', '……一句。後……'],
])('says where a quotation does not begin or end with the text: %s', (piece, seen) => {
  const html = renderToStaticMarkup(createElement(Hit, { hit: hitWith('前一句。後一句。', piece) }));
  expect(html.replace(/<[^>]*>/g, '')).toBe(seen);
});

it.each([
  ['the dialog', { listbox: { id: 'list', active: 0 } }],
  ['the page of the search', {}],
])('marks results in English as such in %s', (_where, more) => {
  const hits = ['/en/', '/en/columns/', '/', '/engine/'].map((path) => hitWith('一句', '一句', path));
  const groups = [{ kind: 'document' as const, hits, total: hits.length }];
  const html = renderToStaticMarkup(createElement(SearchResults, { groups, ...more }));
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  const attributeIn = (name: string) => links.map((tag) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]);
  expect(attributeIn('href')).toEqual(['/en/', '/en/columns/', '/', '/engine/']);
  expect(attributeIn('lang')).toEqual(['en', 'en', undefined, undefined]);
});
