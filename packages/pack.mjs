/**
 * Compiles a package into `dist`, which is what is published. In the repository everybody reads its sources by `exports`; the
 * package.json in `dist` names compiled files.
 *
 * npm run build -w NAME, then npm pack ./packages/NAME/dist
 *
 * `--modules` compiles modules one by one, for a package whose modules a site's bundler takes apart; its example comes with it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { build } from 'rolldown';

const folder = path.basename(process.cwd());
/** @type {{ exports: Record<string, string>, dependencies: Record<string, string>, sideEffects: unknown, bin?: Record<string, string>, scripts?: Record<string, string> }} */
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
/** `./load` → the source; what tests share is not published. */
const doors = Object.entries(manifest.exports).filter(([name]) => !name.includes('*'));
/** @param {string} door */
const nameEntry = (door) => (door === '.' ? 'index' : door.slice(2));

/** Is it a package of this repository? Those are compiled in, since one finds them as sources only. @param {string} name */
const isOurs = (name) => existsSync(`../${name}/package.json`);

/**
 * What a package needs of others, with what the packages of this repository need that are compiled into it.
 *
 * @param {Record<string, string>} dependencies
 * @returns {Record<string, string>}
 */
const listNeeds = (dependencies) =>
  Object.assign(
    {},
    ...Object.entries(dependencies).map(([name, version]) =>
      isOurs(name)
        ? listNeeds(JSON.parse(readFileSync(`../${name}/package.json`, 'utf8')).dependencies)
        : { [name]: version },
    ),
  );
const needs = listNeeds(manifest.dependencies);
/** Those of them that the compiled files import. @type {Set<string>} */
const imported = new Set();

/** Does `--modules` stand in the command? */
const keepsModules = process.argv.includes('--modules');

async function bundle() {
  const entries = doors.map(([door, source]) => [nameEntry(door), source]);
  const { output } = await build({
    input: Object.fromEntries([...entries, ...(manifest.bin ? [['bin', './src/bin.ts']] : [])]),
    external: Object.keys(needs),
    platform: 'node',
    output: { dir: 'dist', cleanDir: true },
  });
  for (const file of output) if (file.type === 'chunk') for (const name of file.imports) imported.add(name);
  if (manifest.bin) await writeCatalogue();
  if (manifest.exports['./own']) copyCatalogue();
}

/** What TypeScript does not compile: texts that modules read. */
function copyModules() {
  rmSync('dist', { recursive: true, force: true });
  cpSync('src', 'dist/src', {
    recursive: true,
    filter: (name) => !/\.tsx?$/.test(name),
  });
  cpSync('example', 'dist/example', { recursive: true, filter: (name) => !name.includes('.docusaurus') });
}

async function compile() {
  if (keepsModules) copyModules();
  else await bundle();
  writeTypes();
  for (const name of readdirSync('dist/types', { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.d.ts')) completeTypes(path.join('dist/types', name));
}

/** Types of the doors and of what they use, and with `--modules` the modules themselves. */
function writeTypes() {
  const doorFiles = doors.map(([, source]) => path.join('..', source));
  const project = { extends: '../tsconfig.publish.json', files: doorFiles, include: [] };
  const settings = keepsModules ? 'tsconfig.publish.json' : 'dist/tsconfig.json';
  if (!keepsModules) writeFileSync(settings, JSON.stringify(project));
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
  execFileSync(process.execPath, [tsc, '--project', settings], { stdio: 'inherit' });
  if (!keepsModules) rmSync(settings);
}

/**
 * TypeScript leaves names of modules as the sources have them. Node's way of finding modules wants whole paths, and knows no packages of
 * this repository: what cannot be found has no type, and nobody says so.
 *
 * @param {string} file
 */
function completeTypes(file) {
  const fileFolder = path.dirname(file);
  const text = readFileSync(file, 'utf8').replaceAll(
    /((?:from|import\() ?['"])([^'"]+)(['"])/g,
    (whole, before, name, after) => {
      const [own, ...rest] = name.split('/');
      const isRelative = name.startsWith('.');
      if (!isRelative && !isOurs(own)) return whole;
      const target = !isRelative
        ? path.join('dist/types', own, resolveDoor(own, rest.join('/')).replace(/\.ts$/, ''))
        : path.join(fileFolder, name);
      const found = [target, path.join(target, 'index')].find((place) => existsSync(`${place}.d.ts`));
      if (!found) throw new Error(`${file}: no types of ${name}`);
      const relative = path.relative(fileFolder, found);
      return `${before}${relative.startsWith('.') ? '' : './'}${relative}.js${after}`;
    },
  );
  writeFileSync(file, text);
}

/**
 * @param {string} name of a package of this repository
 * @param {string} door
 * @returns {string} the source behind it
 */
function resolveDoor(name, door) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(`../${name}/package.json`, 'utf8'));
  return exports[door === '' ? '.' : `./${door}`] ?? '';
}

/** What `ownCatalogue` reads: all that its schemas know, as people wrote it. */
function copyCatalogue() {
  cpSync('../../catalogue', 'dist/catalogue', {
    recursive: true,
    filter: (name) => !path.basename(name).startsWith('.'),
  });
}

/** What a command has to know of the dataset, as it stands today: its users need no connection. */
async function writeCatalogue() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });
  /** @type {typeof import('rental-data/load')} */
  const { loadCatalogue } = load(path.resolve('../rental-data', resolveDoor('rental-data', 'load')));
  const { releases, versions, columns, codeTables } = await loadCatalogue(root);
  const sets = releases.flatMap((release) => release.sets);
  writeFileSync('dist/catalogue.json', JSON.stringify({ sets, versions, columns, codeTables }));
}

/** @template T @param {T} sources names of files @returns {T} */
const toCompiled = (sources) => JSON.parse(JSON.stringify(sources).replaceAll(/\.tsx?"/g, '.js"'));

/** What the package.json of the repository says, of compiled files alone. */
function writeManifest() {
  const { scripts: _scripts, ...kept } = manifest;
  const published = {
    ...kept,
    // Names of modules without their ends are found where a package is not one of modules throughout.
    ...(keepsModules
      ? { files: undefined, sideEffects: toCompiled(manifest.sideEffects) }
      : { type: 'module' }),
    dependencies: Object.fromEntries(
      Object.entries(needs).filter(([name]) => name in manifest.dependencies || imported.has(name)),
    ),
    ...(manifest.bin
      ? {
          bin: Object.fromEntries(
            Object.entries(manifest.bin).map(([name, file]) => [name, file.replace('dist/', '')]),
          ),
        }
      : {}),
    exports: {
      ...Object.fromEntries(
        doors.map(([door, source]) => [
          door,
          {
            types: `./types/${folder}/${source.slice(2).replace(/\.ts$/, '.d.ts')}`,
            default: keepsModules ? toCompiled(source) : `./${nameEntry(door)}.js`,
          },
        ]),
      ),
      './package.json': './package.json',
    },
  };
  writeFileSync('dist/package.json', `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync('../../LICENSE', 'dist/LICENSE');
  for (const name of readdirSync('.').filter((file) => /^README.*\.md$/.test(file)))
    copyFileSync(name, path.join('dist', name));
}

await compile();
writeManifest();
