import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listBest } from './groups';
import { Parts } from './Hit';
import type { SearchHit } from 'rental-search';

describe('Parts', () => {
  const html = (parts: { text: string; hit: boolean }[]) =>
    renderToStaticMarkup(createElement(Parts, { parts }));

  it('marks what was found', () => {
    expect(
      html([
        { text: '出租', hit: true },
        { text: '所費', hit: false },
        { text: '天數', hit: true },
      ]),
    ).toBe('<mark>出租</mark><span>所費</span><mark>天數</mark>');
    expect(html([])).toBe('');
  });
});

describe('listBest', () => {
  const hits = (['post', 'file', 'post', 'post'] as const).map((kind) => ({ entry: { kind } }) as SearchHit);
  const [first, file, ...rest] = hits;

  it('keeps the order, cuts each kind and says how many there are', () => {
    expect(listBest({ hits, notes: [] }, 2)).toEqual([
      { kind: 'post', hits: [first, rest[0]], total: 3 },
      { kind: 'file', hits: [file], total: 1 },
    ]);
  });

  it('gives everything without a limit', () => {
    expect(listBest({ hits, notes: [] })[0]?.hits).toEqual([first, ...rest]);
  });
});
