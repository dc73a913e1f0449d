import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { usabilityMatrix } from './matrix';
import { getReader, usabilityReader } from './reader';
import { listTimeline } from './timeline';
import type { Reason } from './types';
import { reasonWords, rowsWords } from './words';
import { COLUMN_STATE_NAME } from '../words';
import { readFixture } from '../../tests/support/readFixture';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

const CASES = readFixture<{ cells: Record<string, string>; rows: Record<string, string> }>('usability-words');

it.each(Object.entries(CASES.cells))('a cell in words: %s, %s', (cell, words) => {
  const [period = '', variant, header = ''] = cell.split(' ');
  const { state, reasons } = getReader(recorded).cell(period, variant as Variant, header);
  const why = reasons.map((reason) => reasonWords(reason, recorded.incidents)).join('；');
  const name = COLUMN_STATE_NAME[state];
  expect(state === 'absent' ? why : why ? `${name}（${why}）` : name).toBe(words);
});

it.each(Object.entries(CASES.rows))('rows in words: %s, %s', (set, words) => {
  const [period = '', variant] = set.split(' ');
  const rows = usabilityReader(recorded).rows(period, variant as Variant);
  expect(rowsWords(rows, recorded.incidents)).toBe(words);
});

describe('every reason', () => {
  const reader = usabilityReader(catalogue);
  const reasons: Reason[] = [
    ...usabilityMatrix(catalogue).sets.flatMap((s) => [
      ...s.rows.reasons,
      ...s.cells.flatMap((c) => c.reasons),
    ]),
    ...listTimeline(catalogue, 'monthly').flatMap((p) => reader.rows(p, 'deduplicated').reasons),
  ];
  const sentences = [...new Set(reasons.map((r) => reasonWords(r, catalogue.incidents)))];

  it('is said in Chinese, without a typed space, a half-width stop or a hole', () => {
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\p{Script=Han}/u);
      expect(sentence).not.toMatch(/\p{Script=Han} | \p{Script=Han}|[;:!?]|,(?!\d)|undefined|。$/u);
    }
  });

  it('calls an incident by its id where its title is not at hand', () => {
    const { reasons: own } = getReader(recorded).cell('2026-04', 'raw', '提供家具_床？');
    expect(own.map((r) => reasonWords(r, []))).toEqual([
      'furniture-columns-2026',
      '有些欄位有錯，但沒有記下是哪些，請先檢查缺值與分布',
    ]);
  });
});
