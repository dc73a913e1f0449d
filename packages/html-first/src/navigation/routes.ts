import pages from '@browser-pages';
import siteConfig from '@generated/docusaurus.config';
import { matchParameters, toPath } from '../browser/path';
import { openPattern } from '../browser/sharedStyles';
import { routes } from '../site';
import { mergeAttributes } from './run';
import type { PageAttributes, ReactPage } from './types';

export interface RouteMatch {
  attributes: PageAttributes;
  params: Record<string, string>;
  valid: boolean;
  known: boolean;
  /** is there a pattern for pages of this kind, so that there may be a page? */
  dynamic: boolean;
  /** the first pattern of the address that leaves parts of it open */
  pattern: string | undefined;
  /** the page, where React draws it; all others are HTML */
  react?: ReactPage | undefined;
}

/** Values of the parameters of a pattern by their names; undefined where the address does not have its form. */
function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  if (pattern === '*') return {};
  const values = matchParameters(pattern, path);
  const names = [...pattern.matchAll(/:(\w+)/g)];
  return values && Object.fromEntries(names.map(([, name], index) => [name as string, values[index] ?? '']));
}

/** Everything declared for an address: by the patterns of the site, then by its page. @param path see NavigationTarget */
export function matchAddress(path: string): RouteMatch {
  const records = routes.patterns.flatMap((record) => {
    const params = matchPattern(record.path, path);
    return params ? [{ record, params }] : [];
  });
  const react = pages.react.find((page) => page.path === path);
  const known = react !== undefined || pages.html.includes(path);
  const pattern = openPattern(
    records.map(({ record }) => record.path),
    path,
  );
  const declared = react ? react.attributes : pages.attributes[path];
  return {
    attributes: mergeAttributes([...records.map(({ record }) => record), ...(declared ? [declared] : [])]),
    params: Object.assign({}, ...records.map(({ params }) => params)) as Record<string, string>,
    valid: records.every(({ record, params }) => record.isValid?.(params) ?? true),
    known,
    dynamic: !known && pattern !== undefined,
    pattern,
    react,
  };
}

/** May there be a page of this site at an address? @param pathname with the base path */
export function isPage(pathname: string): boolean {
  const path = toPath(pathname, siteConfig.baseUrl);
  if (path === null) return false;
  const { known, dynamic } = matchAddress(path);
  return known || dynamic;
}
