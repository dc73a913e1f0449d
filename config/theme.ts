import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Colour mode and metadata of the classic theme. What stands in the header: src/domain/words/pages.ts. */
export const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  // Code is coloured while the site is built; the default palette would travel to every reader.
  prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};
