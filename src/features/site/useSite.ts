import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Site } from '@site/src/dataset/addresses/files';

/** Where the site is published. */
export default function useSite(): Site {
  const { siteConfig } = useDocusaurusContext();
  return { siteUrl: siteConfig.url, baseUrl: siteConfig.baseUrl };
}
