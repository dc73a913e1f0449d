import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED, DOORS, FEATURES, LAYERS } from '@site/eslint.layers.mjs';
import { resolve } from '@site/eslint.resolver.mjs';
import { listSources, listTests } from '../support/sources';

/** A module of each feature: the first of its folder. */
const inFeature = (name: string): [layer: string, file: string] => {
  const [file = ''] = readdirSync(`src/features/${name}`, { recursive: true, encoding: 'utf8' })
    .filter((entry) => /(?<!\.test)\.tsx?$/.test(entry))
    .sort();
  return [`features/${name}`, `src/features/${name}/${file}`];
};

/** A module of each layer, which others would like to import, and which would like to import others. */
const SAMPLE = new Map([
  ['chart-geometry', 'packages/chart-geometry/src/index.ts'],
  ['inside chart-geometry', 'packages/chart-geometry/src/line.ts'],
  ['content-database', 'packages/content-database/src/index.ts'],
  ['inside content-database', 'packages/content-database/src/markdown/parse.ts'],
  ['html-first', 'packages/html-first/src/client.ts'],
  ['inside html-first', 'packages/html-first/src/html/content.ts'],
  ['rental-data', 'packages/rental-data/src/index.ts'],
  ['inside rental-data', 'packages/rental-data/src/period.ts'],
  ['rental-files', 'packages/rental-files/src/index.ts'],
  ['inside rental-files', 'packages/rental-files/src/text.ts'],
  ['rental-search', 'packages/rental-search/src/index.ts'],
  ['inside rental-search', 'packages/rental-search/src/query.ts'],
  ['share-pictures', 'packages/share-pictures/src/index.ts'],
  ['inside share-pictures', 'packages/share-pictures/src/lines.ts'],
  ['lib', 'src/lib/ui/PageHead/index.tsx'],
  ...Object.keys(FEATURES).map(inFeature),
  ['shell', 'src/shell/Logo/index.tsx'],
  ['runtime', 'src/runtime/patterns.ts'],
  ['blocks', 'src/theme/MDXComponents/blocks.ts'],
  ['theme', 'src/theme/Footer/index.tsx'],
  ['types', 'src/types/generated.d.ts'],
  ['client', 'plugins/pages/client.ts'],
  ['plugins', 'plugins/catalogue/load.ts'],
  ['config', 'config/site.ts'],
  ['release', 'scripts/release/run.ts'],
]);
const findSample = (layer: string): string => {
  const file = SAMPLE.get(layer);
  if (file === undefined) throw new Error(`There is no sample of the layer ${layer}.`);
  return file;
};
const names = Object.keys(LAYERS);
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => /^boundaries|restricted/.test(ruleId),
});

/** What lint says when a module of one layer imports others, for each of them. */
async function lintImports(from: string, ...specifiers: string[]): Promise<string[][]> {
  const code = specifiers.map((specifier, index) => `import * as other${index} from '${specifier}';`);
  const [result] = await eslint.lintText(code.join('\n'), { filePath: from });
  return specifiers.map((_, index) =>
    (result?.messages ?? [])
      .filter(({ line }) => line === index + 1)
      .map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}
const relative = (from: string, to: string) =>
  path.posix
    .relative(path.posix.dirname(from), to.replace(/(\/index)?(\.d)?\.tsx?$/, ''))
    .replace(/^(?!\.)/, './');

/** A module of a package that is loaded by its path, which the layers of lint do not follow. A mock has to name the module itself. */
const LOADED =
  /(?:from|import\(|load\(|jiti\()[^;]*?['"`](?:@site\/|(?:\.\.\/)+)?packages\/([\w-]+)\/(src\/[^'"`]*)['"`]/g;
/** Who loads past a door, what, and why. */
const PAST_DOORS: Record<string, string> = {
  'bench/bench.test.ts rental-data/src/period.ts': 'asks a copy of the site whether its rules were changed',
  'tests/built/kinds.test.ts html-first/src/browser/payload': 'reads what a build writes for browsers',
  'tests/built/kinds.test.ts html-first/src/browser/sharedStyles': 'reads what a build writes for browsers',
};

/** The modules that a file loads past the doors of a package. */
function pastDoors(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\bvi\.mock\([^]*?\);/g, '');
  return [...text.matchAll(LOADED)].flatMap(([, name = '', source = '']) => {
    const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
      exports: Record<string, string>;
    };
    return Object.values(exports).includes(`./${source}`) ? [] : [`${file} ${name}/${source}`];
  });
}

describe('what is loaded by its path', () => {
  it('from a package comes through one of its doors, in tests too, or is listed with its reason', () => {
    const files = [...listSources('scripts', 'bench', 'config', 'plugins', 'src', 'tests'), ...listTests()];
    const outside = new Set(files.filter((file) => !file.startsWith('packages/')));
    expect([...outside].flatMap(pastDoors).sort()).toEqual(Object.keys(PAST_DOORS).sort());
  });

  it('by a package is nothing of the site', () => {
    const files = listSources('packages').concat(listTests().filter((file) => file.startsWith('packages/')));
    const ofSite = /['"`](?:(?:\.\.\/)*(?:plugins|scripts|config|bench)|tests)\//;
    expect(files.filter((file) => ofSite.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('layers', () => {
  beforeAll(() => {
    for (const name of names) expect(existsSync(findSample(name)), name).toBe(true);
  });

  it.each(names)('%s imports what it may, and nothing else', async (from) => {
    const others = names.filter((name) => name !== from && name !== 'types');
    const faults = await lintImports(
      findSample(from),
      ...others.map((to) => relative(findSample(from), findSample(to))),
    );
    expect(faults).toEqual(
      others.map((to) => (ALLOWED[from]?.includes(to) ? [] : [expect.stringContaining(`${from} → ${to}`)])),
    );
  });

  it('every folder of src/features is a feature that is listed', () => {
    const folders = readdirSync('src/features', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(Object.keys(FEATURES).sort(), '登記在eslint.layers.mjs的FEATURES').toEqual(folders.sort());
  });

  it('styles compose only from where the code beside them may import', async () => {
    // The linter reads no styles: each is asked about as a module in its place that imports the same.
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.css'),
    );
    const faults: string[] = [];
    let composed = 0;
    for (const name of sheets) {
      const sheet = `src/${name}`;
      const others = [...readFileSync(sheet, 'utf8').matchAll(/\bcomposes:[^;}]*\bfrom\s+['"]([^'"]+)['"]/g)];
      if (others.length === 0) continue;
      composed += others.length;
      for (const [, other = ''] of others)
        expect(resolve(other, path.resolve(sheet)).found, `${sheet}: ${other}`).toBe(true);
      const said = await lintImports(`${sheet}.ts`, ...others.map(([, other = '']) => other));
      faults.push(...said.flat().map((fault) => `${sheet}: ${fault}`));
    }
    expect(composed).toBeGreaterThan(20);
    expect(faults, '從別處組合樣式，也要登記在eslint.layers.mjs').toEqual([]);
  });

  it('features are in no circle', () => {
    const reached = (name: string, seen: readonly string[]): string[] =>
      seen.includes(name)
        ? [[...seen, name].join(' → ')]
        : (FEATURES[name as keyof typeof FEATURES] as readonly string[]).flatMap((other) =>
            reached(other, [...seen, name]),
          );
    expect(Object.keys(FEATURES).flatMap((name) => reached(name, []))).toEqual([]);
  });

  it('knows the layer of every folder', async () => {
    const [result] = await eslint.lintText('export default 1;\n', { filePath: 'src/elsewhere/index.ts' });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['boundaries/no-unknown-files']);
  });

  it.each(Object.entries(DOORS))('knows the doors that the package.json of %s exports', async (name) => {
    const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
      exports: Record<string, string>;
    };
    const specifiers = Object.keys(exports)
      .filter((door) => !door.includes('*'))
      .map((door) => name + door.slice(1));
    expect(await lintImports(findSample('plugins'), ...specifiers)).toEqual(specifiers.map(() => []));
  });

  it('finds nothing of a package past its doors', () => {
    expect(resolve('rental-data', path.resolve('src/lib/x.ts')).found).toBe(true);
    expect(resolve('rental-data/load', path.resolve('src/lib/x.ts')).found).toBe(true);
    for (const past of [
      'content-database/query',
      'html-first/src/site',
      'html-first/site',
      'rental-data/src/period',
      'rental-data/period',
      'rental-files/src/text',
      'rental-search/engine',
      'share-pictures/src/png',
    ])
      expect(resolve(past, path.resolve('src/lib/x.ts')).found, past).toBe(false);
  });

  it('the programs load what they are typed as, packages by their doors', () => {
    const loads = listSources('scripts', 'bench').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /\{typeof import\('([^']+)'\)\} \*\/\s+const .+ = load\(path\.join\(\w+, '([^']+)'\)\)/g,
        ),
      ].map(([, typed = '', loaded = '']) => ({ file, typed, loaded })),
    );
    expect(loads.length).toBeGreaterThan(5);
    expect(
      loads.filter(
        ({ file, typed, loaded }) => resolve(typed, path.resolve(file)).path !== path.resolve(loaded),
      ),
    ).toEqual([]);
  });

  it('sees through the alias of the site', async () => {
    expect(await lintImports(findSample('lib'), '@site/plugins/catalogue/load')).toEqual([
      [expect.stringContaining('lib → plugins')],
    ]);
  });

  it('the packages of the dataset import nothing of Node, React or Docusaurus', async () => {
    const specifiers = ['node:fs', 'fs', 'path', 'react', '@docusaurus/Link', '@generated/routes'];
    for (const layer of ['inside rental-data', 'inside rental-files', 'inside rental-search'])
      expect(await lintImports(findSample(layer), ...specifiers)).toEqual(
        specifiers.map(() => [expect.stringContaining('純函式')]),
      );
  });

  it.each([
    ['lib', 'process.cwd()'],
    ['inside html-first', 'process.cwd()'],
    ['inside rental-files', 'process.cwd()'],
    ['inside rental-files', 'window.innerWidth'],
    ['inside rental-search', 'window.innerWidth'],
    ['inside rental-data', 'process.cwd()'],
    ['inside rental-data', 'window.innerWidth'],
    ['inside content-database', 'window.innerWidth'],
    ['inside share-pictures', 'window.innerWidth'],
    ['plugins', 'window.innerWidth'],
  ] as const)('%s has no %s', async (layer, code) => {
    const [result] = await eslint.lintText(`export default ${code};\n`, { filePath: findSample(layer) });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-globals']);
  });
});
