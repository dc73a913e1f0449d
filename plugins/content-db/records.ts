import { defined, h, plainText, type Children, type ContentNode } from 'content-database';
import { incidentItem, postPage, versionColumn } from '../../src/lib/addresses/pages';
import {
  type Catalogue,
  changeSentences,
  changesOfColumn,
  codesIn,
  columnAnchor,
  type DatasetVersion,
  GROUP_NAME,
  type Incident,
  incidentsOfVersion,
  findLastDay,
  listVersionColumns,
  listWorsened,
  periodsOfIncident,
  periodWords,
  getReader,
  rowsStateWords,
  rowsWhy,
  SEVERITY_NAME,
  touchesColumn,
  TYPE_NAME,
  VARIANT_NAME,
  type VersionColumn,
  worstFirst,
} from 'rental-data';
import type { SiteDocument } from '../../src/lib/content/collections';

const paragraphs = (...texts: Children[]): ContentNode =>
  h(
    'root',
    {},
    texts.flat().map((text) => text && h('p', {}, text)),
  );

/** Code tables up to this many codes are part of the text of a column. */
const LISTED = 12;

function codeWords(catalogue: Catalogue, version: DatasetVersion, { column }: VersionColumn) {
  const table = catalogue.codeTables.find(({ id }) => id === column.codeTable);
  const codes = table ? codesIn(table, findLastDay(catalogue, version)) : [];
  return table && codes.length <= LISTED && codes.map(({ code, label }) => `${code} ${label}`).join(' ');
}

function columnDocument(
  catalogue: Catalogue,
  { version }: DatasetVersion,
  { column, dedupKey, definitions }: VersionColumn,
  codes: string | false | undefined,
): SiteDocument {
  const { header, key, type, unit, group } = column;
  const anchor = columnAnchor(column);
  const incidents = incidentsOfVersion(catalogue, version)
    .filter((incident) => touchesColumn(incident, column))
    .sort(worstFirst);
  const body = paragraphs(
    [key, TYPE_NAME[type], unit, GROUP_NAME[group]].filter(Boolean).join(' '),
    // Each with the variants that it is said of where they differ.
    definitions.map(({ variants, description }) =>
      definitions.length > 1
        ? `${variants.map((variant) => VARIANT_NAME[variant]).join('、')} ${description}`
        : description,
    ),
    changeSentences(changesOfColumn(catalogue, { header, variants: definitions.flatMap((d) => d.variants) })),
    codes,
    incidents.map(({ severity, title }) => `${SEVERITY_NAME[severity]} ${title}`),
  );
  return {
    collection: 'columns',
    path: versionColumn(version, anchor),
    slug: anchor,
    title: header,
    description: definitions.map((d) => d.description).join(''),
    date: '',
    tags: [],
    version,
    body,
    text: plainText(body),
    facts: defined({
      key,
      type,
      unit,
      group,
      dedupKey,
      variants: [...new Set(definitions.flatMap((d) => d.variants))],
      since: definitions.map((d) => d.since).sort()[0],
      codeTable: column.codeTable,
      incidents: incidents.map(({ id }) => id),
    }),
  };
}

export const columnDocuments = (catalogue: Catalogue): SiteDocument[] =>
  catalogue.versions.flatMap((version) =>
    listVersionColumns(catalogue, version).map((column) =>
      columnDocument(catalogue, version, column, codeWords(catalogue, version, column)),
    ),
  );

function incidentBody(catalogue: Catalogue, incident: Incident): ContentNode {
  const { severity, effect, advice, cause, status } = incident;
  const describeRows = (period: string) => {
    const rows = getReader(catalogue).rows(period, 'raw');
    return `${periodWords(period)}：${rowsStateWords(rows.state, rowsWhy(rows, catalogue.incidents))}`;
  };
  return paragraphs(
    SEVERITY_NAME[severity],
    effect,
    `建議：${advice}`,
    `原因：${cause}`,
    listWorsened(catalogue, incident).map(describeRows),
    status !== undefined && `現況：${status}`,
  );
}

export function incidentDocuments(catalogue: Catalogue): SiteDocument[] {
  return catalogue.incidents.map((incident) => {
    const { id, title, effect, start, end, severity, kinds, columns, post } = incident;
    const body = incidentBody(catalogue, incident);
    return {
      collection: 'incidents',
      path: incidentItem(id),
      slug: id,
      title,
      description: effect,
      date: start,
      tags: [],
      version: '',
      body,
      text: plainText(body),
      facts: defined({
        severity,
        kinds,
        start,
        end: end ?? undefined,
        periods: periodsOfIncident(catalogue, incident),
        from: Array.isArray(incident.affects) ? undefined : incident.affects.from,
        columns,
        post: post && postPage(post),
      }),
    };
  });
}
