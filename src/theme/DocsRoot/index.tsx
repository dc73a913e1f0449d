/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocsRoot
 * Kind: wrapped
 * Why: an address below the docs that belongs to no version (/about-data-set/9.9/) would stay blank; it is a 404.
 */
import { matchPath, useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';
import type { ReactNode } from 'react';

export default function DocsRootWrapper(props: Props): ReactNode {
  const { pathname } = useLocation();
  const known = props.route?.routes?.some(({ path, exact }) =>
    matchPath(pathname, { path, ...(exact === undefined ? {} : { exact }) }),
  );
  return known ? <DocsRoot {...props} /> : <NotFound />;
}
