/** What browsers load to compare periods: the island, and what it is given. */
import start from '@generated/pages/default/compare.json';
import type { ComparePageProp } from '@site/plugins/pages/client';
import { fetchCatalogue } from '@site/src/features/open/fetchCatalogue';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { FILES } from 'rental-data';

export { default } from '@site/src/features/compare/Compare';

/** @throws Again where the published catalogue does not come @public what wakes islands calls it by this name */
export const loadProps = async (): Promise<ComparePageProp> => ({
  ...start,
  catalogue: await fetchCatalogue(contentAddress(FILES.catalogue)),
});
