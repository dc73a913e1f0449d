/**
 * Seam: the classic preset, two parts of which are wrapped.
 * Relies on: the preset's plugins and themes as paths of their packages, in its order.
 * Test: plugins/docusaurus/preset.test.ts; the build stops where a part is missing.
 * Without it: docs and theme would have to be set up one by one.
 */
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import classic, { type Options } from '@docusaurus/preset-classic';

/** Package → wrapper, as files, which `docusaurus swizzle` needs. */
const WRAPPED: Record<string, string> = {
  '@docusaurus/theme-classic': require.resolve('./theme.ts'),
  '@docusaurus/plugin-content-docs': require.resolve('./docs.ts'),
};

function wrap(config: PluginConfig): PluginConfig {
  const [source, options = {}] = Array.isArray(config) ? config : [config];
  const found = Object.keys(WRAPPED).find(
    (name) => typeof source === 'string' && source === require.resolve(name),
  );
  const wrapper = found === undefined ? undefined : WRAPPED[found];
  return wrapper === undefined ? config : ([wrapper, options] as PluginConfig);
}

/** The classic preset, partly wrapped. Its options are those of @docusaurus/preset-classic. */
export default function preset(context: LoadContext, options: Options): Preset {
  const { themes = [], plugins = [] } = classic(context, options);
  const sources = [...themes, ...plugins].map((config) => (Array.isArray(config) ? config[0] : config));
  for (const name of Object.keys(WRAPPED)) {
    if (sources.includes(require.resolve(name))) continue;
    throw new Error(
      `plugins/docusaurus/preset.ts：@docusaurus/preset-classic不再有${name}。修正：對照新版的預設組合，更新WRAPPED。`,
    );
  }
  return { plugins: plugins.map(wrap), themes: themes.map(wrap) };
}
