import aliases from '@generated/pages/default/aliases.json';
import { MOVED } from '@site/config/moved';
import { define } from './registry';
import { redirect } from './types';

const loaders = () => import(/* webpackChunkName: "page-data" */ './loaders');

function withQuery(to: string, search: string, hash: string): string {
  const [path = '', place] = to.split('#');
  return path + search + (place === undefined ? hash : `#${place}`);
}

export function defineBuiltins(): void {
  define('middleware', 'moved', ({ path, search, hash }) => {
    const to = MOVED[path] ?? aliases[path];
    return to === undefined ? undefined : redirect(withQuery(to, search, hash));
  });
  define('data', 'compare', async () => (await loaders()).loadComparePage());
  define('data', 'pick', async () => (await loaders()).loadPickPage());
}
