import siteConfig from '@generated/docusaurus.config';
import { FILES } from '@site/src/dataset/addresses/files';
import type { Catalogue } from '@site/src/dataset/catalogue/types';
import { fetchCatalogue } from '@site/src/features/open/session/fetchCatalogue';

/** What files are picked from. @throws Again where the published catalogue does not come */
export const loadPickPage = (): Promise<Catalogue> => fetchCatalogue(siteConfig.baseUrl + FILES.catalogue);
