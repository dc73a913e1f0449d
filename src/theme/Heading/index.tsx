/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/Heading
 * Kind: ejected, written anew
 * Why: A heading's link is named once; no class for a sticky header that there is not, no tooltip beside the name.
 */
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import type { ReactNode } from 'react';

/** A space that nothing shows: the sign of the link is drawn by the style sheet. */
const NO_WIDTH = '\u200b';

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The page's own heading is in no list of contents.
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  collectAnchor(id);
  const name = `「${typeof children === 'string' ? children : id}」的連結`;
  return (
    <As {...props} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={name} translate="no">
        {NO_WIDTH}
      </Link>
    </As>
  );
}
