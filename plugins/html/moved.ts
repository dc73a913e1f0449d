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

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Addresses that name whatever is newest: nothing has moved away from there. */
const NEWEST = /\/(?:latest|current)\//;

const titleOf = (from: string, name: string): string =>
  NEWEST.test(from) ? `最新的是「${name}」` : `這一頁搬到「${name}」`;

interface Move {
  /** the old address, below the base path */
  from: string;
  /** whole address path of the new place, encoded */
  to: string;
  /** what the page there is called */
  name: string;
}

/**
 * The page at an address that has moved: the page for unknown addresses, where the middleware `moved` redirects, with words
 * of its own in the middle, and a redirect for those without scripts. Search engines are to list the new place alone.
 * @param notFound 404.html
 * @throws Error when the page lacks a part that is replaced
 */
export function toMovedPage(notFound: string, { from, to, name }: Move): string {
  const title = /<title[^>]*>([^<]*?) \| /.exec(notFound)?.[1];
  const main = /<main\b[^]*<\/main>/.exec(notFound)?.[0];
  if (!notFound.includes('</head>') || !title || !main) {
    throw new Error(
      '404.html沒有</head>、<title>或<main>。修正：HTML最小化設定要保留</head>，404頁要有標題與<main>。',
    );
  }
  const words = escaped(titleOf(from, name));
  const place = escaped(to);
  const redirect = `<noscript><meta http-equiv="refresh" content="0;url=${place}"></noscript>`;
  const own =
    `<main class="wrap" style="padding-block:var(--s-8)" data-moved><h1>${words}</h1>` +
    '<p style="margin-block:var(--s-4)">瀏覽器如果沒有自動前往，請按下面的連結。</p>' +
    `<p><a class="btn" href="${place}">前往${escaped(name)}</a></p></main>`;
  return notFound
    .replace(/<link[^>]*rel="?canonical"?[^>]*>/, '')
    .replaceAll(`${title} | `, () => `${words} | `)
    .replace(main, () => own)
    .replace(
      '</head>',
      () => `<meta name="robots" content="noindex"><link rel="canonical" href="${place}">${redirect}</head>`,
    );
}
