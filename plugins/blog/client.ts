/** What browsers receive of the blog. Types only; the only file of this plugin that browser code may import. */
import type { CoverProp } from '../../src/features/blog/cover';

export type { CoverProp };

interface TagProp {
  label: string;
  permalink: string;
}

export interface PostExtras {
  cover: CoverProp;
}

export interface DateNote {
  /** what is odd about the date, in brackets */
  date_note?: string;
}

export interface TagCountProp extends TagProp {
  description?: string;
  count: number;
}

export interface TagListProps {
  tags: TagCountProp[];
}
