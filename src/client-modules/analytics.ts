import type { ClientModule } from '@docusaurus/types';
import type { Place } from '@site/src/analytics/pageViews';
import { thirdParties } from '@site/src/thirdParties';

const { analytics } = thirdParties;

let started: Promise<(place: Place) => void> | null = null;

/** Tells the visitor statistics which page is shown; loads them only where they are switched on. */
const clientModule: ClientModule = analytics
  ? {
      onRouteDidUpdate({ location: { pathname, search, hash } }) {
        started ??= import('@site/src/analytics').then(({ startAnalytics }) => startAnalytics(analytics));
        started.then(
          (show) => show({ pathname, search, hash }),
          () => {
            // Blocked or offline: nobody misses it, and the next page tries again.
            started = null;
          },
        );
      },
    }
  : {};

export default clientModule;
