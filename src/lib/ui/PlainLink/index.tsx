import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** address path below the base path */
  to: string;
}

/**
 * A link whose page does not come before it is pointed at. The theme's Link prefetches the code of every visible link's page, and
 * watches each for it; pages that have heavy code of their own, or many links, have this one. It is followed and loads its page
 * ahead as links in HTML pages do (src/runtime/navigation/links.ts).
 */
export default function PlainLink({ to, children, ...rest }: Props): ReactNode {
  const href = useBaseUrlUtils().withBaseUrl(to);
  useBrokenLinks().collectLink(href);
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
