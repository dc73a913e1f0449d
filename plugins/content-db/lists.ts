import type { ContentDatabase, ContentDocument } from 'content-database';
import { ascending, descending } from 'd3-array';
import type { PostEntry, TagLists } from './client';

function toEntry({ facts, ...document }: ContentDocument): PostEntry {
  const { title, description, date, tags, path, slug } = document;
  const dateNote = typeof facts['dateNote'] === 'string' ? facts['dateNote'] : undefined;
  return { title, description, date, tags, path, slug, dateNote };
}

/** Newest first, those of one day by address. */
export function toPostLists({ documents }: ContentDatabase): { posts: PostEntry[]; tags: TagLists } {
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
