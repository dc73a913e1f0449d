/** What follows the reader who moves on: route changes, their errors, and what is loaded ahead for them. The site's chunk `navigation` imports it. */
import type { Navigation } from './navigation/change';
import { watchLinks } from './navigation/linksInView';
import { loadAhead } from './navigation/loadAhead';
import { isPage } from './navigation/routes';
import { settle } from './navigation/settle';
import { configureRoutes, type Routes } from './site';

/** Makes what `loadNavigation` gives: the module that is loaded exports it as its default. */
export function prepareNavigation(routes: Routes): Navigation {
  configureRoutes(routes);
  return { settle, isPage, loadAhead, watchLinks };
}
