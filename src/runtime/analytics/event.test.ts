import { describe, expect, it } from 'vitest';
import { toBody, toPageAddress, type AnalyticsEvent } from './event';

/** Made up for these tests. */
const SETTINGS = { host: 'https://analytics.test', domain: 'site.test', hashMode: false };
const EVENT: AnalyticsEvent = {
  name: 'pageview',
  url: 'https://site.test/blog/',
  referrer: '',
  width: 390,
};

describe('toBody', () => {
  it('writes the fields of the API and no other', () => {
    expect(JSON.parse(toBody(EVENT, SETTINGS))).toEqual({
      n: 'pageview',
      u: 'https://site.test/blog/',
      d: 'site.test',
      r: null,
      w: 390,
      h: 0,
    });
  });

  it('writes hash mode as a number and props as an object', () => {
    const body = toBody({ ...EVENT, props: { url: 'https://other.test/' } }, { ...SETTINGS, hashMode: true });
    expect(JSON.parse(body)).toMatchObject({ h: 1, p: { url: 'https://other.test/' } });
  });

  it.each([
    ['https://search.test/?q=rent', 'https://search.test/'],
    ['https://site.test/search/?q=%E5%8F%B0%E5%8C%97', 'https://site.test/search/'],
    ['android-app://app.test/', 'android-app://app.test/'],
    ['nonsense', 'nonsense'],
  ])('of the referrer %s tells %s', (referrer, expected) => {
    expect(JSON.parse(toBody({ ...EVENT, referrer }, SETTINGS)).r).toBe(expected);
  });
});

describe('toPageAddress', () => {
  it.each([
    ['https://site.test/search/?q=%E5%8F%B0%E5%8C%97#x', 'https://site.test/search/'],
    ['https://site.test/blog/post/x/?giscus=secret#comments', 'https://site.test/blog/post/x/'],
    ['https://site.test/?utm_source=a&q=b', 'https://site.test/'],
    ['https://site.test/open/#縣市=17', 'https://site.test/open/'],
    ['https://site.test/a/#?b=c', 'https://site.test/a/'],
    ['https://site.test/a/?b#c?d#e\nf', 'https://site.test/a/'],
  ])('has neither query nor hash: %s', (address, expected) => {
    expect(toPageAddress(address, false)).toBe(expected);
  });

  it.each([
    ['https://site.test/blog/?q=secret#x', 'https://site.test/blog/#x'],
    ['https://site.test/blog/#x?y', 'https://site.test/blog/#x?y'],
    ...['open/', 'open', 'open/index.html', 'sub/open/', 'pick/', 'compare/', 'search/'].map((page) => [
      `https://site.test/${page}?a=secret#b=secret`,
      `https://site.test/${page}`,
    ]),
  ])('has the hash in hash mode, but not where that is the reader’s: %s', (address, expected) => {
    expect(toPageAddress(address ?? '', true)).toBe(expected);
  });
});
