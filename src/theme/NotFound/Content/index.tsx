/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content
 * Kind: ejected, written anew
 * Why: The 404 page of the specification: Chinese leads, the fixed English message and link beside it, and ways on.
 */
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ErrorBox, { NOT_FOUND_MESSAGE } from '@site/src/components/site/ErrorBox';
import { toPath } from '@site/src/navigation/path';
import { pageStateOf } from '@site/src/navigation/pageStates';
import type { ReactNode } from 'react';

export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // 404.html is one for all addresses: what this address is shows only in the browser.
  const state = useIsBrowser() ? pageStateOf(toPath(pathname, baseUrl)) : undefined;
  const missing = state?.kind === 'instead' && state.error.notPrerendered === true;
  return (
    <ErrorBox
      status={404}
      message={NOT_FOUND_MESSAGE}
      text={missing && '網址格式正確，但沒有這一頁，例如該期沒有發布。'}
    >
      {/* Fixed by the specification (§8): an address of a known form that the build made no page for. */}
      {missing && (
        <p className="small mute" lang="en" data-not-prerendered>
          {`The route ${toPath(pathname, baseUrl) ?? pathname} is not pre-rendered.`}
        </p>
      )}
    </ErrorBox>
  );
}
