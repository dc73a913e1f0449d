/** CITATION.cff. Only for the build: it brings a writer of YAML, which browsers need not load. */
import { stringify } from 'yaml';
import { DATA_LICENCE, KEYWORDS, KEYWORDS_EN, PROJECT, SUMMARY } from '../words/identity';
import { resolveAddress, type Site } from '../addresses/files';
import type { Catalogue, DataSet } from '../catalogue/types';
import { datasetReference, setReference } from './reference';
import type { Reference } from './types';

const MESSAGE = '使用這份資料時，請引用期別、內容與資料集版本，讀者才找得到同一份檔案。';

const entity = (site: Site) => ({
  name: PROJECT.name,
  website: resolveAddress(site, site.pages.home),
  email: PROJECT.mail,
});

const releasedOn = ({ issued }: Reference) => (issued === undefined ? {} : { 'date-released': issued });

/** The set as a work of its own. Languages are written in ISO 639, which has no regions. */
const preferred = (reference: Reference, site: Site) => ({
  type: 'data',
  title: reference.title,
  authors: [entity(site)],
  version: reference.version,
  ...releasedOn(reference),
  url: reference.url,
  license: DATA_LICENCE.spdx,
  languages: ['zh'],
  notes: reference.caveats ? `${reference.caveats}。` : undefined,
});

/** CITATION.cff 1.2.0 of the dataset, or of a set as what to cite. @throws RangeError for an unknown version */
export function toCff(catalogue: Catalogue, site: Site, set?: DataSet): string {
  const whole = datasetReference(catalogue, site);
  return stringify(
    {
      'cff-version': '1.2.0',
      message: MESSAGE,
      type: 'dataset',
      title: whole.title,
      abstract: [SUMMARY, ...(whole.caveats ? [`${whole.caveats}。`] : [])].join(''),
      authors: [entity(site)],
      version: whole.version,
      ...releasedOn(whole),
      url: whole.url,
      'repository-code': PROJECT.repository,
      license: DATA_LICENCE.spdx,
      keywords: [...KEYWORDS, ...KEYWORDS_EN],
      'preferred-citation': set ? preferred(setReference(catalogue, set, site), site) : undefined,
    },
    // Without folded lines each value stays readable.
    { lineWidth: 0 },
  );
}
