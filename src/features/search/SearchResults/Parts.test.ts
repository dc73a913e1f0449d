import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bestOf } from './groups';
import Parts from './Parts';
import type { SearchHit } from '../rules/types';

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

  it('shows markup as text', () => {
    expect(html([{ text: '<img src=x onerror=alert(1)>', hit: true }])).toBe(
      '<mark>&lt;img src=x onerror=alert(1)&gt;</mark>',
    );
  });
});

describe('bestOf', () => {
  const hits = ['a', 'b', 'c'].map((path) => ({ entry: { path } }) as SearchHit);
  const result = {
    query: 'q',
    hits,
    suggestions: [],
    groups: [
      { kind: 'post' as const, hits },
      { kind: 'column' as const, hits: [] },
    ],
  };

  it('keeps the order, cuts each kind and says how many there are', () => {
    expect(bestOf(result, 2)).toEqual([{ kind: 'post', hits: hits.slice(0, 2), total: 3 }]);
  });

  it('gives everything without a limit', () => {
    expect(bestOf(result)).toEqual([{ kind: 'post', hits, total: 3 }]);
  });
});
