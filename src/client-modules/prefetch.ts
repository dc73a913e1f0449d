/** Decides when links may prefetch their pages, and prefetches a page's data together with its code. */
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { toPath } from '@site/src/navigation/path';
import { prefetchPayload } from '@site/src/navigation/payload';
import { installPrefetch } from '@site/src/navigation/prefetch';
import { matchAddress } from '@site/src/navigation/routes';

const { baseUrl } = siteConfig;

function onPreload(fullPath: string): void {
  const path = toPath(fullPath, baseUrl);
  // Links may also lead to files, such as feeds, which have no page data.
  if (path === null) return;
  const { known, dynamic } = matchAddress(path, baseUrl + path.slice(1));
  if (known || dynamic) prefetchPayload(path);
}

let installed = false;

const clientModule: ClientModule = {
  onRouteUpdate() {
    // Docusaurus creates `window.docusaurus` after the client modules have loaded and before the first route.
    if (!installed) installPrefetch({ onPreload });
    installed = true;
    return undefined;
  },
};

export default clientModule;
