import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { Catalogue } from 'rental-data';
import type { Source } from 'content-database/markdown';

export interface SourceDocument extends Source {
  title: string;
  description: string;
  /** ISO date; '' where it has none */
  date: string;
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

export function sitePath(permalink: string, baseUrl: string): string {
  const below = permalink.startsWith(baseUrl)
    ? permalink.slice(baseUrl.length)
    : permalink.replace(/^\//, '');
  return `/${below.replace(/\/$/, '')}/`.replace(/^\/\/$/, '/');
}

const instances = <T>(allContent: AllContent, plugin: string) =>
  Object.values(allContent[plugin] ?? {}) as T[];

/** What is listed: docs of every version, posts, and the catalogue. @throws Error when plugins/catalogue has not run */
export async function collect(
  allContent: AllContent,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<Collected> {
  const [catalogue] = instances<Catalogue>(allContent, 'catalogue');
  if (!catalogue) {
    throw new Error(
      'plugins/content-db：沒有目錄的內容。修正：在docusaurus.config.ts的plugins加入plugin(catalogue)。',
    );
  }
  const source = async (page: { source: string; permalink: string }): Promise<Source> => {
    const file = page.source.replace(/^@site\//, '');
    // Read anew: what Docusaurus loaded holds no text.
    const text = await readFile(path.join(siteDir, file), 'utf8');
    return { file, text, path: sitePath(page.permalink, baseUrl) };
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
        dateNote: metadata.frontMatter['date_note'] as string | undefined,
        tags: metadata.tags.map((tag) => tag.label),
        version: '',
      })),
  );
  return { docs: await Promise.all(docs), posts: await Promise.all(posts), catalogue };
}
