/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Root
 * Kind: ejected, rewritten
 * Why: Renders the loading bar and the connection notice beside every page, and gives pages that React draws their data. In browsers it runs only while the site is edited.
 */
import pageDataOf from '@page-data';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { CONTENT_DB_PLUGIN } from '@site/plugins/content-db/client';
import { configureContentBase, contentAddress } from '@site/src/lib/browser/contentAddress';
import { fieldOf, PageDataContext, setHistory, toPath } from 'html-first/client';
import { configureContent } from '@site/src/lib/content/configuration';
import { ConnectionNotice, LoadingBar } from '@site/src/shell/Frame';
import { useEffect, useMemo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  const { customFields, baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const path = String(fieldOf(usePluginData(CONTENT_DB_PLUGIN), 'path'));
  const base = customFields?.['contentBaseUrl'];
  useMemo(() => {
    configureContentBase(base);
    configureContent(contentAddress(path));
  }, [base, path]);
  const history = useHistory();
  useMemo(() => setHistory(history), [history]);
  useEffect(() => {
    void import('@site/src/shell/startFrame').then(({ startFrame }) => startFrame());
  }, []);
  const data = pageDataOf(toPath(pathname, baseUrl) ?? '');
  return (
    <PageDataContext value={{ data, error: null, pending: false }}>
      <LoadingBar />
      {children}
      <ConnectionNotice />
    </PageDataContext>
  );
}
