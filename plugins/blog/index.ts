import { createRequire } from 'node:module';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import blogPlugin, { type BlogContent, type PluginOptions } from '@docusaurus/plugin-content-blog';
import type { PageAttributes } from '../../src/navigation/types';
import { loadCatalogue } from '../catalogue/load';
import { pageAttributesOf } from '../pageAttributes';
import type { CoverProp, TagListProps } from './client';
import { coverOf, toTagCounts } from './posts';

// The package exports these at run time; its types declare only the default.
const exported = createRequire(__filename)('@docusaurus/plugin-content-blog') as Record<string, unknown>;
export const validateOptions = exported['validateOptions'];

interface Lists {
  tags: TagListProps['tags'];
  /** drawings by permalink */
  covers: Record<string, CoverProp>;
  /** what posts declare for the route change that leads to them, by permalink */
  attributes?: ReadonlyMap<string, PageAttributes>;
}

/** Does the route list posts? The plugin gives such a route every post's text, or the whole archive. */
const listsPosts = (route: RouteConfig): boolean =>
  Boolean((route.modules && 'items' in route.modules) || (route.props && 'archive' in route.props));

/**
 * A route of the blog plugin as this site needs it: lists lose the posts' texts (the plugin hands them one code chunk a
 * post) and take what they show from the content database; posts receive their drawing and declare their page data.
 */
export function toRoute(route: RouteConfig, { tags, covers, attributes }: Lists): RouteConfig {
  if (listsPosts(route)) {
    const { archive: _archive, ...props } = (route.props ?? {}) as Record<string, unknown>;
    const { items: _items, ...modules } = route.modules ?? {};
    return { ...route, modules, props: { ...props, tags } };
  }
  const cover = covers[route.path];
  if (cover) {
    // Neighbours and related posts are page data (plugins/payload); what a post itself declares comes after.
    return { ...route, data: 'payload', ...attributes?.get(route.path), props: { ...route.props, cover } };
  }
  if (route.props && 'tags' in route.props) return { ...route, props: { ...route.props, tags } };
  return route;
}

/** Address below the base path, with trailing slash: how the content database names a post. */
const belowBase = (permalink: string, baseUrl: string) =>
  `/${permalink.slice(baseUrl.length)}`.replace(/\/?$/, '/');

/** plugin-content-blog with slim list routes and covers; content, tags, feeds and addresses are the plugin's own. */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const base = (await blogPlugin(context, options)) as Plugin<BlogContent>;
  // Its links to the feeds stand on every page and call all of them by the site's name (plugins/html/links.ts has ours).
  const { injectHtmlTags: _feedLinks, ...rest } = base;
  return {
    ...rest,
    async contentLoaded({ content, actions }) {
      const catalogue = await loadCatalogue(context.siteDir);
      const covers = Object.fromEntries(
        content.blogPosts.map((post) => [post.metadata.permalink, coverOf(catalogue, post)]),
      );
      const attributes = new Map(
        content.blogPosts.map(({ metadata }) => [
          metadata.permalink,
          pageAttributesOf(metadata.frontMatter, metadata.source),
        ]),
      );
      const lists: Lists = { tags: toTagCounts(content), covers, attributes };
      await actions.createData(
        'covers.json',
        Object.fromEntries(
          Object.entries(covers).map(([permalink, cover]) => [belowBase(permalink, context.baseUrl), cover]),
        ),
      );
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
