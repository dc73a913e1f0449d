/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogTagsPostsPage
 * Kind: ejected, rewritten
 * Why: /blog/tag/{tag}: its posts newest first, and the other tags. Posts come from the content database.
 */
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { TagListProps } from '@site/plugins/blog/client';
import covers from '@generated/docusaurus-plugin-content-blog/default/covers.json';
import allPosts from '@generated/content-db/default/posts.json';
import tagLists from '@generated/content-db/default/tag-lists.json';
import BlogPostList from '@theme/BlogPostList';
import BlogTagList from '@theme/BlogTagList';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import PageHead from '@site/src/lib/ui/PageHead';
import SectionHead from '@site/src/lib/ui/SectionHead';
import BlogLayout from '@theme/BlogLayout';
import type { Props as ThemeProps } from '@theme/BlogTagsPostsPage';
import type { ReactNode } from 'react';

type Props = Pick<ThemeProps, 'tag'> & TagListProps;

export default function BlogTagsPostsPage({ tag, tags }: Props): ReactNode {
  const paths = tagLists[tag.label] ?? [];
  const posts = paths.flatMap((path) => allPosts.find((post) => post.path === path) ?? []);
  // The prefix is needed because a tag may have the name of a page, such as 資料品質.
  const title = translate<'{tagName}'>({ id: 'theme.blog.tagTitle' }, { tagName: tag.label });
  return (
    <BlogLayout>
      <PageMetadata title={title} {...(tag.description && { description: tag.description })} />
      <Crumbs place="above" parents={crumbsTo(PAGE.tags)} current={tag.label} />
      <PageHead title={title}>
        {tag.description && <p>{tag.description}</p>}
        <p className="small mute">{posts.length}篇，由新到舊</p>
      </PageHead>
      <BlogPostList posts={posts} covers={covers} />
      <section className="section">
        <SectionHead id="tags" title="其他標籤" />
        <BlogTagList tags={tags.filter((t) => t.permalink !== tag.permalink)} />
      </section>
    </BlogLayout>
  );
}
