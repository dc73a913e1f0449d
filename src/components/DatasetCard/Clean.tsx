import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/catalogue/client';
import { incidentHref } from '@site/src/components/hrefs';
import Mark from '@site/src/components/Mark';
import styles from './styles.module.css';

interface Props {
  data: Pick<ReleaseProp, 'standing'>;
}

/** Foot of a card whose period no incident of its own touches. Incidents of every period still count. */
export default function Clean({ data: { standing } }: Props): ReactNode {
  if (standing.length === 0) {
    return (
      <Mark state="ok">
        <Translate id="release.clean" description="Foot of a card whose period no incident touches">
          列完整，沒有已知事件
        </Translate>
      </Mark>
    );
  }
  return (
    <span className={styles.clean}>
      <Mark state="ok">
        <Translate id="release.complete" description="Foot of a card whose rows are complete">
          列完整
        </Translate>
      </Mark>
      {standing.map(({ id, title }) => (
        <span key={id} className="small">
          <Translate
            id="release.standing"
            description="An incident that holds for every period since its start; {link} is its title"
            values={{ link: <Link to={incidentHref(id)}>{title}</Link> }}
          >
            {'長期狀況：{link}'}
          </Translate>
        </span>
      ))}
    </span>
  );
}
