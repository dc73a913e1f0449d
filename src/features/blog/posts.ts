import posts from '@generated/content-db/default/posts.json';
import type { PostEntry } from '@site/plugins/content-db/client';

/** The posts at these paths, in their order; a path without a post is left out. */
export function postsAt(paths: readonly (string | null | undefined)[]): PostEntry[] {
  return paths.flatMap((path) => posts.find((post) => post.path === path) ?? []);
}
