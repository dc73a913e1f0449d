/**
 * Seam: the routes and the metadata of plugin-content-blog.
 * Relies on: what html-first/stock changes, a post's metadata handed to its page as a whole, `createFeedItems` called in
 * `postBuild`, and exports that the package's types do not declare.
 * Tests: plugins/docusaurus/blog.test.ts with the package's own routes, tests/built/feeds.test.ts, tests/browser/routes.spec.ts.
 * Without it: lists load the text of every post, posts have no drawing and no neighbours, a post named by its day stops the build,
 * and feeds are JSON Feed 1.0.
 */
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import blogPlugin, {
  type BlogContent,
  type BlogFeedItem,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import { requireUntyped } from 'html-first';
import { writeBelow } from 'html-first/files';
import {
  changeRoutes,
  declareInFrontMatter,
  withoutPosts,
  withoutRecentPosts,
  withSlugs,
} from 'html-first/stock';
import { sharedCatalogue } from '../catalogue';
import { checkPosts, postName, POSTS } from '../written/pages';
import type { TagListProps } from '../blog/client';
import { toBlogFeeds } from '../blog/feeds';
import { makeCovers, toTagCounts, withCover } from '../blog/posts';

const exported = requireUntyped('@docusaurus/plugin-content-blog');

interface Lists {
  tags: TagListProps['tags'];
  /** when each post came out, by permalink */
  days: ReadonlyMap<string, Date>;
}

/** Lists show records of the content database, not a code chunk per post; a drawing is in its post's metadata, since a prop would be one more file per post. */
export function toRoute(given: RouteConfig, { tags, days }: Lists): RouteConfig {
  const route = withoutRecentPosts(given);
  const list = withoutPosts(route);
  if (list) return { ...list, props: { ...list.props, tags } };
  const day = days.get(route.path);
  // The site map says it.
  if (day) return { ...route, metadata: { ...route.metadata, lastUpdatedAt: day.getTime() } };
  if (route.props && 'tags' in route.props) return { ...route, props: { ...route.props, tags } };
  return route;
}

/** Has each post stand where its file, or its slug, says: the package takes a day in a name for a part of the address. */
export const withPostAddresses = (context: LoadContext): LoadContext =>
  withSlugs(context, POSTS, (file, slug) => `/post/${postName(file, slug)}`);

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
  const declaring = declareInFrontMatter(base, ({ blogPosts }) => blogPosts.map(({ metadata }) => metadata));
  const routed = changeRoutes(declaring, (content) => {
    const days = new Map(content.blogPosts.map(({ metadata }) => [metadata.permalink, metadata.date]));
    const lists = { tags: toTagCounts(content), days };
    // The only author is the project itself, so a page of authors would be empty.
    return (route) =>
      route.component === options.blogAuthorsListComponent ? undefined : toRoute(route, lists);
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
      await actions.createData('covers.json', makeCovers(catalogue, content.blogPosts, context.baseUrl));
      await routed.contentLoaded?.({ content: { ...content, blogPosts }, actions });
    },
  };
}

/** Docusaurus asks a plugin that is a function for its options' defaults. */
export default Object.assign(blog, { validateOptions: exported['validateOptions'] });
