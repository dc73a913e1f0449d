import type { ClientModule } from '@docusaurus/types';
import type { Place } from 'html-first/client';
import { thirdParties } from '@site/src/lib/browser/thirdParties';

const { analytics } = thirdParties;

let started: Promise<(place: Place) => void> | null = null;

/** Reports each page view to the visitor statistics, which load only where the build switches them on. */
const clientModule: ClientModule = analytics
  ? {
      onRouteDidUpdate({ location: { pathname, search, hash } }) {
        started ??= import('@site/src/runtime/analytics').then(({ startAnalytics }) =>
          startAnalytics(analytics),
        );
        started.then(
          (show) => show({ pathname, search, hash }),
          () => {
            // Blocked or offline: the error does not matter to the reader, and the next page tries again.
            started = null;
          },
        );
      },
    }
  : {};

export default clientModule;
