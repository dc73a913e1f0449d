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
  /** folder of the finished site */
  outDir: string;
  /** Docusaurus' folder for generated files */
  generatedFilesDir: string;
  baseUrl: string;
  /** false writes a worker that removes the one which browsers have from an earlier release */
  enabled: boolean;
}

/** Digests of all scripts, as ./whole.ts asks for them. */
async function readDigests(outDir: string): Promise<Record<string, string>> {
  const folder = path.join(outDir, HASHED_FOLDERS.bundled);
  const names = (await readdir(folder, { recursive: true })).filter((name) => hashIn(name) !== '');
  const entries = names.sort().map(async (name) => {
    const bytes = new Uint8Array(await readFile(path.join(folder, name)));
    return [hashIn(name), await digestOf(bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Writes sw.js as the last step of a build, because it needs the finished offline page.
 * A build without service worker also writes sw.js, because browsers keep an old worker when its file is gone.
 * @returns absolute paths of the bundled files
 * @throws Error that names what is missing in the build, and the fix
 */
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
