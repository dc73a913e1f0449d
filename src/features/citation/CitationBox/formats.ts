import type { CitationFormat } from '@site/src/dataset/addresses/files';
import { toBibtex } from '@site/src/dataset/citation/bibtex';
import { toCslJson } from '@site/src/dataset/citation/csl';
import { toRis } from '@site/src/dataset/citation/ris';
import type { Access, Reference } from '@site/src/dataset/citation/types';

/** The formats that have a place for the day of access, written with it. */
export const WITH_DAY: Partial<
  Record<CitationFormat, (reference: Reference, access: Required<Access>) => string>
> = { bib: toBibtex, ris: toRis, 'csl.json': toCslJson };
