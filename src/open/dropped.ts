/** The files in what a reader drops: files, and those of folders, which the browser lists only when it is asked. */
import { isLitter } from '@site/src/domain/table/names';

/** Files of a dropped folder that are read; more are no folder of this dataset. */
const MOST_FILES = 1000;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** The entries of a folder, which come in portions until one is empty. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0 || all.length > MOST_FILES) return all;
    all.push(...some);
  }
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isLitter(entry.fullPath)) return [];
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  const files: File[] = [];
  for (const inner of await entriesIn(entry as FileSystemDirectoryEntry))
    files.push(...(await filesIn(inner)));
  return files;
}

/** Gives the files of a drop, in their order. The browser empties the drop once the event is over, so that it is read at once. */
export async function filesOfDrop(transfer: DataTransfer | null): Promise<File[]> {
  const files = [...(transfer?.files ?? [])];
  const entries = [...(transfer?.items ?? [])].flatMap((item) =>
    'webkitGetAsEntry' in item ? (item.webkitGetAsEntry() ?? []) : [],
  );
  if (!entries.some(({ isDirectory }) => isDirectory)) return files;
  const all: File[] = [];
  for (const entry of entries) all.push(...(await filesIn(entry)));
  return all;
}
