/** Links of docs and posts to places of this site. Docusaurus names the page of a broken one, and neither file nor line. */
import type { Source } from '../content-db/markdown';
import type { Problem } from 'rental-data/load';

type Pages = ReadonlyMap<string, string>;

const LINK = /(?:\]\(|\b(?:href|to)=)["'{`]*([/#][^)\s"'`}]*)/g;

const hasPlace = (html: string, id: string): boolean =>
  [`id=${id}>`, `id=${id} `, `id="${id}"`].some((written) => html.includes(written));

/** The links that lead nowhere. @param isFile is something other than a page published at that path? */
export function brokenLinks(
  { file, text, path }: Source,
  pages: Pages,
  isFile: (path: string) => boolean,
): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(LINK)].flatMap(([, key = '']): Problem[] => {
      const at = { file, line: index + 1, key };
      const target = new URL(key, `https://site${path}`);
      const page = decodeURI(target.pathname).replace(/([^/])$/, (last) =>
        pages.has(`${decodeURI(target.pathname)}/`) ? `${last}/` : last,
      );
      const html = pages.get(page);
      if (html === undefined) {
        const fix = '檢查拼字；頁面的網址以/結尾，別的網站寫完整的https://…。';
        return isFile(page) ? [] : [{ ...at, problem: '這個連結在網站裡沒有頁面。', fix }];
      }
      const place = decodeURIComponent(target.hash.slice(1));
      if (place === '' || hasPlace(html, place)) return [];
      const fix = '打開那一頁，從標題旁的#複製網址；標題改過，網址也會跟著改。';
      return [{ ...at, problem: `那一頁沒有「#${place}」這個位置。`, fix }];
    }),
  );
}
