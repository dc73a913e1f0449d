import type { ClientModule } from '@docusaurus/types';
import { loadNavigationAhead } from '../navigation/code';
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
      void loadNavigationAhead().then((navigation) => {
        if (waiting === moved) navigation?.watchLinks(amount);
      });
    };
    // Nothing comes ahead for a page that its reader only glances at.
    for (const type of ['scroll', 'touchstart', 'keydown'])
      document.addEventListener(type, watch, { passive: true, signal: moved.signal });
    if (window.scrollY > 0) watch();
  },
};

export default clientModule;
