import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files below folders, with `/`, in the order of their names. */
const listFiles = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.split(path.sep).join('/')}`,
      ),
    )
    .sort();

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The code below folders; the unit tests that lie beside it are left out. */
export const listSources = (...folders: readonly string[]): string[] =>
  listFiles(folders).filter((file) => /\.(?:[cm]?js|tsx?|mdx)$/.test(file) && !isTest(file));

/** All unit tests, wherever they lie, and what is below `tests`. */
export const listTests = (): string[] => [
  ...listFiles(['src', 'plugins', 'packages', 'config', 'scripts', 'bench']).filter(isTest),
  ...listFiles(['tests']).filter((file) => /\.tsx?$/.test(file)),
];
