/** The part of citation-js that the tests use; the packages bring no types. */
declare module '@citation-js/core' {
  export interface Parsed {
    id: string;
    type: string;
    title?: string;
    author?: { family?: string; literal?: string }[];
    version?: string;
    URL?: string;
    language?: string;
    note?: string | string[];
    issued?: { 'date-parts': number[][] };
    accessed?: { 'date-parts': number[][] };
  }
  export class Cite {
    constructor(text: string);
    data: Parsed[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
