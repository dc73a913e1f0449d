import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/catalogue/client';
import { versionHref } from '@site/src/components/hrefs';
import Beta from './Beta';
import styles from './styles.module.css';

interface Props {
  data: Pick<ReleaseProp, 'version' | 'beta'>;
}

/** The dataset version of a period in words, linking to its page. */
export default function VersionOf({ data: { version, beta } }: Props): ReactNode {
  return (
    <>
      <Translate
        id="release.version"
        description="Dataset version of a period; {version} links to its page"
        values={{
          version: (
            <Link className={styles.version ?? ''} to={versionHref(version)}>
              {version}
            </Link>
          ),
        }}
      >
        {'版本{version}'}
      </Translate>
      {beta && <Beta />}
    </>
  );
}
