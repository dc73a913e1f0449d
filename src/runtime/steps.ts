/** What pages name in their attributes: where a route change leads elsewhere. */
import aliases from '@generated/pages/default/aliases.json';
import { MOVED } from '@site/config/moved';
import { PAGES } from '@site/src/lib/addresses/pages';
import { redirect, type Middleware } from 'html-first/client';

function withQuery(to: string, search: string, hash: string): string {
  const [path = '', place] = to.split('#');
  return path + search + (place === undefined ? hash : `#${place}`);
}

export const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  moved({ path, search, hash }) {
    // The states of columns stood on the page of incidents; its addresses still name a column.
    if (path === PAGES.quality && /[?&]column=/.test(search)) return redirect(PAGES.states + search);
    const to = MOVED[path] ?? aliases[path];
    return to === undefined ? undefined : redirect(withQuery(to, search, hash));
  },
};
