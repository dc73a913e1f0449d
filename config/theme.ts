import type { ThemeConfig } from '@docusaurus/preset-classic';

export const themeConfig: ThemeConfig = {
  // Docusaurus derives it from the language of the pages, which has no territory in the second place.
  metadata: [{ property: 'og:locale', content: 'zh_TW' }],
  colorMode: { respectPrefersColorScheme: true },
  // Code is highlighted at build time; the default palette would be sent to every reader for nothing.
  prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};
