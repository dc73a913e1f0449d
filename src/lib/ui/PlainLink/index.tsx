import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** The theme's Link prefetches every visible page. For pages with heavy code or many links; followed as links in HTML pages (packages/html-first/src/navigation/links.ts). */
export default function PlainLink({ to, children, ...rest }: Props): ReactNode {
  const href = useBaseUrlUtils().withBaseUrl(to);
  useBrokenLinks().collectLink(href);
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
