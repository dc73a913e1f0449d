import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tests/support/realCatalogue';
import { englishDate, englishDateSpan, englishPeriod, englishPeriods } from './periods';
import {
  ENGLISH_COLUMN_GROUP,
  ENGLISH_COLUMN_STATE,
  ENGLISH_COLUMNS_LEVEL,
  ENGLISH_COLUMN_TYPE,
  ENGLISH_GRANULARITY,
  ENGLISH_MERGE_RULE,
  ENGLISH_ROWS_STATE,
  ENGLISH_SEVERITY,
  englishUnit,
  ENGLISH_VARIANT,
  languageParts,
} from './words';

describe('the English words', () => {
  // A draft comes into force by a change of data alone.
  const columns = [...catalogue.columns, ...catalogue.drafts.flatMap((draft) => draft.columns)];
  const units = [...new Set(columns.flatMap(({ unit }) => unit ?? []))];
  it.each([
    ['variants', Object.values(ENGLISH_VARIANT)],
    ['granularities', Object.values(ENGLISH_GRANULARITY)],
    ['states of rows', Object.values(ENGLISH_ROWS_STATE)],
    ['levels', Object.values(ENGLISH_COLUMNS_LEVEL)],
    ['severities', Object.values(ENGLISH_SEVERITY)],
    ['groups of columns', Object.values(ENGLISH_COLUMN_GROUP)],
    ['types of columns', Object.values(ENGLISH_COLUMN_TYPE)],
    ['lives of columns', Object.values(ENGLISH_COLUMN_STATE)],
    ['rules of merging', Object.values(ENGLISH_MERGE_RULE)],
    ['units', units.map(englishUnit)],
  ])('for %s are each their own, and without Chinese', (_what, words) => {
    for (const word of words) expect(word).toMatch(/^[\x20-\x7e“”’]+$/);
    expect(new Set(words).size).toBe(words.length);
  });

  it('for a unit that nobody translated are asked for', () => {
    expect(() => englishUnit('斤')).toThrow(/斤.*沒有英文.*修正/);
  });
});

describe('periods and days in English', () => {
  it.each([
    ['2026-04', 'April 2026'],
    ['2024Q1', 'Q1 2024'],
    ['2023', '2023'],
  ])('call %s %s', (period, words) => {
    expect(englishPeriod(period)).toBe(words);
  });

  it('join neighbours', () => {
    expect(englishPeriods(['2021-06', '2021-07', '2021-08', '2021Q2', '2021'])).toBe(
      'June to August 2021, Q2 2021 and 2021',
    );
    expect(englishPeriods(['2024-11', '2024-12', '2025-01'])).toBe('November 2024 to January 2025');
  });

  it('tell of a span what both ends share only once', () => {
    expect(englishDateSpan('2026-08-25', '2026-08-31')).toBe('25 to 31 August 2026');
    expect(englishDateSpan('2025-11-01', '2025-12')).toBe('1 November to December 2025');
    expect(englishDateSpan('2024-12-30', '2025-01-02')).toBe('30 December 2024 to 2 January 2025');
    expect(englishDateSpan('2026-08-25', '2026-08-25')).toBe('25 August 2026');
    expect(() => englishDate('2026-02-30')).toThrow();
  });
});

describe('the parts of an English text', () => {
  it('are the Chinese names in it and what stands between them', () => {
    const text = 'See “Approximate latitude” (約略地點_x), 格局編碼（陽台/衛浴/房/廳） and 可寵？.';
    expect(languageParts(text).filter((part) => part.chinese)).toEqual([
      { text: '約略地點_x', chinese: true },
      { text: '格局編碼（陽台/衛浴/房/廳）', chinese: true },
      { text: '可寵？', chinese: true },
    ]);
    expect(
      languageParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(languageParts('English only')).toEqual([{ text: 'English only', chinese: false }]);
  });
});
