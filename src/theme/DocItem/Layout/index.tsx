/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Layout
 * Kind: ejected, rewritten
 * Why: Article with crumbs, notice of the version, contents list and the versions before and after; no tags, edit link or Infima grid.
 */
import { useDoc, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import Crumbs from '@site/src/lib/ui/Crumbs';
import PagePair from '@site/src/lib/ui/PagePair';
import Toc from '@site/src/lib/ui/Toc';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import '@site/src/lib/ui/prose.css';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { Props } from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

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
      label={translate({ id: 'theme.docs.paginator.navAriaLabel' })}
      previous={end(index + 1, translate({ id: 'theme.docs.paginator.previous' }))}
      next={end(index - 1, translate({ id: 'theme.docs.paginator.next' }))}
    />
  );
}

export default function DocItemLayout({ children }: Props): ReactNode {
  const { toc, metadata } = useDoc();
  const { label } = useDocsVersion();
  return (
    <article className={styles.layout}>
      <Toc toc={toc} />
      <Crumbs parents={crumbsTo(PAGE.about)} current={label} />
      <div className="markdown">
        <h1>{metadata.title}</h1>
        <DocVersionBanner />
        <MDXContent>{children}</MDXContent>
      </div>
      <p className="small mute">本頁說明與資料一樣以CC0釋出。</p>
      <VersionPair />
    </article>
  );
}
