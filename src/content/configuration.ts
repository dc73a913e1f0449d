/**
 * Where the content is. Apart from the query client, because every page loads this and few pages ask for content.
 */
import type { Fetch } from '../domain/content/source';
import type { ContentDatabase } from '../domain/content/types';

type ContentConfiguration =
  | { database: ContentDatabase }
  | {
      /** below the base address, for example `_nuxt/content/db-1a2b3c.json` */
      address: string;
      /** default '/' (specification §7) */
      baseUrl?: string;
      /** default the browser's */
      fetch?: Fetch;
    };

let current: ContentConfiguration | null = null;

/** Says where the content is; before the first `fetch` of a query. Nothing is loaded here. */
export function configureContent(configuration: ContentConfiguration): void {
  current = configuration;
}

/** Where the content is. @throws Error before `configureContent` was called */
export function contentConfiguration(): ContentConfiguration {
  if (!current) throw new Error('還不知道內容在哪裡。修正：先呼叫configureContent。');
  return current;
}
