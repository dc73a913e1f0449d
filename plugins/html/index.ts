/** The pages of this site, HTML first. */
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import htmlFirst, { assertNothingDead, type PageParts } from 'html-first';
import { markLines } from 'html-first/page';
import { commitDay } from '../../config/release';
import type { ThirdParties } from '../../config/thirdParties';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';
import { PAGES } from '../../src/lib/addresses/pages';
import { HEADING_WORDS, UNBROKEN_WORDS } from '../../src/lib/text/lines';
import { ROUTE_PATTERNS } from '../../src/runtime/patterns';
import { sharedCatalogue } from '../catalogue';
import { autospaceTag } from './autospace';
import { makePolicy } from './policy';
import { createSteps } from './steps';

/** Where the parts of the pages are. */
export const PARTS: PageParts = {
  folders: ['src/pages', 'src/features', 'src/theme'],
  react: [
    'src/features/search/SearchDialog',
    'src/features/search/SearchResults',
    // Around all pages while the site is edited, and what stands in the place of a page.
    ...['Root', 'Error', 'ErrorPageContent', 'NotFound'].map((name) => `src/theme/${name}`),
  ],
  islands: 'src/runtime/islands.ts',
};

interface Options {
  /** may browsers keep pages for when they are offline? */
  serviceWorker: boolean;
}

export default function html(context: LoadContext, { serviceWorker }: Options): Plugin {
  const { siteDir, baseUrl, siteConfig } = context;
  const { customFields = {} } = siteConfig;
  const elsewhere = customFields['contentBaseUrl'];
  const contentBaseUrl = typeof elsewhere === 'string' ? elsewhere : baseUrl;
  const thirdParties = (customFields['thirdParties'] ?? {}) as ThirdParties;
  let allContent: AllContent = {};

  const base = htmlFirst(context, {
    client: {
      entry: 'src/runtime/start.ts',
      patterns: ROUTE_PATTERNS.map(({ path }) => path),
      themeConfig: false,
      groups: {
        draws:
          /[\\/]src[\\/](?:runtime[\\/]errors[\\/](?:BareError|DataFailed)|theme[\\/]Error[\\/]|lib[\\/]ui[\\/]ContentError)/,
        // Without what the coverage map needs, which does without React at first, and what only charts or only HTML have.
        shared:
          /[\\/]src[\\/](?:lib|shell|runtime)[\\/](?!browser[\\/]announce|charts[\\/]axis|ui[\\/](?:Chart[\\/]Answers|PageHead))/,
        styles: {
          // Of about 25 kinds of page.
          sharedBy: 16,
          // Readers of the other pages do not open those in English.
          apart: /[\\/]english[\\/]/,
          everywhere: /[\\/](?:BareError|ContentError|ErrorBox|WithoutCode)[\\/]/,
        },
      },
    },
    pages: {
      payloads: HASHED_FOLDERS.payloads,
      publishedAt: contentBaseUrl,
      policy: async () => {
        const { dataset } = await sharedCatalogue(siteDir);
        return makePolicy({ thirdParties, contentBaseUrl, fileHost: dataset.fileHost });
      },
      readMain: markLines({ ...UNBROKEN_WORDS, ...HEADING_WORDS }),
    },
    worker: serviceWorker
      ? {
          entry: 'plugins/service-worker/worker.ts',
          offline: PAGES.offline,
          chunks: ['island-kept-pages'],
        }
      : undefined,
    steps: createSteps(context, () => allContent, thirdParties),
  });
  return {
    ...base,
    name: 'html',
    injectHtmlTags: (args) => ({ preBodyTags: [autospaceTag()], ...base.injectHtmlTags(args) }),
    async contentLoaded({ actions }) {
      await actions.createData('commit.json', JSON.stringify({ day: commitDay() }));
    },
    allContentLoaded(loaded) {
      allContent = loaded.allContent;
    },
    loadContent: () => {
      assertNothingDead(siteDir, PARTS);
    },
  };
}
