/** What is cited, free of any format. Plain data: survives JSON, so that a page can hand it to the browser. */

export interface Reference {
  /** key of the entry in ASCII, e.g. tw-rental-2026-04-raw */
  id: string;
  /** an institution: never to be split into given and family name */
  author: string;
  title: string;
  /** period and variant in words, e.g. 2026年4月消除重複住宅; absent for the whole dataset */
  part?: string;
  /** dataset version */
  version: string;
  /**
   * Month `YYYY-MM` of the state that is cited. Only the whole dataset has one (the month up to which the record is
   * complete): nobody records on which day a set was published, and none is made up.
   */
  issued?: string;
  /** absolute address of the page of what is cited */
  url: string;
  licence: string;
  /** BCP 47 */
  language: string;
  /** the known caveats in one line, without full stop; empty when none is known */
  caveats: string;
}

/** What only the one who cites knows. */
export interface Access {
  /**
   * Day of access as an ISO date: for text that a reader copies, the day by the reader's clock. Files are made when the
   * site is built, when nobody has accessed anything; they leave it out.
   */
  accessed?: string;
}
