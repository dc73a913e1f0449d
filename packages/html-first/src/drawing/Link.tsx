import siteConfig from '@generated/docusaurus.config';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** Docusaurus' link as browsers draw it: packages/html-first/src/navigation/links.ts follows it and loads its page ahead, as of all links. */
export default function Link({ to, href, children, ...props }: Props): ReactNode {
  const target = to ?? href ?? '';
  const { baseUrl } = siteConfig;
  const address = target.startsWith('/') && !target.startsWith(baseUrl) ? baseUrl + target.slice(1) : target;
  const isForeign = target !== '' && !isInternalUrl(target);
  return (
    <a href={address} {...(isForeign && { target: '_blank', rel: 'noopener noreferrer' })} {...props}>
      {children}
    </a>
  );
}
