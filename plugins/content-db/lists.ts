import { createQuery } from '../../src/domain/content/query';
import type { ContentDatabase, ContentDocument } from '../../src/domain/content/types';
import type { PostEntry, PostLine, PostPageData, TagLists } from './client';

const LISTED = ['title', 'description', 'date', 'tags', 'path', 'slug', 'facts'] as const;

/** How many related posts a post names. */
const RELATED = 3;

/** Newest first; posts of one day by address, so that the order is the same everywhere. */
const newestFirst = (database: ContentDatabase) =>
  createQuery<ContentDocument>(() => Promise.resolve(database.documents))
    .where({ collection: 'posts' })
    .sortBy('date', 'desc')
    .sortBy('path');

/** Posts that share the most tags with one, of equals the nearest in time. */
async function relatedTo(database: ContentDatabase, post: PostEntry): Promise<string[]> {
  const others = await newestFirst(database)
    .where({ tags: { $containsAny: post.tags }, path: { $ne: post.path } })
    .only(['path', 'date', 'tags'])
    .fetch();
  const shared = (other: { tags: string[] }) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const distance = (other: { date: string }) => Math.abs(Date.parse(other.date) - Date.parse(post.date));
  return others
    .sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b))
    .slice(0, RELATED)
    .map(({ path }) => path);
}

type Listed = Pick<ContentDocument, (typeof LISTED)[number]>;

const toEntry = ({ facts: { dateNote }, ...post }: Listed): PostEntry =>
  typeof dateNote === 'string' ? { ...post, dateNote } : post;

const toLine = ({ slug: _slug, description: _description, ...line }: PostEntry): PostLine => line;

/** Everything that pages list of the posts. */
interface PostLists {
  /** newest first */
  posts: PostEntry[];
  tags: TagLists;
  /** by path of the post */
  pages: Record<string, PostPageData>;
}

/**
 * Everything the pages list of the posts, asked of the content database: the posts themselves, the posts of each tag,
 * the neighbours of each and what is related to it.
 */
export async function toPostLists(database: ContentDatabase): Promise<PostLists> {
  const posts = (await newestFirst(database).only(LISTED).fetch()).map(toEntry);
  const tags: TagLists = {};
  for (const tag of [...new Set(posts.flatMap((post) => post.tags))]) {
    const tagged = await newestFirst(database)
      .where({ tags: { $contains: tag } })
      .only(['path'])
      .fetch();
    tags[tag] = tagged.map(({ path }) => path);
  }
  const pages: PostLists['pages'] = {};
  for (const post of posts) {
    // The list is newest first: what stands before a post is newer.
    const [newer, older] = await newestFirst(database)
      .only(['path', 'title'])
      .surround(post.path, { before: 1, after: 1 })
      .fetch();
    const related = await relatedTo(database, post);
    pages[post.path] = {
      newer: newer ?? null,
      older: older ?? null,
      related: related.flatMap((path) => posts.filter((other) => other.path === path).map(toLine)),
    };
  }
  return { posts, tags, pages };
}
