import type { LoadContext, PluginConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import config from '@site/docusaurus.config';
import preset from './preset';

const CONTEXT = {
  siteConfig: { themeConfig: {}, future: { v4: {} } },
  siteDir: process.cwd(),
} as unknown as LoadContext;

const pickPlugin = (given: PluginConfig) => (Array.isArray(given) ? given[0] : given);

describe('the preset', () => {
  it('wraps parts of the classic one, in its order', () => {
    const { plugins = [], themes = [] } = preset(CONTEXT, { blog: false, debug: false });
    const [docs, ...others] = plugins.map(pickPlugin);
    expect(docs).toMatch(/plugins\/docusaurus\/docs\.ts$/);
    expect(others.map((source) => /@docusaurus\/([^/]+)/.exec(String(source))?.[1])).toEqual([
      'plugin-content-pages',
      'plugin-svgr',
    ]);
    expect(themes.map(pickPlugin)).toEqual([expect.stringMatching(/plugins\/docusaurus\/theme\.ts$/)]);
  });

  it('hands the options on', () => {
    const { plugins = [] } = preset(CONTEXT, { docs: { breadcrumbs: false } });
    expect(plugins[0]).toEqual([expect.any(String), { breadcrumbs: false }]);
  });

  it('says which part is missing', () => {
    expect(() => preset(CONTEXT, { docs: false })).toThrow(/no \S+plugin-content-docs\S+ any more/);
  });
});

const PLUGINS = (config.plugins ?? []) as PluginConfig[];

it('the plugins of the site are functions, which share what one of them has read', () => {
  const used = PLUGINS.filter(Boolean).map(pickPlugin);
  expect(used.length).toBeGreaterThan(0);
  for (const source of used) expect(source).toBeTypeOf('function');
});

it('the blog brings the defaults of its options', () => {
  const validating = PLUGINS.map(pickPlugin).filter(
    (source) => source instanceof Function && source.validateOptions,
  );
  expect(validating).toHaveLength(1);
});
