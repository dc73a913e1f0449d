import { describe, expect, it } from 'vitest';
import { withDay } from './note';

const page = (lang: string): string =>
  `<!doctype html><html lang=${lang}><body><header></header><div id=a class="theme-layout-main main-wrapper x"><main></main></div></body>`;
const DATE = 'Fri, 27 Nov 2026 12:00:00 GMT';

describe('withDay', () => {
  it('says in front of the content of when the page is, outside of what React draws', () => {
    expect(withDay(page('zh-Hant-TW'), DATE)).toMatch(
      /<\/header><div data-rh="true" data-kept [^>]*><p class="wrap small">現在讀不到網站上的這一頁，以下是<span class="num">2026年11月27日<\/span>存下的內容。<\/p><\/div><div id=a class="theme-layout-main main-wrapper x"><main>/,
    );
  });

  it('says so in English on a page in English', () => {
    expect(withDay(page('en'), DATE)).toContain('What you see was kept on 2026-11-27.');
  });

  it.each([null, 'yesterday'])('names no day where the host gave none: %s', (date) => {
    expect(withDay(page('zh-Hant-TW'), date)).toContain('以下是之前存下的內容。');
  });

  it('leaves what is no page of the site as it is', () => {
    expect(withDay('<p>', DATE)).toBe('<p>');
  });
});
