import { prepareNavigation } from 'html-first/navigation';

export default prepareNavigation({
  patterns: [{ path: '/blog/tags/:tag/' }],
  offline: '/offline/',
  errors: {
    title: (status) => (status === 404 ? 'Page not found' : 'This page failed'),
    showBare(box, { status, message }) {
      box.innerHTML = `<main class="container" data-error-status="${status}"><h1></h1></main>`;
      box.querySelector('h1')?.append(message);
    },
    loadPages: () => import(/* webpackChunkName: "errors" */ './errors/pages'),
  },
});
