import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** The files and folders that a build reads, and the programs of the site. */
export const SOURCES = [
  '.browserslistrc',
  'blog',
  'catalogue',
  'config',
  'docs',
  'i18n',
  'packages',
  'plugins',
  'scripts',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'tsconfig.json',
  'versions.json',
];

/**
 * Copies what a build reads into a folder of its own, without the packages.
 *
 * @param {string} from the site's folder
 * @param {string} to made when it does not exist
 */
export async function copySources(from, to) {
  await mkdir(to, { recursive: true });
  // By the time of the lockfile the copy knows that its packages are in place (ensure-install.mjs).
  const options = { recursive: true, preserveTimestamps: true };
  for (const name of SOURCES) await cp(path.join(from, name), path.join(to, name), options);
}

/**
 * Links to each package of the original, but for those of this repository, which the copy has itself.
 *
 * @param {string} from
 * @param {string} to
 */
async function linkPackages(from, to) {
  await mkdir(to);
  const own = await readdir(path.join(to, '../packages'));
  for (const name of await readdir(from))
    await symlink(
      own.includes(name) ? path.join('../packages', name) : path.join(from, name),
      path.join(to, name),
    );
}

/**
 * The same with the packages of the original, so that the copy can be changed and built.
 *
 * @param {string} from the site's folder
 * @param {string} to made when it does not exist
 */
export async function copySite(from, to) {
  await copySources(from, to);
  await linkPackages(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
}
