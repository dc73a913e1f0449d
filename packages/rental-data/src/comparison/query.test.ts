import { expect, it } from 'vitest';
import { compare } from './compare';
import { suggestionsFor } from './query';
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
