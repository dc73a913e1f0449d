import { island } from '@site/src/lib/ui/island';
import { useEffect, useRef, type ReactNode } from 'react';
import { startSharing } from './share';
import styles from './styles.module.css';

function Share(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // While the site is edited React draws all of a page.
  useEffect(() => {
    const place = button.current?.parentElement;
    return place ? startSharing(place, () => undefined) : undefined;
  }, []);
  return (
    <button ref={button} type="button" className={styles.share} hidden>
      分享
    </button>
  );
}

/** Hands the page to the programs of a phone; it is not shown where there is no such way. */
export default island('share-button', Share);
