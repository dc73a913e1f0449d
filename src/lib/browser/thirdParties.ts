/** What the environment of the build switched on, as the browser knows it. */
import siteConfig from '@generated/docusaurus.config';
import type { ThirdParties } from '@site/config/thirdParties';

export const thirdParties: ThirdParties =
  (siteConfig.customFields as { thirdParties?: ThirdParties } | undefined)?.thirdParties ?? {};
