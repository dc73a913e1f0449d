import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, PluginConfig, PluginModule, PluginOptions } from '@docusaurus/types';
import inventory from 'html-first/inventory';
import { SITE_NAME } from 'rental-data';
import { environment } from './config/environment';
import { markdownHooks, markdownPlugins } from './config/markdown';
import { NEWEST_VERSION } from './config/site';
import catalogue from './plugins/catalogue';
import contentDb from './plugins/content-db';
import blog from './plugins/docusaurus/blog';
import exported from './plugins/export';
import html from './plugins/html';
import icons from './plugins/icons';
import map from './plugins/map';
import pages from './plugins/pages';
import preview from './plugins/preview';
import search from './plugins/search';
import sentry from './plugins/sentry';
import { PAGE } from './src/lib/addresses/names';
import { PAGES } from './src/lib/addresses/pages';
import { SITE_FILES } from './src/lib/addresses/siteFiles';
import olderVersions from './versions.json';

const markdown = markdownPlugins(__dirname);

const versions = {
  current: { label: NEWEST_VERSION, path: NEWEST_VERSION, banner: 'none' as const },
  ...Object.fromEntries(
    olderVersions.map((version) => [
      version,
      { label: version, path: version, banner: 'unmaintained' as const },
    ]),
  ),
};

const BLOG_DESCRIPTION = '資料怎麼收錄、哪裡出過問題、影響哪些資料，以及接下來要做的事。';

/** Docusaurus' type wants the same content and options of all plugins. */
const plugin = (made: unknown, options: object = {}): PluginConfig => [
  made as PluginModule,
  options as PluginOptions,
];

const config: Config = {
  title: SITE_NAME,
  titleDelimiter: '|',
  tagline: '租屋平台上公開刊登的物件，每月、每季、每年的表格，任何人都能下載、分析、引用',
  url: environment.url,
  baseUrl: environment.baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: true,
  noIndex: environment.preview,
  i18n: {
    defaultLocale: 'zh-Hant',
    locales: ['zh-Hant'],
    localeConfigs: { 'zh-Hant': { htmlLang: 'zh-Hant-TW', label: '繁體中文' } },
  },
  future: {
    // All of it but cascade layers: every page would list their names, and no style is left to stand in one.
    v4: { removeLegacyPostBuildHeadAttribute: true, mdx1CompatDisabledByDefault: true },
    faster: true,
    // Without git: a page that is made from the catalogue changes with it, and shallow copies have no history.
    experimental_vcs: false,
  },
  storage: { namespace: false },
  // Not in the theme's metadata: React writes those again when the application starts, and a change of this one
  // makes browsers compute the style of every element again.
  headTags: [
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
    // Drawn before all of the header has come, its links move while the rest of them arrive. The strip stands behind it:
    // browsers differ in whether an element counts from its start or its end.
    { tagName: 'link', attributes: { rel: 'expect', href: '#month-ruler', blocking: 'render' } },
  ],
  customFields: { contentBaseUrl: environment.contentBaseUrl, thirdParties: environment.thirdParties },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    hooks: markdownHooks,
    remarkRehypeOptions: { footnoteLabel: '註腳', footnoteBackLabel: '回到內文' },
  },
  clientModules: ['./src/runtime/client-modules/analytics.ts'],
  // The classic preset; its documents and theme are wrapped.
  presets: [
    [
      './plugins/docusaurus/preset.ts',
      {
        docs: {
          routeBasePath: PAGES.about,
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          versions,
          breadcrumbs: false,
          onInlineTags: 'throw',
          ...markdown,
        },
        blog: false,
        pages: markdown,
        // Search engines disregard the rest, and a day only where it is true.
        sitemap: { lastmod: 'date', changefreq: null, priority: null },
        theme: { customCss: ['./src/shell/css/index.css'] },
      } satisfies PresetOptions,
    ],
  ],
  // As functions: Docusaurus loads what is given as a path with modules of its own, and these share what one of them has read.
  plugins: [
    plugin(catalogue),
    plugin(blog, {
      blogTitle: PAGE.blog.name,
      blogDescription: BLOG_DESCRIPTION,
      tagsBasePath: 'tag',
      archiveBasePath: 'post',
      postsPerPage: 'ALL',
      blogSidebarCount: 0,
      showReadingTime: false,
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      onUntruncatedBlogPosts: 'throw',
      feedOptions: {
        type: ['rss', 'atom', 'json'],
        title: `${SITE_NAME}：${PAGE.blog.name}`,
        description: BLOG_DESCRIPTION,
        copyright: 'CC BY 4.0',
        limit: false,
      },
      ...markdown,
    } satisfies BlogOptions),
    plugin(exported),
    plugin(icons),
    plugin(map),
    plugin(pages),
    plugin(contentDb),
    plugin(search),
    plugin(inventory, { bill: SITE_FILES.billOfMaterials }),
    plugin(html, { serviceWorker: environment.serviceWorker }),
    environment.preview && plugin(preview),
    environment.thirdParties.errors !== undefined && plugin(sentry),
  ],
  themeConfig: {
    // Docusaurus derives it from the language of the pages, which has no territory in the second place.
    metadata: [{ property: 'og:locale', content: 'zh_TW' }],
    colorMode: { respectPrefersColorScheme: true },
    // Code is highlighted at build time; the default palette would be sent to every reader for nothing.
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies UserThemeConfig,
};

export default config;
