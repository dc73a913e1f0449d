/** What is cited, free of any format. Plain data: survives JSON, so that a page can hand it to the browser. */

export interface Reference {
  /** key of the entry in ASCII, e.g. tw-rental-2026-04-raw */
  id: string;
  /** an institution: never to be split into given and family name */
  author: string;
  title: string;
  /** period and variant in words, e.g. 2026年4月消除重複住宅; absent for the whole dataset */
  part?: string;
  version: string;
  /** what narrows it further, a phrase each: conditions, number of rows */
  details?: readonly string[] | undefined;
  /** ISO date on which it came out, of the whole dataset that of the newest dated set; absent where none was recorded */
  issued?: string;
  url: string;
  licence: string;
  /** BCP 47 */
  language: string;
  /** whether the rows may be used and compared, and why not, without full stop; empty where no gap is known */
  state: string;
  /** the state and all that is known besides, in one line without full stop; empty when nothing is known */
  caveats: string;
}

export interface Access {
  /** Day of access as an ISO date by the reader's clock; files leave it out, because nobody has accessed anything yet. */
  accessed?: string;
}
