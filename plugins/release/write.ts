/**
 * Puts changed files into their places: all of them, or none. What is to come is written beside its place first; a list of
 * it, the journal, marks that all is there. Whoever finds a journal of a run that died finishes what it began.
 */
import { cp, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { loadCatalogue } from '../catalogue/load';
import { JOURNAL } from '../catalogue/journal';
import { errorCode } from '../files';

/** A file of the site, and what it is to become. */
export interface Change {
  /** from the site's folder */
  file: string;
  /** empty where there is none yet */
  before: string;
  after: string;
}

/** Holds the number of the process that is writing. */
const LOCK = 'catalogue/.release';
const journalSchema = z.array(z.string());

const besides = (siteDir: string, file: string): string =>
  path.join(siteDir, path.dirname(file), `.${path.basename(file)}.new`);

const absent = (error: unknown): undefined => {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
};

/**
 * Moves what a journal lists into place; what is not staged any more was moved before.
 * @throws Error where that fails; the journal and the rest stay for the next run
 */
async function finish(siteDir: string, files: readonly string[]): Promise<void> {
  try {
    for (const file of files) await rename(besides(siteDir, file), path.join(siteDir, file)).catch(absent);
    await rm(path.join(siteDir, JOURNAL), { force: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `目錄還沒有寫完（${message}）。修正：關掉正在用這個檔案的程式、檢查寫入的權限，再執行一次同樣的指令，它會先把剩下的寫完。`,
      { cause: error },
    );
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/**
 * Finishes or clears away what a run left behind that died. Does nothing where no run did.
 * @returns whether files were moved into place
 * @throws Error while another run is writing
 */
export async function recover(siteDir: string): Promise<boolean> {
  const lock = path.join(siteDir, LOCK);
  const held = await readFile(lock, 'utf8').catch(absent);
  if (held !== undefined && Number(held) !== process.pid && isRunning(Number(held)))
    throw new Error(`${LOCK}：另一次npm run release（程序${held}）正在寫目錄。修正：等它結束，再執行一次。`);
  const journal = await readFile(path.join(siteDir, JOURNAL), 'utf8').catch(absent);
  if (journal !== undefined) await finish(siteDir, journalSchema.parse(JSON.parse(journal)));
  await rm(lock, { force: true });
  return journal !== undefined;
}

/** Does the catalogue hold with the changes? Tried in a copy. @throws WritingError where it does not */
async function tryOut(siteDir: string, changes: readonly Change[]): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'release-'));
  try {
    for (const folder of ['catalogue', 'blog'])
      await cp(path.join(siteDir, folder), path.join(copy, folder), { recursive: true });
    for (const { file, after } of changes) {
      await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
      await writeFile(path.join(copy, file), after);
    }
    await loadCatalogue(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Takes the lock. @throws Error while another run holds it */
async function take(lock: string): Promise<void> {
  const held = await open(lock, 'wx').catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new Error(`${LOCK}：另一次npm run release正在寫目錄。修正：等它結束，再執行一次。`);
  });
  try {
    await held.writeFile(String(process.pid));
  } finally {
    await held.close();
  }
}

/** Writes everything beside its place, and the journal last; leaves nothing where that fails. */
async function stage(siteDir: string, changes: readonly Change[]): Promise<string[]> {
  const files = changes.map(({ file }) => file);
  const journal = path.join(siteDir, JOURNAL);
  try {
    for (const { file, after } of changes) {
      await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
      await writeFile(besides(siteDir, file), after, { flush: true });
    }
    await writeFile(besides(siteDir, JOURNAL), JSON.stringify(files), { flush: true });
    await rename(besides(siteDir, JOURNAL), journal);
    return files;
  } catch (error) {
    // The journal first: while it stands, the next run needs what it lists.
    await rm(journal, { force: true });
    for (const file of [...files, JOURNAL]) await rm(besides(siteDir, file), { force: true });
    throw error;
  }
}

const explained = (error: unknown): unknown =>
  errorCode(error) === 'ENOSPC'
    ? new Error('磁碟滿了，目錄沒有更動。修正：清出空間，再執行一次。', { cause: error })
    : error;

/**
 * Writes the changes, all or none. Call `recover` before the catalogue is read that the changes come from.
 * @throws WritingError where the catalogue would not hold; Error where another run is writing, the disk is full, or
 *   a file cannot be moved
 */
export async function writeChanges(siteDir: string, changes: readonly Change[]): Promise<void> {
  const lock = path.join(siteDir, LOCK);
  try {
    await take(lock);
  } catch (error) {
    throw explained(error);
  }
  try {
    await tryOut(siteDir, changes);
    await finish(siteDir, await stage(siteDir, changes));
  } catch (error) {
    throw explained(error);
  } finally {
    await rm(lock, { force: true });
  }
}
