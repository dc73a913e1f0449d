/** What the environment of the build switched on, as the browser knows it. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import siteConfig from '@generated/docusaurus.config';
import type { ThirdParties } from '@site/config/thirdParties';

const of = (config: { customFields?: Record<string, unknown> }): ThirdParties =>
  config.customFields?.['thirdParties'] ?? {};

/** For components. */
export function useThirdParties(): ThirdParties {
  return of(useDocusaurusContext().siteConfig);
}

/** For client modules, which run outside React. */
export const thirdParties: ThirdParties = of(siteConfig);
