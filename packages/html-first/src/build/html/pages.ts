import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Page, type Part, type ReadMain } from './page';

export interface PrerenderedFile {
  /** below the output folder, with `/` */
  file: string;
  /** below the base path, with slashes at both ends; null for 404.html */
  path: string | null;
  page: Page;
}

export async function readPages(outDir: string, readMain?: ReadMain): Promise<PrerenderedFile[]> {
  const names = (await readdir(outDir, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return Promise.all(
    names.map(async (file) => ({
      file,
      path: file === '404.html' ? null : `/${file.replace(/index\.html$/, '').replace(/\.html$/, '/')}`,
      page: Page.parse(await readFile(path.join(outDir, file), 'utf8'), readMain),
    })),
  );
}

const isCrawlerNote = ({ name, attributes }: Part): boolean =>
  name === 'meta'
    ? /^(?:docusaurus_|docsearch:)/.test(attributes.get('name') ?? '')
    : name === 'link' && attributes.get('rel') === 'alternate' && attributes.has('hreflang');

/** Removes tags for the crawler of a hosted search, and links to translations: the site adds what it has. */
export function removeCrawlerNotes(page: Page): void {
  for (const part of page.parts.filter(isCrawlerNote)) page.remove(part);
}
