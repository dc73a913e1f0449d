/**
 * Data of pages while the site is built: one file each, read when a page is drawn. As one they were the larger part of what
 * each of Docusaurus' workers holds and starts with, and grew with every page.
 */
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileOf = (folder: string, page: string): string => path.join(folder, page, 'data.json');

/**
 * Writes the data of all pages, replacing what stood in the folder.
 * @param data path below the base path, with slash at the end → what `JSON.stringify` can write
 */
export async function writePageData(folder: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [page, value] of Object.entries(data)) {
    const file = fileOf(folder, page);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(value));
  }
}

/**
 * The data of one page; undefined for a page that has none.
 * @param page path below the base path, with slash at the end
 * @throws Error when the file is there and cannot be read
 */
export function readPageData(folder: string, page: string): unknown {
  let text: string;
  try {
    text = readFileSync(fileOf(folder, page), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
  return JSON.parse(text);
}
