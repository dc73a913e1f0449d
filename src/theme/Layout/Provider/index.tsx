/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/Layout/Provider
 * Kind: ejected, rewritten
 * Why: Of the six contexts only the colour mode is read; the others were code that every page loaded.
 */
export { ColorModeProvider as default } from '@docusaurus/theme-common/internal';
