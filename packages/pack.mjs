/**
 * Compiles a package. In the repository everybody reads its sources by `exports`; what `npm pack` packs holds compiled ones,
 * and a package.json whose `exports` name them.
 *
 * node ../pack.mjs build | prepack | postpack
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const KEPT = '.package.json';
const folder = path.basename(process.cwd());
/** @type {{ exports: Record<string, string>, dependencies: Record<string, string>, bin?: Record<string, string> }} */
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
/** `./load` → the source; what tests share is not published. */
const doors = Object.entries(manifest.exports).filter(([name]) => !name.includes('*'));
/** @param {string} door */
const nameOf = (door) => (door === '.' ? 'index' : door.slice(2));

async function compile() {
  const entries = doors.map(([door, source]) => [nameOf(door), source]);
  await build({
    input: Object.fromEntries([...entries, ...(manifest.bin ? [['bin', './src/bin.ts']] : [])]),
    // The packages of this repository are compiled in: one finds them as sources only.
    external: Object.keys(manifest.dependencies).filter((name) => !existsSync(`../${name}`)),
    platform: 'node',
    output: { dir: 'dist', cleanDir: true },
  });
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
  execFileSync(process.execPath, [tsc, '--project', 'tsconfig.publish.json'], { stdio: 'inherit' });
}

const published = () => ({
  ...manifest,
  type: 'module',
  exports: Object.fromEntries(
    doors.map(([door, source]) => [
      door,
      {
        types: `./dist/types/${folder}/${source.slice(2).replace(/\.ts$/, '.d.ts')}`,
        default: `./dist/${nameOf(door)}.js`,
      },
    ]),
  ),
});

const [command] = process.argv.slice(2);
if (command !== 'postpack') await compile();
if (command === 'prepack') {
  renameSync('package.json', KEPT);
  writeFileSync('package.json', `${JSON.stringify(published(), null, 2)}\n`);
}
if (command === 'postpack') renameSync(KEPT, 'package.json');
