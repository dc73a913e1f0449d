/** Every file of the export: what is published for programs. Only for the build. */
import { setsOf, yearsOf } from '../../dataset/catalogue/sets';
import { VARIANTS, type Catalogue } from '../../dataset/catalogue/types';
import { toCitationFiles } from '../../dataset/citation/files';
import { versionPairs } from '../../dataset/differences/differences';
import { draftPairs } from '../../dataset/differences/draft';
import { toDifferencesJson, toDraftJson } from '../../dataset/differences/json';
import { differencesSchema } from '../../dataset/differences/schema';
import { toUsabilityJson } from '../../dataset/usability/json';
import { usabilitySchema } from '../../dataset/usability/schema';
import { FEED_FORMATS, FEED_NAMES, FILES, type Site } from '../../dataset/addresses/files';
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
} from './documents';
import { toFeedText } from './feeds';
import { toLlmsText, toRobotsText, toSecurityText } from './plainText';
import { documentSchema, SCHEMA_NAMES } from './schemas';
import { toTableSchema } from './tableSchema';
import { toAddressList, toYearTable } from './yearTable';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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

/** Path below the base path → text. @throws RangeError when nothing is published, or a version is missing */
export function toExportFiles(catalogue: Catalogue, site: Site): Map<string, string> {
  const sets = setsOf(catalogue);
  const incidents = toIncidents(catalogue, site);
  const differences = [
    ...versionPairs(catalogue).map(([from, to]) => toDifferencesJson(catalogue, from, to)),
    ...draftPairs(catalogue).map((pair) => toDraftJson(catalogue, pair)),
  ];
  return new Map<string, string>([
    [FILES.catalogue, json(toCatalogueJson(catalogue, site))],
    [FILES.english, json(toEnglishDocument(catalogue, site))],
    [FILES.columns, json(toColumnsDocument(catalogue, site))],
    [FILES.incidents, json(toIncidentsDocument(catalogue, site))],
    [FILES.monthlyRows, toMonthlyRowsCsv(catalogue)],
    ...catalogue.series.map((table): [string, string] => [FILES.series(table.id), toSeriesCsv(table)]),
    ...catalogue.profiles.map((profile): [string, string] => [
      FILES.profile(profile),
      json(toProfileDocument(profile, site)),
    ]),
    ...SCHEMA_NAMES.map((name): [string, string] => [FILES.schema(name), json(documentSchema(name, site))]),
    ...catalogue.codeTables.flatMap((table): [string, string][] => [
      [FILES.codes(table.id, 'json'), json(toCodesDocument(catalogue, table, site))],
      [FILES.codes(table.id, 'csv'), toCodesCsv(table)],
    ]),
    ...sets.flatMap((set): [string, string][] => [
      [FILES.set(set), json(toSetDocument(catalogue, set, site, incidents))],
      [FILES.setPackage(set), json(toSetPackage(catalogue, set, site))],
      [FILES.badge(set), toBadge(catalogue, set)],
    ]),
    [FILES.dataPackage, json(toDataPackage(catalogue, site))],
    ...catalogue.versions.flatMap((version) =>
      VARIANTS.filter((variant) => version.variants.includes(variant)).map((variant): [string, string] => [
        FILES.tableSchema(version.version, variant),
        json(toTableSchema(catalogue, version, variant)),
      ]),
    ),
    [FILES.croissant, json(toCroissant(catalogue, site))],
    // The largest document, read by harvesters only: without line breaks it is half as long.
    [FILES.dcat, `${JSON.stringify(toDcat(catalogue, site))}\n`],
    ...toCitationFiles(catalogue, site),
    ...FEED_NAMES.flatMap((name) =>
      FEED_FORMATS.map((format): [string, string] => [
        FILES.feed(name, format),
        toFeedText(catalogue, name, format, site),
      ]),
    ),
    [FILES.llms, toLlmsText(catalogue, site)],
    [FILES.robots, toRobotsText(site)],
    [FILES.security, toSecurityText(catalogue, site)],
    // One line: it is read by programs, and five times as long with line breaks.
    [FILES.usability, `${JSON.stringify(toUsabilityJson(catalogue))}\n`],
    [FILES.schema('usability'), json(usabilitySchema)],
    [FILES.differences, json({ licence: 'CC0-1.0', differences })],
    [FILES.schema('differences'), json(schemaOfDifferences())],
    [FILES.addressList, toAddressList(catalogue)],
    ...yearsOf(catalogue).map((year): [string, string] => [
      FILES.yearTable(year),
      json(toYearTable(catalogue, year)),
    ]),
  ]);
}
