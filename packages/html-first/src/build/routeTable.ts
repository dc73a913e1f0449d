/**
 * Seam: the route table that browsers load. Docusaurus writes an entry, code and data for every page; browsers need those of the few that
 * React draws, since all others are HTML (packages/html-first/src/html). Docusaurus reads its list of pages elsewhere, so every page is still prerendered.
 * Relies on: `.docusaurus/routes.js` as a list that calls `ComponentCreator(path, hash)`, `routesChunkNames.json` under
 * `{path}-{hash}`, and the form of both and of `registry.js` that ComponentCreator reads.
 * Tests: packages/html-first/src/build/routeTable.test.ts, and browsers that open the built pages; the build stops when the text has another form.
 * Without it: each page that is added makes the first script of every page larger.
 */
import { runInNewContext } from 'node:vm';
import * as z from 'zod';
import { matchParameters } from '../browser/path';
import type { PageAttributes } from '../navigation/types';
import { parsePageAttributes } from './pageAttributes';

interface Entry {
  /** with base path */
  path: string;
  exact?: boolean | undefined;
  /** name of the entry's code: `{path}-{hash}` */
  component: string;
  /** module of a page that browsers draw with React */
  react?: string | undefined;
  routes?: Entry[] | undefined;
}

const entrySchema: z.ZodType<Entry> = z.looseObject({
  path: z.string(),
  exact: z.boolean().optional(),
  component: z.string(),
  react: z.string().optional(),
  get routes() {
    return z.array(entrySchema).optional();
  },
});

interface ReactPage {
  path: string;
  react: string;
  chunk: string;
  attributes: PageAttributes;
}

/** What browsers have to know of all pages; addresses have the base path. */
interface BrowserPages {
  react: ReactPage[];
  /** pages that are HTML, and that no pattern stands for */
  html: string[];
  attributes: { path: string; attributes: PageAttributes }[];
}

export interface Generated {
  routes: string;
  /** chunk names of every route: `{path}-{hash}` → names */
  chunkNames: Record<string, unknown>;
}

const changed = (what: string) =>
  new Error(
    `html-first/src/build/routeTable.ts: ${what}. Fix: compare it with routes.js and routesChunkNames.json, which this version of Docusaurus writes into .docusaurus/.`,
  );

function parseEntries(text: string): Entry[] {
  const list = /export default (\[[\s\S]*\]);?\s*$/.exec(text)?.[1];
  if (list === undefined) throw changed('routes.js has another form');
  const ComponentCreator = (path: string, hash?: string) => (hash === undefined ? path : `${path}-${hash}`);
  return z.array(entrySchema).parse(runInNewContext(list, { ComponentCreator }));
}

const flattenEntries = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.routes ? flattenEntries(entry.routes) : [entry]));

/** Keys of `routesChunkNames.json` that a page needs: those of the routes around it, such as the frame of all documents, from the outside, and its own. @param routes text of `routes.js` @returns path with base path, and the keys */
export const listPageKeys = (routes: string): [path: string, keys: string[]][] => {
  const list = (entries: readonly Entry[], around: readonly string[]): [string, string[]][] =>
    entries.flatMap(({ path, component, routes: inner }) =>
      inner ? list(inner, [...around, component]) : [[path, [...around, component]]],
    );
  return list(parseEntries(routes), []);
};

/** Which pages browsers draw with React, and which are HTML. @param patterns in the form of react-router, with base path @throws Error for files in another form */
export function readBrowserPages(
  { routes, chunkNames }: Generated,
  patterns: readonly string[],
): BrowserPages {
  const pages: BrowserPages = { react: [], html: [], attributes: [] };
  for (const { path, component, react, ...declared } of flattenEntries(parseEntries(routes))) {
    if (path === '*') continue;
    const attributes = parsePageAttributes(declared, path);
    if (react === undefined) {
      if (!patterns.some((pattern) => matchParameters(pattern, path))) pages.html.push(path);
      if (Object.keys(attributes).length > 0) pages.attributes.push({ path, attributes });
      continue;
    }
    const names = z.object({ __comp: z.string() }).safeParse(chunkNames[component]);
    if (!names.success) throw changed(`there are no chunks of “${path}”`);
    pages.react.push({ path, react, chunk: names.data.__comp, attributes });
  }
  return pages;
}

/** Docusaurus' registry without the pages that React draws: their code would hold all that the application has already. @param registry text with one line a module */
export const htmlRegistry = (registry: string, { react }: BrowserPages): string =>
  registry
    .split('\n')
    .filter((line) => !react.some(({ chunk }) => line.trimStart().startsWith(`${JSON.stringify(chunk)}:`)))
    .join('\n');

/** The module of browsers behind `@browser-pages`. @param below gives the address without the base path */
export function browserModule(
  { react, html, attributes }: BrowserPages,
  below: (path: string) => string,
): string {
  const json = JSON.stringify;
  const pages = react.map(
    ({ path, react: module, chunk, attributes: declared }) =>
      `{ path: ${json(below(path))}, load: () => import(/* webpackChunkName: ${json(chunk)} */ ${json(module)}), attributes: ${json(declared)} },`,
  );
  return [
    'export default {',
    `react: [${pages.join('\n')}],`,
    `html: ${json(html.map(below))},`,
    `attributes: ${json(Object.fromEntries(attributes.map(({ path, attributes: declared }) => [below(path), declared])))},`,
    '};\n',
  ].join('\n');
}
