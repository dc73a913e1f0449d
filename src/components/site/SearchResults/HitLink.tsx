import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** address path below the base path */
  to: string;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link of the search. The theme's Link prefetches every visible link, and each key press here shows about twenty new
 * links. This link prefetches its page on hover or focus.
 */
export default function HitLink({ to, children, ...rest }: Props): ReactNode {
  const history = useHistory();
  const href = useBaseUrlUtils().withBaseUrl(to);
  useBrokenLinks().collectLink(href);
  return (
    <a
      {...rest}
      href={href}
      onMouseEnter={() => void window.docusaurus.preload(href.replace(/[?#].*/, ''))}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        // A link to the current address replaces the entry in the history.
        if (history.createHref(history.location) === href) history.replace(href);
        else history.push(href);
      }}
    >
      {children}
    </a>
  );
}
