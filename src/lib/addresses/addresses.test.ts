import { matchParameters } from 'html-first/client';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listSources } from '@site/tests/support/sources';
import {
  codeTablePage,
  differencePage,
  filePage,
  PAGES,
  postPage,
  recipePage,
  tagPage,
  versionPage,
} from './pages';
import { ENGLISH_PAGES } from './english';
import { FILES, FOLDERS } from 'rental-data';
import { BLOG_FEEDS, SITE_FILES } from './siteFiles';
import {
  CODE_TABLES,
  DRAFTS,
  FILE_SETS,
  VERSIONS,
  FIXED_ROUTES,
  PAGE_KINDS,
  POST_SLUGS,
  RECIPES,
  TAGS,
  UNLISTED_ROUTES,
} from '@site/tests/routes';

/** The table itself, and the old addresses, which nothing but the redirects may know. */
const TABLE = [
  'src/lib/addresses/pages.ts',
  'packages/rental-data/src/addresses/files.ts',
  'src/lib/addresses/siteFiles.ts',
  'src/lib/addresses/hashed.ts',
  'config/moved.ts',
];

const texts = (values: object): string[] =>
  Object.values(values).filter((value) => typeof value === 'string');

/** What an address of the site begins with, without a slash in front: a folder with its slash, a file by its whole name. */
const KNOWN = [
  ...new Set([
    ...texts(PAGES),
    ...texts(FOLDERS),
    ...texts(FILES),
    ...texts(SITE_FILES),
    ...texts(BLOG_FEEDS),
  ]),
]
  .map((path) => path.replace(/^\//, ''))
  .filter((path) => path !== '');

/** Does a text begin with an address? Of a page also without the slash at its end, where one stands in front. */
const isAddress = (text: string): boolean => {
  const path = text.replace(/^\//, '');
  return KNOWN.some((known) => path.startsWith(known) || (text.startsWith('/') && `${path}/` === known));
};

/** The text of a string, of a piece of a template, or of a regular expression without its signs; else undefined. */
function readText(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1).replace(/^\^|\\/g, '');
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText ? node.text : undefined;
}

/** Every address that a source states. */
function addressesIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = readText(node);
    if (text !== undefined && isAddress(text)) found.push(`${file}: ${text}`);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
  return found;
}

// Parsing every source takes two seconds alone, and longer beside other tests.
describe('addresses', () => {
  it('stand in the table and in no other source', () => {
    const files = listSources('src', 'plugins', 'config')
      .concat('docusaurus.config.ts', 'sidebars.ts')
      .filter((file) => /\.tsx?$/.test(file) && !TABLE.includes(file));
    expect(files.length).toBeGreaterThan(400);
    const stray = files.flatMap((file) => addressesIn(file, readFileSync(file, 'utf8')));
    expect(
      stray,
      '網址只寫在src/lib/addresses/pages.ts與packages/rental-data/src/addresses/files.ts，別處引用它',
    ).toEqual([]);
  });

  it.each([
    "const to = '/download/';",
    'const to = `/download/${period}/raw/`;',
    'const to = `${baseUrl}download/${period}/`;',
    'const page = /^\\/blog\\/post\\//;',
    'const link = <Link to="/about-data-set/#columns" />;',
    "const index = '/codes';",
    "const file = 'data/usability.json';",
    "const list = 'robots.txt';",
  ])('are found by the check: %s', (source) => {
    expect(addressesIn('sample.tsx', source)).toHaveLength(1);
  });

  it('of pages are those of the acceptance list', () => {
    const made = [
      ...Object.values(PAGES),
      ...Object.values(ENGLISH_PAGES),
      ...VERSIONS.map((version) => versionPage(version)),
      ...VERSIONS.flatMap((from) =>
        VERSIONS.filter((to) => to !== from).map((to) => differencePage(from, to)),
      ),
      ...DRAFTS.map(({ from, to }) => differencePage(from, to)),
      ...Object.keys(CODE_TABLES).map((table) => codeTablePage(table)),
      ...TAGS.map((tag) => tagPage(tag)),
      ...Object.keys(RECIPES).map((name) => recipePage(name)),
    ];
    const listed = [...FIXED_ROUTES, ...UNLISTED_ROUTES].map(({ path }) => path.replace(/\/?$/, '/'));
    expect(
      made.sort(),
      '頁面的網址登記在src/lib/addresses/pages.ts的PAGES，網址與標題登記在tests/routes.ts',
    ).toEqual(listed.sort());
    expect(POST_SLUGS.map((slug) => postPage(slug))).toEqual(POST_SLUGS.map((slug) => `/blog/post/${slug}/`));
  });

  it('of every kind are looked at in a browser', () => {
    // Pages below one folder stand for each other.
    const classifyAddress = (address: string): string => {
      const parts = address.replace(/\?.*/, '').split('/').filter(Boolean);
      return parts.length < 2 ? parts.join('') : [...parts.slice(0, -1), '*'].join('/');
    };
    const looked = new Set(PAGE_KINDS.map(classifyAddress));
    const kinds = [...FIXED_ROUTES, ...UNLISTED_ROUTES].map(({ path }) => classifyAddress(path));
    expect(
      kinds.filter((kind) => !looked.has(kind)),
      '這些種類各挑一頁，加進tests/routes.ts的PAGE_KINDS',
    ).toEqual([]);
  });

  it('of files’ pages are those of the published files, and can be taken apart again', () => {
    // Routes name the parts; in another order the address would be right and the page wrong.
    expect(filePage.pattern).toBe('/download/:period/:variant/');
    for (const { path, variant } of FILE_SETS) {
      const [period = '', named] = matchParameters(filePage.pattern, `${path}/`) ?? [];
      expect(named).toBe(variant);
      expect(filePage(period, variant)).toBe(`${path}/`);
    }
  });
});
