import { FILES } from '../../src/dataset/addresses/files';
import { HASHED_FOLDERS } from '../../src/dataset/addresses/hashed';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readChunks } from '../docusaurus/chunks';
import { bundleWorker } from './bundle';
import { OFFLINE_PATH } from './client';
import { toPrecached } from './files';
import { digestOf, hashIn } from './whole';

export interface ServiceWorkerSettings {
  outDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  /** false writes a worker that removes the one which browsers have from an earlier release */
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

/** Writes sw.js, also where there is no worker: browsers keep an old one when its file is gone. @returns the bundled files */
export async function writeServiceWorker(settings: ServiceWorkerSettings): Promise<string[]> {
  const { outDir, generatedFilesDir, baseUrl, enabled } = settings;
  const bundle = { outDir, filename: FILES.worker };
  if (!enabled) return bundleWorker({ ...bundle, entry: 'off.ts' });

  const chunks = await readChunks(generatedFilesDir);
  const offline = await readFile(path.join(outDir, OFFLINE_PATH, 'index.html'));
  return bundleWorker({
    ...bundle,
    entry: 'on.ts',
    constants: {
      PRECACHED: toPrecached(chunks, baseUrl, offline),
      OFFLINE: baseUrl + OFFLINE_PATH,
      DIGESTS: await readDigests(outDir),
    },
  });
}
