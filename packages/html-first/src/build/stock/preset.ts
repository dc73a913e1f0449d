/**
 * Seam: presets, some parts of which are wrapped.
 * Relies on: the plugins and themes of a preset as paths of their packages.
 * Test: packages/html-first/src/build/stock/preset.test.ts; the build stops where a part is missing.
 * Without it: the parts of a preset would have to be set up one by one.
 */
import type { PluginConfig, Preset } from '@docusaurus/types';

/**
 * A preset in which other modules stand in the place of some parts, with the options of those.
 * @param parts of a package, as `require.resolve` gives it → what wraps it, as a file too, which `docusaurus swizzle` needs
 * @throws Error where the preset has no such part
 */
export function wrapParts({ themes = [], plugins = [] }: Preset, parts: ReadonlyMap<string, string>): Preset {
  const sources = [...themes, ...plugins].map((config) => (Array.isArray(config) ? config[0] : config));
  const missing = [...parts.keys()].find((part) => !sources.includes(part));
  if (missing !== undefined)
    throw new Error(
      `html-first/src/build/stock/preset.ts: the preset has no ${missing} any more. Fix: compare what is given to wrapParts with the preset of this version of Docusaurus.`,
    );
  const wrap = (config: PluginConfig): PluginConfig => {
    const [source, options = {}] = Array.isArray(config) ? config : [config];
    const wrapper = typeof source === 'string' ? parts.get(source) : undefined;
    return wrapper === undefined ? config : ([wrapper, options] as PluginConfig);
  };
  return { plugins: plugins.map(wrap), themes: themes.map(wrap) };
}
