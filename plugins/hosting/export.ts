import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, sha256 } from '../files';
import { BEST, compressBeside, type Effort } from './compress';
import { isImmutable, rulesOf } from './headers';
import { toHeadersFile } from './headersFile';
import { isText, typeOf } from './mediaTypes';
import { toNginxConf } from './nginx';
import { toReadme } from './readme';
import { filesBelow, readBuild } from './readBuild';

interface ExportSettings {
  /** the finished build */
  from: string;
  /** where the export goes; its parent is made where it is missing */
  to: string;
  /** may what is there be replaced? */
  force?: boolean;
  /** what nginx listens to, default 8080 */
  listen?: string;
  /** an earlier export whose hashed files stay available */
  keep?: string;
  effort?: Effort;
  /** aborts the export and removes what was written */
  signal?: AbortSignal;
}

interface Exported {
  /** files of the site, without those that are compressed */
  files: number;
  /** hashed files copied from the earlier export */
  kept: number;
}

const SITE = 'site';
/** The name of the list of files that an export copied from the one before; the next export does not copy them again. */
const KEPT = 'KEPT';
const SUMS = 'SHA256SUMS';
/** Suffixes of compressed files. */
const COMPRESSED = /\.(?:br|gz)$/;

const isInside = (place: string, folder: string): boolean =>
  `${place}${path.sep}`.startsWith(`${folder}${path.sep}`);

async function checkPlace({ from, to, force = false }: ExportSettings): Promise<void> {
  if (isInside(to, from) || isInside(from, to)) {
    throw new Error('不能匯出到建置的資料夾裡，或包含它的資料夾。修正：換一個資料夾。');
  }
  const there = await readdir(to).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    if (errorCode(error) !== 'ENOTDIR') throw error;
    throw new Error('要匯出的位置是一個檔案。修正：換一個資料夾。');
  });
  if (there.length > 0 && !force) {
    throw new Error('要匯出的資料夾不是空的。修正：換一個資料夾，或加上--force整個換掉。');
  }
}

/**
 * Copies the hashed files of the previous export, so that readers of its pages can still load them. Files that the previous
 * export had copied itself are old enough to be dropped.
 */
async function keepEarlier(
  keep: string,
  site: string,
  own: ReadonlySet<string>,
  base: string,
): Promise<string[]> {
  const earlier = path.join(keep, SITE, base);
  const old = (
    await readFile(path.join(keep, KEPT), 'utf8').catch(() => {
      throw new Error('--keep指的資料夾不是先前匯出的。修正：寫上一次npm run export的資料夾。');
    })
  ).split('\n');
  const names = (await filesBelow(earlier)).filter((name) => !COMPRESSED.test(name));
  const kept = names.filter(
    (name) => isImmutable(name, rulesOf([])) && !own.has(name) && !old.includes(name),
  );
  for (const name of kept) {
    for (const end of ['', '.br', '.gz']) {
      const target = path.join(site, name + end);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(earlier, name + end), target).catch((error: unknown) => {
        if (end === '' || errorCode(error) !== 'ENOENT') throw error;
      });
    }
  }
  return kept;
}

async function sumsOf(folder: string): Promise<string> {
  const lines = [];
  for (const name of await filesBelow(folder)) {
    lines.push(`${sha256(await readFile(path.join(folder, name)))}  ${name}\n`);
  }
  return lines.join('');
}

/** Writes the whole export into a temporary folder. */
async function writeExport(folder: string, settings: ExportSettings): Promise<Exported> {
  const { from, listen = '8080', keep, effort = BEST, signal } = settings;
  const check = () => signal?.throwIfAborted();
  const { baseUrl, ...site } = await readBuild(from);
  // Below the base path as it is served, so that the root means the same to every host.
  const root = path.join(folder, SITE, baseUrl);
  await cp(from, root, { recursive: true });
  check();
  const texts = site.files.filter((file) => isText(typeOf(file)));
  await compressBeside(
    texts.map((file) => path.join(root, file)),
    effort,
    check,
  );
  const kept = keep === undefined ? [] : await keepEarlier(keep, root, new Set(site.files), baseUrl);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write(`${SITE}/_headers`, toHeadersFile(site, baseUrl));
  await write('nginx.conf', toNginxConf(site, { baseUrl, listen }));
  await write('README.md', toReadme({ baseUrl, listen }));
  await write(KEPT, kept.map((name) => `${name}\n`).join(''));
  check();
  await write(SUMS, await sumsOf(folder));
  return { files: site.files.length, kept: kept.length };
}

/**
 * Writes a build as a folder that a web server can publish: the site with its texts precompressed, the nginx
 * configuration, `_headers` and the checksums of all files. The folder appears complete or not at all.
 * @throws Error that says what is wrong and how to fix it; the reason of `signal` when it aborted the export
 */
export async function exportSite(options: ExportSettings): Promise<Exported> {
  const settings = { ...options, from: path.resolve(options.from), to: path.resolve(options.to) };
  const { to } = settings;
  await checkPlace(settings);
  await mkdir(path.dirname(to), { recursive: true });
  // The temporary folder is beside the target, so that the last step is a rename.
  const work = await mkdtemp(`${to}.`);
  try {
    const made = path.join(work, 'new');
    await mkdir(made);
    const exported = await writeExport(made, settings);
    await chmod(made, 0o755);
    const before = path.join(work, 'old');
    await rename(to, before).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
    });
    try {
      await rename(made, to);
    } catch (error) {
      await rename(before, to).catch(() => undefined);
      throw error;
    }
    return exported;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
