import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { versionPage } from '@site/src/lib/addresses/pages';
import type { Release } from 'rental-data';
import Beta from './Beta';
import styles from './styles.module.css';

interface Props {
  release: Pick<Release, 'version' | 'beta'>;
}

export default function ReleaseVersion({ release: { version, beta } }: Props): ReactNode {
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
