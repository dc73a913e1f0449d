import type { AllContent, LoadContext } from '@docusaurus/types';
import { sharedCatalogue } from '../catalogue/shared';
import { toQualityPage } from '../catalogue/props/matrix';
import { toPostLists } from '../content-db/lists';
import { databaseOf } from '../content-db/shared';
import { recordsIn } from '../records';

/** Data of the pages that declare `data: payload`, by path below the base path. */
type PageDataByPath = Record<string, unknown>;

/**
 * Collects the data of all pages that declare any. A further kind of page adds its own here.
 * @throws ContentError when a file cannot be read as its page would show it
 */
export async function collectPageData(allContent: AllContent, context: LoadContext): Promise<PageDataByPath> {
  const { pages } = await toPostLists(await databaseOf(allContent, context));
  const records = Object.fromEntries(recordsIn(allContent).map(({ path, data }) => [path, data]));
  return { ...pages, ...records, ...toQualityPage(await sharedCatalogue(context.siteDir)) };
}
