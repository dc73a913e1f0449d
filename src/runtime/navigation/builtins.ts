/** The steps that the site's own pages name. */
import latest from '@generated/pages/default/latest.json';
import { MOVED } from '@site/config/moved';
import { define } from './registry';
import { redirect } from './types';

/** Makes the built-in steps known. */
export function defineBuiltins(): void {
  define('middleware', 'moved', ({ path, search, hash }) => {
    const to = MOVED[path] ?? latest[path];
    return to === undefined ? undefined : redirect(to + search + hash);
  });
  define('data', 'compare', async () => {
    const page = await import(/* webpackChunkName: "compare-data" */ '@site/src/features/open/session/comparePage');
    return page.loadComparePage();
  });
}
