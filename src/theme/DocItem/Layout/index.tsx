/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Layout
 * Kind: ejected, written anew
 * Why: Article with crumbs, notice of the version, contents list and the versions before and after; no tags, edit link or Infima grid.
 */
import Translate, { translate } from '@docusaurus/Translate';
import { useDoc, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import Crumbs from '@site/src/components/Crumbs';
import PagePair from '@site/src/components/PagePair';
import Toc from '@site/src/components/Toc';
import DocItemContent from '@theme/DocItem/Content';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Neighbouring dataset versions; the list is newest first. */
function VersionPair(): ReactNode {
  const versions = useVersions(undefined);
  const { version } = useDocsVersion();
  const index = versions.findIndex((v) => v.name === version);
  const end = (at: number, kicker: string) => {
    const found = versions[at];
    return found ? { to: `${found.path}/`, kicker, title: found.label } : undefined;
  };
  return (
    <PagePair
      label={translate({
        id: 'docs.pair',
        message: '前後版本',
        description: 'Name of the links to neighbouring versions',
      })}
      previous={end(
        index + 1,
        translate({
          id: 'docs.previous',
          message: '前一個版本',
          description: 'Above the link to the version before',
        }),
      )}
      next={end(
        index - 1,
        translate({
          id: 'docs.next',
          message: '後一個版本',
          description: 'Above the link to the version after',
        }),
      )}
    />
  );
}

export default function DocItemLayout({ children }: Props): ReactNode {
  const { toc } = useDoc();
  const { label } = useDocsVersion();
  return (
    <div className={styles.layout}>
      {/* ahead of the text, as it stands where there is one column */}
      <div className={styles.toc}>
        <Toc toc={toc} />
      </div>
      <article className={styles.article}>
        <Crumbs
          parents={[
            {
              to: '/about-data-set/',
              label: translate({
                id: 'docs.parent',
                message: '關於資料集',
                description: 'Crumb of the overview of versions',
              }),
            },
          ]}
          current={label}
        />
        <DocItemContent>
          <DocVersionBanner />
          {children}
        </DocItemContent>
        <p className="small mute">
          <Translate id="docs.licence" description="Licence of the description pages">
            本頁說明與資料一樣以CC0釋出。
          </Translate>
        </p>
        <VersionPair />
      </article>
    </div>
  );
}
