import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesOfChunk, filesOfRoute, readChunks, type Chunks } from '../docusaurus/chunks';
import { sha256 } from '../files';
import { bundleWorker } from './bundle';
import { OFFLINE_PATH } from './client';
import { digestOf, hashIn, packed } from './whole';

export interface ServiceWorkerSettings {
  outDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  /** may browsers keep pages? Else the worker removes the one which they have from an earlier release */
  enabled: boolean;
}

async function readDigests(outDir: string): Promise<Record<string, string>> {
  const folder = path.join(outDir, HASHED_FOLDERS.bundled);
  const names = (await readdir(folder, { recursive: true })).filter((name) => hashIn(name) !== '');
  const entries = names.sort().map(async (name) => {
    const bytes = new Uint8Array(await readFile(path.join(folder, name)));
    return [hashIn(name), await digestOf(bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What is cached when the worker is installed: the frame of all pages, and the offline page. @throws Error where there is none */
export function toPrecached(chunks: Chunks, baseUrl: string, html: string | Buffer) {
  const page = baseUrl + OFFLINE_PATH;
  const files = new Set([
    ...filesOfChunk('main', chunks),
    ...filesOfRoute(page, chunks).filter((file) => file.endsWith('.css')),
    ...filesOfChunk('island-kept-pages', chunks),
  ]);
  // The addresses of the others change with their content.
  const others = [...files].sort().map((file) => ({ url: baseUrl + file, revision: null }));
  return [{ url: page, revision: sha256(html).slice(0, 16) }, ...others];
}

/** Writes sw.js, also where there is no worker: browsers keep an old one when its file is gone. @returns the bundled files */
export async function writeServiceWorker(settings: ServiceWorkerSettings): Promise<string[]> {
  const { outDir, generatedFilesDir, baseUrl, enabled } = settings;
  const bundle = { outDir, filename: SITE_FILES.worker };
  if (!enabled) return bundleWorker({ ...bundle, entry: 'off.ts' });

  const chunks = await readChunks(generatedFilesDir);
  const offline = await readFile(path.join(outDir, OFFLINE_PATH, 'index.html'));
  return bundleWorker({
    ...bundle,
    entry: 'on.ts',
    constants: {
      PRECACHED: toPrecached(chunks, baseUrl, offline),
      OFFLINE: baseUrl + OFFLINE_PATH,
      DIGESTS: packed(await readDigests(outDir)),
    },
  });
}

export default function serviceWorker(
  { siteDir }: LoadContext,
  { enabled }: Pick<ServiceWorkerSettings, 'enabled'>,
): Plugin {
  return {
    name: 'service-worker',
    getClientModules: () =>
      enabled ? [path.join(siteDir, 'src/runtime/client-modules/serviceWorker.ts')] : [],
  };
}
