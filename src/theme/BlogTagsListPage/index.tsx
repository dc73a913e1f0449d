/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogTagsListPage
 * Kind: ejected, rewritten
 * Why: /blog/tag: every tag with what it means and how many posts it has.
 */
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { TagCountProp } from '@site/plugins/blog/client';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import PageHead from '@site/src/lib/ui/PageHead';
import BlogLayout from '@theme/BlogLayout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  tags: TagCountProp[];
}

export default function BlogTagsListPage({ tags }: Props): ReactNode {
  const title = translate({ id: 'theme.tags.tagsPageTitle' });
  return (
    <BlogLayout>
      <PageMetadata title={title} description="部落格的所有標籤，以及每個標籤的意思與篇數。" />
      <Crumbs place="above" parents={crumbsTo(PAGE.blog)} current={title} />
      <PageHead title={title}>
        <p>一篇文章可以有好幾個標籤。數字是篇數。</p>
      </PageHead>
      <ul className={styles.list}>
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <h2 className="t26">
              <Link to={tag.permalink}>{tag.label}</Link>
            </h2>
            <b>{tag.count}</b>
            {tag.description && <p className="smallLoose mute">{tag.description}</p>}
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
