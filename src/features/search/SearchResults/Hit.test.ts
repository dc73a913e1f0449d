import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SearchHit } from '../rules/types';

vi.mock('@docusaurus/Translate', () => ({ default: () => null, translate: () => '' }));
const { default: Hit } = await import('./Hit');

/** What a reader sees of a hit whose entry holds the text and quotes a piece of it. */
function shown(text: string, piece: string): string {
  const entry = { kind: 'document', title: '標題', parents: [], version: '', facts: [], text };
  const hit = { entry, title: [], excerpt: [{ text: piece, hit: false }], older: [] } as unknown as SearchHit;
  return renderToStaticMarkup(createElement(Hit, { hit })).replace(/<[^>]*>/g, '');
}

it.each([
  ['前一句。後一句。', '前一句。後一句。'],
  ['前一句。', '前一句。……'],
  ['後一句。', '……後一句。'],
  ['一句。後', '……一句。後……'],
])('says where a quotation does not begin or end with the text: %s', (piece, seen) => {
  expect(shown('前一句。後一句。', piece)).toBe(seen);
});
