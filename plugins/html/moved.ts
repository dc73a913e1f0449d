/**
 * The page for unknown addresses without the address that Docusaurus gives it: nobody can visit it there, and a host shows
 * it at any other.
 */
export const withoutAddress = (notFound: string): string =>
  notFound.replace(/<(?:link|meta)\s[^>]*\/404\.html\/[^>]*>/g, '');

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
