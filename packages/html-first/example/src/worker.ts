import { startWorker } from 'html-first/worker';

startWorker({
  files: [],
  note: (html, date) => html.replace('<main', `<p role="status">Kept: ${date ?? 'before'}.</p><main`),
});
