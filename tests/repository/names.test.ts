import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONFORMANCE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'catalogue/README.md',
  'config/packages.md',
  'src/shell/css/README.md',
  'src/theme/README.md',
];

/** Folders of the repository; CONFORMANCE.md leaves `tests/` out before its own. */
const FOLDERS =
  /^(?:bench|blog|catalogue|config|docs|i18n|packages|plugins|scripts|src|static|tests|\.github)\//;
const TESTS = /^(?:browser|built)\//;

/** Made by who follows a recipe (`npm run rehearse`). */
const SAMPLES = ['blog/post/2026-oct-release.mdx', 'src/pages/how-to/index.tsx'];

const spans = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => (span as string).trim());

/** `{a,b}` → both; what stands for a name, such as `{年}`, is left out. */
function expand(name: string): string[] {
  const found = /\{([^{}]*)\}/.exec(name);
  if (!found) return [name];
  const [whole, inside] = found as unknown as [string, string];
  return inside.includes(',')
    ? inside.split(',').flatMap((part) => expand(name.replace(whole, part.trim())))
    : [];
}

/** Of a pattern, the folder in which it begins. */
const exists = (name: string): boolean =>
  existsSync(
    path.resolve(name.includes('*') ? name.slice(0, name.lastIndexOf('/', name.indexOf('*'))) : name),
  );

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const names = spans(text);

  it('names files and folders that are there', () => {
    const paths = names
      // A command names files too.
      .flatMap((name) => name.split(/\s+/))
      .filter((name) => !/[（）<>：]/.test(name) && (FOLDERS.test(name) || TESTS.test(name)))
      .map((name) => (TESTS.test(name) ? `tests/${name}` : name))
      .flatMap(expand)
      .filter((name) => !SAMPLES.includes(name));
    expect(paths.filter((name) => !exists(name))).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name as string);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const CODE_FOLDERS = ['.github', 'bench', 'config', 'packages', 'plugins', 'scripts', 'src', 'tests'];
const CODE = /\.(?:tsx?|mjs|js|css|ya?ml)$/;
const NOT_OURS =
  /(?:^|\/)(?:node_modules|dist|fixtures)\/|^tests\/faults\/|^tests\/repository\/names\.test\.ts$/;
/** Files whose settings name others, in texts and not only in comments. */
const SETTINGS = /^(?:[^/]+\.(?:ts|mjs)|\.oxlintrc\.json|tsconfig\.json|\.github\/.+|package\.json)$/;
const COMMENT = /(?:(?<!:)\/\/|\/\*|^\s*\*(?!\/)|^\s*# ).*$/gm;
const PATH = new RegExp(
  `(?<![\\w./@-])(?:${[...CODE_FOLDERS, 'blog', 'catalogue', 'docs', 'static'].join('|')})/[\\w./*{},-]*[\\w/*}]`,
  'g',
);

const code = [
  ...readdirSync('.').filter((file) => SETTINGS.test(file)),
  ...CODE_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  ).filter((file) => CODE.test(file) && !NOT_OURS.test(file)),
];
const packages = readdirSync('packages').map((name) => `packages/${name}/`);

/** Names that a file says in its comments, or anywhere where it is one of settings. The header of a swizzle names a file of Docusaurus. */
const namedIn = (file: string, text: string): string[] =>
  (SETTINGS.test(file) ? [text] : (text.match(COMMENT) ?? []))
    .filter((part) => !part.startsWith(' * Origin: '))
    .flatMap((part) => part.match(PATH) ?? [])
    .flatMap(expand);

/** Is it there, with or without its ending, here or in a package? */
const isThere = (name: string): boolean =>
  ['', ...packages].some((folder) =>
    ['', '.ts', '.tsx', '.mjs'].some(
      (ending) => exists(folder + name.replace(/\.tsx?$/, '') + ending) || exists(folder + name),
    ),
  );

it('comments and settings name files and folders that are there', () => {
  const gone = code.flatMap((file) =>
    namedIn(file, readFileSync(file, 'utf8'))
      .filter((name) => !SAMPLES.includes(name) && !isThere(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(code.length).toBeGreaterThan(800);
  expect(gone).toEqual([]);
});

it.each([
  ['src/x.ts', '/** See src/lib/gone.ts. */', ['src/lib/gone.ts']],
  ['src/x.css', 'a { } /* as in src/shell/css/gone.css */', ['src/shell/css/gone.css']],
  ['knip.ts', "entry: ['src/{lib,gone}/index.ts']", ['src/lib/index.ts', 'src/gone/index.ts']],
  ['src/x.ts', "load('src/lib/gone.ts')", []],
  ['src/x.ts', '// https://example.org/src/lib/gone.ts', []],
])('in %s, %s names %j', (file, text, names) => {
  expect(namedIn(file, text)).toEqual(names);
});

it('README.md says what every folder of src holds', () => {
  const named = spans(readFileSync('README.md', 'utf8'));
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `src/${name}/`).filter((name) => !named.includes(name))).toEqual([]);
});
