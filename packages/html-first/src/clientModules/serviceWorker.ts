/** Registers the service worker, which keeps visited pages for offline use. Loaded only where the build has a service worker. */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { keepVisited, removeWorker } from '../worker/client';

let visited: ((pathname: string) => void) | undefined;

if (ExecutionEnvironment.canUseDOM) {
  if (process.env.NODE_ENV === 'production') visited = keepVisited(siteConfig.baseUrl);
  else removeWorker(siteConfig.baseUrl).catch(() => undefined);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) visited?.(location.pathname);
  },
};

export default clientModule;
