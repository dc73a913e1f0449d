/** The site's documents by the content database's own parser, without starting Docusaurus. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { buildDatabase } from '../../plugins/content-db/database';
import type { SourceDocument } from '../../plugins/content-db/collect';
import type { Catalogue } from 'rental-data';
import type { ContentDocument } from 'content-database';

async function read(
  siteDir: string,
  file: string,
  rest: Pick<SourceDocument, 'path' | 'version'>,
): Promise<SourceDocument> {
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const front = /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '';
  const meta = parse(front) as { title: string; description: string; date?: string | Date; tags?: string[] };
  return {
    ...rest,
    file,
    text,
    title: meta.title,
    description: meta.description,
    date: meta.date ? new Date(meta.date).toISOString().slice(0, 10) : '',
    tags: meta.tags ?? [],
  };
}

/** Docs of all versions, posts, columns and incidents. @param siteDir the folder that holds docs/ and blog/ */
export async function loadDocuments(siteDir: string, catalogue: Catalogue): Promise<ContentDocument[]> {
  const older = JSON.parse(await readFile(path.join(siteDir, 'versions.json'), 'utf8')) as string[];
  const current = catalogue.versions.at(-1)?.version ?? '';
  const docs = [current, ...older].map((version) =>
    read(siteDir, version === current ? 'docs/index.mdx' : `versioned_docs/version-${version}/index.mdx`, {
      path: `/about-data-set/${version}/`,
      version,
    }),
  );
  const names = (await readdir(path.join(siteDir, 'blog/post'))).filter((n) => n.endsWith('.mdx')).sort();
  const posts = names.map((name) =>
    read(siteDir, `blog/post/${name}`, { path: `/blog/post/${name.replace(/\.mdx$/, '')}/`, version: '' }),
  );
  return buildDatabase({ docs: await Promise.all(docs), posts: await Promise.all(posts), catalogue })
    .documents;
}
