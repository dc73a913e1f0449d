import type { LoadContext, PluginConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { ownPlugins } from '@site/plugins/own';
import preset from './preset';

const CONTEXT = {
  siteConfig: { themeConfig: {}, future: { v4: {} } },
  siteDir: process.cwd(),
} as unknown as LoadContext;

const sourceOf = (config: PluginConfig) => (Array.isArray(config) ? config[0] : config);

describe('the preset', () => {
  it('wraps parts of the classic one, in its order, and brings the own plugins behind the theme', () => {
    const { plugins = [], themes = [] } = preset(CONTEXT, { debug: false });
    const [docs, blog, ...others] = plugins.map(sourceOf);
    expect(docs).toMatch(/plugins\/docusaurus\/docs\.ts$/);
    expect(blog).toBeTypeOf('function');
    // Of a function, Docusaurus asks this for the options' defaults.
    expect(blog).toHaveProperty('validateOptions', expect.any(Function));
    expect(others.map((source) => /@docusaurus\/([^/]+)/.exec(String(source))?.[1])).toEqual([
      'plugin-content-pages',
      'plugin-svgr',
    ]);
    expect(sourceOf(themes[0] as PluginConfig)).toMatch(/plugins\/docusaurus\/theme\.ts$/);
    expect(themes.slice(-ownPlugins.length)).toEqual(ownPlugins);
  });

  it('hands the options on', () => {
    const { plugins = [] } = preset(CONTEXT, { blog: { postsPerPage: 7 } });
    expect(plugins[1]).toEqual([expect.any(Function), { postsPerPage: 7 }]);
  });

  it('says which part is missing', () => {
    expect(() => preset(CONTEXT, { blog: false })).toThrow(/不再有@docusaurus\/plugin-content-blog/);
  });
});

it('own plugins are functions, which share what one of them has read', () => {
  expect(ownPlugins.length).toBeGreaterThan(0);
  for (const config of ownPlugins) expect(sourceOf(config)).toBeTypeOf('function');
});
