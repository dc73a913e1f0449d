/**
 * Seam: the routes and the metadata of plugin-content-blog.
 * Relies on: `items` and `archive` on routes that list posts, `sidebar` on all, a post's metadata handed to its page as a
 * whole, `createFeedItems` called in `postBuild`, a slug that goes before the name of the file, and exports that the package's
 * types do not declare.
 * Tests: plugins/docusaurus/blog.test.ts with the package's own routes, tests/built/feeds.test.ts, tests/browser/routes.spec.ts.
 * Without it: lists load the text of every post, posts have no drawing and no neighbours, a post named by its day stops the build,
 * and feeds are JSON Feed 1.0.
 */
import path from 'node:path';
import { requireUntyped } from 'html-first';
import { writeBelow } from 'html-first/files';
import { parsePageAttributes } from 'html-first/page';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import blogPlugin, {
  type BlogContent,
  type BlogFeedItem,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type { PageAttributes } from 'html-first/client';
import { sharedCatalogue } from '../catalogue';
import { checkPosts, postName, POSTS } from '../written/pages';
import type { TagListProps } from '../blog/client';
import { toBlogFeeds } from '../blog/feeds';
import { makeCovers, toTagCounts, withCover } from '../blog/posts';

const exported = requireUntyped('@docusaurus/plugin-content-blog');

interface Lists {
  tags: TagListProps['tags'];
  /** what each post declares for the route change that leads to it, by permalink */
  attributes: ReadonlyMap<string, PageAttributes>;
  /** when each post came out, by permalink */
  days: ReadonlyMap<string, Date>;
}

const listsPosts = (route: RouteConfig): boolean =>
  Boolean((route.modules && 'items' in route.modules) || (route.props && 'archive' in route.props));

/** A route without the list of recent posts: the plugin gives it to every page of the blog, and none shows it. */
function withoutSidebar(route: RouteConfig): RouteConfig {
  if (!route.modules || !('sidebar' in route.modules)) return route;
  const { sidebar: _sidebar, ...modules } = route.modules;
  return { ...route, modules };
}

/** Lists show records of the content database, not a code chunk per post; a drawing is in its post's metadata, since a prop would be one more file per post. */
export function toRoute(given: RouteConfig, { tags, attributes, days }: Lists): RouteConfig {
  const route = withoutSidebar(given);
  if (listsPosts(route)) {
    const { archive: _archive, ...props } = (route.props ?? {}) as Record<string, unknown>;
    const { items: _items, ...modules } = route.modules ?? {};
    return { ...route, modules, props: { ...props, tags } };
  }
  const declared = attributes.get(route.path);
  // Neighbours and related posts are page data (plugins/pages); what a post itself declares comes after.
  if (declared) {
    // The site map says it.
    const lastUpdatedAt = days.get(route.path)?.getTime() ?? null;
    return { ...route, ...declared, metadata: { ...route.metadata, lastUpdatedAt } };
  }
  if (route.props && 'tags' in route.props) return { ...route, props: { ...route.props, tags } };
  return route;
}

/** Has each post stand where its file, or its slug, says: the package takes a day in a name for a part of the address. */
export function withPostAddresses(context: LoadContext): LoadContext {
  const { siteConfig, siteDir } = context;
  const { markdown } = siteConfig;
  const posts = path.join(siteDir, POSTS, path.sep);
  const parseFrontMatter: typeof markdown.parseFrontMatter = async (params) => {
    const parsed = await markdown.parseFrontMatter(params);
    if (!params.filePath.startsWith(posts)) return parsed;
    const name = postName(params.filePath, parsed.frontMatter['slug'] as string | undefined);
    return { ...parsed, frontMatter: { ...parsed.frontMatter, slug: `/post/${name}` } };
  };
  return { ...context, siteConfig: { ...siteConfig, markdown: { ...markdown, parseFrontMatter } } };
}

async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const feedItems: BlogFeedItem[] = [];
  const base = await blogPlugin(withPostAddresses(context), {
    ...options,
    feedOptions: {
      ...options.feedOptions,
      async createFeedItems({ defaultCreateFeedItems, ...posts }) {
        feedItems.push(...(await defaultCreateFeedItems(posts)));
        return feedItems;
      },
    },
  });
  // Its links to the feeds stand on every page and call all of them by the site's name (plugins/html/head.ts has ours).
  const { injectHtmlTags: _feedLinks, ...rest } = base;
  return {
    ...rest,
    async loadContent() {
      await checkPosts(context.siteDir);
      return (await base.loadContent?.()) as BlogContent;
    },
    async postBuild(props) {
      await base.postBuild?.(props);
      const { siteConfig, outDir, baseUrl } = props;
      const feeds = toBlogFeeds(feedItems, options.feedOptions, { siteUrl: siteConfig.url, baseUrl });
      for (const [file, text] of feeds) await writeBelow(outDir, file, text);
    },
    async contentLoaded({ content, actions }) {
      const catalogue = await sharedCatalogue(context.siteDir);
      const blogPosts = content.blogPosts.map((post) => withCover(catalogue, post));
      const attributes = new Map(
        content.blogPosts.map(({ metadata }) => [
          metadata.permalink,
          parsePageAttributes(metadata.frontMatter, metadata.source),
        ]),
      );
      const days = new Map(content.blogPosts.map(({ metadata }) => [metadata.permalink, metadata.date]));
      const lists: Lists = { tags: toTagCounts(content), attributes, days };
      await actions.createData('covers.json', makeCovers(catalogue, content.blogPosts, context.baseUrl));
      await base.contentLoaded?.({
        content: { ...content, blogPosts },
        actions: {
          ...actions,
          addRoute: (route) => {
            // The only author is the project itself, so a page of authors would be empty.
            if (route.component === options.blogAuthorsListComponent) return;
            actions.addRoute(toRoute(route, lists));
          },
        },
      });
    },
  };
}

/** Docusaurus asks a plugin that is a function for its options' defaults. */
export default Object.assign(blog, { validateOptions: exported['validateOptions'] });
