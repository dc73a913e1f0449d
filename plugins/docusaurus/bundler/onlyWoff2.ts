/** No seam: Docusaurus lets plugins change the settings of PostCSS (`configurePostCss`). */
import type { Plugin } from 'postcss';

const OLDER = /,\s*url\([^)]*\)\s*format\(["']?(?:woff|truetype)["']?\)/g;

/** Keeps only the WOFF2 of fonts that have one: every browser that runs this site reads it. KaTeX's other addresses are a third of its style sheet. */
export const onlyWoff2: Plugin = {
  postcssPlugin: 'only-woff2',
  AtRule: {
    'font-face': (rule) => {
      rule.walkDecls('src', (declaration) => {
        if (/format\(["']?woff2/.test(declaration.value)) {
          declaration.value = declaration.value.replace(OLDER, '');
        }
      });
    },
  },
};
