import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The words beside the dataset version of a period that was published as a beta of its format. */
export default function Beta(): ReactNode {
  return (
    <span className={styles.beta}>
      <Translate
        id="release.beta"
        description="Beside the dataset version of a period that was published as a beta of its format"
      >
        測試版格式
      </Translate>
    </span>
  );
}

/** What those words mean; stands near every place that uses them. */
export function BetaNote(): ReactNode {
  return (
    <Translate
      id="release.beta.note"
      description="Explains the words 測試版格式 beside a dataset version"
      values={{ beta: <Beta /> }}
    >
      {'版本旁邊標示{beta}的期別，是以測試版發布的。'}
    </Translate>
  );
}
