import type { PluginConfig, PluginModule, PluginOptions } from '@docusaurus/types';
import { environment } from '../config/environment';
import bundler from './docusaurus/bundler';
import catalogue from './catalogue';
import contentDb from './content-db';
import exportPlugin from './export';
import hosting from './hosting';
import html from './html';
import icons from './icons';
import inventory from './inventory';
import pages from './pages';
import preview from './preview';
import search from './search';
import sentry from './sentry';
import serviceWorker from './service-worker';

/** What a plugin gives and takes is its own affair; Docusaurus' type would have it the same for all. */
const plugin = (made: unknown, options: PluginOptions = {}): PluginConfig => [made as PluginModule, options];

/**
 * The site's own plugins. As functions of one module graph, not by the names of their files: Docusaurus loads each file with
 * fresh modules of its own, and what one has read (catalogue/shared.ts, content-db/shared.ts) would be unknown to the next.
 */
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
  plugin(hosting),
  ...(environment.preview ? [plugin(preview)] : []),
  ...(environment.thirdParties.errors ? [plugin(sentry)] : []),
];
