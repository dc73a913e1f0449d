/** Where the figures of a reader's files are kept: with what else the site keeps, so that the page about privacy clears them too. */
import { cacheName } from 'html-first/client';
import type { JudgedFile } from '@site/src/features/areas/rentFigures';

/** The cache, and the address in it, which no page or file of the site has. @param baseUrl with slashes at both ends */
export function keptPlace(baseUrl: string): { name: string; address: string } {
  const scope = new URL(baseUrl, window.location.href).href;
  return { name: cacheName('rents', scope), address: new URL('kept-rents.json', scope).href };
}

/** Is anything kept? Never throws: where the browser refuses, nothing is. */
export async function hasKept(baseUrl: string): Promise<boolean> {
  try {
    return await window.caches.has(keptPlace(baseUrl).name);
  } catch {
    return false;
  }
}

/** Without what has no month or no figures, and the practice file, which is one press away. */
export const mayKeep = ({ isPractice, period, areas }: JudgedFile): boolean =>
  !isPractice && period !== undefined && areas !== null && Object.keys(areas).length > 0;
