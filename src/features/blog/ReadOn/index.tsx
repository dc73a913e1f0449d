import posts from '@generated/content-db/default/posts.json';
import type { PostEntry } from '@site/plugins/content-db/client';
import { postPage } from '@site/src/lib/addresses/pages';
import PostArchive from '@site/src/features/blog/PostArchive';
import { findNeighbours, listRelated } from '@site/src/features/blog/postTags';
import { usePathParts } from '@site/src/features/site/usePathParts';
import PagePair from '@site/src/lib/ui/PagePair';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

function Neighbours({ path }: { path: string }): ReactNode {
  const { newer, older } = findNeighbours(posts, path);
  const end = (post: PostEntry | undefined, kicker: string) =>
    post && { to: post.path, kicker, title: post.title };
  return <PagePair label="前後篇" previous={end(older, '前一篇')} next={end(newer, '後一篇')} />;
}

function RelatedPosts({ path }: { path: string }): ReactNode {
  const id = useId();
  const related = listRelated(posts, path);
  if (related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id} className="t26 mb3">
        相關文章
      </h2>
      <PostArchive posts={[...related].sort((a, b) => b.date.localeCompare(a.date))} level={3} />
    </section>
  );
}

/** The posts that follow on the one of this page: before and after it in time, and with the same tags. */
export default function ReadOn(): ReactNode {
  const [name = ''] = usePathParts(postPage.pattern);
  const path = postPage(name);
  return (
    <>
      <Neighbours path={path} />
      <RelatedPosts path={path} />
    </>
  );
}
