import { describe, expect, it } from 'vitest';
import { columnAnchor } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { INDEX_SITE } from '../tests/support/sites';
import { packSearch, unpackSearch } from './data';
import { type SearchDocument, toEntries, type TreeNode } from './entries';

const node = (tag: string, props: TreeNode['props'], ...children: TreeNode['children']): TreeNode => ({
  tag,
  props,
  children,
});
const row = (...cells: string[]) => node('tr', {}, ...cells.map((cell) => node('td', {}, cell)));
const table = (...rows: TreeNode[]) => node('table', {}, node('tbody', {}, ...rows));

/** Made up. */
const document = (more: Partial<SearchDocument>): SearchDocument => ({
  collection: 'posts',
  path: '/x/',
  title: '標題',
  description: '說明',
  date: '2026-04-30',
  tags: ['標籤'],
  version: '',
  body: node('root', {}),
  ...more,
});
const read = (...documents: SearchDocument[]) =>
  toEntries({ documents, catalogue, site: INDEX_SITE }).filter(({ path }) => path.startsWith('/x/'));

describe('documents', () => {
  it('are divided at their headings, each of which stands in those above it', () => {
    const body = node(
      'root',
      {},
      node('p', {}, '開頭。'),
      node('h2', { id: 'one' }, '一'),
      node('p', {}, '第一節。'),
      node('h3', { id: 'inner' }, '一之一'),
      node('p', {}, '裡面。'),
      node('h2', { id: 'two' }, '二'),
    );
    expect(read(document({ body }))).toMatchObject([
      {
        path: '/x/',
        title: '標題',
        parents: [],
        text: '說明\n開頭。',
        keywords: ['標籤'],
        facts: ['2026-04-30'],
      },
      { path: '/x/#one', title: '一', parents: ['標題'], text: '第一節。', keywords: [] },
      { path: '/x/#inner', title: '一之一', parents: ['標題', '一'], text: '裡面。' },
      { path: '/x/#two', title: '二', parents: ['標題'], text: '' },
    ]);
  });

  it('have the rows of tables as sentences, without those of figures', () => {
    const body = table(row('押金', '月數與金額', '互相換算。'), row('2021-07', '120', '3%'));
    expect(read(document({ body }))[0]?.text).toBe('說明\n押金；月數與金額；互相換算。');
  });

  it('say what a component of the site says', () => {
    const body = node('root', {}, node('Changes', { version: '0.3' }));
    const docs = document({ collection: 'docs', version: '0.3', body });
    expect(read(docs)).toMatchObject([{ kind: 'document', version: '0.3', text: '說明\n版本0.3的改變' }]);
  });

  it('have no gap after wide punctuation, which brings its own', () => {
    const body = node('root', {}, node('p', {}, '一句。'), node('p', {}, '兩句，'), node('p', {}, '三句。'));
    expect(read(document({ body }))[0]?.text).toBe('說明\n一句。兩句，三句。');
  });
});

describe('entries of the catalogue', () => {
  const entries = toEntries({ documents: [], catalogue, site: INDEX_SITE });
  const paths = entries.map(({ path }) => path);

  it('are every column, code table, incident and period, each at an address of its own', () => {
    const newest = catalogue.versions.at(-1)?.version ?? '';
    const wanted = [
      ...catalogue.columns
        .filter(({ until }) => until === undefined)
        .map((column) => INDEX_SITE.versionColumn(newest, columnAnchor(column))),
      ...catalogue.codeTables.map(({ id }) => INDEX_SITE.codeTable(id)),
      ...catalogue.incidents.map(({ id }) => INDEX_SITE.incident(id)),
      ...catalogue.releases.map(({ period }) => INDEX_SITE.file(period, 'raw')),
    ];
    expect(paths).toEqual(expect.arrayContaining(wanted));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('survive packing', () => {
    const sort = (list: typeof entries) => [...list].sort((a, b) => (a.path < b.path ? -1 : 1));
    const synonyms = [{ words: ['屋齡'], means: ['建物'], note: '沒有屋齡。' }];
    const packed: unknown = JSON.parse(JSON.stringify(packSearch({ entries, synonyms }, INDEX_SITE)));
    const found = unpackSearch(packed as ReturnType<typeof packSearch>, INDEX_SITE);
    expect(sort(found.entries)).toEqual(sort(entries));
    expect(found.synonyms).toEqual(synonyms);
  });
});

it('pages have what their names do not say as a keyword', () => {
  const page = { path: '/files/', title: '打包回家玩', parents: [], text: '' };
  const [entry] = toEntries({ documents: [], catalogue, site: INDEX_SITE, pages: [page] });
  expect(entry).toMatchObject({ ...page, keywords: ['下載'], facts: ['下載'] });
});
