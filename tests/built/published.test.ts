/** Everything that a build publishes: nothing by accident, nothing that loads or runs what is not ours, and whose it is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILES } from 'rental-data';
import { expect, test } from 'vitest';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { attribute, builtPages, elementsIn, parsedPage, type Element } from '../support/builtPages';

const BUILD = path.join(process.cwd(), 'build');
const names = readdirSync(BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .sort();
const read = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');
const withEnding = (ending: string) => names.filter((name) => name.endsWith(ending));

/** What may be published: pages, their parts, and what is made for programs. */
const ENDINGS = /\.(?:html|js|css|svg|png|json|jsonld|csv|xml|txt|bib|ris|cff|ico|webmanifest)$/;
/** Files with names of their own: rules for hosts that read them, and the made-up rows to try the site with, the only archive. */
const NAMED: readonly string[] = ['.nojekyll', 'CNAME', '_headers', FILES.practice];
const HIDDEN: readonly string[] = ['.nojekyll', SITE_FILES.security];

test('nothing is published by accident: sources, maps, settings, hidden files', () => {
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => !ENDINGS.test(name) && !NAMED.includes(name))).toEqual([]);
  expect(names.filter((name) => /(?:^|\/)\./.test(name) && !HIDDEN.includes(name))).toEqual([]);
  expect(
    names.filter((name) => /(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*|client-manifest)\.json$/.test(name)),
  ).toEqual([]);
  // A comment that names a map asks browsers for a file that is not there.
  const mapped = [...withEnding('.js'), ...withEnding('.css')].filter((name) =>
    /[#@] ?sourceMappingURL=/.test(read(name)),
  );
  expect(mapped).toEqual([]);
});

test('no script makes code of texts', () => {
  // What the bundler writes for browsers from before 2018; newer ones return before they reach it.
  const FALLBACK = 'try{return this||Function("return this")()}catch';
  // Pages' payloads are data: they hold snippets, which readers see.
  const scripts = withEnding('.js').filter((name) => !name.startsWith('_nuxt/static/'));
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.filter((name) =>
    /\beval\s*\(|\bFunction\s*\(\s*["'`]|\bset(?:Timeout|Interval)\(["'`]|\bdocument\.write(?:ln)?\(/.test(
      read(name).replace(FALLBACK, ''),
    ),
  );
  expect(found).toEqual([]);
});

/** What pages load by themselves. */
const LOADED = new Set([
  'script',
  'img',
  'iframe',
  'source',
  'video',
  'audio',
  'embed',
  'object',
  'input',
  'use',
  'link',
]);
const URLS = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'ping', 'background'];
/** Links that name things without loading them. */
const NAMING = ['canonical', 'alternate', 'license', 'cite-as', 'describedby'];
const FORBIDDEN = ['style', 'base', 'object', 'embed', 'applet'];
const OWN = 'https://site.test';

/** What an element loads or runs that it should not. */
function* findFaults(element: Element, address: string): Generator<string> {
  const { tagName, attrs } = element;
  if (FORBIDDEN.includes(tagName)) yield 'element';
  if (attrs.some(({ name }) => name.startsWith('on'))) yield 'event handler';
  if (attrs.some(({ name }) => ['srcset', 'srcdoc'].includes(name))) yield 'not looked into';
  const rel = attribute(element, 'rel') ?? '';
  if (tagName === 'a' && attribute(element, 'target') === '_blank' && !rel.split(/\s+/).includes('noopener'))
    yield 'opener';
  for (const value of URLS.flatMap((name) => attribute(element, name) ?? [])) {
    const { protocol, origin } = new URL(value, OWN + address);
    if (origin === OWN) continue;
    if (!['https:', 'mailto:'].includes(protocol)) yield 'address';
    const loads = LOADED.has(tagName) && !(tagName === 'link' && NAMING.includes(rel));
    if (protocol !== 'mailto:' && loads) yield 'foreign';
  }
}

test('pages load and run nothing but their own, and links to others let go of the page', () => {
  const pages = builtPages();
  const faults = pages.flatMap(({ file, document }) =>
    elementsIn(document).flatMap((element) =>
      [...findFaults(element, `/${file}`)].map(
        (what) => `${file}: ${what}: ${element.tagName} ${JSON.stringify(element.attrs).slice(0, 200)}`,
      ),
    ),
  );
  expect(pages.length).toBeGreaterThan(250);
  expect(faults).toEqual([]);
});

test.each([
  ['event handler', '<p onclick="run()">'],
  ['foreign', '<img src="https://elsewhere.test/a.png">'],
  ['address', '<a href="javascript:run()">'],
  ['not looked into', '<iframe srcdoc="a">'],
  ['opener', '<a href="https://elsewhere.test/" target="_blank" rel="nofollow">'],
  ['element', '<style></style>'],
])('finds a fault of the kind: %s', (what, html) => {
  const elements = elementsIn(parsedPage(html));
  expect(elements.flatMap((element) => [...findFaults(element, '/')])).toContain(what);
});

test('styles load nothing but their own', () => {
  const foreign = withEnding('.css').filter((name) => /url\(["']?(?:https?:)?\/\/|@import/.test(read(name)));
  expect(foreign).toEqual([]);
});

test('the bill of materials holds what the site is built with, the same each time', () => {
  const bill = JSON.parse(read(SITE_FILES.billOfMaterials)) as {
    bomFormat: string;
    serialNumber?: string;
    metadata: { timestamp?: string; component: { name: string } };
    components: {
      name: string;
      version: string;
      hashes?: unknown[];
      properties?: { name: string; value: string }[];
    }[];
  };
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('tw-rental-open-data-site');
  expect(bill.metadata).not.toHaveProperty('timestamp');
  expect(bill).not.toHaveProperty('serialNumber');
  const known = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  expect(Object.entries(dependencies).filter(([name, version]) => !known.has(`${name}@${version}`))).toEqual(
    [],
  );
  // What only checks the site is marked.
  const tools = bill.components.filter(({ name }) => /^(?:@playwright|vitest|eslint|lighthouse)/.test(name));
  expect(tools.length).toBeGreaterThan(3);
  for (const { name, properties } of tools)
    expect(properties, name).toContainEqual({ name: 'cdx:npm:package:development', value: 'true' });
  // Packages of this repository are not downloaded.
  const ours = readdirSync('packages');
  expect(bill.components.filter(({ name, hashes }) => !hashes?.length && !ours.includes(name))).toEqual([]);
});

test('the list of licences holds every package that browsers load', () => {
  const list = read(SITE_FILES.licences);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const lines = list.split('\n').filter((line) => line.startsWith('- '));
  const listed = lines.flatMap((line) => /^- (\S+) (\S+)（/.exec(line)?.[1] ?? []);
  for (const name of ['react', 'react-dom', 'scheduler', 'react-router', '@docusaurus/core']) {
    expect(lines, name).toContainEqual(
      expect.stringContaining(`- ${name} ${lock.packages[`node_modules/${name}`]?.version}（`),
    );
  }
  const worker = /workbox/.test(read('sw.js'));
  expect(listed.includes('workbox-core')).toBe(worker);
  expect(list).not.toContain(process.cwd());
});
