import type { AllContent, LoadContext } from '@docusaurus/types';
import { toPostLists } from '../content-db/lists';
import { databaseOf } from '../content-db/shared';
import type { CataloguePage } from './kinds';

/** Page data by path below the base path, with slash at the end: of every page that has any. */
type PageData = Readonly<Record<string, unknown>>;

const made = new WeakMap<AllContent, Promise<PageData>>();

async function make(allContent: AllContent, context: LoadContext): Promise<PageData> {
  const { pages } = toPostLists(await databaseOf(allContent, context));
  const fromCatalogue = (allContent['pages']?.['default'] ?? []) as CataloguePage[];
  return {
    ...pages,
    ...Object.fromEntries(
      fromCatalogue.flatMap(({ path, data }) => (data === undefined ? [] : [[path, data]])),
    ),
  };
}

/**
 * The data of all pages; made once for all plugins that want it.
 * @throws ContentError when a file cannot be read as its page would show it
 */
export function pageDataOf(allContent: AllContent, context: LoadContext): Promise<PageData> {
  const known = made.get(allContent) ?? make(allContent, context);
  made.set(allContent, known);
  return known;
}
