import PostArchive from '@site/src/features/blog/PostArchive';
import type { PostLine } from '@site/plugins/content-db/client';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function RelatedPosts({ posts }: { posts: readonly PostLine[] }): ReactNode {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id} className="t26 mb3">
        相關文章
      </h2>
      <PostArchive posts={[...posts].sort((a, b) => b.date.localeCompare(a.date))} level={3} />
    </section>
  );
}
