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
  'src/theme/README.md',
];

/** Folders of the repository; CONFORMANCE.md leaves `tests/` out before its own. */
const FOLDERS = /^(?:bench|blog|catalogue|config|docs|i18n|plugins|scripts|src|static|tests|\.github)\//;
const TESTS = /^(?:browser|built)\//;

/** Made by who follows a recipe (`npm run rehearse`). */
const SAMPLES = ['blog/post/2026-oct-release.mdx', 'src/pages/how-to/index.tsx'];

const spans = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => (span as string).trim());

/** `src/{a,b}` → both; what stands for a name, such as `{年}`, is left out. */
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

it('README.md says what every folder of src holds', () => {
  const named = spans(readFileSync('README.md', 'utf8'));
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `src/${name}/`).filter((name) => !named.includes(name))).toEqual([]);
});
