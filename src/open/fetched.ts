/** Published documents, as the page and its worker fetch them: whole, or not for longer than readers wait. */
import type { SetDocument } from '@site/src/domain/export/schemas';
import { Again, LONGEST_WAIT } from './faults';

/** @throws Again with what the reader is told */
export async function fetchText(url: string): Promise<string> {
  const waited = new AbortController();
  const timer = setTimeout(() => waited.abort(), LONGEST_WAIT * 1000);
  const unreached = (): never => {
    throw new Again(
      waited.signal.aborted
        ? '網站很久沒有把目錄傳完。檢查網路之後再試一次。'
        : '現在連不上網站，讀不到目錄。連上網路之後再試一次。',
    );
  };
  try {
    const response = await fetch(url, { signal: waited.signal }).catch(unreached);
    if (!response.ok)
      throw new Again(`網站沒有給目錄（HTTP ${String(response.status)}）。過一會兒再試一次。`);
    return await response.text().catch(unreached);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws where it is not reached, or is anything else than the document of a set */
export async function fetchSet(url: string): Promise<SetDocument> {
  const set = JSON.parse(await fetchText(url)) as SetDocument;
  if (set.columns.length > 0 && set.files.length > 0) return set;
  throw new Error(url);
}
