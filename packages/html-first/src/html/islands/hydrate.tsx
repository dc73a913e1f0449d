import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { reportFault } from '../../browser/faults';
import { getHistory } from '../../browser/history';
import { keepEntries } from '../../browser/keepEntries';
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'react-router-dom';
import type { OnAlive } from './types';

function Alive({ children, onAlive }: { children: ReactNode; onAlive: () => void }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** What the island said before its script failed. */
function Served({ html }: { html: string }): ReactNode {
  return <div data-island-failed dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The contexts that parts of pages use; Docusaurus' own has its value by default. */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<object>,
  onAlive: OnAlive,
  isGone: () => boolean,
): () => void {
  const enterAgain = keepEntries(element);
  const answer = (): void => onAlive(enterAgain);
  const html = element.innerHTML;
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object;
  const root = hydrateRoot(
    element,
    <ErrorBoundary fallback={() => <Served html={html} />}>
      <Router history={getHistory()}>
        <BrowserContextProvider>
          <Alive onAlive={answer}>{createElement(Component, props)}</Alive>
        </BrowserContextProvider>
      </Router>
    </ErrorBoundary>,
    {
      onCaughtError: (error) => reportFault('boundary', error),
      // React takes an island for a fault that ends before it is hydrated (its error 424).
      onRecoverableError: (error) => {
        if (!isGone()) reportError(error);
      },
    },
  );
  // React refuses to end a root while it draws another one.
  return () => void setTimeout(() => root.unmount());
}
