/** What browsers load to pick files: the island, and what it is given. */
import { fetchCatalogue } from '@site/src/features/open/fetchCatalogue';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { type Catalogue, FILES } from 'rental-data';

export { default } from '@site/src/features/pick/Pick';

/** @throws Again where the published catalogue does not come @public what wakes islands calls it by this name */
export const loadProps = async (): Promise<{ catalogue: Catalogue }> => ({
  catalogue: await fetchCatalogue(contentAddress(FILES.catalogue)),
});
