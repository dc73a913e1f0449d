import { describe, expect, it } from 'vitest';
import { checked, type Problem } from 'rental-data/load';
import { coverSchema, toCover } from './cover';
import { recorded } from 'rental-data/testing/realCatalogue';
import { readFixture } from '@site/tests/support/readFixture';

const CASES = readFixture<{
  wrong: readonly (readonly [what: string, spec: unknown, key: string])[];
}>('wrong-covers');

const FILE = 'blog/post/example.mdx';
const cover = (spec: unknown, date = '2022-09-11') => toCover(recorded, spec, date, FILE);

describe('year', () => {
  const rows2024 = [192990, 174448, 204420, null, null, null, null, null, 211632, 199164, null, null];

  it('draws the raw rows of twelve months, null where nothing was published', () => {
    expect(cover({ kind: 'year', year: 2024 })).toEqual({
      kind: 'year',
      title: '2024',
      bars: rows2024,
      marked: [],
      caption: '2024年各月的列數',
    });
  });

  it('marks months and takes a title', () => {
    expect(cover({ kind: 'year', year: 2024, title: '停了五個月', marked: ['2024-04', '2024-12'] })).toEqual({
      kind: 'year',
      title: '停了五個月',
      bars: rows2024,
      marked: [4, 12],
      caption: '2024年各月的列數',
    });
  });

  it('is what a post without a cover gets, of the year in which it appeared', () => {
    expect(cover(undefined, '2024-09-30')).toEqual(cover({ kind: 'year', year: 2024 }));
    expect(cover(null, '2024-01-01')).toEqual(cover({ kind: 'year', year: 2024 }));
  });

  it('of a year without data has no bars', () => {
    expect(cover({ kind: 'year', year: 2030 })).toEqual({
      kind: 'year',
      title: '2030',
      bars: Array<null>(12).fill(null),
      marked: [],
      caption: '2030年各月的列數',
    });
  });
});

describe('days', () => {
  it.each([
    ['2023-10', 31, '2023年10月'],
    ['2019-11', 30, '2019年11月'],
    ['2021-02', 28, '2021年2月'],
    ['2024-02', 29, '2024年2月'],
    ['2025-12', 31, '2025年12月'],
  ])('%s has %i days', (month, days, caption) => {
    expect(cover({ kind: 'days', month, from: 6, to: 26, title: '6–26', state: 'gap' })).toEqual({
      kind: 'days',
      title: '6–26',
      days,
      from: 6,
      to: 26,
      state: 'gap',
      caption,
    });
  });

  it('may be a single day', () => {
    const day = { kind: 'days', month: '2019-05', from: 10, to: 10, title: '5／10', state: 'seen' };
    expect(cover(day)).toMatchObject({ from: 10, to: 10, state: 'seen' });
  });
});

describe('compare', () => {
  it('draws both periods, the earlier one first, and says the share', () => {
    expect(cover({ kind: 'compare', period: '2025-11', with: '2023-11', variant: 'deduplicated' })).toEqual({
      kind: 'compare',
      title: '95%',
      bars: [
        { words: '2023-11　153,405', value: 153405 },
        { words: '2025-11　145,882', value: 145882 },
      ],
    });
  });

  it('takes raw rows, any granularity and a title', () => {
    expect(
      cover({ kind: 'compare', period: '2018Q4', with: '2018Q3', variant: 'raw', title: '相差不多' }),
    ).toEqual({
      kind: 'compare',
      title: '相差不多',
      bars: [
        { words: '2018Q3　296,396', value: 296396 },
        { words: '2018Q4　298,343', value: 298343 },
      ],
    });
  });

  it.each([
    ['period', { period: '2024-05', with: '2023-11', variant: 'raw' }, '2024-05（raw）'],
    ['with', { period: '2025-11', with: '2024-12', variant: 'raw' }, '2024-12（raw）'],
    ['variant', { period: '2021-10', with: '2020-10', variant: 'deduplicated' }, '2021-10（deduplicated）'],
  ])('refuses a set that was not published: %s', (_what, spec, named) => {
    expect(() => cover({ kind: 'compare', ...spec })).toThrow(
      `${FILE}：cover的${named}沒有發布過。修正：改成catalogue/releases/裡有的期別。`,
    );
  });
});

describe('drawings with their figures in the front matter', () => {
  it.each([
    { kind: 'grid', cells: 480, title: '480分之1', note: '一格30秒' },
    { kind: 'lanes', title: '三條流程', lanes: ['每日', '每月', '季與年'] },
    { kind: 'calendar', days: 30, title: '一天一格', note: 'done + dead = seeds' },
  ])('$kind is taken as it stands', (spec) => {
    expect(cover(spec)).toEqual(spec);
  });
});

describe('series', () => {
  const spec = { kind: 'series', title: '比值', series: '2021-annual-data-ratio', a: '2020年', b: '2021年' };

  it('draws two lines of the catalogue', () => {
    const lines = recorded.series.find((s) => s.id === spec.series)?.lines;
    expect(cover(spec)).toEqual({
      kind: 'series',
      title: '比值',
      a: lines?.[0]?.values,
      b: lines?.[1]?.values,
    });
  });

  it.each([
    ['an unknown file', { ...spec, series: 'none' }],
    ['an unknown line', { ...spec, b: '2019年' }],
  ])('%s is refused with the fix', (_what, wrong) => {
    expect(() => cover(wrong)).toThrow(
      /^blog\/post\/example\.mdx：cover要畫的「.+」沒有完整的「.+」。修正：/,
    );
  });

  it('with a gap cannot be drawn', () => {
    const table = { id: 'x', of: '月', labels: ['1', '2'], lines: [{ name: 'a', values: [1, null] }] };
    const gap = { kind: 'series', title: '缺', series: 'x', a: 'a', b: 'a' };
    expect(() => toCover({ ...recorded, series: [table] }, gap, '2022-01-01', FILE)).toThrow(
      /沒有完整的「a」/,
    );
  });
});

describe('a wrong cover', () => {
  const findProblems = (spec: unknown): Problem[] => {
    const problems: Problem[] = [];
    checked(coverSchema, { file: FILE, value: spec, findLine: () => 1 }, problems, '照範例改寫。', ['cover']);
    return problems;
  };

  it.each(CASES.wrong)('“%s” is told with its key and a fix in Chinese', (_what, spec, key) => {
    const [found] = findProblems(spec);
    expect(found).toMatchObject({ file: FILE, key });
    expect(`${found?.problem ?? ''}${found?.fix ?? ''}`).not.toMatch(/invalid|expected|應為/i);
    expect(found?.fix).toMatch(/\p{Script=Han}/u);
  });

  it('is told with all that is wrong at once', () => {
    const spec = { kind: 'days', month: '2023', from: 0, to: 32, state: 'lost' };
    expect(findProblems(spec).map(({ key }) => key.replace('cover.', ''))).toEqual([
      'month',
      'from',
      'to',
      'title',
      'state',
    ]);
  });

  it('of no kind is told which kinds there are', () => {
    expect(findProblems({ kind: 'photo' })[0]?.fix).toContain(
      'year、days、compare、grid、lanes、calendar、series',
    );
  });
});
