/** What one row of a file stands for. */
import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { findSet, listSets, findVersion } from '../catalogue/sets';
import { periodWords } from '../period';
import { getReader } from '../usability/reader';
import { dwellingWords, rowMeaning, rowTitle } from './lead';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

const meaning = (period: string, variant: Variant, known = recorded): string =>
  rowMeaning(known, findSet(known, period, variant));

const NEWEST = '同一則刊登跨月只留一列，各欄取最新的值。';
const NEWEST_DWELLING = '同一則刊登跨月只留一列，各欄取最新的值；有些各月出租狀態不同的沒有合併。';
const MOST_FREQUENT = '同一則刊登跨月只留一列，各欄取過半數的值，沒有過半就取其中一個常見的值。';
const EVERY = '同一戶住宅可能有好幾則，也有店面等不是住宅的。';
const raw = (when: string) => `由爬蟲在${when}讀到。${EVERY}`;
const deduplicated = (when: string) =>
  `${when && `爬蟲在${when}讀到的`}刊登，比對欄位都相同的合併成一列。只含公寓、透天與電梯大樓，不含華廈。`;

describe('one row of', () => {
  it.each([
    // months, whatever the rule of their version: there is nothing to merge
    ['2018-05', 'raw', `由爬蟲在2018年5月1日到31日讀到，只有六都涵蓋全部日子。${EVERY}`],
    ['2023-05', 'raw', raw('2023年5月')],
    ['2023-05', 'deduplicated', deduplicated('2023年5月')],
    ['2026-04', 'raw', raw('2026年4月')],
    ['2026-04', 'deduplicated', deduplicated('2026年4月')],
    // quarters and years, by the old rule and by the new one
    ['2022Q4', 'raw', raw('2022年第4季') + NEWEST],
    ['2022', 'raw', raw('2022年') + NEWEST],
    ['2022', 'deduplicated', deduplicated('2022年') + NEWEST_DWELLING],
    ['2023Q1', 'raw', raw('2023年1月1日到3月24日') + MOST_FREQUENT],
    ['2023', 'raw', raw('2023年') + MOST_FREQUENT],
    ['2024Q1', 'deduplicated', deduplicated('2024年第1季') + MOST_FREQUENT],
    // to be avoided: listings of other periods are in them
    ['2021-10', 'raw', EVERY],
    ['2021Q4', 'raw', EVERY + NEWEST],
    ['2021Q4', 'deduplicated', `${deduplicated('')}${NEWEST_DWELLING}`],
  ] as const)('%s %s', (period, variant, words) => {
    expect(meaning(period, variant)).toBe(words);
  });

  it.each(listSets(catalogue))('$period $variant: what it is, of when, and how it was merged', (set) => {
    const words = rowMeaning(catalogue, set);
    const avoid = getReader(catalogue).rows(set.period, set.variant).state === 'avoid';
    if (set.covers.whole) expect(words.includes(periodWords(set.period))).toBe(!avoid);
    expect(rowTitle(set)).toBe(set.variant === 'raw' ? '一列是一則刊登' : '一列是一戶住宅');
    const merge = findVersion(catalogue, set.version).merge;
    const long = !set.period.includes('-');
    expect(words.includes('取最新的值')).toBe(long && merge === 'newest');
    // Only the query of the de-duplicated files told listings of another letting status apart.
    expect(words.includes('有些各月出租狀態不同的沒有合併')).toBe(
      long && merge === 'newest' && set.variant === 'deduplicated',
    );
    expect(words.includes('取過半數的值')).toBe(long && merge === 'most-frequent');
  });
});

describe('the dwellings', () => {
  it('are those of the catalogue, and what people expect among them is named', () => {
    const filter = (buildingTypes: string[]) => ({
      dataset: {
        ...recorded.dataset,
        dwellingFilters: recorded.dataset.dwellingFilters.map((filter) => ({ ...filter, buildingTypes })),
      },
    });
    expect(dwellingWords(recorded)).toBe('公寓、透天與電梯大樓，不含華廈');
    expect(dwellingWords(filter(['公寓', '華廈']))).toBe('公寓與華廈');
  });
});
