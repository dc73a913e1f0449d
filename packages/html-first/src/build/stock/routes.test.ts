import type { LoadContext, Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { changeRoutes, declareInFrontMatter, withoutPosts, withoutRecentPosts, withSlugs } from './routes';

/** A plugin whose content are its routes. */
const plugin: Plugin<RouteConfig[]> = {
  name: 'pages',
  contentLoaded({ content, actions }) {
    for (const route of content) actions.addRoute(route);
  },
};

/** The routes that a plugin adds. */
async function addedBy({ contentLoaded }: Plugin<RouteConfig[]>, content: RouteConfig[]) {
  const added: RouteConfig[] = [];
  const addRoute = (route: RouteConfig) => void added.push(route);
  await contentLoaded?.({ content, actions: { addRoute } as unknown as PluginContentLoadedActions });
  return added;
}
const route = (path: string, more: Partial<RouteConfig> = {}): RouteConfig => ({
  path,
  component: '@theme/Page',
  exact: true,
  ...more,
});

describe('the routes of a plugin', () => {
  it('are changed by its content, or left out', async () => {
    const changed = changeRoutes(
      plugin,
      (all) => (each) => (each.path === '/authors' ? undefined : { ...each, priority: all.length }),
    );
    expect(await addedBy(changed, [route('/a'), route('/authors')])).toEqual([route('/a', { priority: 2 })]);
  });

  it('have what their pages declare, below others too', async () => {
    const declaring = declareInFrontMatter(plugin, () => [
      { permalink: '/docs/a', source: 'docs/a.md', frontMatter: { middleware: ['moved'], title: 'A' } },
    ]);
    const all = (...routes: RouteConfig[]) => [route('/docs', { exact: false, routes })];
    expect(await addedBy(declaring, all(route('/docs/a'), route('/docs/b')))).toEqual(
      all(route('/docs/a', { middleware: ['moved'] }), route('/docs/b')),
    );
  });
});

describe('the routes of the blog', () => {
  it('lose the recent posts, and the posts of lists', () => {
    const modules = { sidebar: 'recent.json', items: [{ content: 'post.md' }], metadata: 'list.json' };
    const list = withoutRecentPosts(route('/blog', { modules, props: { sort: 'date' } }));
    expect(withoutPosts(list)).toEqual(
      route('/blog', { modules: { metadata: 'list.json' }, props: { sort: 'date' } }),
    );
    expect(withoutPosts(route('/archive', { props: { archive: {} } }))?.props).toEqual({});
  });

  it('stay as they are where they have none', () => {
    const post = route('/blog/post', { modules: { content: 'post.md' } });
    expect(withoutRecentPosts(post)).toBe(post);
    expect(withoutPosts(post)).toBeUndefined();
  });
});

it('a text of a folder stands where its file or its slug says, one beside it where Docusaurus has it', async () => {
  const parseFrontMatter = () => Promise.resolve({ frontMatter: { title: 'A', slug: 'b' }, content: '' });
  const context = { siteDir: '/site', siteConfig: { markdown: { parseFrontMatter } } };
  const { siteConfig } = withSlugs(
    context as unknown as LoadContext,
    'blog',
    (file, slug) => `${file}:${slug}`,
  );
  const readSlug = async (filePath: string) =>
    (
      await siteConfig.markdown.parseFrontMatter({ filePath } as Parameters<
        typeof siteConfig.markdown.parseFrontMatter
      >[0])
    ).frontMatter;
  expect(await readSlug('/site/blog/a.md')).toEqual({ title: 'A', slug: '/site/blog/a.md:b' });
  expect(await readSlug('/site/blogs/a.md')).toEqual({ title: 'A', slug: 'b' });
});
