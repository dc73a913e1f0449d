/** The catalogue as public JSON documents. Their JSON Schemas stand in schemas.ts. Pure; the same catalogue gives the same text. */
import { existsIn, touchesColumn } from '../catalogue/columns';
import type {
  Catalogue,
  Code,
  CodeTable,
  Column,
  DataFile,
  DataSet,
  Dataset,
  DatasetVersion,
  Incident,
  SeriesTable,
  Variant,
} from '../catalogue/types';
import { setCaveats } from '../citation/caveats';
import { toPressLine } from '../citation/press';
import { setReference } from '../citation/reference';
import type { RowsState, UsabilityState } from '../usability/types';
import { rowsWords } from '../usability/words';
import { verdictOf } from '../verdict/verdict';
import { columnsAnswer, headline, rowsAnswer, suggestionWords } from '../verdict/words';
import { monthlyRows } from '../monthlyRows';
import { granularity, type Granularity } from '../period';
import {
  addressOf,
  CITATION_FORMATS,
  FILES,
  PAGES,
  type CitationFormat,
  type DocumentName,
  type Site,
} from './addresses';
import { toCsv } from './csv';
import { formatVersionOf } from './formats';
import { DATA_LICENCE, OTHER_NAMES, PROJECT, SUMMARY } from './identity';
import { columnsOfSet, daysOf, incidentsOfSet, pathInside, periodsOfIncident, setsOf, zipName } from './sets';

/** What every document begins with. */
interface Document<F extends DocumentName> {
  /** address of its JSON Schema */
  $schema: string;
  /** name and version of this form; a change that old readers do not understand raises the version */
  format: F;
  formatVersion: number;
  licence: 'CC0-1.0';
}

interface FileJson extends DataFile {
  /** name of the ZIP */
  name: string;
  /** path of the data inside the ZIP; only of CSV, and only where it is known */
  path?: string;
}

export interface SetJson extends Pick<
  DataSet,
  'period' | 'variant' | 'version' | 'beta' | 'rows' | 'rowsBySource'
> {
  granularity: Granularity;
  /** first and last day of the period */
  temporal: { start: string; end: string };
  files: FileJson[];
  /** the state of the rows, and the same with its reason in words */
  verdict: { rows: RowsState; text: string };
  /** ids, worst first */
  incidents: string[];
  page: string;
  /** address of the document of this set */
  document: string;
}

export interface ColumnJson extends Column {
  /** ids of the incidents that touch its values, newest first */
  incidents: string[];
  page: string;
}

/** A column of one set in short; columns.json tells the rest. */
export interface SetColumnJson extends Pick<Column, 'header' | 'key' | 'type' | 'unit' | 'codeTable'> {
  /** ids of the incidents that touch its values in this set */
  incidents: string[];
}

export interface CodeTableJson {
  id: string;
  title: string;
  /** headers of the columns that use it */
  columns: string[];
  unknownCode: number;
  codes: Code[];
}

export interface IncidentJson extends Omit<Incident, 'columns' | 'columnTypes' | 'post'> {
  /** published periods that it reaches, those included that inherit it from what they contain */
  periods: string[];
  /** headers of the columns that it touches, patterns and types resolved */
  columns: string[];
  page: string;
  post?: string;
}

export interface VersionJson extends DatasetVersion {
  page: string;
}

export interface CatalogueJson extends Document<'catalogue'> {
  name: string;
  alternateName: readonly string[];
  description: string;
  homepage: string;
  publisher: { name: string; email: string };
  dataset: Dataset;
  versions: VersionJson[];
  sets: SetJson[];
  columns: ColumnJson[];
  codeTables: CodeTableJson[];
  incidents: IncidentJson[];
}

export interface SetDocument extends Document<'set'>, Omit<SetJson, 'incidents' | 'document' | 'verdict'> {
  /** the state of the rows and of the rent, the sentences of the page, and the sets to use instead */
  verdict: SetJson['verdict'] & {
    rent: UsabilityState;
    headline: string;
    rowsAnswer: string;
    columnsAnswer: string;
    instead: { period: string; variant: Variant; text: string; page: string }[];
  };
  columns: SetColumnJson[];
  codeTables: { id: string; title: string; json: string; csv: string }[];
  /** worst first; `through` names the months or quarters from which the period inherits it */
  incidents: (IncidentJson & { through?: string[] })[];
  citation: { text: string; caveats: string; files: Record<CitationFormat, string> };
  dataPackage: string;
}

export interface ColumnsDocument extends Document<'columns'> {
  columns: ColumnJson[];
}
export interface CodesDocument extends Document<'codes'>, CodeTableJson {}
export interface IncidentsDocument extends Document<'incidents'> {
  incidents: IncidentJson[];
}

const head = <F extends DocumentName>(format: F, site: Site): Document<F> => ({
  $schema: addressOf(site, FILES.schema(format)),
  format,
  formatVersion: formatVersionOf(format),
  licence: DATA_LICENCE.spdx,
});

function toVerdict(catalogue: Catalogue, { period, variant }: DataSet): SetJson['verdict'] {
  const { rows } = verdictOf(catalogue, period, variant);
  return { rows: rows.state, text: rowsWords(rows, catalogue.incidents) };
}

function toSet(catalogue: Catalogue, set: DataSet, site: Site): SetJson {
  const { period, variant, version, beta, rows, rowsBySource } = set;
  return {
    period,
    granularity: granularity(period),
    variant,
    version,
    beta,
    temporal: daysOf(period),
    rows,
    rowsBySource,
    files: set.files.map((file) => {
      const path = pathInside(catalogue, set, file);
      return { ...file, name: zipName(file), ...(path ? { path } : {}) };
    }),
    verdict: toVerdict(catalogue, set),
    incidents: incidentsOfSet(catalogue, set).map(({ incident }) => incident.id),
    page: addressOf(site, PAGES.set(set)),
    document: addressOf(site, FILES.set(set)),
  };
}

/** The newest version that has the column; a column of an announced version falls back on the version it begins with. */
const pageVersion = (catalogue: Catalogue, column: Column): string =>
  catalogue.versions.findLast((v) => existsIn(column, v.version))?.version ?? column.since;

const toColumn = (catalogue: Catalogue, column: Column, site: Site): ColumnJson => ({
  ...column,
  incidents: catalogue.incidents.filter((i) => touchesColumn(i, column)).map((i) => i.id),
  page: addressOf(site, PAGES.column(pageVersion(catalogue, column), column)),
});

function toSetColumn(column: Column, incidents: readonly Incident[]): SetColumnJson {
  const { header, key, type, unit, codeTable } = column;
  return {
    header,
    ...(key === undefined ? {} : { key }),
    type,
    ...(unit === undefined ? {} : { unit }),
    ...(codeTable === undefined ? {} : { codeTable }),
    incidents: incidents.filter((i) => touchesColumn(i, column)).map((i) => i.id),
  };
}

const toCodeTable = (catalogue: Catalogue, table: CodeTable): CodeTableJson => ({
  id: table.id,
  title: table.title,
  columns: [...new Set(catalogue.columns.filter((c) => c.codeTable === table.id).map((c) => c.header))],
  unknownCode: catalogue.dataset.unknownCode,
  codes: table.codes,
});

function toIncident(catalogue: Catalogue, incident: Incident, site: Site): IncidentJson {
  const { columns: _patterns, columnTypes: _types, post, ...stated } = incident;
  const touched = catalogue.columns.filter((c) => touchesColumn(incident, c));
  return {
    ...stated,
    periods: periodsOfIncident(catalogue, incident),
    columns: [...new Set(touched.map((c) => c.header))],
    page: addressOf(site, PAGES.incident(incident.id)),
    ...(post ? { post: addressOf(site, PAGES.post(post)) } : {}),
  };
}

/** Everything that is known about the dataset, as one document. */
export function toCatalogueJson(catalogue: Catalogue, site: Site): CatalogueJson {
  return {
    ...head('catalogue', site),
    name: PROJECT.name,
    alternateName: OTHER_NAMES,
    description: SUMMARY,
    homepage: addressOf(site, PAGES.home),
    publisher: { name: PROJECT.name, email: PROJECT.mail },
    dataset: catalogue.dataset,
    versions: catalogue.versions.map((v) => ({ ...v, page: addressOf(site, PAGES.version(v.version)) })),
    sets: setsOf(catalogue).map((set) => toSet(catalogue, set, site)),
    columns: catalogue.columns.map((c) => toColumn(catalogue, c, site)),
    codeTables: catalogue.codeTables.map((t) => toCodeTable(catalogue, t)),
    incidents: toIncidents(catalogue, site),
  };
}

/** Every incident, newest first. */
export const toIncidents = (catalogue: Catalogue, site: Site): IncidentJson[] =>
  catalogue.incidents.map((i) => toIncident(catalogue, i, site));

/**
 * One set with its columns and incidents.
 * @param incidents what `toIncidents` gives, so that it is worked out once for many sets
 * @throws RangeError when the catalogue lacks the set's version
 */
export function toSetDocument(
  catalogue: Catalogue,
  set: DataSet,
  site: Site,
  incidents: readonly IncidentJson[] = toIncidents(catalogue, site),
): SetDocument {
  const { document: _document, incidents: _ids, ...facts } = toSet(catalogue, set, site);
  const columns = columnsOfSet(catalogue, set);
  const reached = incidentsOfSet(catalogue, set);
  const verdict = verdictOf(catalogue, set.period, set.variant);
  return {
    ...head('set', site),
    ...facts,
    verdict: {
      ...facts.verdict,
      rent: verdict.rent?.state ?? 'absent',
      headline: headline(verdict, catalogue.incidents),
      rowsAnswer: rowsAnswer(verdict, catalogue.incidents),
      columnsAnswer: columnsAnswer(verdict, catalogue.incidents),
      instead: verdict.instead.map((suggestion) => ({
        period: suggestion.period,
        variant: suggestion.variant,
        text: suggestionWords(suggestion, verdict),
        page: addressOf(site, PAGES.set(suggestion)),
      })),
    },
    columns: columns.map((column) =>
      toSetColumn(
        column,
        reached.map(({ incident }) => incident),
      ),
    ),
    codeTables: catalogue.codeTables
      .filter((table) => columns.some((c) => c.codeTable === table.id))
      .map(({ id, title }) => ({
        id,
        title,
        json: addressOf(site, FILES.codes(id, 'json')),
        csv: addressOf(site, FILES.codes(id, 'csv')),
      })),
    incidents: reached.flatMap(({ incident, through }) =>
      incidents
        .filter(({ id }) => id === incident.id)
        .map((known) => ({ ...known, ...(through.length > 0 ? { through } : {}) })),
    ),
    citation: {
      text: toPressLine(setReference(catalogue, set, site)),
      caveats: setCaveats(catalogue, set),
      files: Object.fromEntries(
        CITATION_FORMATS.map((format) => [format, addressOf(site, FILES.cite(format, set))]),
      ) as Record<CitationFormat, string>,
    },
    dataPackage: addressOf(site, FILES.setPackage(set)),
  };
}

/** Every column of every version. A header stands twice where the variants define it differently. */
export const toColumnsDocument = (catalogue: Catalogue, site: Site): ColumnsDocument => ({
  ...head('columns', site),
  columns: catalogue.columns.map((c) => toColumn(catalogue, c, site)),
});

/** One code table. */
export const toCodesDocument = (catalogue: Catalogue, table: CodeTable, site: Site): CodesDocument => ({
  ...head('codes', site),
  ...toCodeTable(catalogue, table),
});

/** One code table as CSV. */
export const toCodesCsv = (table: CodeTable): string =>
  toCsv(
    ['code', 'label', 'since'],
    table.codes.map(({ code, label, since }) => [code, label, since]),
  );

/** Rows of every month as CSV; a month that was never published is a line without numbers. */
export const toMonthlyRowsCsv = (catalogue: Catalogue): string =>
  toCsv(
    ['period', 'raw', 'deduplicated', 'rows_state', 'rows_reason', 'estimated_loss_percent', 'incidents'],
    monthlyRows(catalogue).map(({ month, raw, deduplicated, state, why, loss, incidents }) => [
      month,
      raw,
      deduplicated,
      state,
      why,
      loss,
      incidents.join(';'),
    ]),
  );

/** Figures of a post as CSV, in the form of their source. */
export const toSeriesCsv = ({ of, labels, lines }: SeriesTable): string =>
  toCsv(
    [of, ...lines.map(({ name }) => name)],
    labels.map((label, i) => [label, ...lines.map(({ values }) => values[i] ?? undefined)]),
  );

/** Every incident, as a document. */
export const toIncidentsDocument = (catalogue: Catalogue, site: Site): IncidentsDocument => ({
  ...head('incidents', site),
  incidents: toIncidents(catalogue, site),
});
