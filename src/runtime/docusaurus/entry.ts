/**
 * Seam: what browsers start, in the place of Docusaurus' application (plugins/docusaurus/bundler/entries.ts puts this file there).
 * Pages stand in the document already, so nothing of them is drawn again; React comes with the first island that is near, or the
 * first page that React draws.
 * Relies on: `@generated/client-modules`, `data-has-hydrated` and the settings of the site as Docusaurus' own entry knows them.
 * Tests: plugins/docusaurus/bundler/entries.test.ts, tests/browser/loading.spec.ts.
 * Without it: each first visit loads 90 KiB more, and the header and the footer are drawn again though nobody touched them.
 */
import '@generated/client-modules';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import { CONTENT_DB_PLUGIN } from '@site/plugins/content-db/client';
import { configureContentBase, contentAddress } from '@site/src/lib/browser/contentAddress';
import { watchEntries } from '@site/src/lib/browser/entered';
import { setHistory } from '@site/src/lib/browser/history';
import { configurePayloads } from '@site/src/lib/browser/payload';
import { replaceAddress } from '@site/src/lib/browser/replaceAddress';
import { configureContent } from '@site/src/lib/content/configuration';
import { fieldOf } from '@site/src/lib/json/fields';
import { renewChunks } from '@site/src/runtime/docusaurus/chunks';
import { defineBuiltins } from '@site/src/runtime/navigation/builtins';
import { startRouter } from '@site/src/runtime/navigation/router';
import { readServed } from '@site/src/runtime/navigation/served';
import { guardStartup } from '@site/src/runtime/navigation/startup';
import { startFrame } from '@site/src/shell/startFrame';
import { createBrowserHistory } from 'history';

declare global {
  interface Window {
    /** tells the script in the page that its scripts run (plugins/html/loader/script.js) */
    isStarted?: boolean;
  }
}

/** Hosts serve a page by the name of its file too; the application knows pages by their folders. */
function leaveOutFileName(): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.endsWith('/index.html')) return;
  replaceAddress(pathname.slice(0, -'index.html'.length) + search + hash);
}

function start(): void {
  window.isStarted = true;
  guardStartup();
  watchEntries();
  renewChunks();
  leaveOutFileName();
  const served = readServed(document);
  configurePayloads(document.querySelector<HTMLElement>('[data-payloads]')?.dataset['payloads'] ?? '');
  configureContentBase(siteConfig.customFields?.['contentBaseUrl']);
  configureContent(contentAddress(String(fieldOf(globalData[CONTENT_DB_PLUGIN]?.['default'], 'path'))));
  defineBuiltins();
  const history = createBrowserHistory();
  setHistory(history);
  startFrame();
  void startRouter(history, served).then(() => {
    document.documentElement.dataset['hasHydrated'] = 'true';
  });
}

start();
