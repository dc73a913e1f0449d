/** Says when links may load their pages ahead, and has a page's payload come along with its code. */
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { toPath } from '@site/src/navigation/path';
import { prefetchPayload } from '@site/src/navigation/payload';
import { installPrefetch } from '@site/src/navigation/prefetch';
import { matchAddress } from '@site/src/navigation/routes';

const { baseUrl } = siteConfig;

function onPreload(fullPath: string): void {
  const path = toPath(fullPath, baseUrl);
  // Links also lead to files, feeds for example, that have no payload.
  if (path === null) return;
  const { known, dynamic } = matchAddress(path, baseUrl + path.slice(1));
  if (known || dynamic) prefetchPayload(path);
}

let installed = false;

const clientModule: ClientModule = {
  onRouteUpdate() {
    // Docusaurus makes `window.docusaurus` after the client modules were loaded, and before the first route.
    if (!installed) installPrefetch({ onPreload });
    installed = true;
    return undefined;
  },
};

export default clientModule;
