import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The word beside a dataset version whose format was on trial. */
export default function Beta(): ReactNode {
  return (
    <span className={styles.beta}>
      <Translate
        id="release.beta"
        description="Beside the dataset version of a period that was published while the format was on trial"
      >
        試行
      </Translate>
    </span>
  );
}

/** What that word means; stands near every place that uses it. */
export function BetaNote(): ReactNode {
  return (
    <Translate
      id="release.beta.note"
      description="Explains the word 試行 beside a dataset version"
      values={{ beta: <Beta /> }}
    >
      {'版本旁邊寫著{beta}的期別，發布時那個版本的格式還沒有定案；這和爬蟲的試行收錄是兩回事。'}
    </Translate>
  );
}
