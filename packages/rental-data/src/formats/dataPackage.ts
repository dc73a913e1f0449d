/** Data Package v2 (datapackage.org). Resources point to a Table Schema: written out in each, it would name 368 townships each time. */
import type { Catalogue, DataSet, DataFile } from '../catalogue/types';
import { rowsCaveat } from '../citation/caveats';
import { datasetReference, setReference } from '../citation/reference';
import type { Reference } from '../citation/types';
import { formatCount } from '../words/numbers';
import { VARIANT_NAME } from '../catalogue/values';
import { resolveAddress, FILES, type Site } from '../addresses/files';
import { dayStart } from '../dates';
import { CONTENT_TYPE, DATA_LICENCE, KEYWORDS, KEYWORDS_EN, PROJECT, SUMMARY } from '../words/identity';
import { rowsChangeText } from './changeText';
import { RENTS_TITLE, rentsText } from '../words/rents';
import { rowText } from './rowText';
import { pathInside, findProfile, listSets, findVersion } from '../catalogue/sets';

export type DataPackage = ReturnType<typeof makePackage>;

function jsonText(catalogue: Catalogue, set: DataSet): string {
  const times = findVersion(catalogue, set.version).times?.json;
  return `每個縣市一個JSON檔${times?.endsWith('Z') ? '，時間是世界協調時間（UTC）' : ''}。`;
}

/** A ZIP. Its own size is not recorded, only that of its content, so `bytes` would be false. */
function toResource(catalogue: Catalogue, set: DataSet, file: DataFile, site: Site) {
  const innerpath = pathInside(catalogue, set, file);
  const caveat = rowsCaveat(catalogue, set);
  const name = `${set.period.toLowerCase()}-${set.variant}-${file.format}`;
  const common = {
    name,
    title: `${setReference(catalogue, set, site).title}（${file.format.toUpperCase()}）`,
    description: [
      `${rowText(catalogue, [set])}，共${formatCount(set.rows)}列，解壓縮後${formatCount(file.bytes)}位元組。`,
      ...(caveat ? [`${caveat}。`] : []),
      rowsChangeText(catalogue, set),
      ...(file.format === 'json' ? [jsonText(catalogue, set)] : []),
    ].join(''),
    path: file.url,
    hash: file.sha256 === undefined ? undefined : `sha256:${file.sha256}`,
  };
  // A ZIP of JSON holds one file for each county, which no resource can describe as one table.
  if (file.format === 'json') return { ...common, mediatype: 'application/zip', format: 'zip' };
  return {
    ...common,
    type: 'table',
    mediatype: CONTENT_TYPE.csv,
    format: 'csv',
    encoding: 'utf-8',
    compression: 'zip',
    innerpath,
    schema: resolveAddress(site, FILES.tableSchema(set.version, set.variant)),
    // Not of the standard, which leaves room for more.
    statistics: findProfile(catalogue, set) ? resolveAddress(site, FILES.profile(set)) : undefined,
  };
}

/** The CSV of rents; none without statistics. */
const rentResources = ({ statistics }: Catalogue, site: Site) =>
  statistics.length === 0
    ? []
    : [
        {
          name: 'rents',
          title: RENTS_TITLE,
          description: rentsText(statistics),
          path: resolveAddress(site, FILES.rentsTable),
          type: 'table',
          mediatype: CONTENT_TYPE.csv,
          format: 'csv',
          encoding: 'utf-8',
          schema: resolveAddress(site, FILES.rentsTableSchema),
        },
      ];

/** What is known against the sets follows the description. */
const makePackage = (
  catalogue: Catalogue,
  site: Site,
  { id, title, url, version, issued, caveats }: Reference,
  description: string,
  sets: readonly DataSet[],
) => ({
  $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
  name: id.toLowerCase(),
  title,
  description: caveats ? `${description}${caveats}。` : description,
  homepage: url,
  version,
  created: issued === undefined ? undefined : dayStart(issued),
  keywords: [...KEYWORDS, ...KEYWORDS_EN],
  contributors: [
    {
      title: PROJECT.name,
      path: resolveAddress(site, site.pages.home),
      email: PROJECT.mail,
      roles: ['creator', 'publisher'],
    },
  ],
  licenses: [{ name: DATA_LICENCE.spdx, path: DATA_LICENCE.url, title: DATA_LICENCE.title }],
  sources: catalogue.dataset.sources.map((source) => ({ title: source.name, path: source.url })),
  resources: sets.flatMap((set) => set.files.map((file) => toResource(catalogue, set, file, site))),
});

/** One set. @throws RangeError when the catalogue lacks the set's version */
export const toSetPackage = (catalogue: Catalogue, set: DataSet, site: Site): DataPackage =>
  makePackage(
    catalogue,
    site,
    setReference(catalogue, set, site),
    `${VARIANT_NAME[set.variant]}：${rowText(catalogue, [set])}。`,
    [set],
  );

/** Every file of the dataset. @throws RangeError when nothing is published */
export function toDataPackage(catalogue: Catalogue, site: Site) {
  const { resources, ...whole } = makePackage(
    catalogue,
    site,
    datasetReference(catalogue, site),
    SUMMARY,
    listSets(catalogue),
  );
  return { ...whole, resources: [...resources, ...rentResources(catalogue, site)] };
}
