/** Published documents, as the page and its worker fetch them: whole, or not for longer than readers wait. */
import type { SetDocument } from 'rental-data';
import { retryBypassingCache } from 'html-first/client';
import { Again, LONGEST_WAIT } from 'rental-files/session';

/** @param read makes the document of its text, or throws @throws Again with what the reader is told where no text comes; what `read` throws */
export async function fetchDocument<T>(url: string, read: (text: string) => T): Promise<T> {
  const waited = new AbortController();
  const timer = setTimeout(() => waited.abort(), LONGEST_WAIT * 1000);
  const { signal } = waited;
  const unreached = (): never => {
    throw new Again(
      signal.aborted
        ? '網站很久沒有把目錄傳完。檢查網路之後再試一次。'
        : '現在連不上網站，讀不到目錄。連上網路之後再試一次。',
    );
  };
  try {
    return await retryBypassingCache(async (cache) => {
      const response = await fetch(url, { signal, cache }).catch(unreached);
      if (!response.ok)
        throw new Again(`網站沒有給目錄（HTTP ${String(response.status)}）。過一會兒再試一次。`);
      return read(await response.text().catch(unreached));
    });
  } finally {
    clearTimeout(timer);
  }
}

/** @throws where it is not reached, or is anything else than the document of a set */
export const fetchSet = (url: string): Promise<SetDocument> =>
  fetchDocument(url, (text) => {
    const set = JSON.parse(text) as SetDocument;
    if (set.columns.length > 0 && set.files.length > 0) return set;
    throw new Error(url);
  });
