/** What browsers receive of the blog. Types only; the only file of this plugin that browser code may import. */
interface TagProp {
  label: string;
  permalink: string;
}

/** A drawing for a post, with every figure it needs. */
export type CoverProp =
  | { kind: 'year'; title: string; bars: (number | null)[]; marked: number[] }
  | {
      kind: 'days';
      title: string;
      days: number;
      from: number;
      to: number;
      state: 'gap' | 'seen';
      caption: string;
    }
  | { kind: 'compare'; title: string; bars: { label: string; value: number }[] }
  | { kind: 'grid'; title: string; cells: number; note: string }
  | { kind: 'lanes'; title: string; lanes: string[] }
  | { kind: 'calendar'; title: string; days: number; note: string }
  | { kind: 'series'; title: string; a: number[]; b: number[] };

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
