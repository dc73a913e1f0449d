/**
 * Builds the example with the package as it is published: compiled, and installed in the site's own folder.
 * What else the site needs is found above it, in the repository. @throws where one of the programs fails
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const HOME = path.resolve(__dirname, '..');
const ROOT = path.resolve(HOME, '../..');
const SITE = path.join(ROOT, '.docusaurus-example');

const execute = (cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd, stdio: 'inherit' });

execute(HOME, '../pack.mjs', '--modules');
rmSync(SITE, { recursive: true, force: true });
cpSync(path.join(HOME, 'dist/example'), SITE, { recursive: true });
cpSync(path.join(HOME, 'dist'), path.join(SITE, 'html-first'), { recursive: true });
// As a link: the bundler's cache takes what lies in node_modules itself for unchanged.
mkdirSync(path.join(SITE, 'node_modules'));
symlinkSync('../html-first', path.join(SITE, 'node_modules/html-first'));
const docusaurus = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
execute(ROOT, docusaurus, 'build', SITE, '--out-dir', path.join(ROOT, 'build-example'));
