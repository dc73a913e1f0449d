import { describe, expect, it } from 'vitest';
import { assertNotTaken, toMovedPage } from './moved';
import { changed } from 'html-first/testing/changedPage';

describe('addresses that have moved', () => {
  const moved = { '/about/': '/about-data-set/', '/posts/': '/blog/post/' };

  it('stand beside pages at other addresses', () => {
    expect(() => assertNotTaken(moved, new Set(['/', '/about-data-set/', '/blog/post/']))).not.toThrow();
  });

  it('may not be those of pages: the error names them, the file and the fix', () => {
    expect(() => assertNotTaken(moved, new Set(['/', '/about/']))).toThrow(
      /^config\/moved\.ts：\/about\/寫成已經搬家，卻也有頁面。修正：/,
    );
  });
});

describe('the page at such an address', () => {
  const notFound =
    '<html><head><title data-rh=true>找不到 | 站名</title><meta property=og:title content="找不到 | 站名">' +
    '<link rel=canonical href=/404/></head><body><header>頁首</header><main class=wrap>找不到</main></body></html>';
  const moved = (text: string, move: Parameters<typeof toMovedPage>[1]) =>
    changed(text, (made) => {
      toMovedPage(made, move);
    });
  const page = moved(notFound, { from: '/old/', to: '/new/?a=1&b', name: '新的 & 舊的' });

  it('says where it has moved, in its title as well', () => {
    expect(page).toContain('<title data-rh=true>這一頁搬到「新的 &amp; 舊的」 | 站名</title>');
    expect(page).toContain('<h1>這一頁搬到「新的 &amp; 舊的」</h1>');
    expect(page).toContain('<a class="btn" href="/new/?a=1&amp;b">');
    expect(page).toContain('<header>頁首</header>');
    expect(page).not.toContain('找不到');
  });

  it.each([
    ['/download/latest/raw/', '2026年4月', '最新的是2026年4月'],
    ['/download/2024/', '打包回家玩', '2024年的檔案在「打包回家玩」'],
  ])('of %s says what is there, not that it has moved', (from, name, title) => {
    expect(moved(notFound, { from, to: '/there/', name })).toContain(`<h1>${title}</h1>`);
  });
});
