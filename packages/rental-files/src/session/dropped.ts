/** The files in what a reader drops or pastes: files, and those of folders, which the browser lists only when it is asked. */
import { isLitter } from '../table/names';

/** What is dropped or pasted, as far as its files go. */
export interface Transfer {
  files: Iterable<File>;
  items: Iterable<{ webkitGetAsEntry?: () => FileSystemEntry | null }>;
}

/** All months as JSON, unpacked, are 6,000 files; more are no folder of this dataset. */
const MOST_FILES = 10_000;

const refuse = (why: string): never => {
  throw new RangeError(`${why}請拖放這份資料集的ZIP、CSV、JSON，或裝著它們的資料夾。`);
};

const refuseMany = (): never => refuse('拖進來的資料夾裡檔案太多，不像是這份資料集的。');

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
    if (all.length > MOST_FILES) refuseMany();
  }
}

async function addFiles(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (isLitter(entry.fullPath)) return;
  if (!entry.isFile) {
    for (const inner of await entriesIn(entry as FileSystemDirectoryEntry)) await addFiles(inner, files);
    return;
  }
  if (files.length >= MOST_FILES) refuseMany();
  files.push(await readFile(entry as FileSystemFileEntry));
}

/** The files of a drop, in order and read at once: it is emptied after the event. @throws RangeError for none or too many; DOMException for an unreadable folder */
export async function filesOfDrop(transfer: Transfer | null): Promise<File[]> {
  const files = [...(transfer?.files ?? [])];
  const entries = [...(transfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory))
    return files.length > 0 ? files : refuse('拖進來的不是檔案。');
  const all: File[] = [];
  for (const entry of entries) await addFiles(entry, all);
  return all.length > 0 ? all : refuse('拖進來的資料夾裡沒有檔案。');
}
