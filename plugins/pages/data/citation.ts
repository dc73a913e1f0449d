import type { Catalogue, DataSet } from '../../../src/domain/catalogue/types';
import { datasetReference, setReference } from '../../../src/domain/citation/reference';
import { CITATION_FORMATS, FILES, type Site } from '../../../src/domain/addresses/files';

/** How to cite a set, or the whole dataset: the reference as data, and its files below the base path. */
export function toCitationProp(catalogue: Catalogue, site: Site, set?: DataSet) {
  return {
    ...(set ? setReference(catalogue, set, site) : datasetReference(catalogue, site)),
    files: CITATION_FORMATS.map((format) => ({ format, path: `/${FILES.cite(format, set)}` })),
  };
}
export type CitationProp = ReturnType<typeof toCitationProp>;
