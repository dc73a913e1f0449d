import type { ContentDatabase, ContentDocument } from 'content-database';

/** `version` is that of the dataset, and '' for posts and incidents; `facts` hold key and type of a column, severity and periods of an incident. */
export type CollectionName = 'docs' | 'posts' | 'columns' | 'incidents';
export const COLLECTIONS: readonly CollectionName[] = ['docs', 'posts', 'columns', 'incidents'];

export type SiteDocument = ContentDocument<CollectionName>;
export type SiteDatabase = ContentDatabase<CollectionName>;
