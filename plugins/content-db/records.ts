/** Documents of what the catalogue records: columns of each dataset version, and incidents. */
import { incidentItem, postPage, versionColumn } from '../../src/domain/addresses/pages';
import { periodsOfIncident } from '../../src/domain/catalogue/sets';
import type { Catalogue } from '../../src/domain/catalogue/types';
import type { ContentDocument, ContentNode } from '../../src/domain/content/types';
import { periodWords } from '../../src/domain/period';
import { GROUP_NAME, rowsStateWords, SEVERITY_NAME, TYPE_NAME, VARIANT_NAME } from '../../src/domain/words';
import type { ColumnProp, IncidentProp, VersionProp } from '../pages/client';
import { toIncidentProp } from '../pages/data/incident';
import { toVersionProp } from '../pages/data/version';
import { defined, h, plainText, type Children } from './tree';

const paragraphs = (...texts: Children[]): ContentNode =>
  h(
    'root',
    {},
    texts.flat().map((text) => text && h('p', {}, text)),
  );

/** What is known of a column, each with the variants that it is said of where they differ. */
function columnBody({ key, type, unit, group, definitions, codes, marks }: ColumnProp): ContentNode {
  const named = definitions.length > 1;
  return paragraphs(
    [key, TYPE_NAME[type], unit, GROUP_NAME[group]].filter(Boolean).join(' '),
    definitions.map(({ variants, description }) =>
      named ? `${variants.map((variant) => VARIANT_NAME[variant]).join('、')} ${description}` : description,
    ),
    codes?.list?.map(([code, label]) => `${String(code)} ${label}`).join(' '),
    marks.map(({ severity, title }) => `${SEVERITY_NAME[severity]} ${title}`),
  );
}

/** The record of an incident, as the data-quality page prints it. */
function incidentBody(incident: IncidentProp): ContentNode {
  const { severity, effect, advice, cause, status, rows } = incident;
  return paragraphs(
    SEVERITY_NAME[severity],
    effect,
    `建議：${advice}`,
    `原因：${cause}`,
    rows.map(({ period, state, why }) => `${periodWords(period)}：${rowsStateWords(state, why)}`),
    status !== undefined && `現況：${status}`,
  );
}

function columnDocument(column: ColumnProp, version: VersionProp): ContentDocument {
  const { anchor, header, key, type, unit, group, dedupKey, definitions, codes, marks } = column;
  const body = columnBody(column);
  return {
    collection: 'columns',
    path: versionColumn(version.version, anchor),
    slug: anchor,
    title: header,
    description: definitions.map((d) => d.description).join(''),
    date: '',
    tags: [],
    version: version.version,
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
      codeTable: codes?.table,
      incidents: marks.map((m) => m.id),
    }),
  };
}

/** A document for each column of each dataset version that has it. */
export function columnDocuments(catalogue: Catalogue): ContentDocument[] {
  return catalogue.versions
    .map((version) => toVersionProp(catalogue, version))
    .flatMap((version) => version.columnList.map((column) => columnDocument(column, version)));
}

/** A document for each incident. */
export function incidentDocuments(catalogue: Catalogue): ContentDocument[] {
  return catalogue.incidents.map((incident) => {
    const { id, title, effect, start, end, severity, kinds, columns, post } = incident;
    const body = incidentBody(toIncidentProp(catalogue, incident));
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
