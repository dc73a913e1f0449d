/** What browsers receive of the blog. Types only; the only file of this plugin that browser code may import. */
import type { CoverProp } from '../../src/features/blog/cover';

export type { CoverProp };

interface TagProp {
  label: string;
  permalink: string;
}

/** What our wrapper adds to the metadata of each post. */
export interface PostExtras {
  /** the post's drawing */
  cover: CoverProp;
}

/** Front matter of a post whose date looks wrong. */
export interface DateNote {
  /** what is odd about the date, in brackets */
  date_note?: string;
}

/** Tags of the blog with the number of their posts. */
export interface TagCountProp extends TagProp {
  description?: string;
  count: number;
}

/** Props that our wrapper gives the list, tag and archive pages in place of whole posts. */
export interface TagListProps {
  tags: TagCountProp[];
}
