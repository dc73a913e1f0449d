/** Packages that one measurement needs and nobody else: they are installed when it runs, so that a clone does without them. */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--silent'];

/**
 * Installs packages with npm.
 *
 * @param {string} folder is made
 * @param {Record<string, string>} dependencies name → exact version
 * @param {Record<string, unknown>} [overrides] as npm's package.json has them
 * @returns {Promise<NodeJS.Require>} resolves names as a module in this folder does
 * @throws {Error} where npm does not give them
 */
export async function installPackages(folder, dependencies, overrides = {}) {
  await mkdir(folder, { recursive: true });
  const manifest = path.join(folder, 'package.json');
  await writeFile(manifest, JSON.stringify({ private: true, dependencies, overrides }));
  execFileSync('npm', ['install', '--prefix', folder, ...FLAGS]);
  return createRequire(manifest);
}
