/** What browsers receive of the blog. Types only; the only file of this plugin that browser code may import. */
import type { Cover } from 'chart-geometry/cover';

interface TagProp {
  label: string;
  permalink: string;
}

export interface PostExtras {
  cover: Cover;
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
