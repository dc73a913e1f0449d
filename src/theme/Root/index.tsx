/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Root
 * Kind: ejected, written anew
 * Why: Tells the query client where the content database is, before any page asks it.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { CONTENT_DB_PLUGIN, type ContentDbData } from '@site/plugins/content-db/client';
import { configureContent } from '@site/src/content/configuration';
import { useMemo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { path } = usePluginData(CONTENT_DB_PLUGIN) as ContentDbData;
  const baseUrl = String(customFields?.['contentBaseUrl'] ?? '/');
  useMemo(() => configureContent({ address: path, baseUrl }), [path, baseUrl]);
  return <>{children}</>;
}
