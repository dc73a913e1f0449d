import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKey, MAX_QUERY, namesVersion, parseQuery, searchable, searchHref } from './address';

describe('searchHref and parseQuery', () => {
  it('give the page itself for an empty query', () => {
    expect(searchHref('')).toBe('/search/');
    expect(searchHref(' 　')).toBe('/search/');
    expect(parseQuery('')).toBe('');
    expect(parseQuery('?p=1')).toBe('');
  });

  it('write the query so that it can be read again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), (text) => {
        const href = searchHref(text);
        expect(href).toMatch(/^\/search\/(\?q=[\w.*+%-]+)?$/);
        expect(parseQuery(href.slice('/search/'.length))).toBe(text.trim());
      }),
    );
  });

  it('take half a surrogate pair and broken escapes', () => {
    expect(searchHref('\ud83c')).toBe('/search/?q=%EF%BF%BD');
    expect(parseQuery('?q=%E0%A4%A')).toBeTypeOf('string');
  });

  it('cut what is too long', () => {
    expect(parseQuery(`?q=${'租'.repeat(MAX_QUERY + 1)}`)).toHaveLength(MAX_QUERY);
    expect(searchHref('a'.repeat(MAX_QUERY + 1))).toBe(searchHref('a'.repeat(MAX_QUERY)));
  });
});

describe('searchable', () => {
  it.each([
    ['出租ㄊㄧㄢ', '出租'],
    ['ㄗㄨˇ', ''],
    [' 押金 ', '押金'],
    ['2021-07 租金', '2021-07 租金'],
  ])('makes %j %j', (text, query) => expect(searchable(text)).toBe(query));
});

describe('isKey', () => {
  it.each([
    ['n_day_deal', true],
    ['整數', false],
    ['182,287列', false],
    ['CSV', false],
  ])('%s: %s', (fact, key) => expect(isKey(fact)).toBe(key));
});

describe('namesVersion', () => {
  it('knows whether the place already says the version', () => {
    expect(namesVersion({ parents: ['資料集版本0.3', '欄位'], version: '0.3' })).toBe(true);
    expect(namesVersion({ parents: ['欄位'], version: '0.3' })).toBe(false);
    expect(namesVersion({ parents: [], version: '' })).toBe(true);
  });
});
