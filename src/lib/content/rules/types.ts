export type PropValue = string | number | boolean | (string | number)[];

export interface ContentNode {
  tag: string;
  props: Record<string, PropValue>;
  children: (ContentNode | string)[];
}

export type CollectionName = 'docs' | 'posts' | 'columns' | 'incidents';
export const COLLECTIONS: readonly CollectionName[] = ['docs', 'posts', 'columns', 'incidents'];

export interface ContentDocument {
  collection: CollectionName;
  /** address below the site's base path, with trailing slash, for columns and incidents with an anchor */
  path: string;
  /** last part of the address, unique in its collection and version */
  slug: string;
  title: string;
  description: string;
  /** ISO date; '' where a document has none */
  date: string;
  tags: string[];
  /** dataset version of docs and columns; '' elsewhere */
  version: string;
  body: ContentNode;
  text: string;
  /** further facts of the collection: JSON key and type of a column, severity and periods of an incident */
  facts: Record<string, PropValue>;
}

export interface ContentDatabase {
  format: 1;
  documents: ContentDocument[];
}
