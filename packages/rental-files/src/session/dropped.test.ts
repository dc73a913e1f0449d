/** What a reader drops on the page that opens files: which files it holds, and what is said where it holds none. */
import { describe, expect, it } from 'vitest';
import { filesOfDrop } from './dropped';

type Tree = { readonly [name: string]: Tree | File };

/** A browser lists no more of a folder at once. */
const PORTION = 100;

/** Files and folders as a browser tells of them. */
function makeEntry(name: string, content: Tree | File, above = ''): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  const entry = { name, fullPath, isFile: content instanceof File, isDirectory: !(content instanceof File) };
  if (content instanceof File)
    return { ...entry, file: (found: (file: File) => void) => found(content) } as unknown as FileSystemEntry;
  return {
    ...entry,
    createReader() {
      const rest = Object.entries(content).map(([inner, what]) => makeEntry(inner, what, fullPath));
      return { readEntries: (found: (some: FileSystemEntry[]) => void) => found(rest.splice(0, PORTION)) };
    },
  } as unknown as FileSystemEntry;
}

const fileNamed = (name: string) => new File(['x'], name);
const filesNamed = (...names: string[]): Tree =>
  Object.fromEntries(names.map((name) => [name, fileNamed(name)]));

/** A drop of these entries; browsers name folders among the files as well. */
const makeDrop = (...entries: (FileSystemEntry | null)[]) =>
  ({
    files: entries.map((entry) => fileNamed(entry?.name ?? '')),
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  }) as unknown as DataTransfer;

const namesIn = async (transfer: DataTransfer | null) =>
  (await filesOfDrop(transfer)).map(({ name }) => name);

describe('what is dropped on the page that opens files', () => {
  it('is read as it is where it holds no folder', async () => {
    const files = filesNamed('a.zip', 'b.csv');
    const entries = Object.entries(files).map(([name, file]) => makeEntry(name, file));
    expect(await namesIn(makeDrop(...entries))).toEqual(['a.zip', 'b.csv']);
    // Browsers that know no entries.
    expect(
      await namesIn({ files: Object.values(files), items: [{}, {}] } as unknown as DataTransfer),
    ).toEqual(['a.zip', 'b.csv']);
  });

  it('gives the files of its folders to any depth, in their order, beside those that lie alone', async () => {
    const folder = { ...filesNamed('a.csv'), inner: { deep: filesNamed('b.csv') }, ...filesNamed('c.csv') };
    const drop = makeDrop(makeEntry('0.csv', fileNamed('0.csv')), makeEntry('folder', folder), null);
    expect(await namesIn(drop)).toEqual(['0.csv', 'a.csv', 'b.csv', 'c.csv']);
  });

  it('gives all files of a folder that the browser lists in portions', async () => {
    const names = Array.from({ length: 2 * PORTION + 1 }, (_, index) => `${String(index)}.json`);
    expect(await namesIn(makeDrop(makeEntry('folder', filesNamed(...names))))).toHaveLength(names.length);
  });

  it('leaves out what systems put beside files', async () => {
    const folder = { ...filesNamed('.DS_Store', '._a.csv', 'a.csv'), __MACOSX: filesNamed('b.csv') };
    expect(await namesIn(makeDrop(makeEntry('folder', folder)))).toEqual(['a.csv']);
  });

  it.each<[string, DataTransfer | null, string]>([
    ['an empty folder', makeDrop(makeEntry('folder', {})), '拖進來的資料夾裡沒有檔案。'],
    ['a folder of empty folders', makeDrop(makeEntry('folder', { a: {}, b: { c: {} } })), '沒有檔案。'],
    ['a folder of litter', makeDrop(makeEntry('folder', filesNamed('.DS_Store'))), '沒有檔案。'],
    ['a text or an address', makeDrop(), '拖進來的不是檔案。'],
    ['nothing', null, '拖進來的不是檔案。'],
  ])('says of %s that there is no file, and what to drop', async (_, drop, says) => {
    const error: unknown = await filesOfDrop(drop).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RangeError);
    expect(String(error)).toContain(says);
    expect(String(error)).toMatch(/請拖放這份資料集的ZIP、CSV、JSON，或裝著它們的資料夾。$/);
  });

  it.each([
    ['one folder', 1],
    ['many folders', 200],
  ])('says of more files in %s than the dataset has that they are too many', async (_, folders) => {
    const names = Array.from({ length: 10_001 / folders + 1 }, (__, index) => `${String(index)}.csv`);
    const inner = Object.fromEntries(
      Array.from({ length: folders }, (__, index) => [String(index), filesNamed(...names)]),
    );
    await expect(filesOfDrop(makeDrop(makeEntry('folder', inner)))).rejects.toThrow('檔案太多');
  });

  it('fails as the browser does where a folder or a file cannot be read', async () => {
    const gone = new DOMException('It has gone', 'NotFoundError');
    const fail = (_: unknown, failed: (error: DOMException) => void) => failed(gone);
    const unreadable = { ...makeEntry('a.csv', fileNamed('a.csv')), file: fail };
    const folder = { ...makeEntry('folder', {}), createReader: () => ({ readEntries: fail }) };
    for (const entry of [folder, unreadable]) {
      const drop = makeDrop(makeEntry('empty', {}), entry);
      await expect(filesOfDrop(drop)).rejects.toBe(gone);
    }
  });
});
