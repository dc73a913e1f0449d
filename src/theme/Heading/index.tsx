/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/Heading
 * Kind: ejected, rewritten
 * Why: The link of a heading has one name: no tooltip repeats it. The class for a sticky header is dropped, because this site has none.
 */
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import type { ReactNode } from 'react';
import '@site/src/lib/ui/anchors.css';

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The h1 is not in the table of contents, so it needs no link.
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  collectAnchor(id);
  const heading = typeof children === 'string' ? children : id;
  const name = translate<'{heading}'>({ id: 'theme.common.headingLinkTitle' }, { heading });
  return (
    <As {...props} id={id}>
      {children}
      {/* Empty, so that nothing is copied with the heading: the style sheet draws its character. */}
      <Link className="hash-link" to={`#${id}`} aria-label={name} translate="no" />
    </As>
  );
}
