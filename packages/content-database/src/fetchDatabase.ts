import { readField } from './fields';
import type { ContentDatabase } from './types';

const ACCEPT = 'application/json, text/plain, */*';

const REASONS = {
  network: '沒有回應。修正：檢查網路後再試一次。',
  status: '的回應是錯誤。修正：重新整理頁面，或檢查這個檔案有沒有發布。',
  malformed: '的內容不對。修正：重新整理頁面，或重新建置網站。',
};

/** The database could not be loaded; loading again may work. */
export class ContentLoadError extends Error {
  override readonly name = 'ContentLoadError';
  /** @param status that of HTTP, where kind is 'status' */
  constructor(
    readonly kind: keyof typeof REASONS,
    url: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(`內容資料庫${url}${status === undefined ? '' : `（${status}）`}${REASONS[kind]}`, options);
  }
}

/**
 * Fetches the content database at an address.
 *
 * @param cache 'reload' asks past the cache of the browser
 * @throws ContentLoadError where nothing came, or nothing that is one
 */
export async function fetchDatabase<Collection extends string = string>(
  url: string,
  cache: 'default' | 'reload' = 'default',
): Promise<ContentDatabase<Collection>> {
  const fail = (cause: unknown) => {
    const kind = cause instanceof SyntaxError ? 'malformed' : 'network';
    throw new ContentLoadError(kind, url, undefined, { cause });
  };
  const response = await fetch(url, { headers: { Accept: ACCEPT }, cache }).catch(fail);
  if (!response.ok) throw new ContentLoadError('status', url, response.status);
  const value: unknown = await response.json().catch(fail);
  if (readField(value, 'format') !== 1 || !Array.isArray(readField(value, 'documents'))) {
    throw new ContentLoadError('malformed', url);
  }
  return value as ContentDatabase<Collection>;
}
