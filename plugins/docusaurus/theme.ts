/** No seam: theme-classic without what this site replaces (own styles, no highlighting in browsers, own loading bar, own icons). html-first/stock leans on it. */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import themeClassic, { type Options } from '@docusaurus/theme-classic';
import { requireUntyped } from 'html-first';
import { changeTheme } from 'html-first/stock';

const exported = requireUntyped('@docusaurus/theme-classic');
export const validateThemeConfig = exported['validateThemeConfig'];
export const validateOptions = exported['validateOptions'];
export const getSwizzleConfig = exported['getSwizzleConfig'];

export default (context: LoadContext, options: Options): Plugin<undefined> =>
  changeTheme(themeClassic(context, options), context, {
    folder: path.dirname(require.resolve('@docusaurus/theme-classic')),
    leaveOut: ['styles', 'highlighting', 'progress', 'icons'],
    ownColors: true,
  });
