/** The one route of browsers for pages that are HTML. */
import type { RouteComponent, SiteRoute } from '@site/src/runtime/navigation/routes';

/** The life cycle draws the page in its place, see src/runtime/navigation/docusaurus.tsx. */
const component: RouteComponent = Object.assign(() => null, { preload: () => Promise.resolve() });

/**
 * @param path addresses and patterns, with base path. All such routes have one key, so that the frame stays mounted from one
 * page to the next
 */
export const htmlRoute = (path: string[]): SiteRoute => ({
  path,
  exact: true,
  key: 'html',
  html: true,
  component,
});
