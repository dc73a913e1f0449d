/** The address patterns of the site, those of specification §2 and our own, and what each asks of a route change. */
import {
  codeTablePage,
  filePage,
  pairPage,
  POST_NAME,
  postPage,
  tagPage,
  versionPage,
} from '../lib/addresses/pages';
import { parseGranularity, VARIANTS } from 'rental-data';
import type { RoutePattern } from 'html-first/client';

type Params = Readonly<Record<string, string>>;

const has =
  (name: string, form: RegExp) =>
  (params: Params): boolean =>
    form.test(params[name] ?? '');

export const ROUTE_PATTERNS: readonly RoutePattern[] = [
  { path: '*', middleware: ['moved'] },
  // The same rule as for folders below versioned_docs/.
  { path: versionPage.pattern, isValid: has('version', /^\d+\.\d+$/) },
  {
    path: filePage.pattern,
    isValid: ({ period = '', variant }) =>
      parseGranularity(period) !== undefined && VARIANTS.some((known) => known === variant),
  },
  // Names of the files in catalogue/codes/.
  { path: codeTablePage.pattern, isValid: has('table', /^[a-z_]+$/) },
  { path: pairPage.pattern, isValid: has('pair', /^\d+\.\d+-\d+\.\d+$/) },
  { path: postPage.pattern, isValid: has('name', POST_NAME) },
  // Letters, digits, punctuation and single spaces between them: what blog/tags.yml may hold.
  { path: tagPage.pattern, isValid: has('name', /^[\p{L}\p{N}\p{P}]+(?: [\p{L}\p{N}\p{P}]+)*$/u) },
];
