/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogListPage
 * Kind: ejected, rewritten
 * Why: Own list: newest post large, the next ones as cards, older ones as lines. Posts come from the content database.
 */
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { TagListProps } from '@site/plugins/blog/client';
import covers from '@generated/docusaurus-plugin-content-blog/default/covers.json';
import posts from '@generated/content-db/default/posts.json';
import BlogPostList from '@theme/BlogPostList';
import BlogTagList, { toTags } from '@theme/BlogTagList';
import PageHead from '@site/src/lib/ui/PageHead';
import PostArchive from '@site/src/features/blog/PostArchive';
import PostCover from '@site/src/features/blog/PostCover';
import PostDate from '@site/src/features/blog/PostDate';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { PAGES } from '@site/src/lib/addresses/pages';
import BlogLayout from '@theme/BlogLayout';
import type { Props as ThemeProps } from '@theme/BlogListPage';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const CARDS = 6;

type Props = Pick<ThemeProps, 'metadata'> & TagListProps;

export default function BlogListPage({ metadata, tags }: Props): ReactNode {
  const [first, ...rest] = posts;
  const older = rest.slice(CARDS);
  return (
    <BlogLayout>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <PageHead title={metadata.blogTitle}>
        <p>
          {metadata.blogDescription}
          <Link to={PAGES.posts}>全部{posts.length}篇</Link>
        </p>
        <BlogTagList tags={tags} className="mt3" />
      </PageHead>
      {first && (
        <article className={styles.first}>
          <PostCover cover={covers[first.path]} />
          <div>
            <PostDate date={first.date} note={first.dateNote} className="small mute" />
            <h2 className="plain">
              <Link to={first.path}>{first.title}</Link>
            </h2>
            <p>{first.description}</p>
            <BlogTagList tags={toTags(first.tags)} className="mt3" />
          </div>
        </article>
      )}
      <BlogPostList posts={rest.slice(0, CARDS)} covers={covers} />
      {older.length > 0 && (
        <section className="section">
          <SectionHead id="older" title="更早的文章" />
          <PostArchive posts={older} level={3} />
        </section>
      )}
    </BlogLayout>
  );
}
