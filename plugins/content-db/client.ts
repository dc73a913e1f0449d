/** What browsers may know of the content database. The only file of this plugin that browser code may import. */
import type { ContentDocument } from 'content-database';

export const CONTENT_DB_PLUGIN = 'content-db';

export interface ContentDbData {
  /** address below the site's base path: /_nuxt/content/db-{hash}.json */
  path: string;
}

/** A post as lists show it: `@generated/content-db/default/posts.json` holds all of them, newest first. */
export type PostEntry = Pick<ContentDocument, 'title' | 'description' | 'date' | 'tags' | 'path' | 'slug'> & {
  dateNote?: string | undefined;
};

export type PostLine = Pick<PostEntry, 'path' | 'title' | 'date' | 'dateNote' | 'tags'>;

/** Paths of the posts of each tag, newest first: `@generated/content-db/default/tag-lists.json`. */
export type TagLists = Record<string, string[]>;
