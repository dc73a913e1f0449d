/** What the pages that compare periods and pick files ask for. Each throws Again where the published catalogue does not come. */
import start from '@generated/pages/default/compare.json';
import type { ComparePageProp } from '@site/plugins/pages/client';
import { type Catalogue, FILES } from 'rental-data';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { fetchCatalogue } from '@site/src/features/open/session/fetchCatalogue';

export const loadPickPage = (): Promise<Catalogue> => fetchCatalogue(contentAddress(FILES.catalogue));

export const loadComparePage = async (): Promise<ComparePageProp> => ({
  ...start,
  catalogue: await loadPickPage(),
});
