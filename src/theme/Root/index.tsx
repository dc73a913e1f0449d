/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Root
 * Kind: ejected, rewritten
 * Why: Gives the query client the path of the content database and the life cycle the router's history; renders the loading bar and the connection notice beside every page.
 */
import { fieldOf } from '@site/src/lib/json/fields';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { CONTENT_DB_PLUGIN } from '@site/plugins/content-db/client';
import ConnectionNotice from '@site/src/shell/ConnectionNotice';
import FramePart from '@site/src/lib/ui/FramePart';
import LoadingBar from '@site/src/shell/LoadingBar';
import { configureContent } from '@site/src/lib/content/configuration';
import { setHistory } from '@site/src/lib/browser/history';
import { useMemo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

export default function Root({ children }: Props): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const path = String(fieldOf(usePluginData(CONTENT_DB_PLUGIN), 'path'));
  // The configuration ends with a slash, the path begins with one.
  const baseUrl = String(customFields?.['contentBaseUrl']).slice(0, -1);
  useMemo(() => configureContent(baseUrl + path), [baseUrl, path]);
  const history = useHistory();
  useMemo(() => setHistory(history), [history]);
  return (
    <>
      <FramePart>
        <LoadingBar />
      </FramePart>
      {children}
      <FramePart>
        <ConnectionNotice />
      </FramePart>
    </>
  );
}
