/**
 * Data of pages while the site is built: one file each, read when a page is drawn. As one they were the larger part of what
 * each of Docusaurus' workers holds and starts with, and grew with every page.
 */
import { fieldOf } from '../../src/domain/json/fields';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const fileOf = (page: string): string => path.join(page, 'data.json');

/**
 * The files of all pages: path below their folder → text.
 * @param data path below the base path, with slash at the end → what `JSON.stringify` can write
 */
export const toPageDataFiles = (data: Readonly<Record<string, unknown>>): Map<string, string> =>
  new Map(Object.entries(data).map(([page, value]) => [fileOf(page), JSON.stringify(value)]));

/**
 * The data of one page; undefined for a page that has none.
 * @param page path below the base path, with slash at the end
 * @throws Error when the file is there and cannot be read
 */
export function readPageData(folder: string, page: string): unknown {
  let text: string;
  try {
    text = readFileSync(path.join(folder, fileOf(page)), 'utf8');
  } catch (error) {
    // Pages are drawn in a realm of their own, in which this is no instance of Error.
    const code = fieldOf(error, 'code');
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
  return JSON.parse(text);
}
