import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/pages/client';
import { versionPage } from '@site/src/domain/addresses/pages';
import Beta from './Beta';
import styles from './styles.module.css';

interface Props {
  data: Pick<ReleaseProp, 'version' | 'beta'>;
}

/** The dataset version of a period in words, linking to its page. */
export default function VersionOf({ data: { version, beta } }: Props): ReactNode {
  return (
    <>
      版本
      <Link className={styles.version ?? ''} to={versionPage(version)}>
        {version}
      </Link>
      {beta && <Beta />}
    </>
  );
}
