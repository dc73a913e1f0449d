/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content
 * Kind: ejected, rewritten
 * Why: The 404 page: Chinese first, then the fixed English message and link (see CONFORMANCE.md), and links to other pages.
 */
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ErrorBox, { NOT_FOUND_MESSAGE } from '@site/src/components/site/ErrorBox';
import LateNearPages from '@site/src/components/site/ErrorBox/LateNearPages';
import { toPath } from '@site/src/navigation/path';
import { pageStateOf } from '@site/src/navigation/pageStates';
import type { ReactNode } from 'react';

export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // 404.html is the same for all addresses, so only the browser knows which address was requested.
  const state = useIsBrowser() ? pageStateOf(toPath(pathname, baseUrl)) : undefined;
  const missing = state?.kind === 'not-found' && state.error.notPrerendered === true;
  return (
    <ErrorBox
      status={404}
      message={NOT_FOUND_MESSAGE}
      near={<LateNearPages />}
      text={missing && '網址格式正確，但沒有這一頁，例如該期沒有發布。'}
    >
      {/* Fixed text, see CONFORMANCE.md: an address of a known form for which the build made no page. */}
      {missing && (
        <p className="small mute" lang="en" data-not-prerendered>
          {`The route ${toPath(pathname, baseUrl) ?? pathname} is not pre-rendered.`}
        </p>
      )}
    </ErrorBox>
  );
}
