/** The tag says that the original notice had a cover made with AI. Our covers are drawn, so it is not shown beside them. */
export const ORIGINAL_COVER_TAG = '封面圖片使用 AI 生成';

export const shownTags = (names: readonly string[]): string[] =>
  names.filter((name) => name !== ORIGINAL_COVER_TAG);

const RELATED = 3;

interface Post {
  path: string;
  /** ISO date */
  date: string;
  tags: readonly string[];
}

/** The posts before and after one. @param posts newest first */
export function findNeighbours<P extends Post>(posts: readonly P[], path: string) {
  const at = posts.findIndex((post) => post.path === path);
  return { newer: posts[at - 1], older: at < 0 ? undefined : posts[at + 1] };
}

/** Posts that share the most tags with one; of equals those nearest in time, then in the order of the list. */
export function listRelated<P extends Post>(posts: readonly P[], path: string): P[] {
  const post = posts.find((known) => known.path === path);
  if (!post) return [];
  const countShared = (other: P) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const measure = (other: P) => Math.abs(Date.parse(other.date) - Date.parse(post.date));
  return posts
    .filter((other) => other !== post && countShared(other) > 0)
    .sort((a, b) => countShared(b) - countShared(a) || measure(a) - measure(b))
    .slice(0, RELATED);
}
