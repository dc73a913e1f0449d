import { expect, it } from 'vitest';
import { compare } from '../../../src/domain/comparison/compare';
import { suggestionsFor } from '../../../src/domain/comparison/suggested';
import { recorded } from '../catalogue/real-catalogue';

const suggestions = suggestionsFor(recorded);

it('offers the newest complete month against its year before and the first such month, and the newest month', () => {
  expect(suggestions.map(({ words }) => words)).toEqual([
    '2023年2月與2024年2月：相隔一年，列數都完整',
    '2020年3月與2024年3月：最近一個列數完整的月份，和最早的同一個月',
    '2024年3月與2026年4月：最近一個列數完整的月份，和最新的月份',
  ]);
});

it('offers pairs whose rows can be compared, except with the newest month', () => {
  for (const { choice, words } of suggestions.filter((s) => !s.words.includes('最新'))) {
    const { rows } = compare(recorded, choice.a, choice.b, choice.variant);
    expect(rows.verdict, words).toBe('comparable');
  }
});

it('offers nothing where no month can be used', () => {
  expect(suggestionsFor({ ...recorded, releases: [] })).toEqual([]);
});
