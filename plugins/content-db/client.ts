/** What browsers may know of the content database. The only file of this plugin that browser code may import. */
import type { ContentDocument } from '../../src/lib/content/rules/types';

/** Name under which Docusaurus keeps this plugin's global data, see ContentDbData. */
export const CONTENT_DB_PLUGIN = 'content-db';

/** The plugin's global data. */
export interface ContentDbData {
  /** address of the database below the site's base path: /_nuxt/content/db-{hash}.json */
  path: string;
}

/** A post as lists show it: `@generated/content-db/default/posts.json` holds all of them, newest first. */
export type PostEntry = Pick<ContentDocument, 'title' | 'description' | 'date' | 'tags' | 'path' | 'slug'> & {
  /** what is odd about the date, in brackets */
  dateNote?: string | undefined;
};

/** A post as one line of a list. */
export type PostLine = Pick<PostEntry, 'path' | 'title' | 'date' | 'dateNote' | 'tags'>;

/** Paths of the posts of each tag, newest first: `@generated/content-db/default/tag-lists.json`. */
export type TagLists = Record<string, string[]>;
