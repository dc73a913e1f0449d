import type { CitationFormat } from '../addresses/files';

/** What the formats of citations are called. */
export const CITATION_FORMAT_NAME: Record<CitationFormat, string> = {
  bib: 'BibTeX',
  ris: 'RIS',
  'csl.json': 'CSL-JSON',
  cff: 'CITATION.cff',
};
