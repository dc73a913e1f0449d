import { changesOfColumn, listChanges, sideOfChange } from '../catalogue/changes';
import { columnAnchor, existsIn } from '../catalogue/columns';
import type {
  Catalogue,
  DataSet,
  Incident,
  SeriesTable,
  SetProfile,
  CodeTable,
  Column,
} from '../catalogue/types';
import { setCaveats } from '../citation/caveats';
import { requireEnglish } from '../english/records';
import { toPressLine } from '../citation/press';
import { setReference } from '../citation/reference';
import { namedCells } from '../usability/named';
import { getReader } from '../usability/reader';
import { reasonWords, rowsWords } from '../usability/words';
import { getVerdict } from '../verdict/verdict';
import { columnsAnswer, verdictHeadline, rowsAnswer, suggestionWords } from '../verdict/words';
import { monthlyRows } from '../usability/monthlyRows';
import { granularity } from '../period';
import { resolveAddress, FILES, type CitationFormat, type DocumentName, type Site } from '../addresses/files';
import { toCsv } from '../helpers/csv';
import { coveredDays } from '../dates';
import { findFormatVersion } from '../formatVersions';
import { DATA_LICENCE, OTHER_NAMES, PROJECT, SUMMARY } from '../words/identity';
import type {
  CatalogueJson,
  CodesDocument,
  ColumnJson,
  ColumnsDocument,
  EnglishDocument,
  IncidentJson,
  IncidentsDocument,
  ProfileDocument,
  SetColumnJson,
  SetDocument,
  SetJson,
} from './schemas';
import {
  columnsOfSet,
  incidentsOfSet,
  pathInside,
  periodsOfIncident,
  findProfile,
  listSets,
  zipName,
} from '../catalogue/sets';

/** What every document begins with. */
export const head = <F extends DocumentName>(format: F, site: Site) => ({
  $schema: resolveAddress(site, FILES.schema(format)),
  format,
  formatVersion: findFormatVersion(format),
  licence: DATA_LICENCE.spdx,
});

function toSet(catalogue: Catalogue, set: DataSet, site: Site): SetJson {
  const { period, variant, version, beta, published, covers, rows, rowsBySource } = set;
  const judged = getVerdict(catalogue, period, variant).rows;
  return {
    period,
    granularity: granularity(period),
    variant,
    version,
    beta,
    temporal: coveredDays([set]),
    published,
    covers,
    rows,
    rowsBySource,
    files: set.files.map((file) => {
      const path = pathInside(catalogue, set, file);
      return { ...file, name: zipName(file), path: path || undefined };
    }),
    verdict: { rows: judged.state, text: rowsWords(judged, catalogue.incidents) },
    incidents: incidentsOfSet(catalogue, set).map(({ incident }) => incident.id),
    page: resolveAddress(site, site.pages.file(period, variant)),
    document: resolveAddress(site, FILES.set(set)),
  };
}

/** The newest version that has the column; a column of an announced version falls back on the version it begins with. */
const pageVersion = (catalogue: Catalogue, column: Column): string =>
  catalogue.versions.findLast((v) => existsIn(column, v.version))?.version ?? column.since;

function toColumn(catalogue: Catalogue, column: Column, site: Site): ColumnJson {
  const cells = namedCells(catalogue).filter((cell) => cell.column === column);
  const named = new Set(cells.map(({ incident }) => incident));
  return {
    ...column,
    incidents: catalogue.incidents.flatMap(({ id }) => (named.has(id) ? id : [])),
    changes: changesOfColumn(catalogue, column).map(({ id }) => id),
    page: resolveAddress(
      site,
      site.pages.versionColumn(pageVersion(catalogue, column), columnAnchor(column)),
    ),
  };
}

/** The changes of meaning that files of a variant show, each with the side of the set. */
const listChangeSides = (catalogue: Catalogue, set: DataSet, header?: string) =>
  listChanges(catalogue, set.variant, header).map((change) => ({
    change: change.id,
    side: sideOfChange(catalogue, change, set),
  }));

function toSetColumn(catalogue: Catalogue, set: DataSet, column: Column): SetColumnJson {
  const { period, variant } = set;
  const { header, key, type, unit, codeTable } = column;
  const { state, reasons } = getReader(catalogue).cell(period, variant, header);
  return {
    header,
    key,
    type,
    unit,
    codeTable,
    incidents: reasons.flatMap((reason) => (reason.type === 'incident' ? reason.incident : [])),
    state,
    why: reasons.map((reason) => reasonWords(reason, catalogue.incidents)),
    changes: listChangeSides(catalogue, set, header),
  };
}

const toCodeTable = (catalogue: Catalogue, table: CodeTable) => ({
  id: table.id,
  title: table.title,
  columns: [...new Set(catalogue.columns.filter((c) => c.codeTable === table.id).map((c) => c.header))],
  unknownCode: table.codes.some(({ code }) => code === catalogue.dataset.unknownCode)
    ? catalogue.dataset.unknownCode
    : undefined,
  codes: table.codes,
});

function toIncident(catalogue: Catalogue, incident: Incident, site: Site): IncidentJson {
  const { columns: _patterns, columnTypes: _types, post, ...stated } = incident;
  const touched = new Set(
    namedCells(catalogue).flatMap((cell) => (cell.incident === incident.id ? cell.column.header : [])),
  );
  return {
    ...stated,
    periods: periodsOfIncident(catalogue, incident),
    columns: [...new Set(catalogue.columns.map((c) => c.header))].filter((header) => touched.has(header)),
    page: resolveAddress(site, site.pages.incident(incident.id)),
    post: post ? resolveAddress(site, site.pages.post(post)) : undefined,
  };
}

export function toCatalogueJson(catalogue: Catalogue, site: Site): CatalogueJson {
  return {
    ...head('catalogue', site),
    name: PROJECT.name,
    alternateName: [...OTHER_NAMES],
    description: SUMMARY,
    homepage: resolveAddress(site, site.pages.home),
    publisher: { name: PROJECT.name, email: PROJECT.mail },
    dataset: catalogue.dataset,
    versions: catalogue.versions.map((v) => ({
      ...v,
      page: resolveAddress(site, site.pages.version(v.version)),
    })),
    sets: listSets(catalogue).map((set) => toSet(catalogue, set, site)),
    columns: catalogue.columns.map((c) => toColumn(catalogue, c, site)),
    codeTables: catalogue.codeTables.map((t) => toCodeTable(catalogue, t)),
    incidents: toIncidents(catalogue, site),
    changes: catalogue.changes,
  };
}

export const toIncidents = (catalogue: Catalogue, site: Site): IncidentJson[] =>
  catalogue.incidents.map((i) => toIncident(catalogue, i, site));

/** One set with its columns and those of the incidents that touch it. @throws RangeError when the catalogue lacks its version */
export function toSetDocument(
  catalogue: Catalogue,
  set: DataSet,
  site: Site,
  incidents: readonly IncidentJson[] = toIncidents(catalogue, site),
): SetDocument {
  const { document: _document, incidents: _ids, ...facts } = toSet(catalogue, set, site);
  const columns = columnsOfSet(catalogue, set);
  const reached = incidentsOfSet(catalogue, set);
  const verdict = getVerdict(catalogue, set.period, set.variant);
  const cite = (format: CitationFormat) => resolveAddress(site, FILES.cite(format, set));
  return {
    ...head('set', site),
    ...facts,
    verdict: {
      ...facts.verdict,
      rent: verdict.rent?.state ?? 'absent',
      headline: verdictHeadline(verdict, catalogue.incidents),
      rowsAnswer: rowsAnswer(verdict, catalogue.incidents),
      columnsAnswer: columnsAnswer(verdict, catalogue.incidents),
      instead: verdict.instead.map((suggestion) => ({
        period: suggestion.period,
        variant: suggestion.variant,
        text: suggestionWords(suggestion, verdict),
        page: resolveAddress(site, site.pages.file(suggestion.period, suggestion.variant)),
      })),
    },
    columns: columns.map((column) => toSetColumn(catalogue, set, column)),
    changes: listChangeSides(catalogue, set),
    codeTables: catalogue.codeTables
      .filter((table) => columns.some((c) => c.codeTable === table.id))
      .map(({ id, title }) => ({
        id,
        title,
        json: resolveAddress(site, FILES.codes(id, 'json')),
        csv: resolveAddress(site, FILES.codes(id, 'csv')),
      })),
    incidents: reached.flatMap(({ incident, through }) =>
      incidents
        .filter(({ id }) => id === incident.id)
        .map((known) => ({ ...known, through: through.length > 0 ? through : undefined })),
    ),
    citation: {
      text: toPressLine(setReference(catalogue, set, site)),
      caveats: setCaveats(catalogue, set),
      files: { bib: cite('bib'), ris: cite('ris'), 'csl.json': cite('csl.json'), cff: cite('cff') },
    },
    dataPackage: resolveAddress(site, FILES.setPackage(set)),
    profile: findProfile(catalogue, set) ? resolveAddress(site, FILES.profile(set)) : undefined,
    accepted: set.accepted,
  };
}

/** Every column of every version. A header stands twice where the variants define it differently. */
export const toColumnsDocument = (catalogue: Catalogue, site: Site): ColumnsDocument => ({
  ...head('columns', site),
  columns: catalogue.columns.map((c) => toColumn(catalogue, c, site)),
  changes: catalogue.changes,
});

/** What the catalogue says, in English: of the records of `toCatalogueJson`, in their order. */
export const toEnglishDocument = (catalogue: Catalogue, site: Site): EnglishDocument => ({
  ...head('english', site),
  language: 'en',
  catalogue: resolveAddress(site, FILES.catalogue),
  ...requireEnglish(catalogue),
});

export const toProfileDocument = (profile: SetProfile, site: Site): ProfileDocument => ({
  ...head('profile', site),
  ...profile,
  page: resolveAddress(site, site.pages.file(profile.period, profile.variant)),
});

export const toCodesDocument = (catalogue: Catalogue, table: CodeTable, site: Site): CodesDocument => ({
  ...head('codes', site),
  ...toCodeTable(catalogue, table),
});

/** One code table as CSV. Programs name its three columns, so the names in English stand in a file of their own. */
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

export const toSeriesCsv = ({ of: subject, labels, lines }: SeriesTable): string =>
  toCsv(
    [subject, ...lines.map(({ name }) => name)],
    labels.map((label, i) => [label, ...lines.map(({ values }) => values[i] ?? undefined)]),
  );

export const toIncidentsDocument = (catalogue: Catalogue, site: Site): IncidentsDocument => ({
  ...head('incidents', site),
  incidents: toIncidents(catalogue, site),
});

/** The same sets as on the page of the year, in the same order, each with its incidents, worst first. */
export function toYearTable(catalogue: Catalogue, year: number) {
  return {
    year,
    licence: 'CC0-1.0',
    sets: catalogue.releases
      .filter((r) => r.year === year)
      .flatMap((release) =>
        release.sets.map((set) => ({
          ...set,
          files: set.files.map(({ format, bytes, url }) => ({ format, bytes, url })),
          incidents: incidentsOfSet(catalogue, set).map(({ incident }) => incident.id),
        })),
      ),
  };
}
