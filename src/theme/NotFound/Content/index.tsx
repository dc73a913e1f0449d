/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content
 * Kind: ejected, rewritten
 * Why: The 404 page: Chinese first, then the fixed English message and link (see CONFORMANCE.md), a search, and other pages.
 */
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ErrorBox from '@site/src/shell/ErrorBox';
import { Near, Search } from '@site/src/shell/ErrorBox/Help';
import { filePage } from '@site/src/lib/addresses/pages';
import { periodWords, setNamed, VARIANT_NAME } from 'rental-data';
import { decoded, NOT_FOUND, type PageError, toPath, matchParameters } from 'html-first/client';
import type { Props } from '@theme/NotFound/Content';
import type { ReactNode } from 'react';

/** The words of an address, for a search. */
const toSearchWords = (path: string): string =>
  decoded(path)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** @param name of the set that the address names @param missing whether the list of all pages lacks it; before, the page may be missing from the host only */
function explainMissing(name: string | undefined, missing: boolean): string {
  if (name === undefined) return '網址可能打錯了，或者這一頁已經不在。';
  // A set of a month after the record may be published by now.
  return missing ? `網址沒有寫錯，但本站沒有${name}。` : `找不到${name}的頁面。`;
}

declare module '@theme/NotFound/Content' {
  export interface Props {
    /** what the life cycle found; while pages are prerendered there is none */
    readonly error?: PageError;
  }
}

export default function NotFoundContent({ error }: Props): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // 404.html is the same for all addresses, so only the browser knows which address was requested.
  const path = useIsBrowser() ? (toPath(pathname, baseUrl) ?? pathname) : '';
  const missing = path !== '' && error?.notPrerendered === true;
  const [period = '', variant = ''] = matchParameters(filePage.pattern, path) ?? [];
  const set = setNamed(period, variant);
  const name = set && `${periodWords(set.period)}${VARIANT_NAME[set.variant]}`;
  return (
    <ErrorBox
      status={404}
      message={NOT_FOUND}
      near={path && <Near key={path} set={set} />}
      text={explainMissing(name, missing)}
      search={<Search words={name ?? toSearchWords(path)} />}
    >
      {/* Fixed text, see CONFORMANCE.md: an address of a known form for which the build made no page. */}
      {missing && (
        <p className="small mute mt4" lang="en" data-not-prerendered>
          {`The route ${path} is not pre-rendered.`}
        </p>
      )}
    </ErrorBox>
  );
}
