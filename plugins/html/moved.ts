/**
 * The page for unknown addresses without the address that Docusaurus gives it: nobody can visit it there, and a host shows
 * it at any other.
 */
export const withoutAddress = (notFound: string): string =>
  notFound.replace(/<(?:link|meta)\s[^>]*\/404\.html\/[^>]*>/g, '');

/**
 * Looks that no page stands at an address that is said to have moved: one of the two would vanish without a word.
 * @param moved old address → new one
 * @param paths of all pages, below the base path
 * @throws Error that names the addresses and where to mend it
 */
export function assertNotTaken(moved: Readonly<Record<string, string>>, paths: ReadonlySet<string>): void {
  const taken = Object.keys(moved).filter((from) => paths.has(from));
  if (taken.length > 0) {
    throw new Error(
      `config/moved.ts：${taken.join('、')}寫成已經搬家，卻也有頁面。修正：換一個頁面的網址，或刪掉moved.ts裡的那一行。`,
    );
  }
}

/**
 * The page at an address that has moved: the page for unknown addresses, where the middleware `moved` redirects, and a
 * redirect for those without scripts.
 * @param notFound 404.html
 * @param to whole address path of the new place
 * @throws Error when the page has no `</head>`
 */
export function toMovedPage(notFound: string, to: string): string {
  if (!notFound.includes('</head>')) {
    throw new Error('404.html沒有</head>。修正：HTML最小化設定要保留</head>。');
  }
  const redirect = `<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`;
  return notFound
    .replace(/<link[^>]*rel="?canonical"?[^>]*>/, '')
    .replace('</head>', () => `<link rel="canonical" href="${to}">${redirect}</head>`);
}
