import { filesOfChunk, filesOfRoute, type Chunks } from '../docusaurus/chunks';
import { sha256 } from '../files';
import { OFFLINE_PATH } from './client';

/** What is cached when the worker is installed: the frame of all pages, and the offline page. @throws Error where there is none */
export function toPrecached(chunks: Chunks, baseUrl: string, html: string | Buffer) {
  const page = baseUrl + OFFLINE_PATH;
  const files = new Set([
    ...filesOfChunk('main', chunks),
    ...filesOfRoute(page, chunks).filter((file) => file.endsWith('.css')),
    ...filesOfChunk('island-kept-pages', chunks),
  ]);
  // The addresses of the others change with their content.
  const others = [...files].sort().map((file) => ({ url: baseUrl + file, revision: null }));
  return [{ url: page, revision: sha256(html).slice(0, 16) }, ...others];
}
