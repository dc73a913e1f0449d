/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage
 * Kind: ejected
 * Why: Head of the post with its drawing, contents list beside the text, neighbours; metadata and structured data are the original's.
 */
import Translate, { translate } from '@docusaurus/Translate';
import { BlogPostProvider, useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import type { PostProp } from '@site/plugins/blog/client';
import BlogTagList from '@site/src/components/BlogTagList';
import Crumbs from '@site/src/components/Crumbs';
import { blogParent } from '@site/src/components/Crumbs/parents';
import PagePair from '@site/src/components/PagePair';
import PostCover from '@site/src/components/PostCover';
import Toc from '@site/src/components/Toc';
import { dateWords } from '@site/src/domain/format';
import BlogLayout from '@theme/BlogLayout';
import type { Props as ThemeProps } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends ThemeProps {
  /** this post as lists show it, from plugins/blog */
  post: PostProp;
}

function PostHead({ post }: Pick<Props, 'post'>): ReactNode {
  const { metadata } = useBlogPost();
  const author = metadata.authors[0];
  return (
    <header className={styles.head}>
      <div>
        <Crumbs parents={[blogParent()]} current={post.date.slice(0, 4)} />
        <h1>{post.title}</h1>
        <p className={styles.lead}>{post.description}</p>
        <p className={styles.byline}>
          <time dateTime={post.date}>{dateWords(post.date)}</time>
          {author && <span>{author.name}</span>}
        </p>
        <BlogTagList tags={post.tags} />
      </div>
      <PostCover cover={post.cover} />
    </header>
  );
}

function Neighbours(): ReactNode {
  const { nextItem, prevItem } = useBlogPost().metadata;
  const end = (item: typeof nextItem, kicker: string) =>
    item ? { to: item.permalink, kicker, title: item.title } : undefined;
  return (
    <PagePair
      label={translate({
        id: 'post.pair',
        message: '前後篇',
        description: 'Name of the links to neighbouring posts',
      })}
      // The plugin's "next" is the older one, its lists are newest first.
      previous={end(
        nextItem,
        translate({
          id: 'post.previous',
          message: '前一篇',
          description: 'Above the link to the older post',
        }),
      )}
      next={end(
        prevItem,
        translate({ id: 'post.next', message: '後一篇', description: 'Above the link to the newer post' }),
      )}
    />
  );
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

export default function BlogPostPage({ content: Content, post }: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <BlogLayout>
        <article>
          <PostHead post={post} />
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
      </BlogLayout>
    </BlogPostProvider>
  );
}
