/** schema.org for pages: developers.google.com/search/docs/appearance/structured-data/dataset */
import type { DataCatalog, DataDownload, Dataset, Organization, Place, WithContext } from 'schema-dts';
import type { Catalogue, DataSet, Column, DataFile } from '../catalogue/types';
import { toPressLine } from '../citation/press';
import { datasetReference, setReference } from '../citation/reference';
import { formatCount } from '../words/numbers';
import { listColumns } from '../catalogue/columns';
import { VARIANT_NAME } from '../catalogue/values';
import { resolveAddress, FILES, type Site } from '../addresses/files';
import {
  CONTENT_TYPE,
  DATA_LICENCE,
  KEYWORDS,
  KEYWORDS_EN,
  LANGUAGE,
  OTHER_NAMES,
  PROJECT,
  SUMMARY,
  SUMMARY_EN,
} from '../words/identity';
import { columnsOfSet, newestSets, newestVersion, listSets, zipName } from '../catalogue/sets';
import { coveredInterval, publishedOn } from '../dates';
import { rowText } from './rowText';
import { englishHeader } from '../english/records';
import { ENGLISH_VARIANT } from '../english/words';
import { SHORT_NAME, SITE_NAME, SITE_NAME_EN } from '../words/publisher';

const CONTEXT = 'https://schema.org';

/** Names of things in graphs. They are addresses of pages with a fragment, so that a reader who follows one finds the thing. */
export const IDS = {
  project: (site: Site) => resolveAddress(site, `${site.pages.home}#project`),
  catalogue: (site: Site) => resolveAddress(site, `${site.pages.home}#catalogue`),
  dataset: (site: Site) => resolveAddress(site, `${site.pages.home}#dataset`),
  english: (site: Site) => resolveAddress(site, site.pages.english),
  set: (site: Site, set: DataSet) => resolveAddress(site, site.pages.file(set.period, set.variant)),
} as const;

const TAIWAN = {
  '@type': 'Place',
  name: '台灣',
  alternateName: 'Taiwan',
  address: { '@type': 'PostalAddress', addressCountry: 'TW' },
} as const satisfies Place;

function dated<K extends 'datePublished' | 'dateModified'>(
  key: K,
  sets: readonly DataSet[],
): Partial<Record<K, string>> {
  const day = publishedOn(sets);
  return day === undefined ? {} : ({ [key]: day } as Record<K, string>);
}

const project = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': IDS.project(site),
    name: PROJECT.name,
    url: resolveAddress(site, site.pages.home),
    email: PROJECT.mail,
  }) as const satisfies Organization;

const common = (site: Site) =>
  ({
    license: DATA_LICENCE.url,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    creator: project(site),
    publisher: { '@id': IDS.project(site) },
    spatialCoverage: TAIWAN,
    keywords: [...KEYWORDS, ...KEYWORDS_EN],
  }) as const satisfies Partial<Dataset>;

/** A ZIP. Its own size is not recorded, only that of its content, so `contentSize` would be false. */
const download = (
  set: DataSet,
  file: DataFile,
  description = `${VARIANT_NAME[set.variant]}的${file.format.toUpperCase()}，ZIP壓縮，解壓縮後${formatCount(file.bytes)}位元組`,
) =>
  ({
    '@type': 'DataDownload',
    name: zipName(file),
    description,
    contentUrl: file.url,
    encodingFormat: ['application/zip', CONTENT_TYPE[file.format]],
    ...(file.sha256 && { sha256: file.sha256 }),
  }) as const satisfies DataDownload;

/** Columns by their names alone, which schema.org takes: their keys and units are in the dictionary, and each file would repeat them all. */
const variables = (columns: readonly Column[]): string[] => columns.map(({ header }) => header);

function newestColumns(catalogue: Catalogue): Column[] {
  const version = newestVersion(catalogue);
  const all = version.variants.flatMap((variant) => listColumns(catalogue, version, variant));
  return all.filter((c, i) => all.findIndex(({ header }) => header === c.header) === i);
}

export function toDataCatalogLd(catalogue: Catalogue, site: Site): WithContext<DataCatalog> {
  return {
    '@context': CONTEXT,
    '@type': 'DataCatalog',
    '@id': IDS.catalogue(site),
    name: PROJECT.name,
    alternateName: [...OTHER_NAMES],
    description: SUMMARY,
    url: resolveAddress(site, site.pages.home),
    ...common(site),
    ...dated('dateModified', listSets(catalogue)),
    dataset: { '@id': IDS.dataset(site) },
  };
}

/** What is the same of the whole dataset in every language. */
const wholeDataset = (catalogue: Catalogue, site: Site) =>
  ({
    version: newestVersion(catalogue).version,
    temporalCoverage: coveredInterval(listSets(catalogue)),
    ...dated('dateModified', listSets(catalogue)),
    includedInDataCatalog: { '@id': IDS.catalogue(site) },
  }) satisfies Partial<Dataset>;

/** The whole dataset. Its downloads are the newest set of each granularity and variant; the others have pages of their own. */
export function toDatasetLd(catalogue: Catalogue, site: Site): WithContext<Dataset> {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    '@id': IDS.dataset(site),
    name: PROJECT.name,
    alternateName: [...OTHER_NAMES],
    description: `${SUMMARY}\n${SUMMARY_EN}`,
    url: resolveAddress(site, site.pages.home),
    ...common(site),
    ...wholeDataset(catalogue, site),
    variableMeasured: variables(newestColumns(catalogue)),
    distribution: newestSets(catalogue).flatMap((set) => set.files.map((file) => download(set, file))),
    creditText: toPressLine(datasetReference(catalogue, site)),
    subjectOf: {
      '@type': 'DataDownload',
      contentUrl: resolveAddress(site, FILES.catalogue),
      encodingFormat: 'application/json',
    },
  };
}

/** The whole dataset for readers of English, of the pages that are written for them. @throws RangeError for a catalogue without English */
export function toEnglishDatasetLd(catalogue: Catalogue, site: Site): WithContext<Dataset> {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    '@id': IDS.english(site),
    name: SITE_NAME_EN,
    alternateName: [SITE_NAME, SHORT_NAME],
    description: SUMMARY_EN,
    url: resolveAddress(site, site.pages.english),
    sameAs: IDS.dataset(site),
    ...common(site),
    inLanguage: 'en',
    creator: { ...project(site), name: SITE_NAME_EN, url: resolveAddress(site, site.pages.english) },
    spatialCoverage: { ...TAIWAN, name: 'Taiwan', alternateName: '台灣' },
    keywords: [...KEYWORDS_EN],
    ...wholeDataset(catalogue, site),
    variableMeasured: newestColumns(catalogue).map(({ header }) => ({
      '@type': 'PropertyValue',
      name: englishHeader(catalogue, header),
      alternateName: header,
    })),
    distribution: newestSets(catalogue).flatMap((set) =>
      set.files.map((file) =>
        download(
          set,
          file,
          `${ENGLISH_VARIANT[set.variant]} data as ${file.format.toUpperCase()} in a ZIP, ${formatCount(file.bytes)} bytes after unpacking`,
        ),
      ),
    ),
    subjectOf: {
      '@type': 'DataDownload',
      contentUrl: resolveAddress(site, FILES.english),
      encodingFormat: 'application/json',
    },
  };
}

export function setDescription(catalogue: Catalogue, set: DataSet, site: Site): string {
  const { title, caveats } = setReference(catalogue, set, site);
  const columns = columnsOfSet(catalogue, set).length;
  const facts = `${title}，${rowText(catalogue, [set])}，共${formatCount(set.rows)}列、${columns}欄，資料集版本${set.version}。`;
  return [facts, '收錄租屋平台上公開刊登的物件。', ...(caveats ? [`${caveats}。`] : [])].join('');
}

/** One set. Its columns are in the JSON that its page links: here they would be a third of it. @throws RangeError when the catalogue lacks the set's version */
export function toSetLd(catalogue: Catalogue, set: DataSet, site: Site): WithContext<Dataset> {
  const reference = setReference(catalogue, set, site);
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    '@id': IDS.set(site, set),
    name: reference.title,
    description: setDescription(catalogue, set, site),
    url: reference.url,
    ...common(site),
    version: set.version,
    temporalCoverage: coveredInterval([set]),
    ...dated('datePublished', [set]),
    isPartOf: { '@id': IDS.dataset(site) },
    includedInDataCatalog: { '@id': IDS.catalogue(site) },
    distribution: set.files.map((file) => download(set, file)),
    creditText: toPressLine(reference),
  };
}
