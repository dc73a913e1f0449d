import type { Options } from '@docusaurus/preset-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { STEPS, type Options as HtmlFirstOptions } from 'html-first';
import { writeHostFiles } from 'html-first/files';
import timer from './plugin';

/** A small site with the stock preset and theme. */
const config: Config = {
  title: 'Kettle',
  url: 'https://kettle.example',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  // None: browsers do not ask for one then.
  favicon: 'data:,',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, mdx1CompatDisabledByDefault: true },
    faster: true,
  },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.ts' },
        blog: { blogSidebarCount: 0 },
        sitemap: false,
      } satisfies Options,
    ],
  ],
  plugins: [
    timer,
    [
      'html-first',
      {
        client: { entry: 'src/start.ts', patterns: ['/blog/tags/:tag/'] },
        worker: { entry: 'src/worker.ts', offline: '/offline/' },
        steps: [
          ...STEPS,
          writeHostFiles(() => [
            {
              paths: ['assets/', 'payloads/'],
              headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
            },
          ]),
        ],
      } satisfies HtmlFirstOptions,
    ],
  ],
  themeConfig: {
    // The switch of the stock header works with React alone.
    colorMode: { disableSwitch: true },
    navbar: {
      title: 'Kettle',
      items: [
        { to: '/docs/', label: 'Docs' },
        { to: '/blog/', label: 'Blog' },
      ],
    },
  } satisfies UserThemeConfig,
};

export default config;
