/** The site's content: `queryContent(collection).….fetch()`, with the database in memory or loaded when first asked for. */
import { type ContentQuery, ContentQueryError, createQuery, type FieldKind } from '../domain/content/query';
import { fetchDatabase } from '../domain/content/source';
import {
  type CollectionName,
  COLLECTIONS,
  type ContentDatabase,
  type ContentDocument,
} from '../domain/content/types';
import { contentConfiguration } from './configuration';

export { configureContent } from './configuration';

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

/** The whole address of a file below the base address; an address with its own host stays as it is. */
export function resolveAddress(address: string, baseUrl = '/'): string {
  if (/^https?:\/\//.test(address)) return address;
  return `${baseUrl.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}

function loadDatabase(): Promise<ContentDatabase> {
  const configuration = contentConfiguration();
  if ('database' in configuration) return Promise.resolve(configuration.database);
  const { address, baseUrl, fetch } = configuration;
  return fetchDatabase(resolveAddress(address, baseUrl), fetch ? { fetch } : {});
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
      const { documents } = await loadDatabase();
      return collections.length === 0
        ? documents
        : documents.filter(({ collection }) => collections.includes(collection));
    },
    { fields: FIELDS, searchFields: ['title', 'description', 'tags', 'text'] },
  );
}
