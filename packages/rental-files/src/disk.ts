import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { fromPublished, PUBLISHED_AT, type Catalogue, type PublishedCatalogue } from './catalogue';
import { verify, type CheckedSource, type Verified, type VerifyOptions } from './check/verify';
import { DISK_PROBLEMS, DISK_WORDS, type DiskProblem } from './words/disk';
import { withFix, type Language, type ProblemAndFix } from './words/language';

const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

interface OpenFile extends CheckedSource {
  close: () => Promise<void>;
}

/** A file cannot be read or written. The message says where, what is wrong, and what to do. */
export class DiskError extends Error {
  constructor(
    readonly problem: DiskProblem,
    readonly place: string | undefined,
    private readonly about: { detail?: string; after?: Record<Language, string>; cause?: unknown } = {},
  ) {
    super('', about.cause === undefined ? undefined : { cause: about.cause });
    this.name = 'DiskError';
    this.message = withFix(this.inWords('zh'), 'zh');
  }

  /** The same of another place. @param after what is so in spite of it */
  at(place: string, after?: Record<Language, string>): DiskError {
    return new DiskError(this.problem, place, { ...this.about, ...(after ? { after } : {}) });
  }

  inWords(language: Language): ProblemAndFix {
    const { detail = '', after } = this.about;
    const [problem, fix] = DISK_WORDS[language][this.problem](detail);
    const where = this.place === undefined ? '' : `${this.place}${language === 'zh' ? '：' : ': '}`;
    const more = after ? `${language === 'zh' ? '' : ' '}${after[language]}` : '';
    return [`${where}${problem}${more}`, fix];
  }
}

/** An error of the file system in words, with file and fix; any other stays as it is. @param after what is so in spite of it, as a sentence */
export function inWords(error: unknown, after?: string): unknown {
  const code = errorCode(error);
  if (code === undefined || !(error instanceof Error)) return error;
  const known = DISK_PROBLEMS[code];
  if (!known && !('syscall' in error)) return error;
  const place = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  return new DiskError(known ?? 'other', place, {
    detail: code,
    cause: error,
    ...(after === undefined ? {} : { after: { zh: after, en: after } }),
  });
}

/** @throws DiskError that says why where it is no file, or cannot be read */
export async function openFile(file: string): Promise<OpenFile> {
  // Without waiting: a pipe would keep a reader until somebody writes.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: unknown) => {
    // Node gives this letter for each byte that is no UTF-8, so that the name leads nowhere.
    if (errorCode(error) !== 'ENOENT' || !file.includes('\ufffd')) throw inWords(error);
    throw new DiskError('name-not-utf8', file, { cause: error });
  });
  const about = await handle.stat();
  if (!about.isFile()) {
    await handle.close();
    throw new DiskError(about.isDirectory() ? 'folder' : 'no-file', file);
  }
  const { size } = about;
  return {
    name: path.basename(file),
    size,
    read: async (start, end) => {
      const bytes = new Uint8Array(Math.max(0, end - start));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
    checksum: async () => {
      const hash = createHash('sha256');
      await pipeline(handle.createReadStream({ start: 0, autoClose: false }), hash);
      return hash.digest('hex');
    },
    close: () => handle.close(),
  };
}

/** Keeps what can be read only once on the disk until it is closed, since tables are read more often. @throws DiskError where it cannot be kept */
export async function keepInput(pieces: AsyncIterable<Uint8Array>, name: string): Promise<OpenFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rental-files-')).catch((error: unknown) =>
    Promise.reject(inWords(error) as Error),
  );
  const forget = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  try {
    const file = path.join(folder, 'input');
    await writeFile(file, pieces);
    const opened = await openFile(file);
    // Where systems allow it the file goes when the process does, however that ends.
    await forget();
    return {
      ...opened,
      name,
      close: async () => {
        await opened.close();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw inWords(error);
  }
}

/** The ZIPs at a path: the file itself, or those of a folder, in the order of their names. */
export async function zipsAt(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => /\.zip$/i.test(name)).sort();
  return names.map((name) => path.join(place, name));
}

export interface VerifiedFile extends Verified {
  file: string;
}

/** Reads a file once, to its end. @throws TableError where it holds no table; DiskError where it cannot be read */
export async function verifyFile(
  file: string,
  catalogue: Catalogue,
  options?: VerifyOptions,
): Promise<VerifiedFile> {
  const source = await openFile(file);
  try {
    return { file, ...(await verify(source, catalogue, options)) };
  } finally {
    await source.close();
  }
}

/** Lists of a published catalogue; all but the first have to hold something. */
const PARTS = ['sets', 'versions', 'columns', 'codeTables'] as const;

/** A catalogue cannot be used: it is not there, or something else. */
export class CatalogueError extends Error {
  constructor(
    readonly problem: 'unreachable' | 'not-json' | 'lacking' | 'empty',
    readonly place: string,
    /** what the host answered, or the list that is meant */
    readonly detail = '',
  ) {
    super(`${place}: ${problem} ${detail}`.trim());
    this.name = 'CatalogueError';
  }
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) return answer.text();
  throw new CatalogueError('unreachable', address, answer ? String(answer.status) : '');
}

/** Reads a published catalogue, a file or an address. @throws CatalogueError where it is none; DiskError where it cannot be read */
export async function readCatalogue(place: string): Promise<Catalogue> {
  const text = /^https?:/.test(place)
    ? await fetchText(place)
    : await readFile(place, 'utf8').catch((error: unknown) => Promise.reject(inWords(error) as Error));
  let published: (PublishedCatalogue & Record<string, unknown[]>) | null;
  try {
    published = JSON.parse(text) as typeof published;
  } catch {
    throw new CatalogueError('not-json', place);
  }
  const lacking = PARTS.find((part) => !Array.isArray(published?.[part]));
  if (!published || lacking !== undefined) throw new CatalogueError('lacking', place, lacking);
  const empty = PARTS.find((part) => part !== 'sets' && published[part].length === 0);
  if (empty !== undefined) throw new CatalogueError('empty', place, empty);
  return fromPublished(published);
}

/** The catalogue of the day on which the package was made; that of the website where the package is read from its sources. */
export function ownCatalogue(): Promise<Catalogue> {
  const own = fileURLToPath(new URL('catalogue.json', import.meta.url));
  return readCatalogue(existsSync(own) ? own : PUBLISHED_AT);
}
