/** Everything that pages list of the posts. Pure. */
import { ascending, descending } from 'd3-array';
import type { ContentDatabase, ContentDocument } from '../../src/lib/content/rules/types';
import type { PostEntry, TagLists } from './client';

const toEntry = ({
  title,
  description,
  date,
  tags,
  path,
  slug,
  facts: { dateNote },
}: ContentDocument): PostEntry => ({
  title,
  description,
  date,
  tags,
  path,
  slug,
  dateNote: typeof dateNote === 'string' ? dateNote : undefined,
});

interface PostLists {
  /** newest first; posts of one day by address, so that the order is the same everywhere */
  posts: PostEntry[];
  tags: TagLists;
}

/** The posts themselves, and the posts of each tag. */
export function toPostLists({ documents }: ContentDatabase): PostLists {
  const posts = documents
    .filter(({ collection }) => collection === 'posts')
    .sort((a, b) => descending(a.date, b.date) || ascending(a.path, b.path))
    .map(toEntry);
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  return {
    posts,
    tags: Object.fromEntries(
      tags.map((tag) => [tag, posts.filter((post) => post.tags.includes(tag)).map(({ path }) => path)]),
    ),
  };
}
