/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogListPage
 * Kind: ejected, written anew
 * Why: List of the specification: newest post large, the next as cards, older ones as lines. Posts come from the content database.
 */
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { TagListProps } from '@site/plugins/blog/client';
import covers from '@generated/docusaurus-plugin-content-blog/default/covers.json';
import posts from '@generated/content-db/default/posts.json';
import BlogPostList from '@site/src/components/BlogPostList';
import BlogTagList, { toTags } from '@site/src/components/BlogTagList';
import PageHead from '@site/src/components/PageHead';
import PostArchive from '@site/src/components/PostArchive';
import PostCover from '@site/src/components/PostCover';
import PostDate from '@site/src/components/PostDate';
import SectionHead from '@site/src/components/SectionHead';
import { tagHref } from '@site/src/components/hrefs';
import { ORIGINAL_COVER_TAG } from '@site/src/domain/postTags';
import BlogLayout from '@theme/BlogLayout';
import type { Props as ThemeProps } from '@theme/BlogListPage';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How many posts follow the newest as cards. */
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
          <Link to="/blog/post/">
            <Translate
              id="blog.all"
              description="Link to the index of all posts; {count} is their number"
              values={{ count: posts.length }}
            >
              {'全部{count}篇'}
            </Translate>
          </Link>
        </p>
        <BlogTagList tags={tags} className={styles.tags ?? ''} />
      </PageHead>
      {first && (
        <article className={styles.first}>
          <PostCover cover={covers[first.path]} />
          <div>
            <PostDate date={first.date} note={first.dateNote} className="small mute" />
            <h2>
              <Link to={first.path}>{first.title}</Link>
            </h2>
            <p>{first.description}</p>
            <BlogTagList tags={toTags(first.tags)} className={styles.tags ?? ''} />
          </div>
        </article>
      )}
      <BlogPostList posts={rest.slice(0, CARDS)} covers={covers} />
      {older.length > 0 && (
        <section className={styles.older}>
          <SectionHead
            id="older"
            title={translate({
              id: 'blog.older',
              message: '更早的文章',
              description: 'Title of the list of older posts',
            })}
          >
            <p>
              <Translate
                id="blog.covers"
                description="Where the drawings on the cards come from; {tag} links to the posts whose original covers were made with AI"
                values={{
                  tag: (
                    <Link to={tagHref(ORIGINAL_COVER_TAG)}>
                      <Translate id="blog.covers.tag" description="Link in the sentence on the drawings">
                        原公告封面由AI生成的文章
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {'卡片上的圖由程式依文章內容畫成，沒有沿用原公告的圖；{tag}另外列成一頁。'}
              </Translate>
            </p>
          </SectionHead>
          <PostArchive posts={older} level={3} />
        </section>
      )}
    </BlogLayout>
  );
}
