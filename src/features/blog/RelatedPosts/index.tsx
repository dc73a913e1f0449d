import PostArchive from '@site/src/features/blog/PostArchive';
import { listRelated } from '@site/src/features/blog/postTags';
import type { PostEntry } from '@site/plugins/content-db/client';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  posts: readonly PostEntry[];
  path: string;
}

export default function RelatedPosts({ posts, path }: Props): ReactNode {
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
