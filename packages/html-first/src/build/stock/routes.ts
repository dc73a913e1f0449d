/**
 * Seam: the routes that plugins of Docusaurus add.
 * Relies on: `contentLoaded` with content and actions of its own, `items` and `archive` on routes that list posts, `sidebar` on all of
 * the blog, and a slug that goes before the name of a file.
 * Test: packages/html-first/src/build/stock/routes.test.ts.
 * Without it: no page of the docs can declare middleware or data for the route change that leads to it, lists load the text of every
 * post, and a post named by its day has the day as a part of its address.
 */
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { parsePageAttributes, withAttributes } from '../pageAttributes';

/** A plugin whose routes are changed. @param prepare gives what changes a route, by the content; a route for which that gives undefined is left out */
export const changeRoutes = <Content>(
  plugin: Plugin<Content>,
  prepare: (content: Content) => (route: RouteConfig) => RouteConfig | undefined,
): Plugin<Content> => ({
  ...plugin,
  async contentLoaded({ content, actions }) {
    const change = prepare(content);
    const addRoute = (route: RouteConfig) => {
      const changed = change(route);
      if (changed) actions.addRoute(changed);
    };
    await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
  },
});

interface Declaring {
  permalink: string;
  /** file, which errors name */
  source: string;
  frontMatter: Record<string, unknown>;
}

/** A plugin whose pages declare `middleware` and `data` in their front matter. @param listPages those of its content */
export const declareInFrontMatter = <Content>(
  plugin: Plugin<Content>,
  listPages: (content: Content) => readonly Declaring[],
): Plugin<Content> =>
  changeRoutes(plugin, (content) => {
    const attributes = new Map(
      listPages(content).map(({ permalink, source, frontMatter }) => [
        permalink,
        parsePageAttributes(frontMatter, source),
      ]),
    );
    return (route) => withAttributes(route, attributes);
  });

/** A route without the list of recent posts: the plugin gives it to every page of the blog, whether it shows one or not. */
export function withoutRecentPosts(route: RouteConfig): RouteConfig {
  if (!route.modules || !('sidebar' in route.modules)) return route;
  const { sidebar: _sidebar, ...modules } = route.modules;
  return { ...route, modules };
}

/** The route of a list without a chunk for each post that it lists; undefined for one that lists none. */
export function withoutPosts(route: RouteConfig): RouteConfig | undefined {
  const { items, ...modules } = route.modules ?? {};
  const { archive, ...props } = (route.props ?? {}) as Record<string, unknown>;
  return items === undefined && archive === undefined ? undefined : { ...route, modules, props };
}

/** Settings with which each text of a folder stands where its file, or its slug, says. @param folder below the site's @param toSlug from the whole path of the file and the slug in its front matter */
export function withSlugs(
  context: LoadContext,
  folder: string,
  toSlug: (file: string, slug?: string) => string,
): LoadContext {
  const { siteConfig, siteDir } = context;
  const { markdown } = siteConfig;
  const texts = path.join(siteDir, folder, path.sep);
  const parseFrontMatter: typeof markdown.parseFrontMatter = async (params) => {
    const parsed = await markdown.parseFrontMatter(params);
    if (!params.filePath.startsWith(texts)) return parsed;
    const slug = toSlug(params.filePath, parsed.frontMatter['slug'] as string | undefined);
    return { ...parsed, frontMatter: { ...parsed.frontMatter, slug } };
  };
  return { ...context, siteConfig: { ...siteConfig, markdown: { ...markdown, parseFrontMatter } } };
}
