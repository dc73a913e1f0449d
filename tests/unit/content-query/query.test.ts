import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Condition,
  ContentQueryError,
  createQuery,
  type FieldKind,
} from '../../../src/domain/content/query';

interface Doc {
  path: string;
  title: string;
  rank: number | null;
  draft: boolean;
  tags: string[];
  facts: Record<string, string | number | string[]>;
  toc: { text: string; depth: number }[];
}

const doc = (path: string, rest: Partial<Doc> = {}): Doc => ({
  path,
  title: path,
  rank: null,
  draft: false,
  tags: [],
  facts: {},
  toc: [],
  ...rest,
});

const DOCS: readonly Doc[] = [
  doc('a', { title: '押金 Deposit', rank: 3, tags: ['價格', '欄位'], facts: { severity: 'severe' } }),
  doc('b', {
    title: '租金',
    rank: 1,
    draft: true,
    tags: ['價格'],
    facts: { periods: ['2021-07', '2021-08'] },
  }),
  doc('c', { title: 'ＣＣ０授權', rank: 2, toc: [{ text: '授權', depth: 2 }] }),
  doc('d', { title: '頂樓加蓋', tags: ['欄位'], facts: { severity: 'note', count: 7 } }),
];

const FIELDS: { readonly [K in keyof Doc]: FieldKind } = {
  path: 'text',
  title: 'text',
  rank: 'number',
  draft: 'boolean',
  tags: 'list',
  facts: 'object',
  toc: 'list',
};

const query = (docs = DOCS) => createQuery<Doc>(async () => docs, { fields: FIELDS });
const paths = (docs: readonly (Doc | null)[]) => docs.map((d) => d?.path ?? '-').join('');

describe('where', () => {
  it.each<[Condition<Doc>, string]>([
    [{}, 'abcd'],
    [{ path: 'a' }, 'a'],
    [{ rank: null }, 'd'],
    [{ tags: '價格' }, 'ab'],
    [{ draft: true }, 'b'],
    [{ path: { $eq: 'b' } }, 'b'],
    [{ path: { $ne: 'b' } }, 'acd'],
    [{ tags: { $ne: '價格' } }, 'cd'],
    [{ path: { $in: ['a', 'd'] } }, 'ad'],
    [{ path: { $in: [] } }, ''],
    [{ tags: { $nin: ['欄位'] } }, 'bc'],
    [{ rank: { $gt: 1 } }, 'ac'],
    [{ rank: { $gte: 2, $lt: 3 } }, 'c'],
    [{ rank: { $lte: 2 } }, 'bc'],
    [{ path: { $gt: 'b' } }, 'cd'],
    [{ tags: { $contains: '價格' } }, 'ab'],
    [{ tags: { $contains: ['價格', '欄位'] } }, 'a'],
    [{ tags: { $contains: '價' } }, ''],
    [{ title: { $contains: '金' } }, 'ab'],
    [{ tags: { $containsAny: ['沒有', '欄位'] } }, 'ad'],
    [{ title: { $containsAny: ['租', '頂樓'] } }, 'bd'],
    [{ title: { $regex: '^租' } }, 'b'],
    [{ title: { $regex: /deposit/i } }, 'a'],
    [{ title: { $regex: /金/g } }, 'ab'],
    [{ 'facts.severity': 'severe' }, 'a'],
    [{ 'facts.severity': { $exists: true } }, 'ad'],
    [{ 'facts.severity': { $exists: false } }, 'bc'],
    [{ rank: { $exists: true } }, 'abcd'],
    [{ 'facts.count': { $gt: 5 } }, 'd'],
    [{ 'facts.periods': { $contains: '2021-07' } }, 'b'],
    [{ 'toc.text': '授權' }, 'c'],
    [{ $and: [{ draft: false }, { tags: '價格' }] }, 'a'],
    [{ $or: [{ draft: true }, { path: 'c' }] }, 'bc'],
    [{ $not: { tags: '價格' } }, 'cd'],
    [{ tags: { $not: { $contains: '價格' } } }, 'cd'],
    [{ $not: { $or: [{ path: 'a' }, { $and: [{ path: 'b' }, { draft: true }] }] } }, 'cd'],
  ])('%j gives %s', async (condition, expected) => {
    expect(paths(await query().where(condition).fetch())).toBe(expected);
  });

  it('called twice means both', async () => {
    expect(paths(await query().where({ tags: '價格' }).where({ draft: false }).fetch())).toBe('a');
  });

  it('does not change with the condition given', async () => {
    const condition: { path: string } = { path: 'a' };
    const asked = query().where(condition);
    condition.path = 'b';
    expect(paths(await asked.fetch())).toBe('a');
  });

  it('compares text by code point, not by UTF-16 unit', async () => {
    const docs = [doc('x', { title: '\uFF21' }), doc('y', { title: '𠮷' })];
    expect(
      paths(
        await query(docs)
          .where({ title: { $gt: '\uFF21' } })
          .fetch(),
      ),
    ).toBe('y');
  });
});

describe('sortBy', () => {
  it.each<[string, 'asc' | 'desc' | undefined, string]>([
    ['rank', 'asc', 'dbca'],
    ['rank', 'desc', 'acbd'],
    ['rank', undefined, 'dbca'],
    ['title', 'asc', 'abdc'],
    ['draft', 'asc', 'acdb'],
    ['draft', 'desc', 'bacd'],
    ['facts.severity', 'asc', 'bcda'],
  ])('%s %s gives %s', async (field, direction, expected) => {
    expect(
      paths(
        await query()
          .sortBy(field as 'rank', direction)
          .fetch(),
      ),
    ).toBe(expected);
  });

  it('repeated, decides between equals', async () => {
    expect(paths(await query().sortBy('draft', 'desc').sortBy('path', 'desc').fetch())).toBe('bdca');
  });

  it('orders missing, null, numbers, text, false, true; text by code point', async () => {
    const values = ['𠮷', true, 'Ａ', 10, '一', undefined, 9, false, 'a', 'B', null, 'aa', '丁'];
    const docs = values.map((v) => (v === undefined ? {} : { v }));
    const sorted = await createQuery<{ v?: unknown }>(async () => docs, { fields: { v: 'any' } })
      .sortBy('v')
      .fetch();
    expect(sorted.map(({ v }) => v)).toEqual([
      undefined,
      null,
      9,
      10,
      'B',
      'a',
      'aa',
      '一',
      '丁',
      'Ａ',
      '𠮷',
      false,
      true,
    ]);
  });
});

describe('limit and skip', () => {
  it.each([
    [0, 2, 'ab'],
    [1, 2, 'bc'],
    [3, 5, 'd'],
    [9, 1, ''],
    [0, 0, ''],
  ])('skip %i, limit %i gives %s', async (skip, limit, expected) => {
    expect(paths(await query().skip(skip).limit(limit).fetch())).toBe(expected);
    expect(paths(await query().limit(limit).skip(skip).fetch())).toBe(expected);
  });
});

describe('only and without', () => {
  it('narrow the result and its type', async () => {
    const some = await query().only(['path', 'rank']).without(['rank']).limit(1).fetch();
    expect(some).toEqual([{ path: 'a' }]);
    expectTypeOf(some).toEqualTypeOf<Omit<Pick<Doc, 'path' | 'rank'>, 'rank'>[]>();
    const around = await query().surround('a').only(['path']).fetch();
    expectTypeOf(around).toEqualTypeOf<(Pick<Doc, 'path'> | null)[]>();
    // @ts-expect-error -- the field is gone
    expect(() => query().only(['path']).only(['rank'])).toThrow('已經被前面的only或without刪除');
    // @ts-expect-error -- no such field
    expect(() => query().where({ nothing: 1 })).toThrow('沒有「nothing」這個欄位');
    // @ts-expect-error -- wrong type
    expect(() => query().where({ title: 1 })).toThrow('欄位是文字');
  });

  it('see what earlier calls left', async () => {
    const less = query().without(['facts', 'toc', 'tags']);
    expect(await less.only(['path', 'draft']).limit(1).fetch()).toEqual([{ path: 'a', draft: false }]);
    // @ts-expect-error -- the field is gone
    expect(() => less.only(['toc'])).toThrow(
      '已經被前面的only或without刪除。修正：用這些欄位之一：path、title、rank、draft。',
    );
  });

  it('let conditions and sorting use fields that are left out', async () => {
    const some = await query().only(['path']).where({ tags: '價格' }).sortBy('rank').fetch();
    expect(some).toEqual([{ path: 'b' }, { path: 'a' }]);
  });
});

describe('search', () => {
  it.each<[string, string[] | undefined, string]>([
    ['金', undefined, 'ab'],
    ['deposit', undefined, 'a'],
    ['ＤＥＰＯＳＩＴ　押金', undefined, 'a'],
    ['cc0', undefined, 'c'],
    ['押金 欄位', undefined, 'a'],
    ['押金 欄位', ['title'], ''],
    ['授權', ['toc.text'], 'c'],
    ['  ', undefined, 'abcd'],
    ['沒有的字', undefined, ''],
  ])('%j in %j gives %s', async (text, fields, expected) => {
    expect(
      paths(
        await query()
          .search(text, fields as 'title'[] | undefined)
          .fetch(),
      ),
    ).toBe(expected);
  });

  it('does not find a word across the border of two fields', async () => {
    expect(
      await query([doc('ab', { title: 'cd' })])
        .search('bc')
        .fetch(),
    ).toEqual([]);
  });

  it('looks where the query is told to by default', async () => {
    const asked = createQuery<Doc>(async () => DOCS, { fields: FIELDS, searchFields: ['path'] });
    expect(paths(await asked.search('金').fetch())).toBe('');
  });
});

describe('surround', () => {
  it.each<[string, { before?: number; after?: number } | undefined, string]>([
    ['b', undefined, 'ac'],
    ['a', undefined, '-b'],
    ['d', { before: 2, after: 2 }, 'bc--'],
    ['c', { before: 0, after: 1 }, 'd'],
    ['c', { before: 3, after: 0 }, '-ab'],
    ['nothing', { before: 1, after: 2 }, '---'],
  ])('of %s with %j gives %s', async (path, counts, expected) => {
    expect(paths(await query().surround(path, counts).fetch())).toBe(expected);
    expect(
      paths(
        await query()
          .surround((d) => d.path === path, counts)
          .fetch(),
      ),
    ).toBe(expected);
  });

  it('looks at the list after where, sortBy, skip and limit', async () => {
    expect(paths(await query().surround('b').sortBy('rank', 'desc').fetch())).toBe('cd');
    expect(paths(await query().where({ draft: false }).surround('c').fetch())).toBe('ad');
    expect(paths(await query().limit(2).surround('b').fetch())).toBe('a-');
  });
});

describe('the chain', () => {
  it('has exactly the operations of the specification', () => {
    expect(Object.keys(query()).sort()).toEqual(
      ['fetch', 'limit', 'only', 'search', 'skip', 'sortBy', 'surround', 'where', 'without'].sort(),
    );
  });

  it('never changes', async () => {
    const all = query();
    const some = all.where({ draft: false });
    some.limit(1);
    some.sortBy('path', 'desc');
    expect(paths(await some.fetch())).toBe('acd');
    expect(paths(await all.fetch())).toBe('abcd');
  });

  it('loads once for each fetch, and not before', async () => {
    let loads = 0;
    const asked = createQuery<Doc>(async () => (loads++, DOCS), { fields: FIELDS }).limit(1);
    expect(loads).toBe(0);
    await asked.fetch();
    await asked.fetch();
    expect(loads).toBe(2);
  });

  it('gives nothing where there are no documents', async () => {
    expect(await query([]).where({ path: 'a' }).sortBy('rank').only(['path']).fetch()).toEqual([]);
    expect(await query([]).surround('a').fetch()).toEqual([null, null]);
  });
});

// Wrong on purpose, as plain JavaScript might write it.
type Loose = Record<string, (...args: unknown[]) => { fetch(): Promise<unknown> }>;

const WRONG: [string, unknown[], RegExp][] = [
  ['where', [null], /where：null不是條件.*修正：/],
  ['where', [[]], /不是條件/],
  [
    'where',
    [{ path: { $where: 'true' } }],
    /where → path：沒有「\$where」這個運算子。修正：用這些之一：\$eq/,
  ],
  ['where', [{ $where: 'true' }], /沒有「\$where」/],
  ['where', [{ $nor: [{}] }], /沒有「\$nor」/],
  ['where', [{ tags: { $size: 1 } }], /沒有「\$size」/],
  ['where', [{ path: { $or: [] } }], /\$or不能放在這裡。修正：把\$or放在欄位外面/],
  ['where', [{ $eq: 1 }], /把\$eq放在欄位底下/],
  ['where', [{ path: { $eq: 'a', other: 1 } }], /where → path：/],
  ['where', [{ path: undefined }], /undefined不能用來比對/],
  ['where', [{ path: () => true }], /函式不能用來比對/],
  ['where', [{ path: /a/ }], /修正：寫成\{ \$regex: \/a\/ \}/],
  ['where', [{ tags: ['價格'] }], /比對清單用\$in/],
  ['where', [{ facts: { severity: 'x' } }], /物件的內容用路徑比對/],
  ['where', [{ facts: 'x' }], /欄位是物件/],
  ['where', [{ title: 5 }], /欄位是文字，5不可能相符/],
  ['where', [{ rank: { $gt: '5' } }], /欄位是數字/],
  ['where', [{ rank: { $gt: null } }], /null沒有大小/],
  ['where', [{ rank: { $gt: NaN } }], /不能用來比對/],
  ['where', [{ draft: { $lt: true } }], /true沒有大小/],
  ['where', [{ path: { $in: 'a' } }], /where → path → \$in："a"不是清單/],
  ['where', [{ path: { $nin: ['a', {}] } }], /\$nin\[1\]/],
  ['where', [{ tags: { $contains: [] } }], /不是有內容的清單/],
  ['where', [{ tags: { $containsAny: '價格' } }], /不是有內容的清單/],
  ['where', [{ tags: { $contains: null } }], /不能有null/],
  ['where', [{ rank: { $contains: 1 } }], /只有清單與文字/],
  ['where', [{ title: { $regex: '(' } }], /不是正規表示式/],
  ['where', [{ title: { $regex: 1 } }], /不是正規表示式/],
  ['where', [{ rank: { $regex: '1' } }], /只有文字/],
  ['where', [{ path: { $exists: 1 } }], /1不是真假值/],
  ['where', [{ path: { $not: 'a' } }], /不是運算子的物件/],
  ['where', [{ path: { $not: {} } }], /沒有運算子/],
  ['where', [{ $and: [] }], /where → \$and：\[\]不是有內容的清單/],
  ['where', [{ $or: {} }], /where → \$or/],
  ['where', [{ $not: [] }], /where → \$not/],
  [
    'where',
    [{ $or: [{ path: 'a' }, { nothing: 1 }] }],
    /where → \$or\[1\] → nothing：沒有「nothing」這個欄位。修正：用這些欄位之一：path/,
  ],
  ['where', [{ 'title.x': 1 }], /「title」不是物件/],
  ['where', [{ 'tags.length': 1 }], /不是欄位的路徑/],
  ['where', [{ 'facts.': 1 }], /不是欄位的路徑/],
  ['where', [{ constructor: 1 }], /不是欄位的路徑/],
  ['where', [{ 'facts.constructor.name': 'Object' }], /不是欄位的路徑/],
  ['where', [JSON.parse('{"__proto__": 1}')], /不是欄位的路徑/],
  ['where', [JSON.parse('{"path": {"__proto__": 1}}')], /where → path/],
  ['where', [{ 'facts.__proto__.x': 1 }], /不是欄位的路徑/],
  ['sortBy', ['facts', 'asc'], /sortBy → facts：「facts」是物件，不能排序。修正：/],
  ['sortBy', ['tags', 'asc'], /是清單/],
  ['sortBy', ['facts.periods', 'asc'], /是清單/],
  ['sortBy', ['nothing', 'asc'], /沒有「nothing」/],
  ['sortBy', ['__proto__', 'asc'], /不是欄位的路徑/],
  ['sortBy', ['rank', 'up'], /沒有"up"這個方向/],
  ['sortBy', [1], /1不是欄位名/],
  ['limit', [-1], /limit：-1不是個數。修正：寫0或正整數/],
  ['limit', [1.5], /1.5不是個數/],
  ['limit', ['1'], /不是個數/],
  ['skip', [-1], /skip：-1不是個數/],
  ['skip', [undefined], /不是個數/],
  ['only', ['path'], /only："path"不是欄位名的清單/],
  ['only', [[]], /不是欄位名的清單/],
  ['only', [['nothing']], /only：沒有「nothing」/],
  ['without', [['__proto__']], /without：沒有「__proto__」/],
  ['without', [[1]], /不是欄位名的清單/],
  ['search', [1], /search：1不是文字/],
  ['search', ['a', []], /不是欄位名的清單/],
  ['search', ['a', ['facts']], /沒有文字可以搜尋/],
  ['search', ['a', ['rank']], /沒有文字可以搜尋/],
  ['search', ['a', ['nothing']], /沒有「nothing」/],
  ['surround', [1], /surround：1不能指出文件/],
  ['surround', ['a', { before: -1 }], /surround → before：-1不是個數/],
  ['surround', ['a', { after: 'x' }], /surround → after/],
  ['surround', ['a', 1], /1不是個數/],
];

describe('a mistake', () => {
  it.each(WRONG)('%s(%j) is found and explained', async (operation, args, message) => {
    const failing = async () => (query() as unknown as Loose)[operation]?.(...args).fetch();
    const error = await failing().catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ContentQueryError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).toMatch(/^內容查詢不對：.+：.+。修正：.+。$/);
  });

  it('is found when the query is written, except in values', () => {
    for (const [operation, args, message] of WRONG) {
      if (args[0] === 'facts.periods') continue;
      expect(() => (query() as unknown as Loose)[operation]?.(...args)).toThrow(message);
    }
  });

  it('of surround without a field path', () => {
    const slugs = createQuery(async () => [{ slug: 'a' }], { fields: { slug: 'text' } });
    expect(() => slugs.surround('a')).toThrow('文件沒有「path」這個欄位');
  });
});
