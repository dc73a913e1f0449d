/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Root
 * Kind: ejected, rewritten
 * Why: Renders the loading bar and the connection notice beside every page. In browsers it runs only while the site is edited.
 */
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { CONTENT_DB_PLUGIN } from '@site/plugins/content-db/client';
import { configureContentBase, contentAddress } from '@site/src/lib/browser/contentAddress';
import { readField, PageDataContext, setHistory } from 'html-first/client';
import { configureContent } from '@site/src/lib/content/configuration';
import { ConnectionNotice, LoadingBar } from '@site/src/shell/Frame';
import { useEffect, useMemo, type ReactNode } from 'react';

/** What pages that React draws fetch in browsers does not stand in their HTML. */
const NO_DATA = { data: undefined, error: null, pending: false } as const;

interface Props {
  children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const path = String(readField(usePluginData(CONTENT_DB_PLUGIN), 'path'));
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
  return (
    <PageDataContext value={NO_DATA}>
      <LoadingBar />
      {children}
      <ConnectionNotice />
    </PageDataContext>
  );
}
