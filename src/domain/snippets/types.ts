/** What a piece of code must know about a file to read it. Plain data: a page hands it to the browser. */

export interface SnippetSource {
  /** address of the ZIP */
  url: string;
  /** name under which it is saved, without brackets and blanks: they would have to be quoted everywhere */
  zip: string;
  /** path of the CSV inside; absent where nobody recorded it */
  inside?: string;
  /** how a missing value is written */
  missing: string;
  /** how booleans are written */
  booleans: { true: string; false: string };
  /** columns of the file that hold identifiers: digits that are no numbers */
  identifiers: string[];
  /** address of the code table that the example looks up; its last part is the name under which it is saved */
  codes: string;
}

export interface Snippet {
  /** English name of the tool */
  tool: string;
  code: string;
}
