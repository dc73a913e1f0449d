/** Puts changed files into place, all or none: staged beside it, then the journal lists them. Whoever finds the journal of a run that died finishes what it began. */
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import {
  access,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { errorCode, JOURNAL } from 'rental-data/load';
import { inWords } from 'rental-files/disk';

export interface Change {
  file: string;
  before: string;
  after: string;
}

/** Holds the number of the process that is writing, and when it began: systems give a number again. */
const LOCK = 'catalogue/.release';
const journalSchema = z.array(z.string().regex(/^(?:catalogue|blog)\/(?!.*\.\.)/));

const ignoreMissing = (error: unknown): undefined => {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
};

/** Where a file stands: of a link, where it leads, so that it stays one. */
async function resolvePlace(siteDir: string, file: string): Promise<string> {
  const place = path.join(siteDir, file);
  return (await realpath(place).catch(ignoreMissing)) ?? place;
}

const besides = (place: string): string => path.join(path.dirname(place), `.${path.basename(place)}.new`);

/** Moves what a journal lists into place; what is not staged any more was moved before. @throws Error where that fails; the rest stays for the next run */
async function finish(siteDir: string, files: readonly string[]): Promise<void> {
  try {
    for (const file of files) {
      const place = await resolvePlace(siteDir, file);
      await rename(besides(place), place).catch(ignoreMissing);
    }
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

/** When a process began, in the words of the system; undefined where that does not say. */
export async function readProcessStart(pid: number): Promise<string | undefined> {
  const about = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => undefined);
  // The 22nd value; the second one, a name in brackets, may hold blanks.
  if (about !== undefined) return about.slice(about.lastIndexOf(')') + 2).split(' ')[19];
  return promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );
}

async function findWriter(siteDir: string): Promise<number | undefined> {
  const lockText = await readFile(path.join(siteDir, LOCK), 'utf8').catch(ignoreMissing);
  const [, number, start] = /^(\d+)(?: (.+))?/.exec(lockText ?? '') ?? [];
  const pid = Number(number ?? 0);
  if (pid === process.pid || !isRunning(pid)) return undefined;
  const began = await readProcessStart(pid);
  return start !== undefined && began !== undefined && start !== began ? undefined : pid;
}

function busy(pid: number | undefined): Error {
  const [who, unless] =
    pid === undefined
      ? ['', '確定沒有別的在執行']
      : [`（處理程序${String(pid)}）`, `處理程序${String(pid)}不是npm run release`];
  return new Error(
    `${LOCK}：另一次npm run release${who}正在寫目錄。修正：等它結束，再執行一次；${unless}，就刪除${LOCK}。`,
  );
}

/** How often and after how many milliseconds a catalogue is read again that another run is writing. */
const [TIMES, PAUSE] = [20, 250];

/** Reads what another run may be moving: again, until nothing was moved meanwhile. @throws what the reading throws; Error where the other run does not end */
export async function readConsistently<T>(siteDir: string, read: () => Promise<T>): Promise<T> {
  // A run that writes makes and removes a file in the folder, which gives the folder another time.
  const stamp = async (): Promise<bigint> =>
    (await stat(path.join(siteDir, path.dirname(LOCK)), { bigint: true })).mtimeNs;
  for (let time = 1; ; time += 1) {
    const before = await stamp().catch(ignoreMissing);
    const outcome = await read().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    const writer = await findWriter(siteDir);
    if (writer === undefined && before === (await stamp().catch(ignoreMissing))) {
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    }
    if (time === TIMES) throw busy(writer);
    await setTimeout(PAUSE);
  }
}

/** The files that a run which died had begun to move. @throws Error where the journal cannot be understood */
function listed(journal: string): string[] {
  try {
    return journalSchema.parse(JSON.parse(journal));
  } catch (error) {
    throw new Error(
      `${JOURNAL}：讀不懂，不知道上一次還有哪些檔案沒有寫完。修正：用git status看catalogue/與blog/，還原改過的檔案，刪除檔名結尾是.new的檔案與${JOURNAL}，再執行一次。`,
      { cause: error },
    );
  }
}

/** Finishes or clears what a run left that died. @returns were files moved? @throws Error while another run writes, or where nobody knows what one was to write */
export async function recover(siteDir: string): Promise<boolean> {
  const writer = await findWriter(siteDir);
  if (writer !== undefined) throw busy(writer);
  const journal = await readFile(path.join(siteDir, JOURNAL), 'utf8').catch(ignoreMissing);
  if (journal !== undefined) await finish(siteDir, listed(journal));
  await rm(path.join(siteDir, LOCK), { force: true });
  return journal !== undefined;
}

/** Reads the catalogue with the changes, in a copy. @throws Error where it does not hold */
async function validateInCopy(siteDir: string, changes: readonly Change[]): Promise<void> {
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

async function takeLock(lock: string): Promise<void> {
  const lockFile = await open(lock, 'wx').catch((error: unknown) => {
    throw errorCode(error) === 'EEXIST' ? busy(undefined) : error;
  });
  try {
    await lockFile.writeFile(`${String(process.pid)} ${(await readProcessStart(process.pid)) ?? ''}`.trim());
  } catch (error) {
    await rm(lock, { force: true });
    throw error;
  } finally {
    await lockFile.close();
  }
}

/** What the changes come from may have been written by another run meanwhile. @throws Error where it was */
async function checkUnchanged(siteDir: string, changes: readonly Change[]): Promise<void> {
  for (const { file, before } of changes)
    if (((await readFile(path.join(siteDir, file), 'utf8').catch(ignoreMissing)) ?? '') !== before)
      throw new Error(`${file}：核對的時候被別的程式改過，目錄沒有更動。修正：再執行一次。`);
}

/** Writes everything beside its place, and the journal last; leaves nothing where that fails. */
async function stage(siteDir: string, changes: readonly Change[]): Promise<string[]> {
  const files = changes.map(({ file }) => file);
  const journal = path.join(siteDir, JOURNAL);
  const staged: string[] = [besides(journal)];
  try {
    for (const { file, after } of changes) {
      const place = await resolvePlace(siteDir, file);
      await mkdir(path.dirname(place), { recursive: true });
      staged.push(besides(place));
      await writeFile(besides(place), after, { flush: true });
      // Whoever may read and write it may do so afterwards.
      const about = await stat(place).catch(ignoreMissing);
      if (about) await chmod(besides(place), about.mode);
    }
    await writeFile(besides(journal), JSON.stringify(files), { flush: true });
    await rename(besides(journal), journal);
    return files;
  } catch (error) {
    // The journal first: while it stands, the next run needs what it lists.
    await rm(journal, { force: true });
    for (const file of staged) await rm(file, { force: true });
    throw error;
  }
}

async function explainFaults(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    throw inWords(error, '目錄沒有更動。');
  });
}

async function resolveFolder(file: string): Promise<string> {
  const folder = path.dirname(file);
  const about = await stat(folder).catch(ignoreMissing);
  return about ? folder : resolveFolder(folder);
}

/** Does what `writeChanges` does before it writes, and writes nothing. */
export const rehearseChanges = (siteDir: string, changes: readonly Change[]): Promise<void> =>
  explainFaults(async () => {
    for (const file of [LOCK, ...changes.map((change) => change.file)])
      await access(await resolveFolder(path.join(siteDir, file)), constants.W_OK);
    await readConsistently(siteDir, () => validateInCopy(siteDir, changes));
  });

/** Writes all or none; call `recover` before the catalogue is read. @throws Error where it would not hold, another run writes, the disk is full, or a move fails */
export const writeChanges = (siteDir: string, changes: readonly Change[]): Promise<void> =>
  explainFaults(async () => {
    const lock = path.join(siteDir, LOCK);
    await takeLock(lock);
    try {
      await checkUnchanged(siteDir, changes);
      await validateInCopy(siteDir, changes);
      await finish(siteDir, await stage(siteDir, changes));
    } finally {
      await rm(lock, { force: true });
    }
  });
