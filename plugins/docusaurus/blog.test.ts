import type { BlogContent, BlogPost, PluginOptions } from '@docusaurus/plugin-content-blog';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { generateBlogPosts } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import { buildAllRoutes } from '@docusaurus/plugin-content-blog/lib/routes.js';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { toRoute, withPostAddresses } from './blog';
import { toTagCounts, withCover } from '@site/plugins/blog/posts';
import { recorded } from 'rental-data/testing/realCatalogue';
import { temporarySite } from 'rental-data/testing/temporary-site';

const TAGS = {
  quality: {
    label: '資料品質',
    permalink: '/blog/tag/資料品質',
    description: '資料出錯的經過。',
    inline: false,
  },
  ai: {
    label: '封面圖片使用 AI 生成',
    permalink: '/blog/tag/封面圖片使用 AI 生成',
    description: undefined,
    inline: false,
  },
};
type TagName = keyof typeof TAGS;

function post(
  slug: string,
  date: string,
  tags: TagName[],
  more: { unlisted?: boolean; cover?: unknown } = {},
): BlogPost {
  return {
    id: slug,
    content: `${slug}的全文`.repeat(100),
    metadata: {
      permalink: `/blog/post/${slug}`,
      source: `@site/blog/post/${slug}.mdx`,
      title: `標題${slug}`,
      description: `說明${slug}。`,
      date: new Date(`${date}T00:00:00.000Z`),
      tags: tags.map((name) => TAGS[name]),
      frontMatter: { description: `說明${slug}。`, ...(more.cover ? { cover: more.cover } : {}) },
      hasTruncateMarker: true,
      authors: [],
      unlisted: more.unlisted ?? false,
    },
  } as unknown as BlogPost;
}

/** Newest first, as the plugin gives them. */
const POSTS = [
  post('c', '2024-03-01', ['quality']),
  post('b', '2023-02-01', ['quality', 'ai'], {
    cover: { kind: 'grid', cells: 9, title: '格', note: '九格' },
  }),
  post('a', '2022-01-01', ['ai']),
];

function makeContent(blogPosts: BlogPost[]): BlogContent {
  const listed = blogPosts.filter((p) => !p.metadata.unlisted);
  const metadata = {
    blogTitle: '部落格',
    blogDescription: '…',
    page: 1,
    postsPerPage: 99,
    totalPages: 1,
    totalCount: 3,
  };
  const blogTags = Object.values(TAGS).map((tag) => {
    const items = listed.filter((p) => p.metadata.tags.some((t) => t.label === tag.label)).map((p) => p.id);
    return [
      tag.permalink,
      {
        ...tag,
        items,
        pages: [{ items, metadata: { ...metadata, permalink: tag.permalink } }],
        unlisted: false,
      },
    ];
  });
  return {
    blogTitle: '部落格',
    blogDescription: '…',
    blogSidebarTitle: '文章',
    blogPosts,
    blogTags: Object.fromEntries(blogTags) as BlogContent['blogTags'],
    blogTagsListPath: '/blog/tag',
  };
}

/** The routes that Docusaurus' own blog plugin makes of the posts. */
function buildRoutes(content: BlogContent): Promise<RouteConfig[]> {
  return buildAllRoutes({
    baseUrl: '/',
    content,
    actions: {
      createData: (name: string) => Promise.resolve(`/data/${name}`),
    } as unknown as PluginContentLoadedActions,
    options: {
      id: 'default',
      routeBasePath: 'blog',
      archiveBasePath: 'post',
      postsPerPage: 'ALL',
      pageBasePath: 'page',
      blogSidebarCount: 0,
      blogListComponent: '@theme/BlogListPage',
      blogPostComponent: '@theme/BlogPostPage',
      blogTagsListComponent: '@theme/BlogTagsListPage',
      blogTagsPostsComponent: '@theme/BlogTagsPostsPage',
      blogArchiveComponent: '@theme/BlogArchivePage',
      authorsBasePath: 'authors',
    } as PluginOptions,
    aliasedSource: (source) => `~blog/${source}`,
  });
}

const listDates = (posts: BlogPost[]) =>
  new Map(posts.map(({ metadata }) => [metadata.permalink, metadata.date]));

/** The plugin's routes, before and after toRoute, by path. */
async function wrapped(blogPosts: BlogPost[] = POSTS) {
  const blog = makeContent(blogPosts);
  const lists = {
    tags: toTagCounts(blog),
    days: listDates(blogPosts),
  };
  const routes = await buildRoutes(blog);
  const before = new Map(routes.map((route) => [route.path, route]));
  const after = new Map(routes.map((route) => [route.path, toRoute(route, lists)]));
  return { before, after, lists };
}

/** A post stands at the address that its file or its slug says, by the package's own reading of both. */
it.each([
  ['2026-12-01-x.mdx', '', '/blog/post/2026-12-01-x'],
  ['data-issue-2023-00-1.mdx', '', '/blog/post/data-issue-2023-00-1'],
  ['resurrection.mdx', '', '/blog/post/resurrection'],
  ['2026/12/01.mdx', 'slug: in-folders', '/blog/post/in-folders'],
])('post/%s with "%s" stands at %s', async (file, slug, permalink) => {
  const site = await temporarySite();
  await site.write(`blog/post/${file}`, `---\ntitle: x\ndate: 2020-05-06\n${slug}\n---\nx\n`);
  const context = {
    siteDir: site.dir,
    siteConfig: { baseUrl: '/', markdown: { parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER }, future: {} },
    i18n: { currentLocale: 'zh-Hant' },
  } as unknown as LoadContext;
  const contentPath = path.join(site.dir, 'blog');
  const [found] = await generateBlogPosts(
    { contentPath, contentPathLocalized: contentPath },
    withPostAddresses(context),
    {
      include: [`post/${file}`],
      exclude: [],
      routeBasePath: 'blog',
      tagsBasePath: 'tag',
      truncateMarker: /truncate/,
    } as unknown as PluginOptions,
    null,
  );
  expect(found?.metadata).toMatchObject({ permalink, date: new Date('2020-05-06') });
});

const LISTS = ['/blog', '/blog/post', '/blog/tag/資料品質', '/blog/tag/封面圖片使用 AI 生成'];
describe('toRoute', () => {
  it('knows every route of the plugin and leaves its address and component alone', async () => {
    const { before, after } = await wrapped();
    expect([...after.keys()].sort()).toEqual(
      [...LISTS, '/blog/tag', '/blog/post/a', '/blog/post/b', '/blog/post/c'].sort(),
    );
    for (const [path, route] of before) {
      const { component, exact, context, metadata } = route;
      expect(after.get(path)).toMatchObject(
        JSON.parse(JSON.stringify({ path, component, exact, context, metadata })),
      );
    }
  });

  it.each(LISTS)('%s is handed what it shows, not the posts themselves', async (path) => {
    const { before, after, lists } = await wrapped();
    const route = after.get(path);
    expect(route?.modules ?? {}).not.toHaveProperty('items');
    expect(route?.props ?? {}).not.toHaveProperty('archive');
    expect(JSON.stringify(route)).not.toContain('全文');
    expect(JSON.stringify(route)).not.toContain('__import');
    expect(route?.props?.['tags']).toEqual(lists.tags);
    const { items: _items, sidebar: _sidebar, ...modules } = before.get(path)?.modules ?? {};
    expect(route?.modules).toEqual(modules);
    const { archive: _archive, ...props } = before.get(path)?.props ?? {};
    expect(route?.props).toMatchObject(props);
  });

  it.each(['a', 'b', 'c'])('/blog/post/%s keeps its text, and says its day', async (slug) => {
    const { before, after, lists } = await wrapped();
    const path = `/blog/post/${slug}`;
    const { sidebar: _sidebar, ...modules } = before.get(path)?.modules ?? {};
    expect(after.get(path)?.modules).toEqual(modules);
    expect(modules).toHaveProperty('content');
    expect(after.get(path)?.metadata?.lastUpdatedAt).toBe(lists.days.get(path)?.getTime());
    // Each would be a file of its own.
    expect(after.get(path)).not.toHaveProperty('props');
  });

  it('/blog/tag receives the tags with counts and descriptions', async () => {
    const { before, after, lists } = await wrapped();
    expect(after.get('/blog/tag')?.props).toEqual({ tags: lists.tags });
    const { sidebar: _sidebar, ...modules } = before.get('/blog/tag')?.modules ?? {};
    expect(after.get('/blog/tag')?.modules).toEqual(modules);
  });

  it('leaves any other route as it is', async () => {
    const { lists } = await wrapped();
    const route = { path: '/blog/else', component: '@theme/Else', props: { x: 1 }, modules: { y: 'z' } };
    expect(toRoute(route, lists)).toBe(route);
  });
});

it('the drawing that a post asks for comes into its metadata, and nothing else changes', () => {
  const [, b] = POSTS as [BlogPost, BlogPost];
  const before = JSON.stringify(b);
  const cover = { kind: 'grid', cells: 9, title: '格', note: '九格' };
  expect(withCover(recorded, b)).toEqual({ ...b, metadata: { ...b.metadata, cover } });
  expect(JSON.stringify(b)).toBe(before);
});

describe('toTagCounts', () => {
  const tag = (label: string, count: number, description?: string) => ({
    label,
    permalink: `/blog/tag/${label}`,
    description,
    inline: false,
    items: Array.from({ length: count }, (_, i) => `post-${i}`),
    pages: [],
    unlisted: false,
  });
  const makeTags = (...tags: object[]) =>
    ({ blogTags: Object.fromEntries(tags.map((t, i) => [String(i), t])) }) as unknown as Pick<
      BlogContent,
      'blogTags'
    >;

  it('counts the posts of each tag, most used first', () => {
    expect(toTagCounts(makeTags(tag('一', 2), tag('二', 8, '說明。'), tag('三', 5)))).toEqual([
      { label: '二', permalink: '/blog/tag/二', description: '說明。', count: 8 },
      { label: '三', permalink: '/blog/tag/三', count: 5 },
      { label: '一', permalink: '/blog/tag/一', count: 2 },
    ]);
  });

  it('orders equally used tags the same way each time', () => {
    const [a, b, c] = [tag('技術文件', 3), tag('關於', 3), tag('591租屋網', 3)];
    const labels = (...tags: object[]) => toTagCounts(makeTags(...tags)).map((t) => t.label);
    expect(labels(a, b, c)).toEqual(labels(c, b, a));
    expect(labels(b, a, c)).toEqual(labels(c, b, a));
  });

  it('leaves out a tag whose posts are all unlisted, as the plugin does', () => {
    const hidden = { ...tag('暗', 0), unlisted: true };
    expect(toTagCounts(makeTags(hidden, tag('明', 1))).map((t) => t.label)).toEqual(['明']);
  });
});
