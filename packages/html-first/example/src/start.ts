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
  routes: { patterns: [{ path: '/blog/tags/:tag/' }], offline: '/offline/' },
  errors: {
    title: (status) => (status === 404 ? 'Page not found' : 'This page failed'),
    note,
    showBare(box, { status, message }) {
      box.innerHTML = `<main class="container" data-error-status="${status}"><h1></h1></main>`;
      box.querySelector('h1')?.append(message);
    },
    loadDataFailed: () => import('./errors/DataFailed'),
    loadPages: () => import(/* webpackChunkName: "errors" */ './errors/pages'),
  },
  frame: { start: () => undefined },
});
