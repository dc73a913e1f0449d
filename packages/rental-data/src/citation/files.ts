import { CITATION_FORMATS, FILES, type CitationFormat, type Site } from '../addresses/files';
import { listSets } from '../catalogue/sets';
import type { Catalogue, DataSet } from '../catalogue/types';
import { toBibtex } from './bibtex';
import { toCff } from './cff';
import { toCslJson } from './csl';
import { datasetReference, setReference } from './reference';
import { toRis } from './ris';

/** One citation file of a set, or of the whole dataset. Files name no day of access: the reader adds it. */
function toCitationFile(catalogue: Catalogue, site: Site, format: CitationFormat, set?: DataSet): string {
  const reference = set ? setReference(catalogue, set, site) : datasetReference(catalogue, site);
  switch (format) {
    case 'bib':
      return toBibtex(reference);
    case 'ris':
      return toRis(reference);
    case 'csl.json':
      return toCslJson(reference);
    case 'cff':
      return toCff(catalogue, site, set);
  }
}

export function toCitationFiles(catalogue: Catalogue, site: Site): Map<string, string> {
  const works = [undefined, ...listSets(catalogue)];
  return new Map(
    works.flatMap((set) =>
      CITATION_FORMATS.map((format): [string, string] => [
        FILES.cite(format, set),
        toCitationFile(catalogue, site, format, set),
      ]),
    ),
  );
}
