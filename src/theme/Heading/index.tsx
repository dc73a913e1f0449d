/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/Heading
 * Kind: ejected, rewritten
 * Why: The link of a heading has one name: no tooltip repeats it. The class for a sticky header is dropped, because this site has none.
 */
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import type { ReactNode } from 'react';

/** An invisible space: the style sheet draws the character of the link. */
const NO_WIDTH = '\u200b';

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The h1 is not in the table of contents, so it needs no link.
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
