import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import classic, { type Options } from '@docusaurus/preset-classic';

/** Parts of the classic preset that this site wraps: the package → our wrapper, which still uses the package. */
const WRAPPED: Record<string, string> = {
  '@docusaurus/theme-classic': require.resolve('../theme/index.ts'),
  '@docusaurus/plugin-content-docs': require.resolve('../docs/index.ts'),
  '@docusaurus/plugin-content-blog': require.resolve('../blog/index.ts'),
};

function wrap(config: PluginConfig): PluginConfig {
  const [source, options] = Array.isArray(config) ? config : [config, undefined];
  const found = Object.keys(WRAPPED).find(
    (name) => typeof source === 'string' && source === require.resolve(name),
  );
  if (!found) return config;
  const wrapper = WRAPPED[found] as string;
  return options === undefined ? wrapper : ([wrapper, options] as PluginConfig);
}

/** The classic preset with some of its parts wrapped; options are those of @docusaurus/preset-classic. */
export default function preset(context: LoadContext, options: Options): Preset {
  const { themes = [], plugins = [] } = classic(context, options);
  return { themes: themes.map(wrap), plugins: plugins.map(wrap) };
}
