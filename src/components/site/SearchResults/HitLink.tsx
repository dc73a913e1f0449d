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
 * A link of the search. Not the theme's Link: that one fetches every page whose link comes into view, and here
 * twenty other links come into view with every key. This one prepares a page when its link is pointed at.
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
        // The same address again makes no new entry in the history.
        if (history.createHref(history.location) === href) history.replace(href);
        else history.push(href);
      }}
    >
      {children}
    </a>
  );
}
