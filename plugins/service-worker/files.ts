/** Which files the service worker fetches by itself. Pure. */
import { createHash } from 'node:crypto';
import { filesOfChunk, filesOfRoute, type Chunks } from '../docusaurus/chunks';
import { OFFLINE_PATH } from './client';

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

interface PrecachedFile {
  url: string;
  /** null where the address itself changes with the content */
  revision: string | null;
}

/**
 * Files that are cached when the worker is installed: the frame of all pages, and the offline page with its island.
 * @param html the offline page as it is served
 * @throws Error when the build has no offline page
 */
export function toPrecached(chunks: Chunks, baseUrl: string, html: string | Buffer): PrecachedFile[] {
  const page = baseUrl + OFFLINE_PATH;
  const files = unique([
    ...filesOfChunk('main', chunks),
    ...filesOfRoute(page, chunks).filter((file) => file.endsWith('.css')),
    ...filesOfChunk('island-kept-pages', chunks),
  ]);
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
  return [{ url: page, revision }, ...files.map((file) => ({ url: baseUrl + file, revision: null }))];
}
