/** Which files the service worker fetches by itself. Pure. */
import { PAGES } from '../../src/domain/addresses/pages';
import { createHash } from 'node:crypto';
import { filesOfChunk, filesOfRoute, type Chunks } from '../docusaurus/chunks';
import { OFFLINE_PATH } from './client';

/**
 * Code that pages load late, by the names that `webpackChunkName` gives it where it is imported: what the content
 * database and the search need besides the pages' own code.
 */
export const LATE_CHUNKS = ['search-dialog', 'search-engine', 'near-pages'] as const;

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

interface PrecachedFile {
  url: string;
  /** null where the address itself changes with the content */
  revision: string | null;
}

/**
 * Files that are cached when the worker is installed: the offline page and everything that it needs.
 * @param html the offline page as it is served
 * @throws Error when the build has no offline page
 */
export function toPrecached(chunks: Chunks, baseUrl: string, html: string | Buffer): PrecachedFile[] {
  const page = baseUrl + OFFLINE_PATH;
  const files = unique([...filesOfChunk('main', chunks), ...filesOfRoute(page, chunks)]);
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  return [{ url: page, revision }, ...files.map((file) => ({ url: baseUrl + file, revision: null }))];
}

/**
 * Files that are fetched in idle time: the search with its page, and the content database.
 * @param data addresses of their files below the base path, with slash at the start
 * @throws Error that names a missing chunk, and the fix
 */
export function toWarmed(chunks: Chunks, baseUrl: string, data: readonly string[]): string[] {
  const missing = LATE_CHUNKS.find((name) => filesOfChunk(name, chunks).length === 0);
  if (missing !== undefined) {
    throw new Error(
      `plugins/service-worker：沒有「${missing}」這個chunk。修正：在import(…)裡寫/* webpackChunkName: "${missing}" */，或改plugins/service-worker/files.ts的LATE_CHUNKS。`,
    );
  }
  const page = baseUrl + PAGES.search.slice(1);
  const code = [...LATE_CHUNKS.flatMap((name) => filesOfChunk(name, chunks)), ...filesOfRoute(page, chunks)];
  return [
    page,
    ...unique(code).map((file) => baseUrl + file),
    ...data.map((path) => baseUrl + path.slice(1)),
  ];
}
