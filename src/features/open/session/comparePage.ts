import siteConfig from '@generated/docusaurus.config';
import start from '@generated/pages/default/compare.json';
import type { ComparePageProp } from '@site/plugins/pages/client';
import { FILES } from '@site/src/dataset/addresses/files';
import { fetchCatalogue } from './fetchCatalogue';

/** The data of the page that compares two periods. @throws Again where the published catalogue does not come */
export const loadComparePage = async (): Promise<ComparePageProp> => ({
  ...start,
  catalogue: await fetchCatalogue(siteConfig.baseUrl + FILES.catalogue),
});
