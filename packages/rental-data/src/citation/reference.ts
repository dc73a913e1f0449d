import { publishedOn } from '../dates';
import { DATA_LICENCE, LANGUAGE, PROJECT } from '../words/identity';
import { newestVersion, listSets } from '../catalogue/sets';
import { resolveAddress, type Site } from '../addresses/files';
import type { Catalogue, DataSet } from '../catalogue/types';
import { periodWords } from '../period';
import { VARIANT_NAME } from '../catalogue/values';
import { formatCaveats, datasetCaveats, setCaveats, setState, setsState, setsWords } from './caveats';
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
    url: resolveAddress(site, site.pages.file(set.period, set.variant)),
    state: setState(catalogue, set),
    caveats: setCaveats(catalogue, set),
  };
}

interface Selected extends Partial<Pick<Reference, 'part' | 'details'>> {
  id: string;
  /** absolute address that gives the selection again */
  url: string;
}

/** Several files; those with gaps, or a rent not free to use, with their state. `part` defaults to periods and contents. @throws RangeError for no or an unknown set */
export function setsReference(
  catalogue: Catalogue,
  sets: readonly DataSet[],
  { id, url, part = setsWords(sets), details }: Selected,
): Reference {
  if (sets.length === 0) throw new RangeError('沒有任何一份資料可以引用。');
  const state = setsState(catalogue, sets);
  return {
    ...common,
    id,
    title: `${PROJECT.name}：${part}`,
    part,
    version: [...new Set(sets.map(({ version }) => version))].join('、'),
    details,
    ...issuedOn(sets),
    url,
    state,
    caveats: formatCaveats(catalogue, state, sets),
  };
}

/** What is cited of the whole dataset in its current state. @throws RangeError when nothing is published */
export function datasetReference(catalogue: Catalogue, site: Site): Reference {
  return {
    ...common,
    id: 'tw-rental',
    title: PROJECT.name,
    version: newestVersion(catalogue).version,
    ...issuedOn(listSets(catalogue)),
    url: resolveAddress(site, site.pages.home),
    state: '',
    caveats: datasetCaveats(catalogue, site),
  };
}
