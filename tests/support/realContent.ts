import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { SourceDocument } from '../../plugins/content-db/collect';
import { NEWEST_VERSION } from '../../config/site';
import { buildDatabase } from '../../plugins/content-db/database';
import type { SiteDatabase, SiteDocument } from '../../src/lib/content/collections';
import { catalogue } from 'rental-data/testing/realCatalogue';

interface Matter {
  title: string;
  description: string;
  date?: string;
  date_note?: string;
  tags?: string[];
}

/** A content file of the repository as the plugin would hand it over. */
function readSource(file: string, address: string, version: string): SourceDocument {
  const text = readFileSync(file, 'utf8');
  const matter = parseYaml(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') as Matter;
  const { title, description, date = '', date_note: dateNote, tags = [] } = matter;
  return { file, text, path: address, title, description, date, dateNote, tags, version };
}

/** Docs of every version. */
export const docs: SourceDocument[] = [
  readSource('docs/index.mdx', `/about-data-set/${NEWEST_VERSION}/`, NEWEST_VERSION),
  ...readdirSync('versioned_docs').map((name) => {
    const version = name.replace('version-', '');
    return readSource(`versioned_docs/${name}/index.mdx`, `/about-data-set/${version}/`, version);
  }),
];

export const posts: SourceDocument[] = readdirSync('blog/post').map((name) =>
  readSource(`blog/post/${name}`, `/blog/post/${path.parse(name).name}/`, ''),
);

export const input = { docs, posts, catalogue, footnoteLabel: '註腳', footnoteBackLabel: '回到內文' };

/** The database of the repository's content. */
export const database: SiteDatabase = buildDatabase(input);

/** The document of an address. @throws Error when there is none */
export function documentAt(address: string): SiteDocument {
  const found = database.documents.find((d) => d.path === address);
  if (!found) throw new Error(`no document at ${address}`);
  return found;
}
