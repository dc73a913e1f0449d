import { describe, expect, it } from 'vitest';
import { compare } from './compare';
import { type Choice, defaultChoice, periodsWith, readQuery, suggestionsFor } from './query';
import { granularity, slotInYear } from '../period';
import { getReader } from '../usability/reader';
import { recorded } from '../../tests/support/realCatalogue';

const suggestions = suggestionsFor(recorded);

it('offers the newest complete month against its year before and the first such month, and the newest month', () => {
  expect(suggestions.map(({ words }) => words)).toEqual([
    '2023年2月與2024年2月：相隔一年，列數都沒有已知缺漏',
    '2020年3月與2024年3月：列數沒有已知缺漏的3月裡，最早和最近的一期',
    '2024年3月與2026年8月：列數沒有已知缺漏的最新月份，和最新的月份',
  ]);
});

it('offers pairs whose rows can be compared, except with the newest month', () => {
  for (const { choice, words } of suggestions.filter((s) => !s.words.includes('和最新的月份'))) {
    const { rows } = compare(recorded, choice.a, choice.b, choice.variant);
    expect(rows.verdict, words).toBe('comparable');
  }
});

it('offers nothing where no month is published', () => {
  expect(suggestionsFor({ ...recorded, releases: [] })).toEqual([]);
});

describe('defaultChoice', () => {
  it('is a pair of months a year apart whose rows may be compared', () => {
    const { a, b, variant } = defaultChoice(recorded);
    expect({ a, b, variant }).toEqual(suggestionsFor(recorded)[0]?.choice);
    expect(slotInYear(a)).toBe(slotInYear(b));
    expect(compare(recorded, a, b, variant).rows.verdict).toBe('comparable');
  });

  it('is the newest month and an earlier one where none is complete', () => {
    const releases = recorded.releases.filter(
      ({ period }) => getReader(recorded).rows(period, 'raw').state !== 'complete',
    );
    expect(suggestionsFor({ ...recorded, releases })).toEqual([]);
    const { a, b } = defaultChoice({ ...recorded, releases });
    expect(b).toBe('2026-08');
    expect(a < b).toBe(true);
  });

  it('needs two months', () => {
    const releases = recorded.releases.slice(0, 1);
    expect(() => defaultChoice({ ...recorded, releases })).toThrow(RangeError);
  });
});

const DEFAULT: Choice = { a: '2023-08', b: '2026-08', variant: 'raw' };

describe('readQuery', () => {
  const read = (search: string) => readQuery(search, DEFAULT);

  it.each([
    ['', DEFAULT],
    ['?', DEFAULT],
    ['?a=2021-10', { ...DEFAULT, a: '2021-10' }],
    ['?b=2024Q1&variant=deduplicated', { ...DEFAULT, b: '2024Q1', variant: 'deduplicated' }],
    ['?a=&b=%20', DEFAULT],
    ['?a=2021-10&a=2021-11&x=1', { ...DEFAULT, a: '2021-10' }],
    // never published, which the comparison explains
    ['?a=2026-02', { ...DEFAULT, a: '2026-02' }],
  ] as [string, Choice][])('%s is understood', (search, choice) => {
    expect(read(search)).toEqual({ choice, problems: [] });
  });

  it.each([
    ['?a=2021-13', ['網址裡的「2021-13」不是期別。月寫成2026-04，季寫成2024Q1，年寫成2023。']],
    [
      '?a=%3Cimg+onerror%3E&b=now&variant=Raw',
      [
        '網址裡的「<img onerror>」不是期別。月寫成2026-04，季寫成2024Q1，年寫成2023。',
        '網址裡的「now」不是期別。月寫成2026-04，季寫成2024Q1，年寫成2023。',
        '沒有「Raw」這種內容，只有raw（原始資料）、deduplicated（消除重複住宅）。',
      ],
    ],
    ['?a=now&b=now', ['網址裡的「now」不是期別。月寫成2026-04，季寫成2024Q1，年寫成2023。']],
    ['?a=2026-08', ['兩邊選了同一期，請換掉其中一期。']],
    ['?a=%E0%A4%A', ['網址裡的「\ufffd%A」不是期別。月寫成2026-04，季寫成2024Q1，年寫成2023。']],
  ])('%s is refused and the form keeps what can be kept', (search, problems) => {
    const { choice, problems: found } = read(search);
    expect(found).toEqual(problems);
    expect([choice.a, choice.b].every((p) => granularity(p))).toBe(true);
  });

  it('cuts long texts at a whole sign', () => {
    const [problem] = read(`?a=${encodeURIComponent('🏠'.repeat(100))}`).problems;
    expect(problem).toContain(`「${'🏠'.repeat(40)}…」`);
  });
});

it('periodsWith leaves out periods without the variant', () => {
  expect(periodsWith(recorded, 'deduplicated')).not.toContain('2018-05');
  expect(periodsWith(recorded, 'raw')).toHaveLength(recorded.releases.length);
});
