import { createRequire } from 'node:module';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import blogPlugin, { type BlogContent, type PluginOptions } from '@docusaurus/plugin-content-blog';
import { loadCatalogue } from '../catalogue/load';
import type { PostListProps, PostProp } from './client';
import { toPostProp, toTagCounts } from './posts';

// The package exports these at run time; its types declare only the default.
const exported = createRequire(__filename)('@docusaurus/plugin-content-blog') as Record<string, unknown>;
export const validateOptions = exported['validateOptions'];

interface Lists {
  posts: PostProp[];
  tags: PostListProps['tags'];
  blog: BlogContent;
}

/** The posts that a list route shows, or undefined for a route that shows none. */
function postsOf(route: RouteConfig, { posts, blog }: Lists): PostProp[] | undefined {
  const props = (route.props ?? {}) as { tag?: { permalink: string }; archive?: unknown };
  if (!props.archive && !(route.modules && 'items' in route.modules)) return undefined;
  const tag = props.tag && Object.values(blog.blogTags).find((t) => t.permalink === props.tag?.permalink);
  const listed = blog.blogPosts.filter((p) => !p.metadata.unlisted && (!tag || tag.items.includes(p.id)));
  const permalinks = new Set(listed.map((p) => p.metadata.permalink));
  return posts.filter((p) => permalinks.has(p.permalink));
}

/**
 * A route of the blog plugin as this site needs it: lists receive what they show and not every post's whole text
 * (the plugin hands them one code chunk a post), posts receive their drawing.
 */
export function toRoute(route: RouteConfig, lists: Lists): RouteConfig {
  const { posts, tags } = lists;
  const listed = postsOf(route, lists);
  if (listed) {
    const { archive: _archive, ...props } = (route.props ?? {}) as Record<string, unknown>;
    const { items: _items, ...modules } = route.modules ?? {};
    return { ...route, modules, props: { ...props, posts: listed, tags } };
  }
  const own = posts.find((p) => p.permalink === route.path);
  if (own) return { ...route, props: { ...route.props, post: own } };
  if (route.props && 'tags' in route.props) return { ...route, props: { ...route.props, tags } };
  return route;
}

/** plugin-content-blog with slim list routes and covers; content, tags, feeds and addresses are the plugin's own. */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const base = (await blogPlugin(context, options)) as Plugin<BlogContent>;
  return {
    ...base,
    async contentLoaded({ content, actions }) {
      const catalogue = await loadCatalogue(context.siteDir);
      const posts = content.blogPosts.map((post) => toPostProp(catalogue, post));
      const lists: Lists = { posts, tags: toTagCounts(content), blog: content };
      const listed = posts.filter((_, index) => !content.blogPosts[index]?.metadata.unlisted);
      await actions.createData('newest-posts.json', listed.slice(0, 3));
      await base.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            // The only author is the project itself; a list of authors would be a page about nothing.
            if (route.component === options.blogAuthorsListComponent) return;
            actions.addRoute(toRoute(route, lists));
          },
        },
      });
    },
  };
}
