import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Condition, Scalar } from './condition';
import { createQuery } from './query';

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
  doc('c', { title: 'ＣＣ０授權', rank: 2, facts: { code: '17' }, toc: [{ text: '授權', depth: 2 }] }),
  doc('d', { title: '頂樓加蓋', tags: ['欄位'], facts: { severity: 'note', count: 7 } }),
];

const query = (docs = DOCS) => createQuery<Doc>(async () => docs, ['path', 'title', 'tags']);
/** The paths that a query gives, with a dash for null. */
const ask = async (asked: { fetch(): Promise<readonly (Pick<Doc, 'path'> | null)[]> }) =>
  (await asked.fetch()).map((d) => d?.path ?? '-').join('');

describe('where', () => {
  it.each<[Condition<Doc>, string]>([
    [{}, 'abcd'],
    [{ rank: null }, 'd'],
    [{ tags: '價格' }, 'ab'],
    [{ path: { $eq: 'b' } }, 'b'],
    [{ tags: { $ne: '價格' } }, 'cd'],
    [{ path: { $in: ['a', 'd'] } }, 'ad'],
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
    [{ title: { $regex: /deposit/i } }, 'a'],
    [{ title: { $regex: /金/g } }, 'ab'],
    [{ 'facts.severity': 'severe' }, 'a'],
    [{ 'facts.severity': { $exists: false } }, 'bc'],
    [{ rank: { $exists: true } }, 'abcd'],
    [{ 'facts.count': { $gt: 5 } }, 'd'],
    [{ 'facts.code': { $contains: 7 } }, ''],
    [{ 'facts.periods': { $contains: '2021-07' } }, 'b'],
    [{ 'toc.text': '授權' }, 'c'],
    [{ $and: [{ draft: false }, { tags: '價格' }] }, 'a'],
    [{ $or: [{ draft: true }, { path: 'c' }] }, 'bc'],
    [{ $not: { tags: '價格' } }, 'cd'],
    [{ $not: { $or: [{ path: 'a' }, { $and: [{ path: 'b' }, { draft: true }] }] } }, 'cd'],
  ])('%j gives %s', async (condition, expected) => {
    expect(await ask(query().where(condition))).toBe(expected);
  });

  it('called twice means both', async () => {
    expect(await ask(query().where({ tags: '價格' }).where({ draft: false }))).toBe('a');
  });

  it('compares text by code point, not by UTF-16 unit', async () => {
    const docs = [doc('x', { title: '\uFF21' }), doc('y', { title: '𠮷' })];
    expect(await ask(query(docs).where({ title: { $gt: '\uFF21' } }))).toBe('y');
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
    expect(await ask(query().sortBy(field as 'rank', direction))).toBe(expected);
  });

  it('repeated, decides between equals', async () => {
    expect(await ask(query().sortBy('draft', 'desc').sortBy('path', 'desc'))).toBe('bdca');
  });

  it('has further calls decide between what is missing and null', async () => {
    const docs: { v?: null; w: number }[] = [{ v: null, w: 2 }, { w: 1 }];
    const sorted = await createQuery(async () => docs, [])
      .sortBy('v')
      .sortBy('w')
      .fetch();
    expect(sorted.map(({ w }) => w)).toEqual([1, 2]);
  });

  it('orders missing, null, numbers, text, false, true; text by code point', async () => {
    const values = ['𠮷', true, 'Ａ', 10, '一', undefined, 9, false, 'a', 'B', null, 'aa', '丁'];
    const docs = values.map((v) => (v === undefined ? {} : { v }));
    const asked = createQuery<{ v?: Scalar }>(async () => docs, []).sortBy('v');
    const sorted = (await asked.fetch()).map(({ v }) => String(v));
    expect(sorted.join(' ')).toBe('undefined null 9 10 B a aa 一 丁 Ａ 𠮷 false true');
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
    expect(await ask(query().skip(skip).limit(limit))).toBe(expected);
    expect(await ask(query().limit(limit).skip(skip))).toBe(expected);
  });
});

describe('only and without', () => {
  it('narrow the result and its type', async () => {
    const some = await query().only(['path', 'rank']).without(['rank']).limit(1).fetch();
    expect(some).toEqual([{ path: 'a' }]);
    expectTypeOf(some).toEqualTypeOf<Omit<Pick<Doc, 'path' | 'rank'>, 'rank'>[]>();
    const around = await query().surround('a').only(['path']).fetch();
    expectTypeOf(around).toEqualTypeOf<(Pick<Doc, 'path'> | null)[]>();
  });

  it('see what earlier calls left', async () => {
    const less = query().without(['facts', 'toc', 'tags']);
    expect(await less.only(['path', 'draft']).limit(1).fetch()).toEqual([{ path: 'a', draft: false }]);
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
    expect(await ask(query().search(text, fields as 'title'[] | undefined))).toBe(expected);
  });

  it('does not find a word across the border of two fields', async () => {
    expect(await ask(query([doc('ab', { title: 'cd' })]).search('bc'))).toBe('');
  });

  it('looks where the query is told to by default', async () => {
    const asked = createQuery<Doc>(async () => DOCS, ['path']);
    expect(await ask(asked.search('金'))).toBe('');
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
    expect(await ask(query().surround(path, counts))).toBe(expected);
    expect(await ask(query().surround((d) => d.path === path, counts))).toBe(expected);
  });

  it('looks at the list after where, sortBy, skip and limit', async () => {
    expect(await ask(query().surround('b').sortBy('rank', 'desc'))).toBe('cd');
    expect(await ask(query().where({ draft: false }).surround('c'))).toBe('ad');
    expect(await ask(query().limit(2).surround('b'))).toBe('a-');
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
    expect(await ask(some)).toBe('acd');
    expect(await ask(all)).toBe('abcd');
  });

  it('loads once for each fetch, and not before', async () => {
    let loads = 0;
    const asked = createQuery<Doc>(async () => (loads++, DOCS), []).limit(1);
    expect(loads).toBe(0);
    await asked.fetch();
    await asked.fetch();
    expect(loads).toBe(2);
  });
});

it('mistakes are refused by the types', () => {
  const loose = createQuery<{ slug: string }>(async () => [], []);
  const _wrong = () => {
    // @ts-expect-error -- no such field
    query().where({ nothing: 1 });
    // @ts-expect-error -- a text is never a number
    query().where({ title: 1 });
    // @ts-expect-error -- a number has no parts
    query().where({ rank: { $contains: '1' } });
    // @ts-expect-error -- truth has no order
    query().where({ draft: { $gt: false } });
    // @ts-expect-error -- no such operator
    query().where({ tags: { $size: 1 } });
    // @ts-expect-error -- an operator evaluated as code
    query().where({ $where: 'true' });
    // @ts-expect-error -- what is in an object is compared by its path
    query().where({ facts: { severity: 'severe' } });
    // @ts-expect-error -- a text has no fields
    query().where({ 'title.length': 1 });
    // @ts-expect-error -- a list has no order
    query().sortBy('tags');
    // @ts-expect-error -- neither has an object
    query().sortBy('facts');
    // @ts-expect-error -- the field is gone
    query().only(['path']).only(['rank']);
    // @ts-expect-error -- the field is gone
    query().without(['toc']).without(['toc']);
    // @ts-expect-error -- no such field
    query().search('a', ['nothing']);
    // @ts-expect-error -- documents without a path are found by a test
    loose.surround('a');
  };
  expectTypeOf(_wrong).toBeFunction();
});
