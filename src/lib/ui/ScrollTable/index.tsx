import { island } from '@site/src/lib/ui/island';
import { useEffect, useRef, type ReactNode } from 'react';
import { startHint } from './startHint';
import styles from './styles.module.css';

function Hint(): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  // While the site is edited React draws all of a page, and some pages always.
  useEffect(() => {
    const box = place.current?.parentElement;
    return box ? startHint(box, () => undefined) : undefined;
  }, []);
  return (
    <p ref={place} className={styles.hint} data-scrolls={false}>
      表格可左右捲動
    </p>
  );
}

const HintIsland = island('scroll-hint', Hint);

interface Props {
  label: string;
  children: ReactNode;
}

/** A frame for a wide table: it scrolls inside itself, can be focused, and says that it scrolls. */
export default function ScrollTable({ label, children }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <div className="scroll" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      <HintIsland />
    </div>
  );
}
