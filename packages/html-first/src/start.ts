/**
 * Seam: what browsers start, in the place of Docusaurus' application: the site's entry calls it (build/bundler/entries.ts puts that there).
 * Pages stand in the document already, so nothing of them is drawn again; React comes with the first island that is near, or the
 * first page that React draws.
 * Relies on: `@generated/client-modules`, `data-has-hydrated` and the settings of the site as Docusaurus' own entry knows them.
 * Tests: packages/html-first/src/build/bundler/entries.test.ts, and browsers that open the built pages.
 * Without it: each first visit loads 90 KiB more, and the header and the footer are drawn again though nobody touched them.
 */
import '@generated/client-modules';
import { setHistory } from './browser/history';
import { createPageHistory } from './browser/pageHistory';
import { configurePayloads } from './browser/payload';
import { renewChunks } from './browser/renewChunks';
import { replaceAddress } from './browser/replaceAddress';
import { startRouter } from './navigation/router';
import { readServed } from './navigation/served';
import { guardStartup } from './navigation/startup';
import { configureSite, type Site } from './site';

declare global {
  interface Window {
    /** tells the script in the page that its scripts run (build/html/loader/script.js) */
    isStarted?: boolean;
  }
}

/** Hosts serve a page by the name of its file too; the application knows pages by their folders. */
function leaveOutFileName(): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.endsWith('/index.html')) return;
  replaceAddress(pathname.slice(0, -'index.html'.length) + search + hash);
}

/** Lets the page that stands in the document answer; the site's entry calls it, once. */
export function start(site: Site): void {
  window.isStarted = true;
  guardStartup();
  configureSite(site);
  renewChunks();
  leaveOutFileName();
  const served = readServed(document);
  configurePayloads(document.querySelector<HTMLElement>('[data-payloads]')?.dataset['payloads'] ?? '');
  const history = createPageHistory();
  setHistory(history);
  site.frame.start();
  void startRouter(history, served).then(() => {
    document.documentElement.dataset['hasHydrated'] = 'true';
  });
}
