import { listSets, listYears } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { VARIANTS } from '../catalogue/values';
import { toCitationFiles } from '../citation/files';
import { granularity } from '../period';
import { versionPairs } from '../differences/differences';
import { draftPairs } from '../differences/draft';
import { toDifferencesJson, toDraftJson } from '../differences/json';
import { differencesSchema } from '../differences/schema';
import { toUsabilityJson } from '../usability/json';
import { usabilitySchema } from '../usability/schema';
import { FEED_FORMATS, FEED_NAMES, FILES, type Site } from '../addresses/files';
import { toBadge } from './badge';
import { toCroissant } from './croissant';
import { toDataPackage, toSetPackage } from './dataPackage';
import { toDcat } from './dcat';
import {
  toCatalogueJson,
  toCodesCsv,
  toCodesDocument,
  toColumnsDocument,
  toEnglishDocument,
  toIncidents,
  toIncidentsDocument,
  toMonthlyRowsCsv,
  toProfileDocument,
  toSeriesCsv,
  toSetDocument,
  toYearTable,
} from './documents';
import { toRentFiles } from './rents';
import { toRentsTableSchema } from './rentsTable';
import { toFeedText } from './feeds';
import { toAddressList } from './addressList';
import { documentSchema, SCHEMA_NAMES } from './schemas';
import { toTableSchema } from './tableSchema';

/** In one line each: programs read them, and with line breaks and blanks they are a half longer, some twice as long. */
const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The differences of all pairs of versions are one document; each is described by the schema of one. */
function schemaOfDifferences() {
  const { $schema, ...one } = differencesSchema;
  return {
    $schema,
    title: '開放台灣民間租屋資料：資料集版本之間的差異',
    type: 'object',
    required: ['licence', 'differences'],
    additionalProperties: false,
    properties: { licence: { const: 'CC0-1.0' }, differences: { type: 'array', items: one } },
  };
}

function* rentTexts(
  catalogue: Catalogue,
  site: Site,
): Generator<readonly [path: string, text: string], void> {
  const files = toRentFiles(catalogue, site);
  if (!files) return;
  yield [FILES.rents, json(files.index)];
  yield [FILES.rentsCounties, json(files.counties)];
  for (const one of files.districts) yield [FILES.rentsCounty(one.county.code), json(one)];
  yield [FILES.rentsTable, files.table];
  yield [FILES.rentsTableSchema, json(toRentsTableSchema(files.index.rule.propertyTypes))];
}

function* exportFiles(
  catalogue: Catalogue,
  site: Site,
): Generator<readonly [path: string, text: string], void> {
  const incidents = toIncidents(catalogue, site);
  const differences = [
    ...versionPairs(catalogue).map(([from, to]) => toDifferencesJson(catalogue, from, to)),
    ...draftPairs(catalogue).map((pair) => toDraftJson(catalogue, pair)),
  ];
  yield [FILES.catalogue, json(toCatalogueJson(catalogue, site))];
  yield [FILES.english, json(toEnglishDocument(catalogue, site))];
  yield [FILES.columns, json(toColumnsDocument(catalogue, site))];
  yield [FILES.incidents, json(toIncidentsDocument(catalogue, site))];
  yield [FILES.monthlyRows, toMonthlyRowsCsv(catalogue)];
  for (const table of catalogue.series) yield [FILES.series(table.id), toSeriesCsv(table)];
  for (const profile of catalogue.profiles)
    yield [FILES.profile(profile), json(toProfileDocument(profile, site))];
  for (const name of SCHEMA_NAMES) yield [FILES.schema(name), json(documentSchema(name, site))];
  for (const table of catalogue.codeTables) {
    yield [FILES.codes(table.id, 'json'), json(toCodesDocument(catalogue, table, site))];
    yield [FILES.codes(table.id, 'csv'), toCodesCsv(table)];
  }
  for (const set of listSets(catalogue)) {
    yield [FILES.set(set), json(toSetDocument(catalogue, set, site, incidents))];
    yield [FILES.setPackage(set), json(toSetPackage(catalogue, set, site))];
    yield [FILES.badge(set), toBadge(catalogue, set)];
  }
  for (const variant of VARIANTS) {
    const newest = listSets(catalogue).findLast(
      (set) => set.variant === variant && granularity(set.period) === 'monthly',
    );
    if (newest) yield [FILES.latestSet(variant), json(toSetDocument(catalogue, newest, site, incidents))];
  }
  yield [FILES.dataPackage, json(toDataPackage(catalogue, site))];
  for (const version of catalogue.versions)
    for (const variant of version.variants)
      yield [FILES.tableSchema(version.version, variant), json(toTableSchema(catalogue, version, variant))];
  yield [FILES.croissant, json(toCroissant(catalogue, site))];
  yield [FILES.dcat, json(toDcat(catalogue, site))];
  yield* toCitationFiles(catalogue, site);
  for (const name of FEED_NAMES)
    for (const format of FEED_FORMATS)
      yield [FILES.feed(name, format), toFeedText(catalogue, name, format, site)];
  yield [FILES.usability, json(toUsabilityJson(catalogue))];
  yield [FILES.schema('usability'), json(usabilitySchema)];
  yield [FILES.differences, json({ licence: 'CC0-1.0', differences })];
  yield [FILES.schema('differences'), json(schemaOfDifferences())];
  yield* rentTexts(catalogue, site);
  yield [FILES.addressList, toAddressList(catalogue)];
  for (const year of listYears(catalogue)) yield [FILES.yearTable(year), json(toYearTable(catalogue, year))];
}

/**
 * All published documents: path below the base path → text.
 *
 * @throws RangeError when nothing is published, or a version is missing
 */
export const toExportFiles = (catalogue: Catalogue, site: Site) => new Map(exportFiles(catalogue, site));
