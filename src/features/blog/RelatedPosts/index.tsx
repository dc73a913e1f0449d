import PostArchive from '@site/src/features/blog/PostArchive';
import type { PostEntry } from '@site/plugins/content-db/client';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

const RELATED = 3;

/** The posts before and after one. @param posts newest first */
export function findNeighbours(posts: readonly PostEntry[], path: string) {
  const at = posts.findIndex((post) => post.path === path);
  return { newer: posts[at - 1], older: at < 0 ? undefined : posts[at + 1] };
}

/** Posts that share the most tags with one; of equals those nearest in time, then in the order of the list. */
export function listRelated(posts: readonly PostEntry[], path: string): PostEntry[] {
  const post = posts.find((known) => known.path === path);
  if (!post) return [];
  const countShared = (other: PostEntry) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const measure = (other: PostEntry) => Math.abs(Date.parse(other.date) - Date.parse(post.date));
  return posts
    .filter((other) => other !== post && countShared(other) > 0)
    .sort((a, b) => countShared(b) - countShared(a) || measure(a) - measure(b))
    .slice(0, RELATED);
}

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
