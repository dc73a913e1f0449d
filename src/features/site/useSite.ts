import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DOCUMENTED_PAGES } from '@site/src/dataset/addresses/documentedPages';
import type { Site } from '@site/src/dataset/addresses/files';

export default function useSite(): Site {
  const { siteConfig } = useDocusaurusContext();
  return { siteUrl: siteConfig.url, baseUrl: siteConfig.baseUrl, pages: DOCUMENTED_PAGES };
}
