import { translate } from '@docusaurus/Translate';
import { island } from '@site/src/lib/ui/island';
import TOCItems from '@theme/TOCItems';
import { useEffect, useId, type ComponentProps, type ReactNode } from 'react';
import { LINK, startMarker } from './marker';
import styles from './styles.module.css';

/** While the site is edited React draws all of a page. */
function Marker(): null {
  useEffect(() => startMarker(document.body, () => undefined), []);
  return null;
}

const MarkerIsland = island('toc-marker', Marker);

interface Props {
  toc: ComponentProps<typeof TOCItems>['toc'];
}

/** Contents of a page; the section in view is marked. On narrow screens they are folded into a bar that stays in sight. */
export default function Toc({ toc }: Props): ReactNode {
  const id = useId();
  if (toc.length === 0) return null;
  const title = translate({ id: 'theme.TOCCollapsible.toggleButtonLabel' });
  return (
    <nav className={styles.toc} aria-labelledby={id}>
      <p id={id} className="small mute">
        {title}
      </p>
      {/* It holds no more than its line, so that what it folds can stand open on wide screens in every browser. */}
      <details>
        <summary className="keyed arrow">{title}</summary>
      </details>
      <a href="#top">回頁首</a>
      <TOCItems toc={toc} className={styles.list ?? ''} linkClassName={LINK} />
      <MarkerIsland />
    </nav>
  );
}
