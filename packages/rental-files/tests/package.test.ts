/** The package as it is published: packed, installed in an empty folder, and used as a command, a library and types. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
// The library loads it, and it leaves globals behind.
import 'zod';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from 'rental-data/testing/full';

const HOME = 'packages/rental-files';
const SAMPLE = '[202604][CSV][Raw] TW-Rental-Data.zip';
const READMES = ['README.md', 'README.en.md'];
const examples = async (name: string) =>
  [...(await readFile(path.join(HOME, name), 'utf8')).matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)].map(
    ([, code = '', text = '']) => ({ code, text }),
  );

const execute = promisify(execFile);
let folder = '';

beforeAll(async () => {
  await execute('npm', ['run', 'build'], { cwd: HOME });
  folder = await mkdtemp(path.join(tmpdir(), 'packed-'));
  const packed = await execute('npm', [
    'pack',
    '--silent',
    '--pack-destination',
    folder,
    path.resolve(HOME, 'dist'),
  ]);
  const { dependencies } = JSON.parse(await readFile(path.join(HOME, 'dist/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // What is there already is not asked for over the network.
  for (const name of Object.keys(dependencies)) {
    const place = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.resolve('node_modules', name), place);
  }
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const offline = ['--offline', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await execute('npm', ['install', ...offline, `./${packed.stdout.trim()}`], { cwd: folder });
  await copyFile(path.join('packages/rental-data/tests/fixtures/samples', SAMPLE), path.join(folder, SAMPLE));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const command = (...argv: string[]) =>
  execute(path.join(folder, 'node_modules/.bin/rental-files'), argv, { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );

// Compiles and packs for half a minute: every day, and by npm test -- --full.
describe.runIf(isFull)('the packed package', () => {
  it('brings its licence, its descriptions, and no source', async () => {
    const names = await readdir(path.join(folder, 'node_modules/rental-files'), { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['LICENSE', ...READMES, 'catalogue.json', 'index.js']));
    expect(names.filter((name) => /(?<!\.d)\.ts$|\.test\./.test(name))).toEqual([]);
  });

  it('is a command with a catalogue of its own', async () => {
    expect(await command('inspect', SAMPLE)).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/2026-04，原始資料，CSV，資料集版本0\.3，62列[^]*少了182,225列/),
    });
    const { version } = JSON.parse(await readFile(path.join(HOME, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect((await command('--version')).stdout.trim()).toBe(version);
    expect(await command('cut', 'x')).toMatchObject({
      code: 2,
      stderr: '錯誤：x：沒有這個檔案，或連結指到的檔案不存在。修正：補上檔案，或刪除連結，再執行一次。\n',
    });
  });

  it('is a library whose examples print what its descriptions say', async () => {
    const files = (await readdir(path.join(HOME, 'examples'))).sort();
    const codes = await Promise.all(files.map((name) => readFile(path.join(HOME, 'examples', name), 'utf8')));
    for (const name of READMES)
      expect((await examples(name)).map(({ code }) => code).sort()).toEqual([...codes].sort());
    const [own = [], other = []] = await Promise.all(READMES.map(examples));
    expect(other).toEqual(own);
    for (const [index, { code, text }] of own.entries()) {
      const file = `example-${String(index)}.mjs`;
      await writeFile(path.join(folder, file), code);
      expect((await execute(process.execPath, [file], { cwd: folder })).stdout).toBe(text);
    }
  });

  it('has the functions that the sources have', async () => {
    const built = (await import(path.resolve(HOME, 'dist/index.js'))) as object;
    expect(Object.keys(built).sort()).toEqual(Object.keys(await import('rental-files')).sort());
  });

  it.each(['nodenext', 'bundler'])('has types under the resolution of modules of %s', async (resolution) => {
    const use =
      "import { readRows, type Verified } from 'rental-files';\nimport { openFile } from 'rental-files/disk';\n";
    // What pages use has types of pages in it.
    const page = "import { Session } from 'rental-files/session';\n";
    await writeFile(
      path.join(folder, 'page.ts'),
      `${page}export const f = (session: Session): Promise<boolean> => session.save([], {});\n`,
    );
    const body = 'readRows(await openFile(file), catalogue)';
    const head =
      'export const f = async (file: string, catalogue: Parameters<typeof readRows>[1], read: Verified)';
    await writeFile(
      path.join(folder, 'use.ts'),
      `${use}${head} => { for await (const row of ${body}) return row['x'] instanceof Date; return read.bytes; };\n`,
    );
    await writeFile(
      path.join(folder, 'bad.ts'),
      `${use}${head}: Promise<string> => { void ${body}; return read.bytes; };\n`,
    );
    const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
    const isNode = resolution === 'nodenext';
    const findFaults = (names: readonly string[], ...lib: string[]) => {
      const program = ts.createProgram({
        rootNames: names.map((name) => path.join(folder, name)),
        options: {
          noEmit: true,
          strict: true,
          target: ScriptTarget.ES2023,
          lib: ['lib.es2023.d.ts', ...lib],
          module: isNode ? ModuleKind.NodeNext : ModuleKind.ESNext,
          moduleResolution: isNode ? ModuleResolutionKind.NodeNext : ModuleResolutionKind.Bundler,
          types: ['node'],
          typeRoots: [path.resolve('node_modules/@types')],
        },
      });
      // The types of Node and of the language are checked by those who write them.
      const own = program.getSourceFiles().filter(({ fileName }) => fileName.includes(path.basename(folder)));
      expect(own.length).toBeGreaterThan(4);
      return [
        ...program.getOptionsDiagnostics(),
        ...own.flatMap((file) => [
          ...program.getSyntacticDiagnostics(file),
          ...program.getSemanticDiagnostics(file),
        ]),
      ].map(({ file, code }) => [file && path.basename(file.fileName), code]);
    };
    expect(findFaults(['use.ts', 'bad.ts'])).toEqual([['bad.ts', 2322]]);
    expect(findFaults(['page.ts'], 'lib.dom.d.ts')).toEqual([['page.ts', 2322]]);
  });
});
