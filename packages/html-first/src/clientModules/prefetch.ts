import type { ClientModule } from '@docusaurus/types';
import { followLinks } from '../navigation/links';
import { maySeeAhead } from '../navigation/prefetch';
import { site, type Site } from '../site';

/** While the site is edited, Docusaurus' own client runs. */
const isStarted = () => site as Site | undefined;

let installed = false;
let waiting: AbortController | undefined;

const clientModule: ClientModule = {
  onRouteUpdate() {
    if (!installed && isStarted()) followLinks();
    installed = true;
    return undefined;
  },
  onRouteDidUpdate() {
    waiting?.abort();
    const amount = isStarted() && maySeeAhead(navigator);
    if (!amount) return;
    const moved = new AbortController();
    waiting = moved;
    const watch = (): void => {
      moved.abort();
      // Without it, links are loaded when they are touched.
      import('../navigation/linksInView').then(
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
