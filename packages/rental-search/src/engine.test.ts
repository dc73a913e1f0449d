import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../tests/support/cases';
import { SITE } from '../tests/support/sites';
import { createSearch } from './engine';
import { withKeywords } from './places';
import { buildTextIndex } from './textIndex';
import type { SearchEntry } from './types';

const CASES = readCases<{
  first: readonly (readonly [text: string, wanted: string])[];
  compared: readonly (readonly [query: string, path: string, title: string])[];
  known: (readonly [word: string, isKnown: boolean])[];
}>('engine');

const entry = (path: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'document',
  path,
  title,
  parents: [],
  version: '',
  group: '',
  text: '',
  keywords: [],
  facts: [],
  ...more,
});
const column = (version: string, key: string, title: string, text: string) =>
  entry(`/versions/${version}/#c-${key}`, title, {
    kind: 'column',
    parents: [`資料集版本${version}`, '欄位'],
    version,
    group: `columns#c-${key}`,
    text,
    keywords: [key],
    facts: [key, '整數'],
  });
const ENTRIES = [
  column('0.2', 'monthly_price', '月租金', '刊登的每月租金。'),
  column('0.3', 'monthly_price', '月租金', '刊登的每月租金。'),
  column('0.1', 'monthly_price', '月租金', '刊登的每月租金，舊的說法。'),
  column('0.3', 'deposit', '押金金額', '押金的總額，由月租金換算。'),
  column('0.2', 'max_author', '最大刊登者編碼', '合併的刊登裡最大的。'),
  entry('/a/', '消除重複住宅', { text: '內容相同的刊登併成一列。' }),
  entry('/files/', '打包回家玩', { text: '每一期的檔案。' }),
  entry('/compare/', '比較兩期'),
  entry('/differences/', '版本差異'),
  entry('/quality/#x', '頁面讀不到', {
    kind: 'incident',
    text: '列數短少。',
    keywords: ['2021-06/2021-10', '2021-07'],
    mark: { state: 'severe', text: '嚴重' },
  }),
  ...['2021-07', '2021Q3', '2022-01'].map((period) =>
    entry(SITE.file(period, 'raw'), period, { kind: 'file', period }),
  ),
];
const SYNONYMS = [
  { words: ['保證金'], means: ['押金'] },
  { words: ['屋齡'], means: ['建物'], note: '沒有屋齡。' },
];
const KEYWORDS = [{ at: '/versions/*/#c-deposit', words: ['訂金'] }];
const search = await createSearch({ entries: withKeywords(ENTRIES, KEYWORDS), synonyms: SYNONYMS }, SITE);
const paths = (query: string) => search(query).hits.map((h) => h.entry.path);

describe('createSearch', () => {
  it.each(CASES.first)('%s', (query, path) => expect(paths(query)[0]).toBe(path));

  it('shows the newest version alone', () => {
    const { hits } = search('月租金');
    const found = hits.filter((h) => h.entry.group === 'columns#c-monthly_price');
    expect(found).toHaveLength(1);
    expect(found[0]?.entry.version).toBe('0.3');
  });

  it('leads to the definition of a column, unless a version is asked for', () => {
    const goals = (query: string) => search(query).hits.map(({ to }) => to);
    expect(goals('月租金')[0]).toBe('/columns/#c-monthly_price');
    expect(goals('最大刊登者')[0]).toBe('/columns/#c-max_author');
    expect(goals('版本0.1 月租金')[0]).toBe('/versions/0.1/#c-monthly_price');
    expect(goals('版本0.1 月租金')).not.toContain('/columns/#c-monthly_price');
  });

  it.each(['2021-07', '110年7月', '202107', '2021年7月 月租金'])(
    'puts file and incident first: %s',
    (query) => {
      expect(paths(query).slice(0, 2)).toEqual(['/files/2021-07/raw/', '/quality/#x']);
    },
  );

  it('finds the words beside a period, and the month of a gap that was never published', () => {
    expect(paths('2021-07 押金')).toContain('/versions/0.3/#c-deposit');
    expect(paths('2021-08')[0]).toBe('/quality/#x');
  });

  it('answers words that stand in no place together, where each of them means something', () => {
    expect(paths('刊登者 押金').slice(0, 2).sort()).toEqual([
      '/versions/0.2/#c-max_author',
      '/versions/0.3/#c-deposit',
    ]);
    expect(paths('演唱會 押金')).toEqual([]);
  });

  it('leads to the newest version even where only an older one has the words', () => {
    expect(search('舊的說法').hits[0]?.entry.path).toBe('/versions/0.3/#c-monthly_price');
    expect(search('版本0.1 舊的說法').hits[0]?.entry.path).toBe('/versions/0.1/#c-monthly_price');
  });

  it('sets how the versions differ beside what the newest does not have', () => {
    expect(paths('max_author')).toEqual(['/versions/0.2/#c-max_author', '/differences/']);
    expect(paths('版本0.2 max_author')).toEqual(['/versions/0.2/#c-max_author']);
  });

  it.each(CASES.compared)('fills in what 「%s」 compares', (query, path, title) => {
    expect(search(query).hits[0]?.entry).toMatchObject({ path, title });
    // The same page with nothing filled in would stand below it.
    expect(paths(query)).not.toContain('/compare/');
  });

  it.each(['2021-07 2022-01 押金', '2021-07 比較', '2021-07 2022-01 2023-01 比較', '去年'])(
    'fills in no comparison for 「%s」',
    (query) => expect(paths(query).filter((path) => path.includes('?'))).toEqual([]),
  );

  it('says what there is instead of a column that no version has, beside the hits', () => {
    const { hits, notes } = search('屋齡 押金');
    expect(notes).toEqual(['沒有屋齡。']);
    expect(hits.map(({ entry }) => entry.title)).toContain('押金金額');
    expect(search('押金').notes).toEqual([]);
  });

  it.each(['', '  ', '？？', '比特幣', '押金訂票', 'kubernetes', '1850-01', '🍕'])(
    'finds nothing: 「%s」',
    (query) => expect(search(query)).toEqual({ hits: [], notes: [] }),
  );

  it('never throws, and every title and excerpt joins to its source', () => {
    const pieces = fc.constantFrom(' ', ...'月租金 2021 年7月 0.2 版本 price _ 押 🍕 \\ ( 𠮷'.split(' '));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(text, (query) => {
        for (const { entry: e, title, excerpt } of search(query).hits) {
          expect(title.map((p) => p.text).join('')).toBe(e.title);
          expect(e.text).toContain(excerpt.map((p) => p.text).join(''));
        }
      }),
    );
  });
});

const index = await buildTextIndex(ENTRIES);

it.each(CASES.known)('the index knows 「%s」: %s', (word, known) => expect(index.has(word)).toBe(known));
