/** Links of docs and posts to places of this site. Docusaurus names the page of a broken one, and neither file nor line. */
import { listLinks, type Source } from 'content-database/markdown';
import type { Problem } from 'rental-data/load';

type Pages = ReadonlyMap<string, string>;

const SITE = 'https://site';

const hasPlace = (html: string, id: string): boolean =>
  [`id=${id}>`, `id=${id} `, `id="${id}"`].some((written) => html.includes(written));

/** @returns undefined for an address that cannot be read */
function readAddress(key: string, from: string) {
  try {
    const { origin, pathname, hash } = new URL(key, `${SITE}${from}`);
    return { isHere: origin === SITE, page: decodeURI(pathname), place: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined;
  }
}

/** The links that lead nowhere. @param isFile is something other than a page published at that path? */
export function brokenLinks(source: Source, pages: Pages, isFile: (path: string) => boolean): Problem[] {
  return listLinks(source).flatMap(({ line, url: key }): Problem[] => {
    const at = { file: source.file, line, key };
    const address = readAddress(key, source.path);
    if (!address) {
      const fix = '網址裡的%寫成%25；這個網站的網址以一個/開頭，別的網站寫完整的https://…。';
      return [{ ...at, problem: '這個網址讀不懂。', fix }];
    }
    const { isHere, page, place } = address;
    const html = isHere ? (pages.get(page) ?? pages.get(`${page}/`)) : undefined;
    if (html === undefined) {
      const fix = '檢查拼字；頁面的網址以/結尾，別的網站寫完整的https://…。';
      return isHere && isFile(page) ? [] : [{ ...at, problem: '這個連結在網站裡沒有頁面。', fix }];
    }
    if (place === '' || hasPlace(html, place)) return [];
    const fix = '打開那一頁，從標題旁的#複製網址；標題改過，網址也會跟著改。';
    return [{ ...at, problem: `那一頁沒有「#${place}」這個位置。`, fix }];
  });
}
