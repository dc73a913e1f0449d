import { FILES } from '../../src/domain/addresses/files';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readChunks } from '../docusaurus/chunks';
import { bundleWorker } from './bundle';
import { OFFLINE_PATH } from './client';
import { toPrecached } from './files';

export interface ServiceWorkerSettings {
  /** folder of the finished site */
  outDir: string;
  /** Docusaurus' folder for generated files */
  generatedFilesDir: string;
  baseUrl: string;
  /** false writes a worker that removes the one which browsers have from an earlier release */
  enabled: boolean;
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
    },
  });
}
