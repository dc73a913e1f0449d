/**
 * Draws pages that are made from the catalogue, without the frame around them and without Docusaurus. Files that import it share
 * processes with nobody else (vitest.config.mts), because modules are replaced for them (replaceModules.ts).
 */
import path from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { cataloguePages } from '../../plugins/pages/kinds';
import { PAGES } from '../../src/lib/addresses/pages';
import type { Catalogue } from 'rental-data';
import { withCatalogue } from './catalogue';

const components = new Map<string, ComponentType>();
async function load(module: string): Promise<ComponentType> {
  const file = module.replace('@site', path.resolve('.'));
  const known =
    components.get(module) ?? ((await import(/* @vite-ignore */ file)) as { default: ComponentType }).default;
  components.set(module, known);
  return known;
}

/** A component as HTML, with the catalogue that it asks. */
export const render = (catalogue: Catalogue, node: ReactNode, location = '/'): string =>
  withCatalogue(catalogue, () => renderToStaticMarkup(createElement(StaticRouter, { location }, node)));

/** The HTML of a page below src/pages/ that has an address of its own. */
export const renderStatic = async (catalogue: Catalogue, module: string): Promise<string> =>
  render(catalogue, createElement(await load(`@site/src/pages/${module}`)));

/** Tools, which answer to the reader: what they draw is asked beside their parts. */
const TOOLS: readonly string[] = [PAGES.compare, PAGES.open, PAGES.pick, PAGES.search];

/** The HTML of each page that is made from the catalogue and is no tool: path → HTML. */
export async function renderPages(
  catalogue: Catalogue,
  isWanted: (path: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const pages = cataloguePages(catalogue).filter(({ path: at }) => !TOOLS.includes(at) && isWanted(at));
  const found = new Map<string, string>();
  for (const page of pages) {
    found.set(page.path, render(catalogue, createElement(await load(page.component)), page.path));
  }
  return found;
}
