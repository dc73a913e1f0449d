import type { ClientModule } from '@docusaurus/types';
import { followLinks } from '@site/src/runtime/navigation/links';
import { maySeeAhead } from '@site/src/runtime/navigation/prefetch';

let installed = false;
let waiting: AbortController | undefined;

const clientModule: ClientModule = {
  onRouteUpdate() {
    if (!installed) followLinks();
    installed = true;
    return undefined;
  },
  onRouteDidUpdate() {
    waiting?.abort();
    const amount = maySeeAhead(navigator);
    if (!amount) return;
    const moved = new AbortController();
    waiting = moved;
    const watch = (): void => {
      moved.abort();
      // Without it, links are loaded when they are touched.
      import('@site/src/runtime/navigation/linksInView').then(
        ({ watchLinks }) => {
          if (waiting === moved) watchLinks(amount);
        },
        () => undefined,
      );
    };
    // Nothing comes ahead for a page that its reader only glances at.
    for (const type of ['scroll', 'touchstart', 'keydown'])
      document.addEventListener(type, watch, { passive: true, signal: moved.signal });
    if (window.scrollY > 0) watch();
  },
};

export default clientModule;
