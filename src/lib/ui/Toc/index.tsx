import TOCItems from '@theme/TOCItems';
import { useId, type ComponentProps, type ReactNode } from 'react';
import Marker from './island';
import { LINK } from './names';
import styles from './styles.module.css';

const TITLE = '本頁目次';

interface Props {
  toc: ComponentProps<typeof TOCItems>['toc'];
}

/** Contents of a page; the section in view is marked. On narrow screens they are folded into a bar that stays in sight. */
export default function Toc({ toc }: Props): ReactNode {
  const id = useId();
  if (toc.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby={id}>
      <p id={id} className="small mute">
        {TITLE}
      </p>
      {/* It holds no more than its line, so that what it folds can stand open on wide screens in every browser. */}
      <details>
        <summary className="keyed arrow">{TITLE}</summary>
      </details>
      <a href="#top">回頁首</a>
      <TOCItems toc={toc} className={styles.list ?? ''} linkClassName={LINK} />
      <Marker />
    </nav>
  );
}
