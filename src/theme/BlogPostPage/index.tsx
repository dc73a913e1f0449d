/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage
 * Kind: ejected
 * Why: Head of the post with its drawing, contents list beside the text, neighbours; metadata and structured data are the original's.
 */
import Translate, { translate } from '@docusaurus/Translate';
import { BlogPostProvider, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import lists from '@generated/content-db/default/post-lists.json';
import type { CoverProp } from '@site/plugins/blog/client';
import type { PostEntry } from '@site/plugins/content-db/client';
import BlogTagList, { toTags } from '@site/src/components/BlogTagList';
import Crumbs from '@site/src/components/Crumbs';
import { blogParent } from '@site/src/components/Crumbs/parents';
import PagePair from '@site/src/components/PagePair';
import PostCover from '@site/src/components/PostCover';
import RelatedPosts from '@site/src/components/RelatedPosts';
import Toc from '@site/src/components/Toc';
import { postsAt } from '@site/src/content/posts';
import { dateWords } from '@site/src/domain/format';
import BlogLayout from '@theme/BlogLayout';
import type { Props as ThemeProps } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends ThemeProps {
  /** this post's drawing, from plugins/blog */
  cover: CoverProp;
}

function PostHead({ cover }: Pick<Props, 'cover'>): ReactNode {
  const { title, description, date, tags, authors } = useBlogPost().metadata;
  const day = date.slice(0, 10);
  const author = authors[0];
  return (
    <header className={styles.head}>
      <div>
        <Crumbs parents={[blogParent()]} current={day.slice(0, 4)} />
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <p className={styles.byline}>
          <time dateTime={day}>{dateWords(day)}</time>
          {author && <span>{author.name}</span>}
        </p>
        <BlogTagList tags={toTags(tags.map((tag) => tag.label))} />
      </div>
      <PostCover cover={cover} />
    </header>
  );
}

/** Address of the post below the site's base path, as the content database knows it. */
function usePostPath(): string {
  const { withBaseUrl } = useBaseUrlUtils();
  const { permalink } = useBlogPost().metadata;
  return `/${permalink.slice(withBaseUrl('/').length)}`.replace(/\/?$/, '/');
}

function Neighbours(): ReactNode {
  const neighbours = lists.neighbours[usePostPath()];
  const end = (path: string | null | undefined, kicker: string) => {
    const [post] = postsAt([path]) as [PostEntry?];
    return post ? { to: post.path, kicker, title: post.title } : undefined;
  };
  return (
    <PagePair
      label={translate({
        id: 'post.pair',
        message: '前後篇',
        description: 'Name of the links to neighbouring posts',
      })}
      previous={end(
        neighbours?.older,
        translate({
          id: 'post.previous',
          message: '前一篇',
          description: 'Above the link to the older post',
        }),
      )}
      next={end(
        neighbours?.newer,
        translate({ id: 'post.next', message: '後一篇', description: 'Above the link to the newer post' }),
      )}
    />
  );
}

function Related(): ReactNode {
  return <RelatedPosts posts={postsAt(lists.related[usePostPath()] ?? [])} />;
}

function PostBody({ children }: { children: ReactNode }): ReactNode {
  const { toc } = useBlogPost();
  return (
    <div className={toc.length > 0 ? styles.withToc : styles.body}>
      <div id={blogPostContainerID} className="markdown">
        <MDXContent>{children}</MDXContent>
      </div>
      {toc.length > 0 && (
        <div className={styles.toc}>
          <Toc toc={[...toc]} />
        </div>
      )}
    </div>
  );
}

export default function BlogPostPage({ content: Content, cover }: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <BlogLayout>
        <article>
          <PostHead cover={cover} />
          <PostBody>
            <Content />
          </PostBody>
        </article>
        <p className={`small mute ${styles.licence}`}>
          <Translate id="post.licence" description="Licence of a post's text">
            本文以CC BY 4.0授權。
          </Translate>
        </p>
        <Neighbours />
        <Related />
      </BlogLayout>
    </BlogPostProvider>
  );
}
