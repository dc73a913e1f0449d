import { useEffect, useRef, type ReactNode } from 'react';
import { startHint } from './startHint';
import styles from './styles.module.css';

export default function Hint(): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  // While the site is edited React draws all of a page, and some pages always.
  useEffect(() => {
    const island = place.current?.parentElement;
    return island ? startHint(island, () => undefined) : undefined;
  }, []);
  return (
    <p ref={place} className={styles.hint} data-scrolls={false}>
      表格可左右捲動
    </p>
  );
}
