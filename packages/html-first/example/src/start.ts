import { reactIsland } from 'html-first/client';
import { start } from 'html-first/start';

function note(broken = false): HTMLElement {
  const element = document.createElement('p');
  element.className = 'container';
  element.textContent = `This page is text only now: its code ${broken ? 'failed' : 'did not come'}.`;
  return element;
}

start({
  islands: {
    counter: reactIsland(() => import(/* webpackChunkName: "island-counter" */ './components/Counter')),
  },
  loadNavigation: () => import(/* webpackChunkName: "navigation" */ './navigation'),
  errors: { note, loadDataFailed: () => import('./errors/DataFailed') },
  frame: { start: () => undefined },
});
