/** Loading of the static content database. */
import { COLLECTIONS, type ContentDatabase } from './types';

/** What went wrong: no answer, an answer that is no success, or one that is no content database. */
type ContentLoadErrorKind = 'network' | 'status' | 'malformed';

/** The database could not be loaded; loading again may work. */
export class ContentLoadError extends Error {
  override readonly name = 'ContentLoadError';
  constructor(
    readonly kind: ContentLoadErrorKind,
    readonly url: string,
    message: string,
    /** HTTP status, where kind is 'status' */
    readonly status?: number,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** What requests for content accept. */
const ACCEPT = 'application/json, text/plain, */*';

/** The part of `fetch` that is used. */
export type Fetch = (
  url: string,
  init: { method: 'GET'; headers: Record<string, string>; cache?: 'reload' },
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNode = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['tag'] === 'string' &&
  isObject(value['props']) &&
  Array.isArray(value['children']);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isTocEntry = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['text'] === 'string' &&
  typeof value['depth'] === 'number';

const isText = (value: unknown): boolean => typeof value === 'string';

const DOCUMENT: Record<string, (value: unknown) => boolean> = {
  collection: (value) => COLLECTIONS.some((name) => name === value),
  path: isText,
  slug: isText,
  title: isText,
  description: isText,
  date: isText,
  tags: isTexts,
  version: isText,
  toc: (value) => Array.isArray(value) && value.every(isTocEntry),
  excerpt: (value) => value === null || isNode(value),
  body: isNode,
  text: isText,
  facts: isObject,
};

/** Where a value is no content database, for example `documents[3].title`; null where it is one. Trees are looked at only at their root. */
export function findMalformed(value: unknown): string | null {
  if (!isObject(value)) return '最外層';
  if (value['format'] !== 1) return 'format';
  const documents = value['documents'];
  if (!Array.isArray(documents)) return 'documents';
  for (const [i, document] of documents.entries()) {
    if (!isObject(document)) return `documents[${i}]`;
    const field = Object.keys(DOCUMENT).find((name) => !DOCUMENT[name]?.(document[name]));
    if (field) return `documents[${i}].${field}`;
  }
  return null;
}

const isDatabase = (value: unknown): value is ContentDatabase => findMalformed(value) === null;

async function load(url: string, fetch: Fetch, again: boolean): Promise<ContentDatabase> {
  let response;
  let text;
  try {
    response = await fetch(url, {
      method: 'GET',
      headers: { Accept: ACCEPT },
      // What failed may have been kept by the browser.
      ...(again && { cache: 'reload' as const }),
    });
    if (response.ok) text = await response.text();
  } catch (cause) {
    const message = `內容資料庫${url}沒有回應。修正：檢查網路後再試一次。`;
    throw new ContentLoadError('network', url, message, undefined, { cause });
  }
  if (text === undefined) {
    const message = `內容資料庫${url}回應${response.status}。修正：重新整理頁面，或檢查這個檔案有沒有發布。`;
    throw new ContentLoadError('status', url, message, response.status);
  }
  const malformed = (place: string | null, cause?: unknown) => {
    const message = `內容資料庫${url}的內容不對（${place}）。修正：重新整理頁面，或重新建置網站。`;
    return new ContentLoadError('malformed', url, message, undefined, { cause });
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw malformed('不是JSON', cause);
  }
  if (isDatabase(value)) return value;
  throw malformed(findMalformed(value));
}

// One cache for each way of fetching; a page has one. null stands for an address whose last load failed.
const caches = new WeakMap<Fetch, Map<string, Promise<ContentDatabase> | null>>();

const browserFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/**
 * The content database at an address, loaded once; a failed load is not kept, and the next call asks past the
 * browser's cache.
 * @throws ContentLoadError
 */
export async function fetchDatabase(
  url: string,
  { fetch = browserFetch }: { fetch?: Fetch } = {},
): Promise<ContentDatabase> {
  const cache = caches.get(fetch) ?? new Map<string, Promise<ContentDatabase>>();
  caches.set(fetch, cache);
  const loading = cache.get(url) ?? load(url, fetch, cache.get(url) === null);
  cache.set(url, loading);
  try {
    return await loading;
  } catch (error) {
    if (cache.get(url) === loading) cache.set(url, null);
    throw error;
  }
}
