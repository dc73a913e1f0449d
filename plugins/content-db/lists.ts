/** Everything that pages list of the posts. Pure. */
import { ascending, descending } from 'd3-array';
import type { ContentDatabase, ContentDocument } from '../../src/domain/content/types';
import type { PostEntry, PostLine, PostPageData, TagLists } from './client';

/** How many related posts a post names. */
const RELATED = 3;

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
  ...(typeof dateNote === 'string' ? { dateNote } : {}),
});

const toLine = ({ slug: _slug, description: _description, ...line }: PostEntry): PostLine => line;

const named = (post: PostEntry | undefined) => post && { path: post.path, title: post.title };

/** Posts that share the most tags with one; of equals those nearest in time, then in the order of the list. */
function relatedTo(post: PostEntry, posts: readonly PostEntry[]): PostLine[] {
  const shared = (other: PostEntry) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const distance = (other: PostEntry) => Math.abs(Date.parse(other.date) - Date.parse(post.date));
  return posts
    .filter((other) => other.path !== post.path && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, RELATED)
    .map(toLine);
}

interface PostLists {
  /** newest first; posts of one day by address, so that the order is the same everywhere */
  posts: PostEntry[];
  tags: TagLists;
  /** by path of the post */
  pages: Record<string, PostPageData>;
}

/** The posts themselves, the posts of each tag, the neighbours of each post and what is related to it. */
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
    pages: Object.fromEntries(
      posts.map((post, index): [string, PostPageData] => [
        post.path,
        {
          newer: named(posts[index - 1]) ?? null,
          older: named(posts[index + 1]) ?? null,
          related: relatedTo(post, posts),
        },
      ]),
    ),
  };
}
