/** What a first visit weighs, with brotli, read from the built pages: each names all files that it loads. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPage, elementsIn } from '../support/builtPages';
import { FILE_SETS, PATHS, SAMPLE_FILES, UNLISTED_ROUTES } from '../routes';
import { readFixture } from '../support/readFixture';

const BUILD = path.join(process.cwd(), 'build');
const known = new Map<string, number>();

/** How well brotli compresses: at its best, and a tenth worse in a fiftieth of the time. */
const BEST = 11;
const QUICK = 5;

/** Bytes of a file of the build with brotli. */
function weight(file: string, quality = BEST): number {
  const key = `${quality} ${file}`;
  const size =
    known.get(key) ??
    brotliCompressSync(readFileSync(path.join(BUILD, file)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }).length;
  known.set(key, size);
  return size;
}

interface Visit {
  file: string;
  styles: string[];
  scripts: string[];
  /** the scripts of its islands, which the main script asks for */
  islands: string[];
}

const SCRIPTS = readdirSync(path.join(BUILD, 'assets/js'));
/** The text of the script whose name begins so. */
const scriptText = (name: string): string =>
  readFileSync(
    path.join(BUILD, 'assets/js', SCRIPTS.find((script) => script.startsWith(name)) ?? ''),
    'utf8',
  );
const main = scriptText('main.');
const runtime = scriptText('runtime~main.');
/** What the bundler calls its chunks, by their numbers; those without a name are called by these. */
const chunkNames = new Map(
  [...(/\{([^{}]*)\}\)\[\w\]\|\|\w\)/.exec(runtime)?.[1] ?? '').matchAll(/(\d+):"([\w-]+)"/g)].map(
    ([, id, name]) => [id, name],
  ),
);

/** The scripts that an island comes with: its own, and what it shares with others; none where the main script has it. */
function islandScripts(island: string): string[] {
  if (new RegExp(`"${island}":\\{load:\\(\\)=>Promise\\.resolve\\(`).test(main)) return [];
  const [, load] =
    new RegExp(`[{,]"?${island}"?:(?:[\\w.,()]+\\(\\(\\)|\\{load:async\\(\\))=>(.*?)\\.then\\(`).exec(main) ??
    [];
  const chunks = [...(load ?? '').matchAll(/\.e\("(\d+)"\)/g)].map(([, id]) => id as string);
  const files = SCRIPTS.filter((script) =>
    chunks.some((id) => script.startsWith(`${chunkNames.get(id) ?? id}.`)),
  );
  // What many share comes with React.
  if (!files.some((script) => /^(?:island-|react\.)/.test(script)))
    throw new Error(`The main script does not say how ${island} is loaded.`);
  return files.map((script) => `assets/js/${script}`);
}

function visit(address: string): Visit {
  const file = path.posix.join(address.slice(1), 'index.html');
  const text = readFileSync(path.join(BUILD, file), 'utf8');
  const listed = /data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? [];
  const links = [...text.matchAll(/<link rel=["']?stylesheet["']? href=["']?([^\s"'>]+)/g)];
  return {
    file,
    styles: links.map(([, href]) => (href as string).slice(1)),
    scripts: listed.map((src) => src.slice(1)),
    islands: [
      ...new Set(
        [...text.matchAll(/data-island=["']?([\w-]+)/g)].flatMap(([, name]) => islandScripts(name as string)),
      ),
    ],
  };
}

const sum = (files: readonly string[], quality = BEST) =>
  files.reduce((total, file) => total + weight(file, quality), 0);

/** Most files are within their limit however they are compressed; the others are compressed as well as can be. */
function expectWithin(files: readonly string[], limit: number, what: string): void {
  if (sum(files, QUICK) > limit) expect(sum(files), what).toBeLessThanOrEqual(limit);
}

const KIB = 1024;

/** What each address may take; `others` is for those without a line of their own. */
type ByAddress = Record<string, number>;
const BUDGET = readFixture<{
  built: Record<'firstLoads' | 'html' | 'styles' | 'scripts' | 'elements', ByAddress> &
    Record<'firstScripts' | 'navigation' | 'pick' | 'published', number> & {
      month: { bytes: number; elements: number; pages: string[] };
    };
}>('budgets').built;

/** Of the address itself, or of all below one that it begins with. */
function findLimit(limits: ByAddress, address: string): number {
  const above = Object.keys(limits).find((key) => /.\/$/.test(key) && address.startsWith(key));
  return limits[address] ?? limits[above ?? 'others'] ?? Infinity;
}

/** Months that came after the 77 for which the budgets were made: each is a cell of a map or chart, and a row of a table. */
const added =
  FILE_SETS.filter(({ granularity, variant }) => granularity === 'monthly' && variant === 'raw').length - 77;
/** What they add to a page. */
const addedTo = (address: string, what: 'bytes' | 'elements') =>
  BUDGET.month.pages.includes(address) ? added * BUDGET.month[what] : 0;

/** Islands that came after the 20 for which the budgets were made: the main script names each, and every page has that. */
const addedIslands =
  [
    ...readFileSync('src/runtime/islands.ts', 'utf8')
      .replace(/^.*ISLANDS\b/s, '')
      .matchAll(/^ {2}'?[\w-]+'?:/gm),
  ].length - 20;
/** What they take, in bytes. */
const NAMES = 50 * addedIslands;

const ADDRESSES = [...PATHS, ...UNLISTED_ROUTES.map((route) => route.path), ...SAMPLE_FILES];

/** What is said of more than a budget allows. */
const overBudget = (what: string, budget: keyof typeof BUDGET): string =>
  `${what}: make it smaller, or raise ${budget} in tests/fixtures/budgets.yaml and write why`;

for (const address of ADDRESSES) {
  test(`${address} keeps within its budget`, () => {
    const { file, styles, scripts, islands } = visit(address);
    expectWithin(
      [...scripts, ...islands],
      findLimit(BUDGET.scripts, address) + NAMES,
      overBudget('scripts and islands', 'scripts'),
    );
    expectWithin(
      [file, ...styles],
      findLimit(BUDGET.firstLoads, address) + addedTo(address, 'bytes'),
      overBudget('before its reader does anything', 'firstLoads'),
    );
    expectWithin(
      [file],
      findLimit(BUDGET.html, address) * KIB + addedTo(address, 'bytes'),
      overBudget('page', 'html'),
    );
    expectWithin(styles, findLimit(BUDGET.styles, address), overBudget('styles', 'styles'));
    const elements = elementsIn(builtPage(address)).length;
    expect(elements, overBudget('elements', 'elements')).toBeLessThanOrEqual(
      findLimit(BUDGET.elements, address) + addedTo(address, 'elements'),
    );
    // The page, its icon and its files.
    expect(2 + styles.length + scripts.length + islands.length, 'requests').toBeLessThanOrEqual(11);
  });
}

test('the scripts that pages start with keep within their budget', () => {
  const sets = new Map(ADDRESSES.map((address) => [visit(address).scripts.join(' '), address]));
  for (const [scripts, address] of sets) {
    const files = scripts.split(' ');
    expect(files.length, address).toBeGreaterThan(1);
    expectWithin(files, BUDGET.firstScripts + NAMES, overBudget(address, 'firstScripts'));
  }
});

test('what is published takes at most its budget for each page, its payload, picture, data and feeds among them', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(path.join(BUILD, file))).filter((file) => file.isFile());
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const bytes = sizes.reduce((total, { size }) => total + size, 0);
  expect(bytes / pages).toBeGreaterThan(100_000);
  expect(bytes / pages).toBeLessThanOrEqual(BUDGET.published);
});

test('what follows a click is one script, which comes with the first sign of the reader', () => {
  const [, load = ''] = /loadNavigation:\(\)=>(.*?)\.then\(/.exec(main) ?? [];
  expect([...load.matchAll(/\.e\(/g)]).toHaveLength(1);
  const [file = '', ...others] = SCRIPTS.filter((script) => script.startsWith('navigation.'));
  expect(others).toEqual([]);
  expect(weight(`assets/js/${file}`)).toBeLessThanOrEqual(BUDGET.navigation);
});

test('the code of /pick/ itself, which works out each answer, keeps within its budget', () => {
  const [code = '', ...others] = visit('/pick/').islands.filter((file) => !file.includes('/react.'));
  expect(others).toEqual([]);
  expect(weight(code)).toBeGreaterThan(10_000);
  expect(weight(code)).toBeLessThanOrEqual(BUDGET.pick);
});

test('no font is loaded', () => {
  const css = readdirSync(path.join(BUILD, 'assets/css')).map((name) => `assets/css/${name}`);
  expect(css.length).toBeGreaterThan(10);
  expect(readFiles(css)).not.toContain('@font-face');
});

const readFiles = (files: readonly string[]) =>
  files.map((file) => readFileSync(path.join(BUILD, file), 'utf8')).join('\n');
/** The classes of CSS modules in a text: in a style sheet, or in the names that a script gives. */
const moduleClasses = (text: string) =>
  new Set([...text.matchAll(/(?<=[."'` ])[A-Za-z]\w*_[\w-]{4}(?![\w-])/g)].map(([name]) => name));

test('a page links the styles of all that its islands can draw', () => {
  const folder = path.join(BUILD, 'assets/css');
  const styled = moduleClasses(readFiles(readdirSync(folder).map((name) => `assets/css/${name}`)));
  const drawn = ADDRESSES.flatMap((address) => {
    const { islands, styles } = visit(address);
    const linked = moduleClasses(readFiles(styles));
    // The file of React holds what islands of other pages share as well.
    return [...moduleClasses(readFiles(islands.filter((file) => !file.includes('/react.'))))]
      .filter((name) => styled.has(name))
      .map((name) => ({ address, name, isLinked: linked.has(name) }));
  });
  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn.filter(({ isLinked }) => !isLinked)).toEqual([]);
});
