/** No seam: which parts of the classic preset are wrapped. html-first/stock leans on it. */
import type { LoadContext, Preset } from '@docusaurus/types';
import classic, { type Options } from '@docusaurus/preset-classic';
import { wrapParts } from 'html-first/stock';

const WRAPPED = new Map([
  [require.resolve('@docusaurus/theme-classic'), require.resolve('./theme.ts')],
  [require.resolve('@docusaurus/plugin-content-docs'), require.resolve('./docs.ts')],
]);

/** The classic preset, partly wrapped. Its options are those of @docusaurus/preset-classic. */
export default (context: LoadContext, options: Options): Preset =>
  wrapParts(classic(context, options), WRAPPED);
