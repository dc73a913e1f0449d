/** The routes that Docusaurus generated, as far as the life cycle uses them. Rests on Docusaurus' internals. */
import routes from '@generated/routes';
import { matchPath } from '@docusaurus/router';
import { matchRoutes } from 'react-router-config';
import type { ComponentType } from 'react';
import { ROUTE_PATTERNS } from './patterns';
import { mergeAttributes } from './run';
import type { PageAttributes } from './types';

export interface RouteProps {
  location: { pathname: string; search: string; hash: string };
  [prop: string]: unknown;
}

/** A component that react-loadable made: `preload` loads its code. */
export type RouteComponent = ComponentType<RouteProps> & { preload: () => Promise<unknown> };

/** An entry of `@generated/routes` with the attributes that plugins gave it. */
export interface SiteRoute extends PageAttributes {
  /** of HTML pages all addresses, and patterns that stand for many pages; the manifest knows the addresses of those */
  path: string | string[];
  exact?: boolean;
  key?: string;
  /** are its pages shown as the HTML that was prerendered? Pages of other routes are drawn with React */
  html?: boolean;
  component: RouteComponent;
  /** the component before the life cycle wrapped it */
  original?: RouteComponent;
  routes?: SiteRoute[];
}

export const siteRoutes = routes as unknown as SiteRoute[];

export interface RouteMatch {
  attributes: PageAttributes;
  params: Record<string, string>;
  /** does the address have the form that its pattern asks for? */
  valid: boolean;
  /** is there a page for exactly this address? */
  known: boolean;
  /** is there a route for pages of this kind, so that there may be a page? */
  dynamic: boolean;
  /** is the page shown as HTML? */
  html: boolean;
}

/**
 * Everything that is declared for an address: by the patterns of the site, then by its routes from the outside in.
 * @param path see NavigationTarget
 * @param fullPath the same with base path, as the routes have it
 */
export function matchAddress(path: string, fullPath: string): RouteMatch {
  const records = ROUTE_PATTERNS.flatMap((record) => {
    const match = matchPath<Record<string, string>>(path, { path: record.path, exact: record.path !== '*' });
    return match ? [{ record, params: match.params }] : [];
  });
  const matches = matchRoutes(routes, fullPath) as unknown as {
    route: SiteRoute;
    match: { params: Record<string, string>; isExact: boolean; path: string };
  }[];
  const exact = matches.filter(({ route, match }) => route.exact === true && match.isExact);
  const dynamic = exact.some(({ match }) => match.path.includes(':'));
  return {
    attributes: mergeAttributes([...records.map((r) => r.record), ...matches.map((m) => m.route)]),
    params: Object.fromEntries(
      [...records.map((r) => r.params), ...matches.map((m) => m.match.params)].flatMap((params) =>
        Object.entries(params),
      ),
    ),
    valid: records.every(({ record, params }) => record.isValid?.(params) ?? true),
    known: exact.length > 0 && !dynamic,
    dynamic,
    html: exact.some(({ route }) => route.html === true),
  };
}

/** The page that Docusaurus shows for unknown addresses. @throws Error when there is none */
export function notFoundPage(): RouteComponent {
  const route = siteRoutes.find(({ path }) => path === '*');
  if (!route) throw new Error('@generated/routes沒有「*」這條路由。修正：對照新版Docusaurus產生的路由。');
  return route.original ?? route.component;
}
