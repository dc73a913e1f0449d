/** Decides when links may load their pages ahead, and loads the content of HTML pages. */
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { followLinks } from '@site/src/runtime/navigation/links';
import { toPath } from '@site/src/lib/browser/path';
import { loadPayload } from '@site/src/lib/browser/payload';
import { hasCheapData, installPrefetch } from '@site/src/runtime/navigation/prefetch';
import { matchAddress } from '@site/src/runtime/navigation/routes';

const { baseUrl } = siteConfig;

function onPreload(fullPath: string): void {
  const path = toPath(fullPath, baseUrl);
  if (path === null || !matchAddress(path, baseUrl + path.slice(1)).html) return;
  // The click finds out by itself what does not come.
  loadPayload(path).catch(() => undefined);
}

let installed = false;

const clientModule: ClientModule = {
  onRouteUpdate() {
    // Docusaurus creates `window.docusaurus` after the client modules have loaded and before the first route.
    if (!installed) {
      installPrefetch({ onPreload });
      followLinks();
    }
    installed = true;
    return undefined;
  },
  onRouteDidUpdate() {
    if (!hasCheapData(navigator)) return;
    // Without it, links are loaded when they are touched.
    import('@site/src/runtime/navigation/linksInView').then(
      ({ watchLinks }) => watchLinks(),
      () => undefined,
    );
  },
};

export default clientModule;
