/**
 * Seam: which plugin made a page.
 * Relies on: `plugin.name`, which Docusaurus notes on each outermost route and its types do not declare.
 * Tests: plugins/docusaurus/routeMakers.test.ts, tests/browser/loading.spec.ts.
 * Without it: pages of docs and blog wait for one more round of scripts, and route changes do not know the layout of the new page.
 */
import { fieldOf } from '../../src/lib/json/fields';
import type { RouteConfig } from '@docusaurus/types';

/** The plugin that made the page at each path: the innermost route names it. */
export function pluginsByPath(
  routes: readonly RouteConfig[],
  baseUrl: string,
  maker?: string,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const route of routes) {
    const below = `/${route.path.slice(baseUrl.length)}`.replace(/\/*$/, '/');
    const name = fieldOf(route.plugin, 'name');
    const made = typeof name === 'string' ? name : maker;
    if (made) found.set(below, made);
    if (route.routes)
      for (const [key, plugin] of pluginsByPath(route.routes, baseUrl, made)) found.set(key, plugin);
  }
  return found;
}

/** Paths of the pages that browsers draw with React: their routes name a module for it (plugins/pages). */
export function reactPaths(routes: readonly RouteConfig[], baseUrl: string): Set<string> {
  const react = routes.filter((route) => 'react' in route);
  return new Set(react.map(({ path }) => `/${path.slice(baseUrl.length)}`.replace(/\/*$/, '/')));
}
