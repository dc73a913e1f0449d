import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** A notice on every page of a preview; a published build has nothing of it. Docusaurus' `noIndex` (docusaurus.config.ts) keeps search engines away. */
export default function preview({ siteConfig: { url }, baseUrl }: LoadContext): Plugin {
  const address = `${url}${baseUrl}`;
  return {
    name: 'preview',
    getClientModules: () => [path.join(__dirname, 'notice.css')],
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'aside',
          attributes: { 'aria-label': '預覽', 'data-preview': 'true' },
          innerHTML: `<p class="wrap">這是預覽，內容還沒有定案。正式的網站：<a href="${address}">${new URL(url).host}${baseUrl.slice(0, -1)}</a></p>`,
        },
      ],
    }),
  };
}
