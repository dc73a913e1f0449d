import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { Catalogue } from 'rental-data';
import { sitePath } from '../content-db/collect';
import type { PostExtras, TagCountProp } from './client';
import type { Cover } from 'chart-geometry/cover';
import { toCover } from './cover';

/** The drawing of a post. @throws Error when its cover is wrong */
function makeCover(catalogue: Catalogue, { metadata }: BlogPost): Cover {
  const file = metadata.source.replace('@site/', '');
  const { cover }: Record<string, unknown> = metadata.frontMatter;
  return toCover(catalogue, cover, metadata.date.toISOString().slice(0, 10), file);
}

/** A post with its drawing in the metadata that its page receives. @throws as {@link makeCover} does */
export function withCover<Post extends BlogPost>(
  catalogue: Catalogue,
  post: Post,
): Post & { metadata: PostExtras } {
  return { ...post, metadata: { ...post.metadata, cover: makeCover(catalogue, post) } };
}

/** The drawings of posts by their path. @throws as {@link makeCover} does */
export const makeCovers = (
  catalogue: Catalogue,
  posts: readonly BlogPost[],
  baseUrl: string,
): Record<string, Cover> =>
  Object.fromEntries(
    posts.map((post) => [sitePath(post.metadata.permalink, baseUrl), makeCover(catalogue, post)]),
  );

export function toTagCounts(content: Pick<BlogContent, 'blogTags'>): TagCountProp[] {
  return Object.values(content.blogTags)
    .filter((tag) => !tag.unlisted)
    .map((tag) => ({
      label: tag.label,
      permalink: tag.permalink,
      ...(tag.description && { description: tag.description }),
      count: tag.items.length,
    }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'zh-Hant'));
}
