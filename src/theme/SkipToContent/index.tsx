/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/SkipToContent
 * Kind: ejected, written anew
 * Why: Own style without Infima's variables. The original takes the focus away on every new address, also from a field whose query went into it; and not at all where the new page brings a layout of its own, which is nearly everywhere.
 */
import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

const LABEL = '跳到主要內容';

/** Path of the page on screen. Not in the component: most pages bring a layout, and with it a link, of their own. */
let shown: string | undefined;

/** Gives an element the focus that otherwise takes none. */
function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

/** First stop of the Tab key: leads past the header. After a link to another page the Tab key begins here again. */
export default function SkipToContent(): ReactNode {
  const container = useRef<HTMLElement>(null);
  const history = useHistory();
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const other = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (other && !hash && history.action === 'PUSH') focusOnce(container.current);
  }, [history, pathname, hash]);

  return (
    <section ref={container} aria-label={LABEL}>
      {/* the address is for browsers without scripts */}
      <a
        className={styles.skip}
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          event.preventDefault();
          focusOnce(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
        }}
      >
        {LABEL}
      </a>
    </section>
  );
}
