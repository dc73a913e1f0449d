import { escaped, type Page, toRedirect } from 'html-first/page';

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

/** Makes a copy of 404.html the page of an address that has moved. @throws Error when a replaced part is missing */
export function toMovedPage(page: Page, { from, to, name }: Move): void {
  const title = formatTitle(from, name);
  const main =
    `<main class="wrap" style="padding-block:var(--s-8)" data-moved><h1>${escaped(title)}</h1>` +
    '<p style="margin-block:var(--s-4)">瀏覽器如果沒有自動前往，請按下面的連結。</p>' +
    `<p><a class="btn" href="${escaped(to)}">前往${escaped(name)}</a></p></main>`;
  toRedirect(page, { to, title, main });
}
