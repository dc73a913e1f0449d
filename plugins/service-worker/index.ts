import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export interface Options {
  /** is there a service worker? Without it the build still writes sw.js, see writeServiceWorker */
  enabled: boolean;
}

/** Has browsers register the service worker. The last step of the build writes it: `writeServiceWorker` in emit.ts. */
export default function serviceWorker({ siteDir }: LoadContext, { enabled }: Options): Plugin {
  return {
    name: 'service-worker',
    getClientModules: () =>
      enabled ? [path.join(siteDir, 'src/runtime/client-modules/serviceWorker.ts')] : [],
  };
}
