import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfChunk, filesOfRoute, readChunks, type Chunks } from './chunks';
import { sha256 } from './hash';
import { bundleWorker } from './bundleWorker';
import { NAVIGATION } from './bundler/groups';
import { BUNDLED } from '../worker/kinds';
import { WORKER_FILE } from '../worker/names';
import { digestBytes, hashIn, packed } from '../worker/whole';

export interface WorkerOptions {
  /** the site's own worker, below its folder: it calls `startWorker` of html-first/worker */
  entry: string;
  /** the page that stands in for those that cannot be had, below the base path: `/offline/` */
  offline: string;
  /** names of chunks that this page needs beside its own styles */
  chunks?: readonly string[];
}

interface Settings {
  siteDir: string;
  outDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  /** folder of the payloads, below the base path */
  payloads: string;
  /** undefined where browsers may keep no pages: then the worker removes the one which they have from an earlier release */
  worker: WorkerOptions | undefined;
}

async function readDigests(outDir: string): Promise<Record<string, string>> {
  const folder = path.join(outDir, BUNDLED);
  const names = (await readdir(folder, { recursive: true })).filter((name) => hashIn(name) !== '');
  const entries = names.sort().map(async (name) => {
    const bytes = new Uint8Array(await readFile(path.join(folder, name)));
    return [hashIn(name), await digestBytes(bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What is cached when the worker is installed: the frame of all pages, and the offline page. @throws Error where there is none */
export function toPrecached(
  chunks: Chunks,
  baseUrl: string,
  { offline, chunks: names = [] }: Omit<WorkerOptions, 'entry'>,
  html: string | Buffer,
) {
  const page = baseUrl + offline.slice(1);
  const navigation = filesOfChunk(NAVIGATION, chunks);
  if (navigation.length === 0)
    throw new Error(
      `The bundle has no chunk ${NAVIGATION}, without which nobody changes pages offline. Fix: write loadNavigation of start as import(/* webpackChunkName: "${NAVIGATION}" */ …).`,
    );
  const files = new Set([
    ...filesOfChunk('main', chunks),
    ...navigation,
    ...filesOfRoute(page, chunks).filter((file) => file.endsWith('.css')),
    ...names.flatMap((name) => filesOfChunk(name, chunks)),
  ]);
  // The addresses of the others change with their content.
  const others = [...files].sort().map((file) => ({ url: baseUrl + file, revision: null }));
  return [{ url: page, revision: sha256(html).slice(0, 16) }, ...others];
}

/** Writes sw.js, also where there is no worker: browsers keep an old one when its file is gone. @returns the bundled files */
export async function writeWorker(settings: Settings): Promise<string[]> {
  const { siteDir, outDir, generatedFilesDir, baseUrl, payloads, worker } = settings;
  const bundle = { outDir, filename: WORKER_FILE };
  if (!worker) return bundleWorker({ ...bundle, entry: path.join(__dirname, '../worker/off') });

  const chunks = await readChunks(generatedFilesDir);
  const html = await readFile(path.join(outDir, worker.offline, 'index.html'));
  return bundleWorker({
    ...bundle,
    entry: path.resolve(siteDir, worker.entry),
    constants: {
      PRECACHED: toPrecached(chunks, baseUrl, worker, html),
      OFFLINE: baseUrl + worker.offline.slice(1),
      DIGESTS: packed(await readDigests(outDir)),
      PAYLOADS: payloads,
    },
  });
}
