import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function Hint(): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const frame = place.current?.parentElement?.parentElement?.querySelector('.scroll');
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => setScrolls(frame.scrollWidth > frame.clientWidth));
    for (const element of [frame, ...frame.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={place} className={styles.hint} data-scrolls={scrolls}>
      表格可左右捲動
    </p>
  );
}
