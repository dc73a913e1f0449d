import { publishedOn } from '../dates';
import { DATA_LICENCE, LANGUAGE, PROJECT } from '../words/identity';
import { newestVersion, setsOf } from '../catalogue/sets';
import { filePage, PAGES } from '../addresses/pages';
import { addressOf, type Site } from '../addresses/files';
import type { Catalogue, DataSet } from '../catalogue/types';
import { periodWords } from '../period';
import { VARIANT_NAME } from '../words';
import { datasetCaveats, setCaveats } from './caveats';
import type { Reference } from './types';

const common = {
  author: PROJECT.name,
  licence: DATA_LICENCE.name,
  language: LANGUAGE,
} as const;

function issuedOn(sets: readonly DataSet[]): Pick<Reference, 'issued'> {
  const issued = publishedOn(sets);
  return issued === undefined ? {} : { issued };
}

/** What is cited of one set. @throws RangeError when the catalogue lacks the set's version */
export function setReference(catalogue: Catalogue, set: DataSet, site: Site): Reference {
  const part = `${periodWords(set.period)}${VARIANT_NAME[set.variant]}`;
  return {
    ...common,
    id: `tw-rental-${set.period}-${set.variant}`,
    title: `${PROJECT.name}：${part}`,
    part,
    version: set.version,
    ...issuedOn([set]),
    url: addressOf(site, filePage(set.period, set.variant)),
    caveats: setCaveats(catalogue, set),
  };
}

/** What is cited of the whole dataset in its current state. @throws RangeError when nothing is published */
export function datasetReference(catalogue: Catalogue, site: Site): Reference {
  return {
    ...common,
    id: 'tw-rental',
    title: PROJECT.name,
    version: newestVersion(catalogue).version,
    ...issuedOn(setsOf(catalogue)),
    url: addressOf(site, PAGES.home),
    caveats: datasetCaveats(catalogue, site),
  };
}
