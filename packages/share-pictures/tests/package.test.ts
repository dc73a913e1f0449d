/** The package as it is published: compiled, put into an empty folder, and used as its README says. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { isFull } from 'rental-data/testing/full';

const HOME = 'packages/share-pictures';
const execute = promisify(execFile);
/** Each piece of code of the README with what it prints. */
const readExamples = async () =>
  [
    ...(await readFile(path.join(HOME, 'README.md'), 'utf8')).matchAll(
      /```js\n(.*?)```\n\n```text\n(.*?)```/gs,
    ),
  ].map(([, code = '', text = '']) => ({ code, text }));

it('the examples of the README are the files of examples, letter by letter', async () => {
  const names = await readdir(path.join(HOME, 'examples'));
  const files = await Promise.all(names.map((name) => readFile(path.join(HOME, 'examples', name), 'utf8')));
  expect((await readExamples()).map(({ code }) => code).sort()).toEqual(files.sort());
  expect(files.length).toBeGreaterThan(2);
});

// Compiles the package for ten seconds: every day, and by npm test -- --full.
it.runIf(isFull)('the compiled package prints what the README says, and has types', async () => {
  await execute('npm', ['run', 'build'], { cwd: HOME });
  const folder = await mkdtemp(path.join(tmpdir(), 'compiled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const installed = path.join(folder, 'node_modules/share-pictures');
  await cp(path.join(HOME, 'dist'), installed, { recursive: true });
  const { dependencies } = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // What it names as its dependencies, and nothing else.
  for (const name of Object.keys(dependencies)) {
    const place = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.resolve('node_modules', name), place);
  }
  for (const { code, text } of await readExamples()) {
    await writeFile(path.join(folder, 'example.mjs'), code);
    expect((await execute(process.execPath, ['example.mjs'], { cwd: folder })).stdout).toBe(text);
  }

  const use =
    "import { openPainter, rect } from 'share-pictures';\nconst { paint } = await openPainter('.cache');\n";
  const body = "await paint([{ name: 'a', shapes: rect(0, 0, 1, 1, '#000'), labels: [] }], ";
  await writeFile(
    path.join(folder, 'good.mts'),
    `${use}${body}(name, png) => void [name.trim(), png.length]);\n`,
  );
  await writeFile(path.join(folder, 'bad.mts'), `${use}${body}(name) => void name.length.trim());\n`);
  const program = ts.createProgram({
    rootNames: ['good.mts', 'bad.mts'].map((name) => path.join(folder, name)),
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
  const faults = own.flatMap((file) => program.getSemanticDiagnostics(file));
  expect(own.length).toBeGreaterThan(4);
  expect(faults.map(({ file, code }) => [file && path.basename(file.fileName), code])).toEqual([
    ['bad.mts', 2339],
  ]);
});
