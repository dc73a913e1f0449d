import {
  Context as BrowserContext,
  BrowserContextProvider,
} from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { reportFault } from '../../browser/faults';
import { getHistory } from '../../browser/history';
import { keepEntries } from '../../browser/keepEntries';
import { createElement, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Route, Router, useLocation } from 'react-router-dom';
import { site } from '../../site';
import type { Loaded, OnAlive, Start } from './types';

/** It answers once it has read its address, which was not known where it was prerendered. */
function Alive({ children, onAlive }: { children: ReactNode; onAlive: () => void }): ReactNode {
  const hasAddress = use(BrowserContext);
  useEffect(() => {
    if (hasAddress) onAlive();
  }, [hasAddress, onAlive]);
  return children;
}

/** Until the next page is there, this one stays at its own address. */
function AtPage({ children }: { children: ReactNode }): ReactNode {
  const location = useLocation();
  const [here, setHere] = useState(location);
  if (here !== location && here.pathname === location.pathname) setHere(location);
  return <Route location={here}>{children}</Route>;
}

/** What the island said before its script failed. */
function Served({ html }: { html: string }): ReactNode {
  return <div data-island-failed dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The contexts that parts of pages use; Docusaurus' own has its value by default. */
function hydrate(
  element: HTMLElement,
  Component: ComponentType<object>,
  onAlive: OnAlive,
  isGone: () => boolean,
  loaded: object,
): () => void {
  const enterAgain = keepEntries(element);
  // Once React has ended its work: what is entered again is then answered at once, before the next field is.
  const answer = (): void => queueMicrotask(() => onAlive(enterAgain));
  const html = element.innerHTML;
  const props = { ...(JSON.parse(element.dataset['props'] ?? '{}') as object), ...loaded };
  const island = (
    <ErrorBoundary fallback={() => <Served html={html} />}>
      <Router history={getHistory()}>
        <AtPage>
          <BrowserContextProvider>
            <Alive onAlive={answer}>{createElement(Component, props)}</Alive>
          </BrowserContextProvider>
        </AtPage>
      </Router>
    </ErrorBoundary>
  );
  const onCaughtError = (error: unknown): void => reportFault('boundary', error);
  // A translator puts such elements round the texts, which React would take for a fault: what it has changed is drawn anew.
  const isTranslated = element.querySelector(':is(font)') !== null;
  const root = isTranslated
    ? createRoot(element, { onCaughtError })
    : hydrateRoot(element, island, {
        onCaughtError,
        // React takes an island for a fault that ends before it is hydrated (its error 424).
        onRecoverableError: (error) => {
          if (!isGone()) reportError(error);
        },
      });
  if (isTranslated) root.render(island);
  // React refuses to end a root while it draws another one.
  return () => void setTimeout(() => root.unmount());
}

/** Loads what an island is drawn from besides its code, and what says so where that does not come. */
export async function prepareStart({ default: Component, loadProps }: Loaded): Promise<Start> {
  const drawWith =
    (props: object): Start =>
    (element, onAlive, isGone) =>
      hydrate(element, Component as ComponentType<object>, onAlive, isGone, props);
  if (!loadProps) return drawWith({});
  // What says that they did not come has to be there before they fail.
  const [words, props] = await Promise.allSettled([
    Promise.all([import('./startFailed'), site.errors.loadDataFailed()]),
    loadProps(),
  ]);
  if (props.status === 'fulfilled') return drawWith(props.value);
  if (words.status === 'rejected') throw words.reason;
  const [{ startFailed }, { default: Message }] = words.value;
  reportFault('data', props.reason);
  return startFailed(Message, props.reason, loadProps, drawWith);
}
