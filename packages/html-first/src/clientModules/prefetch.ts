import type { ClientModule } from '@docusaurus/types';
import { loadNavigationAhead } from '../navigation/code';
import { whenIdle, whenLoaded } from '../navigation/idle';
import { followLinks } from '../navigation/links';
import { maySeeAhead } from '../navigation/prefetch';
import { site, type Site } from '../site';

/** While the site is edited, Docusaurus' own client runs. */
const isStarted = () => site as Site | undefined;

let installed = false;
let waiting: AbortController | undefined;

const clientModule: ClientModule = {
  onRouteUpdate() {
    if (!installed && isStarted()) {
      followLinks();
      // Asked for with the click, it would make the first one wait for two answers, one after the other.
      whenLoaded(() => whenIdle(() => void loadNavigationAhead()));
    }
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
    // No page comes ahead for one that its reader only glances at.
    for (const type of ['scroll', 'touchstart', 'keydown'])
      document.addEventListener(type, watch, { passive: true, signal: moved.signal });
    if (window.scrollY > 0) watch();
  },
};

export default clientModule;
