/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogArchivePage
 * Kind: ejected, rewritten
 * Why: /blog/post: index of all posts by year. Posts come from the content database.
 */
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { TagListProps } from '@site/plugins/blog/client';
import posts from '@generated/content-db/default/posts.json';
import BlogTagList from '@theme/BlogTagList';
import Crumbs from '@site/src/lib/ui/Crumbs';
import PageHead from '@site/src/lib/ui/PageHead';
import PostArchive from '@site/src/features/blog/PostArchive';
import BlogLayout from '@theme/BlogLayout';
import type { ReactNode } from 'react';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';

export default function BlogArchivePage({ tags }: TagListProps): ReactNode {
  const title = translate({ id: 'theme.blog.archive.title' });
  return (
    <BlogLayout>
      <PageMetadata title={title} description={translate({ id: 'theme.blog.archive.description' })} />
      <Crumbs place="above" parents={crumbsTo(PAGE.blog)} current={title} />
      <PageHead title={title}>
        <p>共{posts.length}篇，由新到舊。也可以按標籤看：</p>
        <BlogTagList tags={tags} />
      </PageHead>
      <PostArchive posts={posts} />
    </BlogLayout>
  );
}
