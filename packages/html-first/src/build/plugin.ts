import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { bundler, type ClientOptions } from './bundler';
import { finishPages, STEPS, type PageOptions, type Step } from './finish';
import { loaderTag } from './html/inlineScripts';
import type { WorkerOptions } from './serviceWorker';

export interface Options {
  client: ClientOptions;
  pages?: PageOptions;
  /** undefined where browsers may keep no pages */
  worker?: WorkerOptions | undefined;
  /** everything that happens to finished pages, in its order; `STEPS` where nothing else is given */
  steps?: readonly Step[];
}

type Parts = 'getClientModules' | 'injectHtmlTags' | 'configurePostCss' | 'configureWebpack' | 'postBuild';

/** What the pages rest on: where it is in the site's settings, and what for. */
const NEEDED: readonly [setting: string, isMet: (config: DocusaurusConfig) => boolean, why: string][] = [
  ['trailingSlash: true', (config) => config.trailingSlash === true, 'addresses end with a slash'],
  [
    'baseUrlIssueBanner: false',
    (config) => !config.baseUrlIssueBanner,
    'it is a script on the first page alone, which the policy of all pages forbids',
  ],
  [
    'future: { faster: true }',
    ({ future }) => future.faster.rspackBundler,
    'pages are bundled by Rspack, from @docusaurus/faster',
  ],
];

function assertSettings(config: DocusaurusConfig): void {
  const missing = NEEDED.filter(([, isMet]) => !isMet(config));
  if (missing.length > 0)
    throw new Error(
      `docusaurus.config.ts: html-first needs other settings. Fix: ${missing.map(([setting, , why]) => `${setting} (${why})`).join('; ')}.`,
    );
}

/** Docusaurus, HTML first. Docusaurus runs all `postBuild` side by side, so what needs finished pages is a step. @throws Error where settings of the site are missing */
export default function htmlFirst(
  context: LoadContext,
  { client, pages = {}, worker, steps = STEPS }: Options,
): Plugin & Required<Pick<Plugin, Parts>> {
  assertSettings(context.siteConfig);
  const clientModules = ['scroll', 'prefetch', ...(worker ? ['serviceWorker'] : [])];
  return {
    name: 'html-first',
    getClientModules: () => clientModules.map((name) => path.join(__dirname, '../clientModules', name)),
    // While the site is edited, its scripts come from a server that reloads them.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'development' ? {} : { postBodyTags: [loaderTag(context.baseUrl)] },
    ...bundler(context, client),
    postBuild: (build) => finishPages(build, { pages, worker, patterns: client.patterns ?? [] }, steps),
  };
}
