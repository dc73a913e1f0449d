import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** address path below the base path */
  to: string;
}

/**
 * A link of the search. The theme's Link prefetches every visible link, and each key press here shows about twenty new
 * links. This one is followed and loads its page ahead as links in HTML pages do (src/runtime/navigation/links.ts).
 */
export default function HitLink({ to, children, ...rest }: Props): ReactNode {
  const href = useBaseUrlUtils().withBaseUrl(to);
  useBrokenLinks().collectLink(href);
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
