/** Croissant 1.1 (docs.mlcommons.org/croissant). A listing of three months is in three files and in a quarter: each kind is a RecordSet. */
import { listColumns } from '../catalogue/columns';
import type { Catalogue, CodeTable, Column, DatasetVersion } from '../catalogue/types';
import type { ColumnType } from '../catalogue/values';
import { toBibtex } from '../citation/bibtex';
import { rowsCaveat } from '../citation/caveats';
import { datasetReference } from '../citation/reference';
import { formatCount } from '../words/numbers';
import { GRANULARITIES } from '../period';
import { GRANULARITY_SHORT } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import { englishCode, englishColumn, englishColumnText } from '../english/records';
import { columnText } from '../words/column';
import { booleanNotation } from '../catalogue/notation';
import { resolveAddress, FILES, type Site } from '../addresses/files';
import { rentsText } from '../words/rents';
import {
  CONTENT_TYPE,
  DATA_LICENCE,
  KEYWORDS,
  KEYWORDS_EN,
  LANGUAGE,
  PROJECT,
  SUMMARY,
  SUMMARY_EN,
} from '../words/identity';
import { coveredInterval, publishedOn } from '../dates';
import { columnChangeText, rowsChangeText } from './changeText';
import { rowText } from './rowText';
import { csvPattern, newestVersion, pathInside, setsOfKind, zipName } from '../catalogue/sets';

/** Names that Croissant adds to those of schema.org: those of its reference validator, mlcroissant, which misses none. */
const TERMS = [
  'annotation',
  'arrayShape',
  'citeAs',
  'column',
  'containedIn',
  'equivalentProperty',
  'excludes',
  'extract',
  'field',
  'fileObject',
  'fileProperty',
  'fileSet',
  'format',
  'includes',
  'isArray',
  'isLiveDataset',
  'jsonPath',
  'key',
  'md5',
  'parentField',
  'path',
  'readLines',
  'recordSet',
  'references',
  'regex',
  'repeated',
  'replace',
  'samplingRate',
  'sdVersion',
  'separator',
  'source',
  'subField',
  'transform',
  'unArchive',
  'value',
];

const CONTEXT = {
  '@language': LANGUAGE,
  // With http, mlcroissant finds no dataset in the file.
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  ...Object.fromEntries(TERMS.map((term) => [term, `cr:${term}`])),
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
};

interface Ref {
  '@id': string;
}
interface Node extends Ref {
  '@type': string;
  name: string;
  description: string;
}
interface Field extends Node {
  dataType: string;
  source?: {
    fileSet: Ref;
    extract: { column: string } | { fileProperty: 'filename' };
    transform?: { regex: string };
    format?: string | undefined;
  };
  references?: { field: Ref } | undefined;
}
interface RecordSet extends Node {
  dataType?: 'sc:Enumeration';
  key?: Ref;
  field: Field[];
  data?: Record<string, string | number>[];
}

const DATA_TYPES: Record<ColumnType, string> = {
  integer: 'sc:Integer',
  number: 'sc:Float',
  string: 'sc:Text',
  // Loaders cast sc:Boolean by truth value, and a text that is not empty is true: F, too.
  boolean: 'sc:Text',
  code: 'sc:Integer',
  datetime: 'sc:DateTime',
  // The CSV holds the joined text; Croissant's own lists would need it split.
  list: 'sc:Text',
  'bounding box': 'sc:Text',
};

/** How times are written, as a pattern of CLDR. The letters CST are the same everywhere and stand for Asia/Taipei. */
const TIME_PATTERN = "yyyy-MM-dd HH:mm:ss 'CST'";

function listKinds(catalogue: Catalogue, version: DatasetVersion) {
  return GRANULARITIES.flatMap((granularity) =>
    version.variants.map((variant) => {
      const sets = setsOfKind(catalogue, granularity, variant).filter(
        (set) => set.version === version.version,
      );
      const zips = sets
        .flatMap((set) =>
          set.files.flatMap((file) => (pathInside(catalogue, set, file) ? [{ set, file }] : [])),
        )
        .map(({ set, file }) => ({
          '@type': 'cr:FileObject' as const,
          '@id': `${set.period}-${variant}.zip`,
          name: zipName(file),
          description: [
            `解壓縮後${formatCount(file.bytes)}位元組`,
            `資料共${formatCount(set.rows)}列`,
            rowsCaveat(catalogue, set),
            rowsChangeText(catalogue, set).replace(/。$/, ''),
          ]
            .filter(Boolean)
            .join('，'),
          contentUrl: file.url,
          encodingFormat: 'application/zip',
          sha256: file.sha256,
        }));
      return { granularity, variant, id: `${granularity}-${variant}`, sets, zips };
    }),
  ).filter(({ zips }) => zips.length > 0);
}
type Kind = ReturnType<typeof listKinds>[number];

/** The CSV of rents; none without statistics. Its checksum is not in here, since it changes with every period. */
const describeRents = ({ statistics }: Catalogue, site: Site) =>
  statistics.length === 0
    ? []
    : [
        {
          '@type': 'cr:FileObject' as const,
          '@id': 'rents.csv',
          name: 'all.csv',
          description: rentsText(statistics).replace(/。$/, ''),
          contentUrl: resolveAddress(site, FILES.rentsTable),
          encodingFormat: CONTENT_TYPE.csv,
        },
      ];

const describeCsv = ({ id, variant, zips }: Kind) => ({
  '@type': 'cr:FileSet' as const,
  '@id': `${id}-csv`,
  name: `${id}-csv`,
  description: '各個ZIP裡的資料檔，UTF-8，以逗號分隔，缺值寫成「-」',
  containedIn: zips.map((zip) => ({ '@id': zip['@id'] })),
  encodingFormat: 'text/csv',
  includes: csvPattern(variant),
});

/** How the CSV writes yes and no, for a column of which the type says text. */
function booleanTexts(column: Column, version: DatasetVersion): { zh: string; en: string } {
  const values = column.type === 'boolean' ? booleanNotation(version.booleans.csv).values : undefined;
  return values
    ? {
        zh: `寫成文字：是寫成${values.true}，否寫成${values.false}。`,
        en: ` Text: ${values.true} is yes, ${values.false} is no.`,
      }
    : { zh: '', en: '' };
}

/** In both languages: validators want one text, and the document names one language. */
function bothTexts(catalogue: Catalogue, version: DatasetVersion, kind: Kind, column: Column): string {
  const { zh, en } = booleanTexts(column, version);
  const { name } = englishColumn(catalogue, column);
  return `${columnText(column)}${columnChangeText(catalogue, column, kind.variant, kind.sets)}${zh}\n${name}: ${englishColumnText(catalogue, column)}${en}`;
}

function columnField(catalogue: Catalogue, version: DatasetVersion, kind: Kind, column: Column): Field {
  const { header, type, codeTable } = column;
  return {
    '@type': 'cr:Field',
    // The name of a column becomes part of an address, and headers hold characters that would end it.
    '@id': `${kind.id}/${encodeURIComponent(header)}`,
    name: header,
    description: bothTexts(catalogue, version, kind, column),
    dataType: DATA_TYPES[type],
    source: {
      fileSet: { '@id': `${kind.id}-csv` },
      extract: { column: header },
      format: type === 'datetime' ? TIME_PATTERN : undefined,
    },
    references: codeTable === undefined ? undefined : { field: { '@id': `${codeTable}/code` } },
  };
}

/** The period stands in no column, only in the name of the file. */
const periodField = (kind: Kind): Field => ({
  '@type': 'cr:Field',
  '@id': `${kind.id}/period`,
  name: 'period',
  description: '期別，取自檔名：月是202604，季是2024Q1，年是2023',
  dataType: 'sc:Text',
  source: {
    fileSet: { '@id': `${kind.id}-csv` },
    extract: { fileProperty: 'filename' },
    transform: { regex: `^(.+)-${kind.variant}\\.csv$` },
  },
});

const describeRecords = (catalogue: Catalogue, version: DatasetVersion, kind: Kind): RecordSet => ({
  '@type': 'cr:RecordSet',
  '@id': kind.id,
  name: kind.id,
  description: `逐${GRANULARITY_SHORT[kind.granularity]}發布的${VARIANT_NAME[kind.variant]}，${rowText(catalogue, kind.sets)}；同一則刊登在不同期別的檔案裡各出現一次`,
  field: [
    periodField(kind),
    ...listColumns(catalogue, version, kind.variant).map((c) => columnField(catalogue, version, kind, c)),
  ],
});

/** A code table as an enumeration: the code is the key, the label its name, in both languages. */
const describeCodeTable = (catalogue: Catalogue, { id, title, codes }: CodeTable): RecordSet => ({
  '@type': 'cr:RecordSet',
  '@id': id,
  name: id,
  description: `編碼表：${title}`,
  dataType: 'sc:Enumeration',
  key: { '@id': `${id}/code` },
  field: [
    { '@type': 'cr:Field', '@id': `${id}/code`, name: 'code', description: '代碼', dataType: 'sc:Integer' },
    { '@type': 'cr:Field', '@id': `${id}/name`, name: 'name', description: '名稱', dataType: 'sc:Text' },
    {
      '@type': 'cr:Field',
      '@id': `${id}/english`,
      name: 'english',
      description: 'English name',
      dataType: 'sc:Text',
    },
  ],
  data: codes.map(({ code, label }) => ({
    [`${id}/code`]: code,
    [`${id}/name`]: label,
    [`${id}/english`]: englishCode(catalogue, id, code),
  })),
});

/** The newest dataset version as Croissant. @throws RangeError when nothing is published */
export function toCroissant(catalogue: Catalogue, site: Site) {
  const version = newestVersion(catalogue);
  const kinds = listKinds(catalogue, version);
  const sets = kinds.flatMap((kind) => kind.sets);
  const columns = kinds.flatMap(({ variant }) => listColumns(catalogue, version, variant));
  const tables = catalogue.codeTables.filter((t) => columns.some((c) => c.codeTable === t.id));
  const project = {
    '@type': 'sc:Organization',
    name: PROJECT.name,
    url: resolveAddress(site, site.pages.home),
    email: PROJECT.mail,
  };
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    name: PROJECT.name,
    'dct:conformsTo': 'http://mlcommons.org/croissant/1.1',
    description: `${SUMMARY}這裡描述的是資料集版本${version.version}的CSV檔。\n${SUMMARY_EN}`,
    license: DATA_LICENCE.url,
    url: resolveAddress(site, site.pages.home),
    creator: project,
    publisher: project,
    // Croissant asks for a date: that of the newest file, or of the version where no day of a file was recorded.
    datePublished: publishedOn(sets) ?? version.released,
    temporalCoverage: coveredInterval(sets),
    // Croissant asks for three numbers.
    version: `${version.version}.0`,
    keywords: [...KEYWORDS, ...KEYWORDS_EN],
    inLanguage: LANGUAGE,
    sdLicense: DATA_LICENCE.url,
    // The newest month of the catalogue, again as three numbers.
    sdVersion: `${catalogue.dataset.asOf.replace(/-0?/, '.')}.0`,
    isLiveDataset: version.until === null,
    citeAs: toBibtex(datasetReference(catalogue, site)),
    distribution: [
      ...kinds.flatMap((kind) => [...kind.zips, describeCsv(kind)]),
      ...describeRents(catalogue, site),
    ],
    recordSet: [
      ...kinds.map((kind) => describeRecords(catalogue, version, kind)),
      ...tables.map((table) => describeCodeTable(catalogue, table)),
    ],
  };
}
