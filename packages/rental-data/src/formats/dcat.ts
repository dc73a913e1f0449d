/** DCAT-AP 3 (semiceu.github.io/DCAT-AP) as JSON-LD, with the vocabularies of the EU's Publications Office that it asks for. */
import type { Catalogue, DataSet, DataFile } from '../catalogue/types';
import { VARIANTS, type Variant } from '../catalogue/values';
import { setReference } from '../citation/reference';
import { formatCount } from '../words/numbers';
import { GRANULARITIES, type Granularity } from '../period';
import { listTimeline } from '../usability/timeline';
import { FORMAT_NAME, GRANULARITY_NAME } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import { resolveAddress, FILES, type Site } from '../addresses/files';
import {
  CONTENT_TYPE,
  DATA_LICENCE,
  KEYWORDS,
  KEYWORDS_EN,
  PROJECT,
  SUMMARY,
  SUMMARY_EN,
} from '../words/identity';
import { SITE_NAME_EN } from '../words/publisher';
import { RENTS_VARIANT } from '../statistics/rule';
import { RENTS_TITLE, rentsText } from '../words/rents';
import { coveredDays, publishedOn } from '../dates';
import { rowText } from './rowText';
import { IDS, setDescription } from './schemaOrg';
import { listSets, setsOfKind, zipName } from '../catalogue/sets';

const EU = 'http://publications.europa.eu/resource/authority';

/** Self-contained: a reader of the document needs no external context. */
const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const ref = (id: string) => ({ '@id': id });
const refTo = ({ '@id': id }: { '@id': string }) => ref(id);
const zh = (text: string) => ({ '@value': text, '@language': 'zh-Hant-TW' });
const en = (text: string) => ({ '@value': text, '@language': 'en' });
const plain = (text: string) => ({ '@value': text });
const typed = (value: string, type: string) => ({ '@value': value, '@type': `xsd:${type}` });

const mediaType = (name: string) => ({
  '@id': `http://www.iana.org/assignments/media-types/${name}`,
  '@type': 'dct:MediaType',
});
const taiwan = { '@id': `${EU}/country/TWN`, '@type': 'dct:Location' };
const language = { '@id': `${EU}/language/ZHO`, '@type': 'dct:LinguisticSystem' };
const licence = { '@id': DATA_LICENCE.url, '@type': 'dct:LicenseDocument' };
const open = { '@id': `${EU}/access-right/PUBLIC`, '@type': 'dct:RightsStatement' };
const THEMES = [
  { '@id': `${EU}/data-theme/SOCI`, '@type': 'skos:Concept', 'skos:prefLabel': en('Population and society') },
  { '@id': `${EU}/data-theme/REGI`, '@type': 'skos:Concept', 'skos:prefLabel': en('Regions and cities') },
];
const TAXONOMY = {
  '@id': `${EU}/data-theme`,
  '@type': 'skos:ConceptScheme',
  'dct:title': en('Data theme'),
};
const keywords = [...KEYWORDS.map(zh), ...KEYWORDS_EN.map(en)];

const publisher = (site: Site) => ({
  '@id': IDS.project(site),
  '@type': 'foaf:Agent',
  'foaf:name': zh(PROJECT.name),
  'foaf:homepage': ref(resolveAddress(site, site.pages.home)),
});

const contact = (site: Site) => ({
  '@id': resolveAddress(site, `${site.pages.home}#contact`),
  '@type': ['vcard:Organization', 'vcard:Kind'],
  'vcard:fn': zh(PROJECT.name),
  'vcard:hasEmail': ref(`mailto:${PROJECT.mail}`),
});

const dayOrMonth = (date: string) => typed(date, date.length === 7 ? 'gYearMonth' : 'date');

const coverage = (sets: readonly DataSet[]) => {
  const { start, end } = coveredDays(sets);
  return {
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      'dcat:startDate': dayOrMonth(start),
      'dcat:endDate': dayOrMonth(end),
    },
  };
};

const dated = (term: 'issued' | 'modified', sets: readonly DataSet[]) => {
  const day = publishedOn(sets);
  return day === undefined ? {} : { [`dct:${term}`]: typed(day, 'date') };
};

const page = (address: string) => ({ '@id': address, '@type': 'foaf:Document' });

const seriesId = (site: Site, granularity: Granularity, variant: Variant): string =>
  resolveAddress(site, `${FILES.dcat}#${granularity}-${variant}`);

/** How often a series grows: as often as its name says only where no period was left out up to the newest month on record. */
function findFrequency(catalogue: Catalogue, granularity: Granularity, sets: readonly DataSet[]): string {
  const published = new Set(sets.map(({ period }) => period));
  const first = sets[0]?.period ?? '';
  const due = listTimeline(catalogue, granularity).filter((period) => period >= first);
  return due.every((period) => published.has(period)) ? granularity.toUpperCase() : 'IRREG';
}

function toSeries(
  catalogue: Catalogue,
  site: Site,
  { granularity, variant, sets }: { granularity: Granularity; variant: Variant; sets: DataSet[] },
) {
  const [first, last] = [sets[0], sets.at(-1)];
  if (!first || !last) return undefined;
  return {
    '@id': seriesId(site, granularity, variant),
    // A series is a dataset by the vocabulary's definition; said outright, because readers of JSON-LD seldom infer.
    '@type': ['dcat:DatasetSeries', 'dcat:Dataset'],
    'dct:title': zh(`${PROJECT.name}：${VARIANT_NAME[variant]}的${GRANULARITY_NAME[granularity]}`),
    'dct:description': zh(`${rowText(catalogue, sets)}。${SUMMARY}`),
    'dct:publisher': ref(IDS.project(site)),
    'dcat:contactPoint': ref(resolveAddress(site, `${site.pages.home}#contact`)),
    'dct:accrualPeriodicity': {
      '@id': `${EU}/frequency/${findFrequency(catalogue, granularity, sets)}`,
      '@type': 'dct:Frequency',
    },
    'dct:spatial': refTo(taiwan),
    ...coverage(sets),
    ...dated('modified', sets),
    'dcat:first': ref(IDS.set(site, first)),
    'dcat:last': ref(IDS.set(site, last)),
  };
}

/** A ZIP. Its own size is not recorded, only that of its content, so `dcat:byteSize` would be false. */
const toDistribution = (set: DataSet, file: DataFile, site: Site) => ({
  '@id': resolveAddress(site, `${FILES.dcat}#${set.period}-${set.variant}-${file.format}`),
  '@type': 'dcat:Distribution',
  'dct:title': plain(zipName(file)),
  'dct:description': zh(`${file.format.toUpperCase()}，ZIP壓縮，解壓縮後${formatCount(file.bytes)}位元組`),
  'dcat:accessURL': ref(file.url),
  'dcat:downloadURL': ref(file.url),
  'dct:format': { '@id': `${EU}/file-type/${FORMAT_NAME[file.format]}`, '@type': 'dct:MediaTypeOrExtent' },
  'dcat:mediaType': refTo(mediaType(CONTENT_TYPE[file.format])),
  'dcat:packageFormat': refTo(mediaType('application/zip')),
  'dct:license': ref(DATA_LICENCE.url),
  ...(file.sha256 && {
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': {
        '@id': 'http://spdx.org/rdf/terms#checksumAlgorithm_sha256',
        '@type': 'spdx:ChecksumAlgorithm',
      },
      'spdx:checksumValue': typed(file.sha256, 'hexBinary'),
    },
  }),
});

/** What every dataset of the project says of who makes it, for whom and of where. */
const byProject = (site: Site) => ({
  'dct:publisher': ref(IDS.project(site)),
  'dct:creator': ref(IDS.project(site)),
  'dcat:contactPoint': ref(resolveAddress(site, `${site.pages.home}#contact`)),
  'dct:accessRights': refTo(open),
  'dct:language': refTo(language),
  'dct:spatial': refTo(taiwan),
});

function toDataset(
  catalogue: Catalogue,
  site: Site,
  granularity: Granularity,
  set: DataSet,
  before: DataSet | undefined,
) {
  const reference = setReference(catalogue, set, site);
  return {
    '@id': IDS.set(site, set),
    '@type': 'dcat:Dataset',
    'dct:title': zh(reference.title),
    'dct:description': zh(setDescription(catalogue, set, site)),
    'dct:identifier': plain(reference.id),
    'dcat:version': plain(set.version),
    ...byProject(site),
    ...coverage([set]),
    ...dated('issued', [set]),
    'dcat:theme': THEMES.map(refTo),
    'dcat:keyword': keywords,
    'dcat:landingPage': page(reference.url),
    'foaf:page': page(resolveAddress(site, site.pages.version(set.version))),
    'dcat:inSeries': ref(seriesId(site, granularity, set.variant)),
    'dcat:prev': before && ref(IDS.set(site, before)),
    'dcat:distribution': set.files.map((file) => toDistribution(set, file, site)),
  };
}

/** Rents by area, worked out from the sets; none without statistics. */
function toRents(catalogue: Catalogue, site: Site) {
  const { statistics } = catalogue;
  if (statistics.length === 0) return [];
  const periods = new Set(statistics.map(({ period }) => period));
  const sets = listSets(catalogue).filter(
    ({ period, variant }) => periods.has(period) && variant === RENTS_VARIANT,
  );
  const table = resolveAddress(site, FILES.rentsTable);
  const home = resolveAddress(site, site.pages.rents);
  return [
    {
      '@id': home,
      '@type': 'dcat:Dataset',
      'dct:title': zh(`${PROJECT.name}：${RENTS_TITLE}`),
      'dct:description': zh(rentsText(statistics)),
      ...byProject(site),
      ...coverage(sets),
      'dct:source': sets.map((set) => ref(IDS.set(site, set))),
      'dcat:theme': THEMES.map(refTo),
      'dcat:keyword': keywords,
      'dcat:landingPage': page(home),
      'dcat:distribution': [
        {
          '@id': resolveAddress(site, `${FILES.dcat}#rents`),
          '@type': 'dcat:Distribution',
          'dct:title': plain(FILES.rentsTable.slice(FILES.rentsTable.lastIndexOf('/') + 1)),
          'dct:description': zh('CSV，所有期別、縣市與鄉鎮市區在同一個檔案'),
          'dcat:accessURL': ref(table),
          'dcat:downloadURL': ref(table),
          'dct:format': { '@id': `${EU}/file-type/${FORMAT_NAME.csv}`, '@type': 'dct:MediaTypeOrExtent' },
          'dcat:mediaType': refTo(mediaType(CONTENT_TYPE.csv)),
          'dct:license': ref(DATA_LICENCE.url),
        },
      ],
    },
  ];
}

/** The whole catalogue as a graph. @throws RangeError when the catalogue lacks a set's version */
export function toDcat(catalogue: Catalogue, site: Site) {
  const kinds = GRANULARITIES.flatMap((granularity) =>
    VARIANTS.map((variant) => ({ granularity, variant, sets: setsOfKind(catalogue, granularity, variant) })),
  );
  const series = kinds.flatMap((kind) => toSeries(catalogue, site, kind) ?? []);
  const datasets = kinds.flatMap(({ granularity, sets }) =>
    sets.map((set, i) => toDataset(catalogue, site, granularity, set, sets[i - 1])),
  );
  const rents = toRents(catalogue, site);
  const home = page(resolveAddress(site, site.pages.home));
  const node = {
    '@id': IDS.catalogue(site),
    '@type': 'dcat:Catalog',
    'dct:title': [zh(PROJECT.name), en(SITE_NAME_EN)],
    'dct:description': [zh(SUMMARY), en(SUMMARY_EN)],
    'dct:publisher': publisher(site),
    'dcat:contactPoint': contact(site),
    'foaf:homepage': home,
    'dct:license': licence,
    'dct:language': language,
    'dct:spatial': taiwan,
    ...coverage(listSets(catalogue)),
    ...dated('modified', listSets(catalogue)),
    'dcat:themeTaxonomy': TAXONOMY,
    'dcat:dataset': [...series, ...datasets, ...rents].map(refTo),
  };
  return {
    '@context': CONTEXT,
    '@graph': [
      node,
      ...series,
      ...datasets,
      ...rents,
      ...THEMES,
      open,
      ...[CONTENT_TYPE.csv, CONTENT_TYPE.json, 'application/zip'].map(mediaType),
    ],
  };
}
