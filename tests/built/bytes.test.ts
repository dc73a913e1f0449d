/** What a first visit weighs, with brotli, read from the built pages: each names all files that it loads. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPage, elementsIn } from '../support/builtPages';
import { FILE_SETS, PATHS, SAMPLE_FILES, UNLISTED_ROUTES } from '../routes';

const BUILD = path.join(process.cwd(), 'build');
const known = new Map<string, number>();

/** Bytes of a file of the build with brotli. */
function weight(file: string): number {
  const size = known.get(file) ?? brotliCompressSync(readFileSync(path.join(BUILD, file))).length;
  known.set(file, size);
  return size;
}

interface Visit {
  html: number;
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
    html: weight(file),
    styles: links.map(([, href]) => (href as string).slice(1)),
    scripts: listed.map((src) => src.slice(1)),
    islands: [
      ...new Set(
        [...text.matchAll(/data-island=["']?([\w-]+)/g)].flatMap(([, name]) => islandScripts(name as string)),
      ),
    ],
  };
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + weight(file), 0);

const KIB = 1024;

/** Scripts that a page which is HTML starts with, in bytes: the frame, its islands by their names, and what loads the rest. */
// The map of rents, its districts and what it shares with /open/ are chunks of their own, which the main script names: 300; what draws it as a picture: 20.
// Tools are islands, files that are chosen wake theirs, and a note says where the code of one did not come: 80, which saves their pages 100,000.
// A first tap on a map selects, also before the code of the map has come: 30.
// Filters do without React, which takes 40 here and saves 67,000 to who uses one.
const FIRST_SCRIPTS = 16_020;
/** The script of route changes, in bytes. */
// The style sheets that pages of a kind share come beside the first of them: 80, which saves the way to each other one 2,000.
// A page that the browser takes and does not show is opened whole: 30; its rest comes where neither frames nor timers can be asked for: 20.
const NAVIGATION_SCRIPT = 5_850;
/** The same with all of its islands, and with React, which comes with the first of them. */
// What a reader enters before an island is awake is done again once it is, which takes 100 bytes.
// The filter of the dictionary finds columns that share a row, and opens it for them, which takes 200.
// The formats of a citation are folded, and a phone can share the page of a file, which takes 300.
// A filter waits until it is used, which takes 50 and saves a first visit 80,000.
// What islands share with that of rents is a chunk of its own, which takes 650 with the names in the main script; what draws
// pictures of both, 120.
// An island answers once it has read its address: 100 with the above.
const HTML_SCRIPTS = 88_440;
/** The page of rents, whose island holds the map, the table, what reads files, and what shows the rents that are published. */
// A part of a published file is called one, which takes 120.
// The months of other types of published rents come once they are chosen, which takes 190 and saves the page 2,500.
// What did not come can be asked for again, which takes 30.
// A table that is taken along says from where and of which day it is, and a picture what is known of its file: 170.
// A word before a number stays whole with it, here and wherever words are kept in one line: 40.
// The county that is looked at has an address, its districts can be pressed, and what has no row looks other than what has few: 260.
// An area is chosen from a list too, and those without data share one line: 240.
const RENTS_SCRIPTS = 113_500;
/** The pages that are a tool, below their titles an island: the scripts that they take once it is used. */
const TOOLS: Record<string, number> = {
  '/search': 87_680,
  '/compare': 105_800,
  // The six municipalities stand first among the counties.
  '/pick': 112_080,
  // The rents by area of what is opened come once it is open; what asks for them takes 170. Whether the published file was ever replaced,
  // and areas without a row: 170. Values of a condition as a sentence: 50. An address that opens the practice file: 70.
  '/open': 123_670,
};
// Hashes in names differ from build to build, which compress differently: up to 50, for which the numbers here leave room.
/** All that a page takes before its reader does anything: itself and its style sheets. */
const FIRST_LOADS: Record<string, number> = {
  '/': 25_330,
  '/download': 29_700,
  '/about-data-set/0.3': 26_870,
  // The rows are introduced by what one is and by how it writes what has no value, yes and no: 50.
  '/download/2026-04/raw': 21_190,
  '/blog': 12_970,
  '/blog/post/2021-annual-data': 19_850,
  '/search': 10_600,
  '/compare': 13_060,
  // Where counties are chosen, it says what comes without a choice.
  '/pick': 16_650,
  '/open': 12_000,
};

/** All files of the site for each of its pages, in bytes. */
const PUBLISHED = 148_000;

/** All style sheets that a page links, in bytes. */
// Titles that are longer than a line of a desk break between words, which takes 11; a fold leaves room for the hint above its table, 13.
const STYLES = 9_035;
/** The home page draws a row as a card, and how listings become dwellings; the text of its chart follows the reader's font. */
// The frame comes in two halves, the client's and the site's, which compress 15 worse in that order.
const HOME_STYLES = 9_195;

/** How much a page itself may weigh, in KiB. */
function htmlBudget(address: string): number {
  // The home page answers where the data come from, how often and what is new, beside what it shows of every month and incident.
  if (address === '/') return 15.8;
  // Every file is a link with its size, and who comes by an old address of files is told where they are.
  if (address === '/download') return 20.9;
  if (address === '/about-data-set') return 19.65;
  if (address.startsWith('/about-data-set/') || address.startsWith('/blog/post/')) return 18.6;
  // The header has a fifth section, which takes 50 bytes; the inline script that starts tools only where they are used, 70.
  // Scripts that wait for the reader, and keys that are pressed again once they have come, take 320 and save a first load 16,000.
  return /^\/download\/.+/.test(address) ? 13.7 : 16.5;
}

/** Months that came after the 77 for which the budgets were made: each is a cell of a map or chart, and a row of a table. */
const added =
  FILE_SETS.filter(({ granularity, variant }) => granularity === 'monthly' && variant === 'raw').length - 77;
/** How many of them a page shows. */
const monthsOn = (address: string) =>
  ['/', '/download', '/data-quality', '/data-quality/states'].includes(address) ? added : 0;
/** What each adds to such a page. */
const MONTH = { bytes: 80, elements: 35 };

/** Elements of the pages with most of them: a browser lays all of them out before it answers. */
const ELEMENTS: Record<string, number> = {
  '/': 1_500,
  '/download': 2_800,
  '/data-quality': 1_860,
  '/data-quality/states': 7_000,
  '/about-data-set': 3_150,
  // Its map of all periods is a tenth of it.
  '/en/files': 2_200,
  // A column whose meaning changed says since when, a date that is kept whole.
  '/about-data-set/0.2': 1_320,
  '/about-data-set/0.3': 1_310,
};
/** Elements of any other page. */
const MOST_ELEMENTS = 2_060;

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

/** What is said of more than a budget allows. @param budget the constants, one of which has its number */
const overBudget = (what: string, budget: string): string =>
  `${what}: make it smaller, or raise ${budget} in tests/built/bytes.test.ts and write why`;

for (const address of ADDRESSES) {
  test(`${address} keeps within its budget`, () => {
    const { html, styles, scripts, islands } = visit(address);
    expect(
      sum([...scripts, ...islands]),
      overBudget('scripts and islands', 'HTML_SCRIPTS, RENTS_SCRIPTS or TOOLS'),
    ).toBeLessThanOrEqual((TOOLS[address] ?? (address === '/rents' ? RENTS_SCRIPTS : HTML_SCRIPTS)) + NAMES);
    expect(
      html + sum(styles),
      overBudget('before its reader does anything', 'FIRST_LOADS'),
    ).toBeLessThanOrEqual((FIRST_LOADS[address] ?? Infinity) + MONTH.bytes * monthsOn(address));
    expect(html, overBudget('page', 'htmlBudget')).toBeLessThanOrEqual(
      htmlBudget(address) * KIB + MONTH.bytes * monthsOn(address),
    );
    expect(sum(styles), overBudget('styles', 'STYLES or HOME_STYLES')).toBeLessThanOrEqual(
      address === '/' ? HOME_STYLES : STYLES,
    );
    const elements = [...elementsIn(builtPage(address))].length;
    expect(elements, overBudget('elements', 'ELEMENTS')).toBeLessThanOrEqual(
      (ELEMENTS[address] ?? MOST_ELEMENTS) + MONTH.elements * monthsOn(address),
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
    expect(sum(files), overBudget(address, 'FIRST_SCRIPTS')).toBeLessThanOrEqual(FIRST_SCRIPTS + NAMES);
  }
});

test('what is published takes at most 148 kB a page, its payload, picture, data and feeds among them', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(path.join(BUILD, file))).filter((file) => file.isFile());
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const bytes = sizes.reduce((total, { size }) => total + size, 0);
  expect(bytes / pages).toBeGreaterThan(100_000);
  expect(bytes / pages).toBeLessThanOrEqual(PUBLISHED);
});

test('what follows a click is one script, which comes with the first sign of the reader', () => {
  const [, load = ''] = /loadNavigation:\(\)=>(.*?)\.then\(/.exec(main) ?? [];
  expect([...load.matchAll(/\.e\(/g)]).toHaveLength(1);
  const [file = '', ...others] = SCRIPTS.filter((script) => script.startsWith('navigation.'));
  expect(others).toEqual([]);
  expect(weight(`assets/js/${file}`)).toBeLessThanOrEqual(NAVIGATION_SCRIPT);
});

test('/rents/ with the map of all counties takes at most 22.1 kB before its reader does anything', () => {
  const { html, styles } = visit('/rents');
  expect(html).toBeGreaterThan(10_000);
  // What is written beside a line over time has the size of text at every width, and leaders of names that a phone has no room for are hidden, which takes 130.
  // Names stay apart from the borders that they reach, and areas without a row from those with few: 80.
  expect(html + sum(styles)).toBeLessThanOrEqual(22_110);
});

test('the code of /pick/ itself, which works out each answer, takes at most 29 kB', () => {
  const [code = '', ...others] = visit('/pick/').islands.filter((file) => !file.includes('/react.'));
  expect(others).toEqual([]);
  expect(weight(code)).toBeGreaterThan(10_000);
  // Its programs work the rent per ping anew for the months whose files mix two formulas.
  // In each of four tools they keep counties and one row of a listing, and write points, which takes 1,800.
  // pandas and R read the ZIP under the name that a browser gives it, which takes 190.
  // It asks for the catalogue itself, which takes 250.
  // What it shares with the code of route changes is no longer in the main script, which takes 240.
  // What only pages without code share with it is in no file of all, which takes 660 and saves each island 7,000.
  expect(weight(code)).toBeLessThanOrEqual(28_990);
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

test('the scripts that an island shares with others are counted with it', () => {
  const { islands } = visit('/privacy/');
  expect(islands.filter((file) => !/\/(?:island-|react\.)/.test(file))).toHaveLength(1);
});
