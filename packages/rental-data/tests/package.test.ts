/** The package as it is published: each of its doors can be imported, and has types. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { isFull } from './support/full';

const HOME = 'packages/rental-data';
const execute = promisify(execFile);

// Compiles the package for ten seconds: every day, and by npm test -- --full.
it.runIf(isFull)(
  'every door of the compiled package opens, and has types; in an empty folder its examples print what the README says',
  async () => {
    await execute('npm', ['run', 'build'], { cwd: HOME });
    const folder = await mkdtemp(path.join(tmpdir(), 'compiled-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const manifest = JSON.parse(await readFile(path.join(HOME, 'dist/package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
      exports: Record<string, unknown>;
    };
    // What it names as its dependencies, and nothing else.
    await mkdir(path.join(folder, 'node_modules'));
    await cp(path.join(HOME, 'dist'), path.join(folder, 'node_modules/rental-data'), { recursive: true });
    for (const name of Object.keys(manifest.dependencies))
      await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
    const doors = Object.keys(manifest.exports)
      .filter((door) => !door.endsWith('.json'))
      .map((door) => path.posix.join('rental-data', door));
    expect(doors).toContain('rental-data/statistics');
    const imports = doors.map((door, index) => `import * as door${index} from '${door}';`).join('\n');
    const used = `export const names = [${doors.map((_, index) => `Object.keys(door${index})`).join()}];\n`;
    await writeFile(path.join(folder, 'use.mts'), `${imports}\n${used}`);
    await writeFile(path.join(folder, 'use.mjs'), `${imports}\n${used}console.log(JSON.stringify(names));\n`);

    const readme = await readFile(path.join(HOME, 'dist/README.md'), 'utf8');
    const examples = [...readme.matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)];
    expect(examples.length).toBeGreaterThan(2);
    for (const [, code = '', text] of examples) {
      await writeFile(path.join(folder, 'example.mjs'), code);
      expect((await execute(process.execPath, ['example.mjs'], { cwd: folder })).stdout).toBe(text);
    }

    const { stdout } = await execute(process.execPath, ['use.mjs'], { cwd: folder });
    for (const names of JSON.parse(stdout) as string[][]) expect(names.length).toBeGreaterThan(0);

    const program = ts.createProgram({
      rootNames: [path.join(folder, 'use.mts')],
      options: {
        noEmit: true,
        strict: true,
        target: ts.ScriptTarget.ES2023,
        lib: ['lib.es2023.d.ts'],
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        types: ['node'],
        typeRoots: [path.resolve('node_modules/@types')],
      },
    });
    const own = program.getSourceFiles().filter(({ fileName }) => fileName.includes(path.basename(folder)));
    expect(own.length).toBeGreaterThan(doors.length);
    const faults = own.flatMap((file) => program.getSemanticDiagnostics(file));
    expect(faults.map(({ file, messageText }) => [file?.fileName, messageText])).toEqual([]);
  },
);
