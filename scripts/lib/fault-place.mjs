import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * The file of a planted fault: where its name has a `*`, the one that holds what is replaced.
 *
 * @param {string} root the site's folder
 * @param {{ name: string, file: string, find?: string }} fault
 * @returns {string}
 * @throws {UserError} where there is none
 */
export function resolvePlace(root, { name, file, find = '' }) {
  const [before = '', after] = file.split('*');
  if (after === undefined) return path.join(root, file);
  const folder = path.join(root, before.slice(0, before.lastIndexOf('/')));
  const entries = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }) : [];
  const places = entries
    .map((entry) => path.join(folder, entry))
    .filter((entry) => entry.startsWith(path.join(root, before)) && entry.endsWith(after));
  const place = places.find((one) => readFileSync(one, 'utf8').includes(find)) ?? places[0];
  if (!place) throw new UserError(`${name}：找不到${file}。請先建置網站。`);
  return place;
}
