/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage
 * Kind: ejected
 * Why: Head of the post with its drawing, contents list beside the text, neighbours; metadata and structured data are the original's, but for one tag a tag, and JSON that no title can end.
 */
import Head from '@docusaurus/Head';
import {
  BlogPostProvider,
  useBlogPost,
  useBlogPostStructuredData,
} from '@docusaurus/plugin-content-blog/client';
import { blogPostContainerID } from '@docusaurus/utils-common';
import type { DateNote, PostExtras } from '@site/plugins/blog/client';
import BlogTagList, { toTags } from '@theme/BlogTagList';
import CommentWidget from '@theme/CommentWidget';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import PostCover from '@site/src/features/blog/PostCover';
import PostDate from '@site/src/features/blog/PostDate';
import ReadOn from '@site/src/features/blog/ReadOn';
import Toc from '@site/src/lib/ui/Toc';
import { toScriptJson } from 'html-first/client';
import '@site/src/lib/ui/prose.css';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function PostHead(): ReactNode {
  const { metadata } = useBlogPost();
  const { title, date, tags, authors, frontMatter } = metadata;
  const { cover } = metadata as typeof metadata & PostExtras;
  const { date_note: note } = frontMatter as DateNote;
  const day = date.slice(0, 10);
  const author = authors[0];
  return (
    <header className={styles.head}>
      <div>
        <Crumbs parents={crumbsTo(PAGE.blog)} current={day.slice(0, 4)} />
        <h1>{title}</h1>
        <p className={styles.byline}>
          <PostDate date={day} note={note} />
          {author && <span>{author.name}</span>}
        </p>
        <BlogTagList tags={toTags(tags.map((tag) => tag.label))} />
      </div>
      <PostCover cover={cover} />
    </header>
  );
}

function PostBody({ children }: { children: ReactNode }): ReactNode {
  const { toc } = useBlogPost();
  return (
    <div className={toc.length > 0 ? styles.withToc : undefined}>
      <Toc toc={[...toc]} />
      <div id={blogPostContainerID} className={`markdown ${styles.text}`}>
        <MDXContent>{children}</MDXContent>
      </div>
    </div>
  );
}

/** The original's metadata joins all tags with commas, as one tag; what comes later takes its place. */
function TagMetadata(): ReactNode {
  const { tags } = useBlogPost().metadata;
  return (
    <Head>
      {tags.map(({ label }) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
    </Head>
  );
}

/** The original's component does not escape the JSON, so a title that contains `</script>` would end the element. */
function StructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{toScriptJson(data)}</script>
    </Head>
  );
}

export default function BlogPostPage({ content: Content }: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <BlogPostPageMetadata />
      <TagMetadata />
      <StructuredData />
      <BlogLayout>
        <article>
          <PostHead />
          <PostBody>
            <Content />
          </PostBody>
        </article>
        <p className="small mute mt6">本文以CC BY 4.0授權。</p>
        <ReadOn />
        <CommentWidget />
      </BlogLayout>
    </BlogPostProvider>
  );
}
