/**
 * Text that would be code somewhere else arrives as text: written into the catalogue, taken through the functions that write
 * the published files, and read by the parsers of those who use them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { parser as python } from '@lezer/python';
import { parse as parseCsv } from 'csv-parse/sync';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parser as r } from 'lezer-r';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { toMovedPage } from '@site/plugins/html/moved';
import { bundleWorker } from 'html-first';
import { addServed, Page, toPayload, toPayloadFiles } from 'html-first/page';
import { addStructuredData, formatHeadLinks, makeStructuredData } from '@site/plugins/html/head';
import { toPublishedFiles } from '@site/plugins/export/files';
import { toLlmsText } from '@site/plugins/export/plainText';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import {
  type Catalogue,
  FILES,
  fileUrl,
  writeSnippets,
  type SnippetSource,
  toBibtex,
  toRis,
} from 'rental-data';
import { isFormula, toCsv } from 'rental-data/helpers';
import { whole } from 'rental-data/testing/citationSample';
import { madeEnglish } from 'rental-data/testing/madeEnglish';
import { recorded } from 'rental-data/testing/realCatalogue';
import { sampleColumn, sampleIncident, withIncidents } from 'rental-data/testing/usabilitySample';
import { ROUTE_ID } from 'html-first/client';
import { changed } from 'html-first/testing/changedPage';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/', pages: DOCUMENTED_PAGES };

/** Ends, begins or escapes something in each of the languages that the site writes. */
const HOSTILE =
  `</script><script>x()</script></title></main></head></body><img src=x onerror=x()>--><!--]]>"'onmouseover=x() ` +
  '`${7*7}` {{7*7}} $& $\' &lt; &amp; \\" %0A \\u0022 *a* [b](javascript:x) \u2028 \u202e end';

const written = withIncidents(
  {
    ...recorded,
    columns: [...recorded.columns, sampleColumn(`欄${HOSTILE}`, { since: '0.3', description: HOSTILE })],
  },
  sampleIncident({
    id: 'hostile',
    affects: ['2026-04'],
    start: '2026-04-01',
    end: '2026-04-30',
    columns: ['月租金'],
    title: HOSTILE,
    cause: HOSTILE,
    effect: HOSTILE,
    status: HOSTILE,
  }),
);
const english = madeEnglish(written);
const planted: Catalogue = {
  ...written,
  english: { ...english, columns: english.columns.map((column) => ({ ...column, meaning: HOSTILE })) },
};
const files = toPublishedFiles(planted, SITE);
const file = (name: string): string => files.get(name) ?? '';

interface Hast {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Hast[];
}

/** The elements of HTML as parse5, the parser of the standard, sees them. */
function parseElements(html: string): Hast[] {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as never) as unknown as Hast;
  const found: Hast[] = [];
  visit(tree as never, 'element', (node: Hast) => void found.push(node));
  return found;
}
const readText = ({ value, children = [] }: Hast): string => value ?? children.map(readText).join('');

const PAGE =
  '<!doctype html><html><head><meta charset=UTF-8><title>t</title></head><body><main><p>p</p></main></body></html>';

/** All texts of a JSON value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('in pages', () => {
  it('data stand in scripts that they cannot end', () => {
    const data = { title: HOSTILE, ['__proto__x']: HOSTILE };
    const page = changed(PAGE, (made) => {
      addStructuredData(made, data);
      addServed(made, { path: HOSTILE });
    });
    const scripts = parseElements(page).filter(({ tagName }) => tagName === 'script');
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(textsIn(JSON.parse(readText(script)))).toContain(HOSTILE);
    expect(scripts.map(({ properties }) => properties?.['id'])).toContain(ROUTE_ID);
    expect(parseElements(page).some(({ tagName }) => tagName === 'img')).toBe(false);
  });

  it('what pages say of the sets for search engines holds it as text', () => {
    const data = makeStructuredData('/download/2026-04/raw/', planted, SITE);
    const page = changed(PAGE, (made) => {
      addStructuredData(made, data);
    });
    const [script, ...others] = parseElements(page).filter((e) => e.tagName === 'script');
    expect(others).toEqual([]);
    expect(textsIn(JSON.parse(readText(script as Hast))).some((t) => t.includes(HOSTILE))).toBe(true);
    expect(formatHeadLinks('/download/2026-04/raw/', planted, SITE)).not.toContain('<script');
  });

  it('attributes that the minimizer left raw are not taken for the ends of elements', () => {
    const raw = HOSTILE.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const minimized = PAGE.replace(
      '<title>',
      () => `<meta name=description content="${raw}"><title>`,
    ).replace('<p>', () => `<p title="${raw}" data-a='>' hidden>`);
    const page = Page.parse(minimized);
    addStructuredData(page, { planted: true });
    addServed(page, { path: '/' });
    const elements = parseElements(page.toString());
    expect(elements.filter(({ tagName }) => tagName === 'script')).toHaveLength(2);
    expect(page.meta('description')).toBe(HOSTILE);
    expect(elements.map(({ tagName }) => tagName)).not.toContain('img');
    const { main, first, rest } = toPayload({ path: '/', page, styles: {} });
    const [p, ...others] = parseElements(main + first + rest.join('')).filter(
      ({ tagName }) => tagName === 'p',
    );
    expect(p?.properties).toMatchObject({ title: HOSTILE, dataA: '>', hidden: true });
    expect(others).toEqual([]);
  });

  it('payloads are data to the browser that runs them', () => {
    const { files: made } = toPayloadFiles([
      {
        path: '/a/',
        head: '',
        htmlClass: '',
        main: '',
        first: HOSTILE,
        rest: [HOSTILE],
        styles: {},
        blog: false,
        frame: [HOSTILE],
      },
    ]);
    const self: Record<string, unknown> = {};
    for (const code of made.values()) vm.runInNewContext(code, { self });
    expect(JSON.stringify(self['__PAYLOADS__'])).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  });

  it('a redirect names its place literally', () => {
    const to = encodeURI('/a\'$&$`"<b>/');
    const elements = parseElements(
      changed(PAGE.replace('>t<', '>t | s<'), (page) => {
        toMovedPage(page, { from: '/old/', to, name: HOSTILE });
      }),
    );
    const places = elements.filter(({ tagName }) => tagName === 'link' || tagName === 'a');
    expect(places.map(({ properties }) => properties?.['href'])).toEqual([to, to]);
    const heading = elements.find(({ tagName }) => tagName === 'h1');
    expect(heading?.children).toEqual([
      expect.objectContaining({ type: 'text', value: `這一頁搬到「${HOSTILE}」` }),
    ]);
  });

  it('the service worker holds it as text', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, 'self.found = PLANTED;');
    await bundleWorker({ entry, outDir: folder, filename: 'out.js', constants: { PLANTED: [HOSTILE] } });
    const self: Record<string, unknown> = {};
    vm.runInNewContext(readFileSync(path.join(folder, 'out.js'), 'utf8'), { self });
    expect(JSON.stringify(self['found'])).toBe(JSON.stringify([HOSTILE]));
    rmSync(folder, { recursive: true });
  });
});

describe('in files for programs', () => {
  const json = [...files.keys()].filter((name) => /\.(?:json|jsonld)$/.test(name));

  const SAYING = [
    FILES.incidents,
    FILES.columns,
    FILES.catalogue,
    FILES.english,
    FILES.usability,
    FILES.dcat,
    FILES.croissant,
    FILES.tableSchema('0.3', 'raw'),
  ];
  it('every JSON document is JSON, and those of incidents and columns hold the text', () => {
    for (const name of json) expect(() => JSON.parse(file(name)) as unknown, name).not.toThrow();
    for (const name of SAYING) {
      expect(
        textsIn(JSON.parse(file(name))).some((text) => text.includes(HOSTILE)),
        name,
      ).toBe(true);
    }
  });

  it('feeds show it as text, in XML and in the HTML inside', () => {
    const rss = parseRssFeed(file(FILES.feed('incidents', 'rss'))).items?.[0];
    const atom = parseAtomFeed(file(FILES.feed('incidents', 'atom'))).entries?.[0];
    const feed = parseJsonFeed(file(FILES.feed('incidents', 'json'))).items?.[0];
    expect([rss?.title, atom?.title?.value, feed?.title]).toEqual([HOSTILE, HOSTILE, HOSTILE]);
    for (const html of [rss?.description, atom?.content?.value, feed?.content_html]) {
      const elements = parseElements(html ?? '');
      expect(new Set(elements.map(({ tagName }) => tagName))).toEqual(new Set(['p']));
      expect(elements.map(readText)).toContain(HOSTILE);
    }
  });

  it('tables hold it in one field, and no formula', () => {
    const [header, row] = parseCsv(toCsv(['a', 'b'], [[HOSTILE, -5]]));
    expect([header, row]).toEqual([
      ['a', 'b'],
      [HOSTILE, '-5'],
    ]);
    for (const text of ["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(1)', '\t=1']) {
      expect(isFormula(text)).toBe(true);
      expect(() => toCsv(['a'], [[text]])).toThrow(/會變成公式/);
      expect(() => toCsv([text], [])).toThrow(/會變成公式/);
    }
    expect(isFormula('a=1')).toBe(false);
  });

  it('citations hold it in one field', () => {
    const hostile = { ...whole, title: HOSTILE };
    const line = HOSTILE.replaceAll(/[\s\p{Cc}]+/gu, ' ');
    expect(new Cite(toRis(hostile)).data[0]?.title).toBe(line);
    expect(new Cite(toBibtex(hostile)).data).toHaveLength(1);
    const cff = parseYaml(file(FILES.cite('cff', { period: '2026-04', variant: 'raw' }))) as object;
    expect(textsIn(cff).some((text) => text.includes('onmouseover'))).toBe(true);
    expect(Object.keys(cff)).not.toContain('x()');
  });

  it('texts for language models keep their lines', () => {
    const versions = recorded.versions.map((v) => ({ ...v, missing: { csv: '-\n\n## Optional\n' } }));
    const text = toLlmsText({ ...recorded, versions }, SITE);
    expect(text.split('\n').filter((line) => line === '## Optional')).toHaveLength(1);
  });

  it('addresses are addresses: nothing in a name of a file ends a quotation', () => {
    const url = fileUrl('https://example.org', '2026-04', HOSTILE);
    expect(url).not.toMatch(/['"<>`\s\\$]/);
    expect(decodeURIComponent(url)).toContain(HOSTILE);
  });
});

describe('in snippets', () => {
  const TEXT = `a"b'c\\d \${x} \`y\` "; DROP TABLE z; --`;
  const source: SnippetSource = {
    url: fileUrl('https://example.org', '2026-04', TEXT),
    savedAs: '2026-04-raw.zip',
    plainName: '2026-04-raw',
    missing: TEXT,
    booleans: { true: 'T', false: TEXT },
    times: TEXT,
    identifiers: [`${TEXT}編號`],
    codes: {
      縣市: 'https://example.org/data/codes/top_region.csv',
      鄉鎮市區: 'https://example.org/data/codes/sub_region.csv',
    },
  };
  const code = (tool: string): string => writeSnippets(source).find((s) => s.tool === tool)?.code ?? '';

  it.each([
    ['pandas', python],
    ['polars', python],
    ['R', r],
  ] as const)('%s reads it as a string', (tool, grammar) => {
    const strings: string[] = [];
    const faults: number[] = [];
    grammar.parse(code(tool)).iterate({
      enter: ({ type, from, to }) => {
        if (type.isError) faults.push(from);
        if (type.name === 'String') strings.push(code(tool).slice(from, to));
      },
    });
    expect(faults).toEqual([]);
    expect(strings).toContain(JSON.stringify(TEXT));
    expect(strings).toContain(JSON.stringify(`${TEXT}編號`));
  });

  it('SQL reads it as a string', () => {
    const quoted = `'${TEXT.replaceAll("'", "''")}'`;
    expect(code('DuckDB')).toContain(`nullstr = ${quoted},`);
    expect(code('DuckDB')).toContain(`'${`${TEXT}編號`.replaceAll("'", "''")}': 'VARCHAR'`);
    expect(code('ClickHouse local')).toContain(
      `SET format_csv_null_representation = ${quoted.replaceAll('\\', '\\\\')};`,
    );
    // A name in quotation marks inside of a string: the text once more, with the signs of both.
    const name = `"${`${TEXT}編號`.replaceAll('\\', '\\\\').replaceAll('"', '""')}"`;
    expect(code('ClickHouse local')).toContain(name.replaceAll('\\', '\\\\').replaceAll("'", "''"));
  });

  it('the shell reads the address as one word', () => {
    const [, words = ''] = /curl -fo "\$zip" \\\n {2}'([^']*)'\n/.exec(code('curl')) ?? [];
    expect(words).toBe(source.url);
  });
});
