import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Navigation, colour mode and metadata of the classic theme. */
export const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    items: [
      { to: '/download/', label: '打包回家玩' },
      { to: '/about-data-set/', label: '關於資料集' },
      { to: '/data-quality/', label: '資料品質' },
      { to: '/blog/', label: '部落格' },
    ],
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};
