import { createQuery, type ContentQuery } from './rules/query';
import { fetchDatabase } from './rules/source';
import type { CollectionName, ContentDocument } from './rules/types';
import { contentUrl } from './configuration';

/** A query over collections of the site's content; without names over all. `fetch` throws ContentLoadError. */
export const queryContent = (...collections: CollectionName[]): ContentQuery<ContentDocument> =>
  createQuery<ContentDocument>(async () => {
    const { documents } = await fetchDatabase(contentUrl());
    return documents.filter(({ collection }) => collections.length === 0 || collections.includes(collection));
  }, ['title', 'description', 'tags', 'text']);
