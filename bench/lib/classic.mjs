/** Docusaurus' classic site as npm has it, to be measured beside this one: what a reader gets from the framework as it comes. */
import { execFileSync } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

const CONFIG = 'docusaurus.config.ts';
/** A flag of the template, below which the flags of its fastest build go. */
const FLAG = 'v4: true,';

/**
 * Writes the classic template of the version that this site uses, and builds it with the same packages.
 * @param {string} folder exists
 * @returns {Promise<string>} the folder of the built site
 * @throws {Error} where npm gives no template, or another one than expected
 */
export async function buildClassic(folder) {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const template = `create-docusaurus@${dependencies['@docusaurus/core'] ?? ''}`;
  /** @type {(command: string, args: string[], cwd: string) => void} */
  const run = (command, args, cwd) =>
    void execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', ['exec', '--yes', '--', template, 'site', 'classic', '--typescript', '--skip-install'], folder);
  const site = path.join(folder, 'site');
  const config = path.join(site, CONFIG);
  const text = await readFile(config, 'utf8');
  if (!text.includes(FLAG))
    throw new Error(`${template}的${CONFIG}沒有「${FLAG}」，bench/lib/classic.mjs要跟著改。`);
  await writeFile(config, text.replace(FLAG, `${FLAG}\n    faster: true,`));
  await symlink(path.resolve('node_modules'), path.join(site, 'node_modules'));
  run(process.execPath, ['node_modules/.bin/docusaurus', 'build'], site);
  return path.join(site, 'build');
}
