import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import type { Site } from 'rental-data';

export default function useSite(): Site {
  const { siteConfig } = useDocusaurusContext();
  return { siteUrl: siteConfig.url, baseUrl: siteConfig.baseUrl, pages: DOCUMENTED_PAGES };
}
