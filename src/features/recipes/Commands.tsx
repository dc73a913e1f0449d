import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Code from '@site/src/features/snippets/Code';
import { ADDRESS_LIST, takeMonthlyCsv, type Variant } from 'rental-data';
import type { ReactNode } from 'react';

/** The list of addresses as a link: a plain one, because the router would look for a page. */
export function AddressList(): ReactNode {
  return <a href={useBaseUrl(ADDRESS_LIST)}>位址清單</a>;
}

export function MonthlyCsv({ variant }: { variant?: Variant }): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  return <Code>{takeMonthlyCsv(url + useBaseUrl(ADDRESS_LIST), variant)}</Code>;
}
