import type { PluginConfig, PluginModule, PluginOptions } from '@docusaurus/types';
import { environment } from '../config/environment';
import bundler from './docusaurus/bundler';
import catalogue from './catalogue';
import contentDb from './content-db';
import exportPlugin from './export';
import html from './html';
import icons from './icons';
import inventory from './inventory';
import pages from './pages';
import preview from './preview';
import search from './search';
import sentry from './sentry';
import serviceWorker from './service-worker';

/** Docusaurus' type wants the same content and options for all plugins; ours differ. */
const plugin = (made: unknown, options: PluginOptions = {}): PluginConfig => [made as PluginModule, options];

/** Functions instead of file names: Docusaurus loads each file with a module cache of its own, and plugins share reads (sharedCatalogue, content-db/shared.ts). */
export const ownPlugins: PluginConfig[] = [
  plugin(catalogue),
  plugin(exportPlugin),
  plugin(icons),
  plugin(pages),
  plugin(contentDb),
  plugin(search),
  plugin(bundler),
  plugin(inventory),
  plugin(html, { serviceWorker: environment.serviceWorker }),
  plugin(serviceWorker, { enabled: environment.serviceWorker }),
  ...(environment.preview ? [plugin(preview)] : []),
  ...(environment.thirdParties.errors ? [plugin(sentry)] : []),
];
