import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeWorker } from './serviceWorker';

type Settings = Parameters<typeof writeWorker>[0];

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The worker of a site. */
const ENTRY = `import { startWorker } from 'html-first/worker';
startWorker({ files: [], note: (html) => html });
`;

/** A build made up for these tests: the offline page and what Docusaurus writes about chunks. */
async function builtSite(baseUrl: string): Promise<Settings> {
  const outDir = await temporaryFolder();
  const generatedFilesDir = path.join(outDir, 'generated');
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  };
  await write('assets/js/main.0a0a0a01.js', 'main');
  await write('assets/css/styles.0a0a0a02.css', 'a{b:c}');
  await write('assets/fonts/KaTeX_Main-Regular-0a0a0a03.woff2', 'font');
  await write('offline/index.html', '<!doctype html><title>x</title>');
  await write(
    'generated/client-manifest.json',
    JSON.stringify({
      assets: {
        1: { js: [{ file: 'assets/js/main.0a0a0a01.js' }] },
        2: { js: [{ file: 'assets/js/late.2.js' }] },
      },
      origins: { main: [1], navigation: [2], 'search-dialog': [2], 'search-engine': [2], 'near-pages': [2] },
    }),
  );
  await write(
    'generated/routesChunkNames.json',
    JSON.stringify({ [`${baseUrl}offline/-1a2`]: 'main', [`${baseUrl}search/-3b4`]: 'main' }),
  );
  await write(
    'generated/routes.js',
    `export default [{ path: '${baseUrl}offline/', component: ComponentCreator('${baseUrl}offline/', '1a2') }];`,
  );
  await write(
    'generated/globalData.json',
    JSON.stringify({
      search: { default: { path: '/_search/data-1.json' } },
      'content-db': { default: { path: '/_nuxt/content/db-2.json' } },
    }),
  );
  await write(
    'worker.ts',
    ENTRY.replace('html-first/worker', path.resolve('packages/html-first/src/worker.ts')),
  );
  const worker = { entry: 'worker.ts', offline: '/offline/' };
  return { siteDir: outDir, outDir, generatedFilesDir, baseUrl, payloads: 'payloads/', worker };
}

async function written(settings: Settings): Promise<string> {
  await writeWorker(settings);
  return readFile(path.join(settings.outDir, 'sw.js'), 'utf8');
}

/** All strings of a script that are addresses below the site's root. */
const addressesIn = (script: string): string[] =>
  [...script.matchAll(/["'`](\/[a-z_][^"'`\s]*)["'`]/g)].map((match) => match[1] ?? '');

describe.each(['/', '/sub/'])('the worker below %s', (baseUrl) => {
  it('is one classic script that needs nothing that a strict policy forbids', async () => {
    const script = await written(await builtSite(baseUrl));
    expect(script).not.toMatch(/\beval\(|new Function|importScripts|^import |\bprocess\.env\b/m);
    // What the build had to put in is in.
    expect(script).not.toMatch(/PRECACHED|OFFLINE|DIGESTS|\bPAYLOADS\b/);
    // By which it knows whole files from others.
    expect(script).toMatch(/["'](?:0a0a[\w+/]{4}){3}["']/);
    expect(addressesIn(script)).toEqual(
      expect.arrayContaining(['offline/', 'assets/js/main.0a0a0a01.js'].map((file) => baseUrl + file)),
    );
  });
});

it('has the same bytes for the same build, wherever it stands', async () => {
  const hashes = await Promise.all(
    [1, 2].map(async () =>
      createHash('sha256')
        .update(await written(await builtSite('/')))
        .digest('hex'),
    ),
  );
  expect(hashes[0]).toBe(hashes[1]);
});

it('changes when the offline page does', async () => {
  const site = await builtSite('/');
  const before = await written(site);
  await writeFile(path.join(site.outDir, 'offline/index.html'), '<!doctype html><title>y</title>');
  expect(await written(site)).not.toBe(before);
});

it('fetches neither the search nor the content database by itself', async () => {
  const script = await written(await builtSite('/'));
  expect(script).not.toMatch(/data-1\.json|db-2\.json/);
});

it('without a worker, sw.js removes the one that is there, and this site’s caches only', async () => {
  // Nothing of the build is needed to get rid of a worker.
  const script = await written({
    siteDir: '/nowhere',
    outDir: await temporaryFolder(),
    generatedFilesDir: '/nowhere',
    baseUrl: '/sub/',
    payloads: 'payloads/',
    worker: undefined,
  });
  const scope = 'https://site.test/sub/';
  const names = [
    `pages-${scope}`,
    `workbox-precache-v2-${scope}`,
    'pages-https://site.test/',
    'pages-https://site.test/other/',
    'unrelated',
  ];
  const removed: string[] = [];
  const listeners: Record<string, (event: { waitUntil(promise: Promise<unknown>): void }) => void> = {};
  let skipped = false;
  let registered = true;
  const self = {
    caches: {
      keys: () => Promise.resolve(names),
      delete: (name: string) => Promise.resolve(removed.push(name) > 0),
    },
    registration: {
      scope,
      unregister: () => Promise.resolve((registered = false)),
    },
    skipWaiting: () => Promise.resolve((skipped = true)),
    addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
  };
  runInNewContext(script, { self });
  expect(Object.keys(listeners).sort()).toEqual(['activate', 'install']);
  const done: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => void done.push(promise) };
  listeners['install']?.(event);
  listeners['activate']?.(event);
  await Promise.all(done);
  expect(skipped).toBe(true);
  expect(registered).toBe(false);
  expect(removed).toEqual(names.slice(0, 2));
});
