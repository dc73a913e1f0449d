import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';

/** A page that was prerendered. */
interface Page {
  /** below the output folder, with `/` */
  file: string;
  /** below the base path, with slashes at both ends; null for 404.html */
  path: string | null;
  text: string;
}

/** All HTML files below a folder, in the order of their names. */
export async function readPages(outDir: string): Promise<Page[]> {
  const names = (await readdir(outDir, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return Promise.all(
    names.map(async (file) => ({
      file,
      path: file === '404.html' ? null : `/${file.replace(/index\.html$/, '').replace(/\.html$/, '/')}`,
      text: await readFile(path.join(outDir, file), 'utf8'),
    })),
  );
}

/** Which plugin made the page at each path: the innermost route says. */
export function pluginsByPath(
  routes: readonly RouteConfig[],
  baseUrl: string,
  maker?: string,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const route of routes) {
    const below = `/${route.path.slice(baseUrl.length)}`.replace(/\/*$/, '/');
    // Docusaurus notes on each outermost route who made it; its types do not say so.
    const made = (route.plugin as { name?: string } | undefined)?.name ?? maker;
    if (made) found.set(below, made);
    if (route.routes)
      for (const [key, name] of pluginsByPath(route.routes, baseUrl, made)) found.set(key, name);
  }
  return found;
}

/**
 * Leaves out what every page would carry for nobody: what Docusaurus tells the crawler of a hosted search, while this site has
 * a search of its own; and other languages of the page, while it has one.
 */
export const withoutCrawlerNotes = (html: string): string =>
  html
    .replace(/<meta data-rh="?true"? name="?(?:docusaurus_|docsearch:)[^>]*>/g, '')
    .replace(/<link data-rh="?true"? rel="?alternate"? href=[^>]*? hreflang=[^>]*>/g, '');
