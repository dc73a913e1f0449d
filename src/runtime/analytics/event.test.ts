import { describe, expect, it } from 'vitest';
import { toBody, toReportedUrl, type AnalyticsEvent } from './event';

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
    ['https://search.test/?q=rent', 'https://search.test/?q=rent'],
    ['https://site.test/search/?q=%E5%8F%B0%E5%8C%97', 'https://site.test/search/'],
    ['android-app://app.test/', 'android-app://app.test/'],
    ['nonsense', 'nonsense'],
  ])('of the referrer %s tells %s', (referrer, told) => {
    expect(JSON.parse(toBody({ ...EVENT, referrer }, SETTINGS)).r).toBe(told);
  });
});

describe('toReportedUrl', () => {
  it.each([
    'https://site.test/',
    'https://site.test/blog/tag/%E5%B0%81%E9%9D%A2%20AI/#x',
    'https://site.test/download/#2024',
    'https://site.test/?utm_source=a%20b&utm_medium=c+d&utm_campaign=e&utm_content=f&utm_term=g&ref=h&source=i#j',
    'https://site.test/?',
  ])('leaves %s as it is', (url) => {
    expect(toReportedUrl(url)).toBe(url);
  });

  it.each([
    ['https://site.test/search/?q=%E5%8F%B0%E5%8C%97', 'https://site.test/search/'],
    ['https://site.test/blog/post/x/?giscus=secret#comments', 'https://site.test/blog/post/x/#comments'],
    ['https://site.test/?utm_source=a&q=b&q=c&ref=d', 'https://site.test/?utm_source=a&ref=d'],
    ['https://site.test/?my_ref=a&reference=b&utm_id=c', 'https://site.test/'],
  ])('trims %s', (url, told) => {
    expect(toReportedUrl(url)).toBe(told);
  });
});
