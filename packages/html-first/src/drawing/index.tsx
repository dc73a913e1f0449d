/** Draws pages and errors with React in the place of the content. */
import {
  Context as BrowserContext,
  BrowserContextProvider,
} from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { reportFault } from '../browser/faults';
import { keepEntries } from '../browser/keepEntries';
import { getHistory } from '../browser/history';
import type { LoadedData } from '../browser/pageData';
import { lazy, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Route, Router } from 'react-router-dom';
import { afterFrame } from '../html/insertRest';
import { copyServed, keepServed } from '../navigation/firstPage';
import type { PageError, Place } from '../navigation/types';
import PageDataProvider from '../navigation/PageDataProvider';
import { routes, site } from '../site';
import DataErrorFallback from './DataErrorFallback';

export const loadErrors = (): ReturnType<typeof routes.errors.loadPages> => routes.errors.loadPages();

const ErrorPage = lazy(() => loadErrors().then(({ ErrorPageContent }) => ({ default: ErrorPageContent })));

export interface Drawn {
  move: (place: Place) => void;
  end: () => void;
  /** settles when the page has read its address, and taken up what its reader had entered before */
  ready: Promise<void>;
}

function Shown({ children, onShown }: { children: ReactNode; onShown: () => void }): ReactNode {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

/** @param served does the element hold the same as HTML? @returns what was drawn, once it stands there */
function draw(box: Element, content: ReactNode, place: Place, served: boolean): Promise<Drawn> {
  return new Promise((resolve) => {
    let root: Root | undefined;
    const enterAgain = served && keepEntries(box);
    let onReady = (): void => undefined;
    const drawn: Drawn = {
      move: (next) => root?.render(all(next)),
      end: () => root?.unmount(),
      ready: new Promise((ready) => {
        onReady = ready;
      }),
    };
    const onShown = (): void => {
      resolve(drawn);
      // After that frame the page has read its address.
      if (enterAgain) afterFrame(() => void enterAgain().finally(onReady));
      else onReady();
    };
    // React empties the page where an error reaches no boundary.
    const onUncaughtError = (error: unknown): void => {
      reportFault('boundary', error);
      const nodes = copyServed();
      if (nodes) box.replaceChildren(site.errors.note(true), ...nodes);
    };
    const Browser = ({ children }: { children: ReactNode }) =>
      served ? (
        <BrowserContextProvider>{children}</BrowserContextProvider>
      ) : (
        <BrowserContext value>{children}</BrowserContext>
      );
    const all = ({ pathname, search, hash }: Place): ReactNode => (
      <ErrorBoundary>
        <Browser>
          <Router history={getHistory()}>
            {/* Until the next page is there, this one stays at its own address. */}
            <Route
              location={{ pathname, search, hash, state: undefined }}
              render={() => (
                <Shown onShown={onShown}>
                  <ErrorBoundary
                    fallback={(params) => (
                      <Suspense>
                        <ErrorPage {...params} />
                      </Suspense>
                    )}
                  >
                    {content}
                  </ErrorBoundary>
                </Shown>
              )}
            />
          </Router>
        </Browser>
      </ErrorBoundary>
    );
    if (served) {
      const main = box.querySelector('main');
      if (main) keepServed(main);
      root = hydrateRoot(box, all(place), { onUncaughtError });
    } else {
      root = createRoot(box, { onUncaughtError });
      const fresh = root;
      flushSync(() => fresh.render(all(place)));
    }
  });
}

/** Where the page's data did not come, the HTML stays, with a way to try again. @param served is the page in the document as it was prerendered? */
export function drawPage(
  box: Element,
  Page: ComponentType,
  loaded: LoadedData,
  place: Place,
  served: boolean,
): Promise<Drawn> {
  const page = (meanwhile?: ReactNode) => (
    <PageDataProvider loaded={loaded} meanwhile={meanwhile}>
      <Page />
    </PageDataProvider>
  );
  if (loaded.dataError === undefined) return draw(box, page(), place, served);
  const nodes = [...box.childNodes];
  return site.errors
    .loadDataFailed()
    .then(({ default: Message }) =>
      draw(box, page(<DataErrorFallback nodes={nodes} Message={Message} />), place, false),
    );
}

/** Draws an error in the place of a page. @param served is the page for unknown addresses in the document? */
export async function drawError(
  box: Element,
  error: PageError,
  place: Place,
  served: boolean,
): Promise<Drawn> {
  const { NavigationError, NotFoundContent } = await loadErrors();
  return error.status === 404
    ? draw(box, <NotFoundContent error={error} />, place, served)
    : draw(box, <NavigationError error={error} />, place, false);
}
