import Link from '@docusaurus/Link';
import type { VersionProp } from '@site/plugins/pages/client';
import Fold from '@site/src/components/ui/Fold';
import { GROUP_NAME } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import { groupKey } from './group';
import styles from './styles.module.css';

interface Props {
  data: Pick<VersionProp, 'dedupKey' | 'columnList'>;
}

/** Up to this many columns are shown at once; longer lists are folded. */
const SHOWN = 20;

/** The columns that must all be equal for two listings to count as one dwelling. */
export default function DedupKey({ data }: Props): ReactNode {
  const { dedupKey, columnList } = data;
  if (dedupKey.length === 0) {
    return <p>這個版本沒有消除重複住宅，也就沒有比對欄位。</p>;
  }
  const list = (
    <dl className="smallTight">
      {groupKey(dedupKey, columnList).map(({ group, columns }) => (
        <div key={group} className={styles.group}>
          <dt>{GROUP_NAME[group]}</dt>
          {columns.map(({ header, anchor }) => (
            <dd key={anchor}>
              <Link to={`#${anchor}`}>{header}</Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
  if (dedupKey.length <= SHOWN) return list;
  return <Fold summary={<>一共比對{formatCount(dedupKey.length)}個欄位</>}>{list}</Fold>;
}
