/** The site's content: `queryContent(collection).….fetch()`, with the database in memory or loaded when first asked for. */
import { type ContentQuery, ContentQueryError, createQuery, type FieldKind } from '../domain/content/query';
import { type Fetch, fetchDatabase } from '../domain/content/source';
import {
  type CollectionName,
  COLLECTIONS,
  type ContentDatabase,
  type ContentDocument,
} from '../domain/content/types';

export type ContentConfiguration =
  | { database: ContentDatabase }
  | {
      /** below the base address, for example `_nuxt/content/db-1a2b3c.json` */
      address: string;
      /** default '/' (specification §7) */
      baseUrl?: string;
      /** default the browser's */
      fetch?: Fetch;
    };

const FIELDS: { readonly [K in keyof ContentDocument]: FieldKind } = {
  collection: 'text',
  path: 'text',
  slug: 'text',
  title: 'text',
  description: 'text',
  date: 'text',
  tags: 'list',
  version: 'text',
  toc: 'list',
  excerpt: 'object',
  body: 'object',
  text: 'text',
  facts: 'object',
};

let loadDatabase: (() => Promise<ContentDatabase>) | null = null;

/** The whole address of a file below the base address; an address with its own host stays as it is. */
export function resolveAddress(address: string, baseUrl = '/'): string {
  if (/^https?:\/\//.test(address)) return address;
  return `${baseUrl.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}

/** Says where the content is; before the first `fetch` of a query. Nothing is loaded here. */
export function configureContent(configuration: ContentConfiguration): void {
  if ('database' in configuration) {
    const { database } = configuration;
    loadDatabase = async () => database;
    return;
  }
  const { address, baseUrl, fetch } = configuration;
  const url = resolveAddress(address, baseUrl);
  loadDatabase = () => fetchDatabase(url, fetch ? { fetch } : {});
}

/**
 * A query over collections of the site's content; without names over all.
 * @throws ContentQueryError for a collection that does not exist; `fetch` throws ContentLoadError
 */
export function queryContent(...collections: CollectionName[]): ContentQuery<ContentDocument> {
  const unknown = collections.find((name) => !COLLECTIONS.includes(name));
  if (unknown !== undefined) {
    throw new ContentQueryError(
      'queryContent',
      `沒有「${unknown}」這個集合`,
      `用這些之一：${COLLECTIONS.join('、')}`,
    );
  }
  return createQuery<ContentDocument>(
    async () => {
      if (!loadDatabase) throw new Error('還不知道內容在哪裡。修正：先呼叫configureContent。');
      const { documents } = await loadDatabase();
      return collections.length === 0
        ? documents
        : documents.filter(({ collection }) => collections.includes(collection));
    },
    { fields: FIELDS, searchFields: ['title', 'description', 'tags', 'text'] },
  );
}
