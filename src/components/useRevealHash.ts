import { useLocation } from '@docusaurus/router';
import { useEffect, type RefObject } from 'react';

/**
 * Opens a closed `<details>` when the address points at it or into it. Browsers do this when a page is loaded; after
 * navigation inside the site nobody does, and an element inside a closed block cannot be scrolled to.
 * @param ref the block
 */
export default function useRevealHash(ref: RefObject<HTMLDetailsElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const details = ref.current;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    // An open block needs nothing: whoever changed the address has scrolled already.
    if (!target || !details || details.open || !details.contains(target)) return;
    details.open = true;
    target.scrollIntoView();
    // `key` differs for each navigation, so that a second click on the same link counts as well.
  }, [ref, hash, key]);
}
