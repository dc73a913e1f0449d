import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export interface Options {
  /** without it the build still writes sw.js, see writeServiceWorker */
  enabled: boolean;
}

export default function serviceWorker({ siteDir }: LoadContext, { enabled }: Options): Plugin {
  return {
    name: 'service-worker',
    getClientModules: () =>
      enabled ? [path.join(siteDir, 'src/runtime/client-modules/serviceWorker.ts')] : [],
  };
}
