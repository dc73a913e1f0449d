/** Gathers what becomes documents: pages and posts from Docusaurus, columns and incidents from the catalogue. */
import { incidentItem, postPage, versionColumn } from '../../src/domain/addresses/pages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Catalogue } from '../../src/domain/catalogue/types';
import type { ContentDocument, PropValue } from '../../src/domain/content/types';
import { periodsOfIncident } from '../../src/domain/catalogue/sets';
import type { DateNote } from '../blog/client';
import type { ColumnProp, VersionProp } from '../pages/client';
import { toIncidentProp } from '../pages/data/incident';
import { toVersionProp } from '../pages/data/version';
import { incidentEntry } from './blocks/incident';
import { columnEntry } from './blocks/version';
import type { Source } from './parse';
import { plainText } from './tree';

/** A file with what Docusaurus knows of it. */
export interface SourceDocument extends Source {
  title: string;
  description: string;
  /** ISO date; '' where it has none */
  date: string;
  /** what is odd about the date, in brackets */
  dateNote?: string | undefined;
  tags: string[];
  /** dataset version; '' for posts */
  version: string;
}

export interface Collected {
  docs: SourceDocument[];
  posts: SourceDocument[];
  catalogue: Catalogue;
}

/** An address below the base path, with trailing slash. */
export function sitePath(permalink: string, baseUrl: string): string {
  const below = permalink.startsWith(baseUrl)
    ? permalink.slice(baseUrl.length)
    : permalink.replace(/^\//, '');
  return `/${below.replace(/\/$/, '')}/`.replace(/^\/\/$/, '/');
}

interface Page {
  source: string;
  permalink: string;
  unlisted: boolean;
}

const instances = <T>(allContent: AllContent, plugin: string) =>
  Object.values(allContent[plugin] ?? {}) as T[];

/**
 * Every listed doc of every version, every listed post, and the catalogue.
 * @throws Error when plugins/catalogue has not run
 */
export async function collect(
  allContent: AllContent,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<Collected> {
  const [catalogue] = instances<Catalogue>(allContent, 'catalogue');
  if (!catalogue) {
    throw new Error(
      'plugins/content-db：沒有目錄的內容。修正：在docusaurus.config.ts的plugins加入./plugins/catalogue/index.ts。',
    );
  }
  const source = async ({ source: alias, permalink }: Page): Promise<Source> => {
    const file = alias.replace(/^@site\//, '');
    // Read anew: what Docusaurus loaded holds no text.
    return {
      file,
      text: await readFile(path.join(siteDir, file), 'utf8'),
      path: sitePath(permalink, baseUrl),
    };
  };
  const docs = instances<LoadedContent>(allContent, 'docusaurus-plugin-content-docs').flatMap((content) =>
    content.loadedVersions.flatMap(({ label, docs: pages }) =>
      pages
        .filter((page) => !page.unlisted && !page.draft)
        .map(async (page) => ({
          ...(await source(page)),
          title: page.title,
          description: page.description,
          date: '',
          tags: page.tags.map((tag) => tag.label),
          version: label,
        })),
    ),
  );
  const posts = instances<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap((content) =>
    content.blogPosts
      .filter(({ metadata }) => !metadata.unlisted)
      .map(async ({ metadata }) => ({
        ...(await source(metadata)),
        title: metadata.title,
        description: metadata.description,
        date: metadata.date.toISOString().slice(0, 10),
        dateNote: (metadata.frontMatter as DateNote).date_note,
        tags: metadata.tags.map((tag) => tag.label),
        version: '',
      })),
  );
  return { docs: await Promise.all(docs), posts: await Promise.all(posts), catalogue };
}

/** Facts without those that are absent. */
function facts(given: Record<string, PropValue | undefined>): Record<string, PropValue> {
  return Object.fromEntries(
    Object.entries(given).filter((e): e is [string, PropValue] => e[1] !== undefined),
  );
}

function columnDocument(column: ColumnProp, version: VersionProp): ContentDocument {
  const { anchor, header, key, type, unit, group, dedupKey, definitions, codes, marks } = column;
  const body = columnEntry(column, version);
  return {
    collection: 'columns',
    path: versionColumn(version.version, anchor),
    slug: anchor,
    title: header,
    description: definitions.map((d) => d.description).join(''),
    date: '',
    tags: [],
    version: version.version,
    toc: [],
    excerpt: null,
    body,
    text: plainText(body),
    facts: facts({
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
    const body = incidentEntry(toIncidentProp(catalogue, incident));
    return {
      collection: 'incidents',
      path: incidentItem(id),
      slug: id,
      title,
      description: effect,
      date: start,
      tags: [],
      version: '',
      toc: [],
      excerpt: null,
      body,
      text: plainText(body),
      facts: facts({
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
