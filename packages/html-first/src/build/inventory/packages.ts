import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** A package, by its package.json. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX, or an empty text */
  licence: string;
  folder: string;
}

const FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** The folder of the package that a file belongs to, the innermost where packages hold packages; undefined for our own files. */
export const packageFolder = (file: string): string | undefined => FOLDER.exec(file)?.[1];

const schema = z.object({ name: z.string(), version: z.string(), license: z.string().default('') });

/** @throws Error where a package.json has no name or no version */
export async function readPackage(folder: string): Promise<Shipped> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license: licence } = schema.parse(JSON.parse(text));
  return { name, version, licence, folder };
}

/** The packages that files belong to, once each, by their names. */
export async function readShipped(files: readonly string[]): Promise<Shipped[]> {
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
  const packages = await Promise.all([...folders].map(readPackage));
  const named = ({ name, version }: Shipped) => `${name}\0${version}`;
  return packages.sort((a, b) => (named(a) < named(b) ? -1 : 1));
}
