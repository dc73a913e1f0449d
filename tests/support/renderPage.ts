/**
 * Draws pages that are made from the catalogue, without the frame around them and without Docusaurus. Files that import it run
 * in a process of their own (vitest.config.ts), because it replaces modules.
 */
import path from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { cataloguePages } from '../../plugins/pages/kinds';
import { type Catalogue, describeCoverage } from 'rental-data';
import asked, { withCatalogue } from './catalogue';

// React as readers get it, as in a build: that of developers draws half as fast.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production';
});

const SITE = { siteUrl: 'https://example.org', baseUrl: '/' };

interface Linked {
  to?: string;
  href?: string;
  children?: ReactNode;
}

vi.doMock('@docusaurus/Head', () => ({ default: () => null }));
vi.doMock('@docusaurus/Link', () => ({
  default: ({ to, href, ...rest }: Linked) => createElement('a', { href: to ?? href, ...rest }),
}));
const withBaseUrl = (below: string) => below;
vi.doMock('@docusaurus/useBaseUrl', () => ({
  default: withBaseUrl,
  useBaseUrlUtils: () => ({ withBaseUrl }),
}));
vi.doMock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({ collectAnchor: () => undefined, collectLink: () => undefined }),
}));
vi.doMock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ siteConfig: { url: SITE.siteUrl, baseUrl: SITE.baseUrl } }),
}));
vi.doMock('@docusaurus/useIsBrowser', () => ({ default: () => false }));
vi.doMock('@generated/content-db/default/posts.json', () => ({ default: [] }));
vi.doMock('@generated/content-db/default/newest-posts.json', () => ({ default: [] }));
vi.doMock('@generated/map/default/counties.json', () => ({ default: { counties: [], frames: [] } }));
vi.doMock('@generated/pages/default/coverage.json', () => ({
  default: {
    get cells() {
      return describeCoverage(asked).cells;
    },
  },
}));
vi.doMock('@generated/docusaurus-plugin-content-blog/default/covers.json', () => ({ default: {} }));
vi.doMock('@theme/CommentWidget', () => ({ default: () => null }));
vi.doMock('@site/src/lib/ui/Toc', () => ({ default: () => null }));
vi.doMock('@theme/Layout', () => ({
  default: ({ title, children }: { title: string; children: ReactNode }) => [title, children],
}));

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

/** The HTML of each page that is made from the catalogue and that browsers do not draw: path → HTML. */
export async function renderPages(
  catalogue: Catalogue,
  isWanted: (path: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const pages = cataloguePages(catalogue).filter((page) => !page.react && isWanted(page.path));
  const found = new Map<string, string>();
  for (const page of pages) {
    found.set(page.path, render(catalogue, createElement(await load(page.component)), page.path));
  }
  return found;
}
