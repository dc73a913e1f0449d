import type { snippetSource } from './source';

/** What a piece of code must know about a file to read it. Plain data: a page hands it to the browser. */
export type SnippetSource = NonNullable<ReturnType<typeof snippetSource>>;

export interface Snippet {
  /** English name of the tool */
  tool: string;
  code: string;
}
