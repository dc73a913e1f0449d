/**
 * Seam: starts the application in steps (plugins/docusaurus/bundler/entry.ts puts this file in the place of the entry).
 * Docusaurus' own entry runs all of its code in one task, in which a slow phone answers nothing; here the same code of the
 * same file runs module by module, and between two the browser may draw or answer. What brings styles along comes last, so
 * that their order stays as it was.
 * Relies on: the imports of core/lib/client/clientEntry.js, and that the module starts the application when it runs.
 * Tests: plugins/docusaurus/bundler/entry.test.ts, tests/browser/loading.spec.ts.
 * Without it: a press on a button while the application starts is answered up to half a second late.
 */
import { renewChunks } from '@site/src/runtime/docusaurus/chunks';
import { replaceAddress } from '@site/src/lib/browser/replaceAddress';

declare global {
  interface Window {
    /** tells the script in the page that its scripts run (plugins/html/loader/script.js) */
    isStarted?: boolean;
  }
}

/** Lets the browser do what waits, with as little delay as it offers. */
function pause(): Promise<void> {
  // Safari has no scheduler, and Chrome had one for long that does not yield.
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

// All of a module would be kept that is imported so; the application imports by name what else it uses.
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["HelmetProvider"] */ 'react-helmet-async'),
  () => import(/* webpackMode: "eager" */ '@generated/registry'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

/** Hosts serve a page by the name of its file too; the application knows pages by their folders. */
function leaveOutFileName(): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.endsWith('/index.html')) return;
  replaceAddress(pathname.slice(0, -'index.html'.length) + search + hash);
}

async function start(): Promise<void> {
  window.isStarted = true;
  renewChunks();
  leaveOutFileName();
  for (const [index, step] of STEPS.entries()) {
    if (index > 0) await pause();
    await step();
  }
}

void start();
