import type { PostEntry } from '@site/plugins/content-db/client';

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
