import TOCItems from '@theme/TOCItems';
import { useId, type ComponentProps, type ReactNode } from 'react';
import Marker from './island';
import { LINK } from './names';
import styles from './styles.module.css';

interface Props {
  toc: ComponentProps<typeof TOCItems>['toc'];
}

/** Contents of a page; the section in view is marked. */
export default function Toc({ toc }: Props): ReactNode {
  const id = useId();
  if (toc.length === 0) return null;
  return (
    <nav className={styles.toc} aria-labelledby={id}>
      <p id={id} className="small mute">
        本頁目次
      </p>
      <TOCItems toc={toc} className={styles.list ?? ''} linkClassName={LINK} />
      <Marker />
    </nav>
  );
}
