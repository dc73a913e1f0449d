/** The steps that the site's own pages name. */
import latest from '@generated/pages/default/latest.json';
import { MOVED } from '@site/config/moved';
import { POST_NAME } from '@site/src/domain/addresses/pages';
import { VARIANTS } from '@site/src/domain/catalogue/types';
import { granularityOf } from '@site/src/domain/period';
import { define } from './registry';
import { redirect } from './types';

/** The same rule as for folders below versioned_docs/. */
const VERSION = /^\d+\.\d+$/;

/** Names of the files in catalogue/codes/. */
const CODE_TABLE = /^[a-z_]+$/;
const VERSION_PAIR = /^\d+\.\d+-\d+\.\d+$/;

/** Letters, digits, punctuation and single spaces between them: what blog/tags.yml may hold. */
const TAG_NAME = /^[\p{L}\p{N}\p{P}]+(?: [\p{L}\p{N}\p{P}]+)*$/u;

/** Makes the built-in steps known. */
export function defineBuiltins(): void {
  define('middleware', 'moved', ({ path, search, hash }) => {
    const to = MOVED[path] ?? latest[path];
    return to === undefined ? undefined : redirect(to + search + hash);
  });
  define('validation', 'dataset-version', ({ params }) => VERSION.test(params['version'] ?? ''));
  define('validation', 'code-table', ({ params }) => CODE_TABLE.test(params['table'] ?? ''));
  define('validation', 'version-pair', ({ params }) => VERSION_PAIR.test(params['pair'] ?? ''));
  define('validation', 'post-name', ({ params }) => POST_NAME.test(params['name'] ?? ''));
  define('validation', 'tag-name', ({ params }) => TAG_NAME.test(params['name'] ?? ''));
  define(
    'validation',
    'published-set',
    ({ params }) =>
      granularityOf(params['period'] ?? '') !== undefined &&
      VARIANTS.some((variant) => variant === params['variant']),
  );
  define(
    'data',
    'compare',
    async () =>
      (await import(/* webpackChunkName: "compare-data" */ '@generated/pages/default/compare.json')).default,
  );
}
