import { FILES } from '../../src/domain/addresses/files';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_DB_PLUGIN } from '../content-db/client';
import { readChunks } from '../docusaurus/chunks';
import { SEARCH_PLUGIN } from '../search/client';
import { bundleWorker } from './bundle';
import { OFFLINE_PATH } from './client';
import { toPrecached, toWarmed } from './files';

export interface ServiceWorkerSettings {
  /** folder of the finished site */
  outDir: string;
  /** Docusaurus' folder for generated files */
  generatedFilesDir: string;
  baseUrl: string;
  /** where browsers ask for the content database; default baseUrl. On another host the worker leaves it alone */
  contentBaseUrl?: string;
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
  const { outDir, generatedFilesDir, baseUrl, contentBaseUrl = baseUrl, enabled } = settings;
  const bundle = { outDir, filename: FILES.worker };
  if (!enabled) return bundleWorker({ ...bundle, entry: 'off.ts' });

  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
  const chunks = await readChunks(generatedFilesDir);
  const globalData = (await read('globalData.json')) as Record<string, { default: { path: string } }>;
  // The files themselves may not be in place yet: Docusaurus runs the plugins' postBuild side by side.
  const data = [SEARCH_PLUGIN, ...(contentBaseUrl === baseUrl ? [CONTENT_DB_PLUGIN] : [])].flatMap(
    (name) => globalData[name]?.default.path ?? [],
  );
  const offline = await readFile(path.join(outDir, OFFLINE_PATH, 'index.html'));
  return bundleWorker({
    ...bundle,
    entry: 'on.ts',
    constants: {
      PRECACHED: toPrecached(chunks, baseUrl, offline),
      WARMED: toWarmed(chunks, baseUrl, data),
      OFFLINE: baseUrl + OFFLINE_PATH,
    },
  });
}
