/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content
 * Kind: ejected, written anew
 * Why: The 404 page of the specification: fixed English message and link, a Chinese line and ways on.
 */
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ErrorBox, { NOT_FOUND_MESSAGE } from '@site/src/components/ErrorBox';
import { toPath } from '@site/src/navigation/path';
import { verdictOf } from '@site/src/navigation/verdicts';
import type { ReactNode } from 'react';

/** Fixed by the specification (§8): an address of a known form that the build made no page for. */
function NotPrerendered({ path }: { path: string }): ReactNode {
  return (
    <p className="small mute" data-not-prerendered>
      <span lang="en">{`The route ${path} is not pre-rendered.`}</span>{' '}
      <Translate
        id="error.notPrerendered"
        description="404 page: the address has a known form, but no such page exists"
      >
        網址的寫法沒錯，但網站沒有產生這一頁。
      </Translate>
    </p>
  );
}

export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // 404.html is one for all addresses: what this address is shows only in the browser.
  const verdict = useIsBrowser() ? verdictOf(toPath(pathname, baseUrl)) : undefined;
  const missing = verdict?.kind === 'instead' && verdict.error.notPrerendered === true;
  return (
    <ErrorBox status={404} message={NOT_FOUND_MESSAGE}>
      {missing && <NotPrerendered path={toPath(pathname, baseUrl) ?? pathname} />}
    </ErrorBox>
  );
}
