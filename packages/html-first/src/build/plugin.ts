import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
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

/** Docusaurus, HTML first. Docusaurus runs all `postBuild` side by side, so what needs finished pages is a step. */
export default function htmlFirst(
  context: LoadContext,
  { client, pages = {}, worker, steps = STEPS }: Options,
): Plugin & Required<Pick<Plugin, Parts>> {
  const clientModules = ['scroll', 'prefetch', ...(worker ? ['serviceWorker'] : [])];
  return {
    name: 'html-first',
    getClientModules: () =>
      clientModules.map((name) => path.join(__dirname, '../clientModules', `${name}.ts`)),
    // While the site is edited, its scripts come from a server that reloads them.
    injectHtmlTags: () => (process.env.NODE_ENV === 'development' ? {} : { postBodyTags: [loaderTag()] }),
    ...bundler(context, client),
    postBuild: (build) => finishPages(build, { pages, worker, patterns: client.patterns ?? [] }, steps),
  };
}
