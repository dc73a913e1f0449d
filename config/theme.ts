import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Colour mode and metadata of the classic theme. What stands in the header: src/domain/words/pages.ts. */
export const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};
