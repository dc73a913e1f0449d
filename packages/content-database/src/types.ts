export type PropValue = string | number | boolean | (string | number)[];

/** An element by its name in HTML, or a component by its own. */
export interface ContentNode {
  tag: string;
  props: Record<string, PropValue>;
  children: (ContentNode | string)[];
}

/** @template Collection names of the collections of a site */
export interface ContentDocument<Collection extends string = string> {
  collection: Collection;
  /** address below the site's base path, with trailing slash, or with an anchor for a part of a page */
  path: string;
  /** last part of the address, unique in its collection and version */
  slug: string;
  title: string;
  description: string;
  /** ISO date; '' where a document has none */
  date: string;
  tags: string[];
  /** the version that a document belongs to; '' where it belongs to none */
  version: string;
  body: ContentNode;
  /** what the body says */
  text: string;
  /** whatever else a collection has to tell of its documents */
  facts: Record<string, PropValue>;
}

/** The file of a database, as a site publishes it. */
export interface ContentDatabase<Collection extends string = string> {
  format: 1;
  documents: ContentDocument<Collection>[];
}
