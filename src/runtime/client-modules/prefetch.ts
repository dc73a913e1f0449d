import type { ClientModule } from '@docusaurus/types';
import { followLinks } from '@site/src/runtime/navigation/links';
import { hasCheapData } from '@site/src/runtime/navigation/prefetch';

let installed = false;

const clientModule: ClientModule = {
  onRouteUpdate() {
    if (!installed) followLinks();
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
