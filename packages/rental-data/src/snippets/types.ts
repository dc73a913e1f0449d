import type { Recomputation } from '../code/recompute';
import type { ExampleCode } from './example';

/** What a piece of code must know about a file to read it. Plain data: a page hands it to the browser. */
export interface SnippetSource {
  url: string;
  /** name under which a browser saves it: `[202608][CSV][Raw] TW-Rental-Data.zip` */
  savedAs: string;
  /** name without brackets and blanks, and without an ending: of a copy that was renamed, or that the page for picking files made */
  plainName: string;
  inside?: string | undefined;
  /** how missing values, booleans and times are written; times as a pattern of strptime */
  missing: string;
  booleans: { true: string; false: string };
  times: string;
  /** columns whose name ends like that of a boolean; absent where there is none */
  notBoolean?: string[] | undefined;
  /** columns that hold identifiers: digits that are no numbers */
  identifiers: string[];
  /** place of the columns that the snippets name, from 1 on, in a CSV that has columns of the same name */
  places?: Record<string, number> | undefined;
  /** columns whose meaning changed within the period, so that the file mixes two rules; absent where there is none */
  mixed?: string[] | undefined;
  /** columns whose values in the file are to be worked out anew */
  recomputed?: Recomputation[] | undefined;
  /** does the file hold the place as a box of four numbers only? */
  hasBox?: boolean | undefined;
  /** addresses of the code tables that the example looks up */
  codes: Readonly<Record<ExampleCode, string>>;
}

export interface Snippet {
  tool: string;
  code: string;
}
