import { escaped, tag, type Page } from 'html-first/page';

/** One of two pages of an address would be overwritten. @param moved old address → new @param paths of all pages @throws Error naming addresses and file to fix */
export function assertNotTaken(moved: Readonly<Record<string, string>>, paths: ReadonlySet<string>): void {
  const taken = Object.keys(moved).filter((from) => paths.has(from));
  if (taken.length > 0) {
    throw new Error(
      `config/moved.ts：${taken.join('、')}寫成已經搬家，卻也有頁面。修正：換一個頁面的網址，或刪掉moved.ts裡的那一行。`,
    );
  }
}

/** Addresses that always mean the newest; their pages do not say that something moved. */
const NEWEST = /\/(?:latest|current)\//;

const YEAR = /\/(\d{4})\/$/;

function formatTitle(from: string, name: string): string {
  const [, year] = YEAR.exec(from) ?? [];
  if (year !== undefined) return `${year}年的檔案在「${name}」`;
  if (!NEWEST.test(from)) return `這一頁搬到「${name}」`;
  const [what, state] = name.split('：');
  return `最新的是${what}${state === undefined ? '' : `（${state}）`}`;
}

interface Move {
  from: string;
  /** whole address path of the new place, encoded */
  to: string;
  name: string;
}

/** Adds a link, and a redirect for readers without scripts; search engines should list only the new address. @throws Error when a replaced part is missing */
export function toMovedPage(page: Page, { from, to, name }: Move): void {
  const end = page.title.indexOf(' | ');
  if (end < 0)
    throw new Error('404.html的<title>沒有「 | 」。修正：404頁要有標題，titleDelimiter要是「|」。');
  const old = `${page.title.slice(0, end)} | `;
  const words = formatTitle(from, name);
  const main = page.only('main');
  const title = page.only('title');
  page.replace(title.contentStart, title.contentEnd, escaped(title.text.replace(old, () => `${words} | `)));
  for (const meta of page.all('meta')) {
    const content = meta.attributes.get('content');
    if (!content?.includes(old)) continue;
    page.setAttribute(
      meta,
      'content',
      content.replaceAll(old, () => `${words} | `),
    );
  }
  for (const link of page.all('link')) {
    if (link.attributes.get('rel') === 'canonical') page.remove(link);
  }
  const place = escaped(to);
  page.replace(
    main.start,
    main.end,
    `<main class="wrap" style="padding-block:var(--s-8)" data-moved><h1>${escaped(words)}</h1>` +
      '<p style="margin-block:var(--s-4)">瀏覽器如果沒有自動前往，請按下面的連結。</p>' +
      `<p><a class="btn" href="${place}">前往${escaped(name)}</a></p></main>`,
  );
  page.appendToHead(
    tag('meta', { name: 'robots', content: 'noindex' }) +
      tag('link', { rel: 'canonical', href: to }) +
      `<noscript><meta http-equiv="refresh" content="0;url=${place}"></noscript>`,
  );
}
