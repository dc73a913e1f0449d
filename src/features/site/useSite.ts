import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Site } from '@site/src/dataset/addresses/files';

export default function useSite(): Site {
  const { siteConfig } = useDocusaurusContext();
  return { siteUrl: siteConfig.url, baseUrl: siteConfig.baseUrl };
}
