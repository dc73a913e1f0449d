/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/SkipToContent
 * Kind: ejected, rewritten
 * Why: Own style without Infima's variables. The original moves the focus on every new address, even from a field that only changed the query; and it does not move the focus where the new page has its own layout, which nearly all pages have.
 */
import { useEnglish } from '@english-frame';
import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Path of the page on screen. It is kept outside of the component, because most pages mount a new layout with a new skip link. */
let shown: string | undefined;

/** Focuses an element that is not focusable otherwise. */
function focusOnce(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

/** First Tab stop: skips the header. After a change of page, Tab starts here again. */
export default function SkipToContent(): ReactNode {
  const label = useEnglish() ? 'Skip to main content' : '跳到主要內容';
  const container = useRef<HTMLElement>(null);
  const history = useHistory();
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const other = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (other && !hash && history.action === 'PUSH') focusOnce(container.current);
  }, [history, pathname, hash]);

  return (
    <section ref={container} id="top" aria-label={label}>
      {/* the href works without scripts */}
      <a
        className={styles.skip}
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          event.preventDefault();
          focusOnce(document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId));
        }}
      >
        {label}
      </a>
    </section>
  );
}
