/**
 * Where the life cycle meets Docusaurus. Before Docusaurus shows a page it awaits `route.component.preload()` of every matched
 * route and keeps the old page until then. So these components are wrapped: `preload` runs the steps, and drawing looks up
 * what became of them.
 *
 * Relies on: `PendingNavigation` and `clientEntry` call the client modules' `onRouteUpdate` and then, in the same task,
 * `preload`; links preload on hover through the same function, outside that task; an existing `window.docusaurusRoot` is
 * rendered into and not hydrated.
 * Test: tests/browser/navigation.spec.ts.
 * Without it: readers see no loading bar, no error pages and no validation when they change pages.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import pageDataOf from '@page-data';
import DataFailed from '@site/src/runtime/errors/DataFailed';
import NavigationError from '@site/src/runtime/errors/NavigationError';
import HtmlPage from '@site/src/runtime/html/HtmlPage';
import type { ComponentType, ReactNode } from 'react';
import ReactDOM from 'react-dom/client';
import { announcePage } from '../../shell/LoadingBar/announcement';
import { defineBuiltins } from './builtins';
import type { Load } from './decide';
import { setShown } from '../../lib/browser/history';
import { createLifecycle } from './lifecycle';
import type { LoadedData } from '../../lib/browser/pageData';
import PageDataProvider from './PageDataProvider';
import { pageStateOf, type PageState } from './pageStates';
import { toPath } from '../../lib/browser/path';
import { configurePayloads } from '../../lib/browser/payload';
import { notFoundPage, siteRoutes, type RouteProps, type SiteRoute } from './routes';
import { readServed } from './served';
import { guardStartup } from './startup';

declare global {
  interface Window {
    /** Docusaurus renders into this root where there is one, and hydrates where there is none */
    docusaurusRoot?: ReturnType<typeof ReactDOM.createRoot>;
  }
}

/** The page, or what stands in its place. */
function guarded(Original: ComponentType<RouteProps>) {
  return function Guarded(props: RouteProps): ReactNode {
    const path = toPath(props.location.pathname, siteConfig.baseUrl) ?? props.location.pathname;
    const state = pageStateOf(path);
    if (state?.kind === 'error') return <NavigationError error={state.error} />;
    if (state?.kind === 'html') return <HtmlPage content={state.content} />;
    if (state?.kind === 'not-found') {
      const NotFound = notFoundPage();
      return <NotFound {...props} />;
    }
    const { loaded: fetched, meanwhile }: Partial<Extract<PageState, { kind: 'react' }>> =
      state?.kind === 'react' ? state : {};
    const loaded: LoadedData = {
      data: pageDataOf(path),
      reload: () => Promise.reject(new Error('Error')),
      ...fetched,
    };
    return (
      <PageDataProvider
        key={path}
        loaded={loaded}
        meanwhile={meanwhile && <HtmlPage content={meanwhile} note={<DataFailed />} />}
      >
        <Original {...props} />
      </PageDataProvider>
    );
  };
}

function wrap(
  routes: readonly SiteRoute[],
  preloadFor: (load: Load) => Promise<unknown>,
  outermost = true,
): void {
  for (const route of routes) {
    const Original = route.component;
    const load: Load = Original.preload.bind(Original);
    const preload = () => preloadFor(load);
    if (outermost) {
      route.original = Original;
      route.component = Object.assign(guarded(Original), { preload });
    } else Original.preload = preload;
    if (route.routes) wrap(route.routes, preloadFor, false);
  }
}

/** Draws the first page from nothing: hydrating other HTML than what is drawn would be an error. */
function drawAnew(): void {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot ??= ReactDOM.createRoot(container);
}

/** Wraps the routes and gives the client module that tells the life cycle of route changes. To be called once. */
export function startLifecycle(): ClientModule {
  defineBuiltins();
  if (!ExecutionEnvironment.canUseDOM) {
    wrap(siteRoutes, (load) => load());
    return {};
  }
  guardStartup();
  const served = readServed(document);
  configurePayloads(served?.payloads ?? '');
  const lifecycle = createLifecycle(served, window.location, drawAnew);
  // Pointing at a link runs no steps, and the click finds out by itself what does not come.
  wrap(siteRoutes, (load) => lifecycle.preload(load) ?? load().catch(() => undefined));
  return {
    onRouteUpdate({ location, previousLocation }) {
      lifecycle.begin(location, previousLocation);
      return undefined;
    },
    onRouteDidUpdate({ location, previousLocation }) {
      setShown(location);
      lifecycle.arrive(location);
      if (previousLocation && previousLocation.pathname !== location.pathname) announcePage();
    },
  };
}
