/** A package as it is published: each of its doors can be imported, and has types. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { readExamples } from './examples';
import { isFull } from './full';

const execute = promisify(execFile);

/** Copies packages to where no other test compiles them at the same time. @returns their folder */
async function copySources(folder: string, ...names: string[]): Promise<string> {
  for (const name of names)
    await cp(path.join('packages', name), path.join(folder, 'packages', name), {
      recursive: true,
      filter: (file) => !['dist', 'node_modules', 'tests'].includes(path.basename(file)),
    });
  await cp('packages/pack.mjs', path.join(folder, 'packages/pack.mjs'));
  for (const name of ['LICENSE', 'catalogue', 'node_modules', 'tsconfig.json'])
    await symlink(path.resolve(name), path.join(folder, name));
  return path.join(folder, 'packages');
}

/** Compiles a package into a folder of modules. @returns the doors that it exports */
async function install(home: string, modules: string): Promise<string[]> {
  const name = path.basename(home);
  await execute(process.execPath, ['../pack.mjs'], { cwd: home });
  const manifest = JSON.parse(await readFile(path.join(home, 'dist/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    exports: Record<string, unknown>;
  };
  await cp(path.join(home, 'dist'), path.join(modules, name), { recursive: true });
  // What it names as its dependencies, and nothing else; another package may have linked some.
  for (const needed of Object.keys(manifest.dependencies)) {
    const place = path.join(modules, name, 'node_modules', needed);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.resolve('node_modules', needed), place);
  }
  return Object.keys(manifest.exports)
    .filter((door) => !door.endsWith('.json'))
    .map((door) => path.posix.join(name, door));
}

/**
 * Tests a package as it is published. It takes ten seconds: every day, and by npm test -- --full.
 *
 * @param beside packages that its examples import
 */
export function testPacked(name: string, ...beside: string[]): void {
  it.runIf(isFull)(
    'every door of the compiled package opens, and has types; in an empty folder its examples print what the README says',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'compiled-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const modules = path.join(folder, 'node_modules');
      await mkdir(modules);
      const sources = await copySources(path.join(folder, 'sources'), ...beside, name);
      for (const other of beside) await install(path.join(sources, other), modules);
      const doors = await install(path.join(sources, name), modules);
      expect(doors.length).toBeGreaterThan(0);
      const write = async (file: string, own: readonly string[], more = '') => {
        const imports = own.map((door, index) => `import * as door${index} from '${door}';`).join('\n');
        const names = own.map((_, index) => `Object.keys(door${index})`).join();
        await writeFile(path.join(folder, file), `${imports}\nexport const names = [${names}];\n${more}`);
      };
      const isOfPages = (door: string) => door.endsWith('/browser');
      await write(
        'use.mts',
        doors.filter((door) => !isOfPages(door)),
      );
      await write('page.mts', doors.filter(isOfPages));
      await write('use.mjs', doors, 'console.log(JSON.stringify(names));\n');

      await cp(path.join('packages', name, 'examples'), folder, { recursive: true });
      const examples = readExamples(await readFile(path.join(modules, name, 'README.md'), 'utf8'));
      expect(examples.length).toBeGreaterThan(2);
      for (const { code, text } of examples) {
        await writeFile(path.join(folder, 'example.mjs'), code);
        expect((await execute(process.execPath, ['example.mjs'], { cwd: folder })).stdout).toBe(text);
      }

      const { stdout } = await execute(process.execPath, ['use.mjs'], { cwd: folder });
      for (const names of JSON.parse(stdout) as string[][]) expect(names.length).toBeGreaterThan(0);

      const findFaults = (file: string, ...lib: string[]) => {
        const program = ts.createProgram({
          rootNames: [path.join(folder, file)],
          options: {
            noEmit: true,
            strict: true,
            target: ts.ScriptTarget.ES2023,
            lib: ['lib.es2023.d.ts', ...lib],
            module: ts.ModuleKind.NodeNext,
            moduleResolution: ts.ModuleResolutionKind.NodeNext,
            types: ['node'],
            typeRoots: [path.resolve('node_modules/@types')],
          },
        });
        const own = program
          .getSourceFiles()
          .filter(({ fileName }) => fileName.includes(path.basename(folder)));
        const faults = own.flatMap((one) => program.getSemanticDiagnostics(one));
        return { count: own.length, faults: faults.map((one) => [one.file?.fileName, one.messageText]) };
      };
      const [used, paged] = [findFaults('use.mts'), findFaults('page.mts', 'lib.dom.d.ts')];
      expect(used.count + paged.count).toBeGreaterThan(doors.length + 1);
      // What pages use has types of pages in it.
      expect([...used.faults, ...paged.faults]).toEqual([]);
    },
  );
}
