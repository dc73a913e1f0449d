import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeBelow } from 'html-first/files';
import { FOLDERS } from 'rental-data';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { readPalette } from '../social/frame';
import { drawIcons } from './draw';
import { toManifest } from './manifest';

export default function icons({ baseUrl, siteConfig, i18n }: LoadContext): Plugin {
  return {
    name: 'icons',
    injectHtmlTags() {
      const [light, dark] = [readPalette('light').paper, readPalette('dark').paper];
      const tag = (tagName: 'link' | 'meta', attributes: Record<string, string>) => ({ tagName, attributes });
      return {
        headTags: [
          // Browsers that can draw the SVG take it and ask for nothing else.
          tag('link', { rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32' }),
          tag('link', { rel: 'icon', href: `${baseUrl}${FOLDERS.images}favicon.svg`, type: 'image/svg+xml' }),
          tag('link', { rel: 'apple-touch-icon', href: `${baseUrl}${FOLDERS.images}apple-touch-icon.png` }),
          tag('link', { rel: 'manifest', href: baseUrl + SITE_FILES.manifest }),
          tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: light }),
          tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: dark }),
        ],
      };
    },
    async postBuild({ outDir }) {
      const { htmlLang } = i18n.localeConfigs[i18n.currentLocale] ?? { htmlLang: i18n.currentLocale };
      const manifest = toManifest({ baseUrl, description: siteConfig.tagline, lang: htmlLang });
      for (const [name, data] of [...drawIcons(), [SITE_FILES.manifest, manifest] as const])
        await writeBelow(outDir, name, data);
    },
  };
}
