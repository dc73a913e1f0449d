import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { englishShape } from '../catalogue/englishSchema';
import { duePeriods } from '../catalogue/duePeriods';
import { VARIANTS } from '../catalogue/values';
import type { Catalogue } from '../catalogue/types';
import { getVerdict } from '../verdict/verdict';
import { madeEnglish } from '../../tests/support/madeEnglish';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { sampleColumn } from '../../tests/support/usabilitySample';
import { englishCode, englishColumn, englishLabel, englishIncident, englishMissing } from './records';
import { languageParts } from './words';
import { ENGLISH_QUESTION, englishVerdict } from './verdict';

const made: Catalogue = { ...recorded, english: madeEnglish(recorded) };
const headers = catalogue.columns.map(({ header }) => header);
const asked = [...new Set([...catalogue.releases.map((r) => r.period), ...duePeriods(catalogue)])].flatMap(
  (period) => VARIANTS.map((variant) => ({ period, variant })),
);

it('English made for tests has the form of the real one', () => {
  expect(z.strictObject(englishShape).safeParse(made.english).error).toBeUndefined();
});

describe('the English verdict', () => {
  it.each([
    ['2023-05', 'You can use it: no known gaps in its rows, and the monthly rent is usable.'],
    ['2021-02', 'You can use it, but there are known gaps in its rows: rows of 2021-02.'],
    ['2021-07', 'The monthly rent is usable. Do not compare the number of rows with other months.'],
    ['2021-10', 'Do not use this file: rows of 2021-10. It does not represent October 2021.'],
    ['2026-06', 'No raw data were published for June 2026.'],
  ])('of %s begins: %s', (period, headline) => {
    expect(englishVerdict(made, period, 'raw').headline).toBe(headline);
  });

  it.each(asked)('of $period $variant answers as the Chinese one does', ({ period, variant }) => {
    const { rows, instead } = getVerdict(catalogue, period, variant);
    const english = englishVerdict(catalogue, period, variant);
    expect(english.rows).toBe(rows.state);
    expect(english.instead.map((one) => one.period)).toEqual(instead.map((one) => one.period));
    expect(english.columnsAnswer === '').toBe(rows.state === 'absent');
    for (const sentence of [english.headline, english.rowsAnswer]) expect(sentence).toMatch(/^[A-Z\d].*\.$/);
    for (const text of Object.values(english).flat()) {
      const words = typeof text === 'string' ? text : `${text.name} ${text.why}`;
      const chinese = languageParts(words).flatMap((part) => (part.chinese ? part.text : []));
      for (const name of chinese) expect(headers).toContain(name);
      expect(words).not.toMatch(/undefined|\.\.|[，。：；、]/);
    }
  });

  it('speaks of one column in the singular', () => {
    const answer = (period: string, ...kept: string[]): string => {
      const columns = made.columns.filter(({ header }) => kept.includes(header));
      return englishVerdict({ ...made, columns }, period, 'raw').columnsAnswer;
    };
    expect(answer('2018', '月租金', '約略地點_x')).toMatch(/, the other column is usable\.$/);
    expect(answer('2025-10', '月租金', '物件網址')).toMatch(
      /, the other column needs a look at its missing values/,
    );
  });

  it('answers both questions', () => {
    expect(Object.values(ENGLISH_QUESTION).every((question) => question.endsWith('?'))).toBe(true);
  });
});

describe('English that the catalogue lacks', () => {
  it('is asked for, with the file it belongs to', () => {
    expect(() => englishColumn(made, sampleColumn('新欄'))).toThrow(/新欄.*columns\.yaml/);
    expect(() => englishCode(made, 'contact', 9)).toThrow(/contact.*9.*contact\.csv/);
    expect(() => englishLabel(made, 'contact', '鄰居')).toThrow(/鄰居.*contact\.csv/);
    expect(() => englishIncident(made, '9-9')).toThrow(/9-9.*incidents\.yaml/);
    expect(() =>
      englishVerdict({ ...made, english: madeEnglish({ ...made, incidents: [] }) }, '2021-02', 'raw'),
    ).toThrow(/2021-00.*incidents\.yaml/);
    const without = { ...made };
    delete without.english;
    expect(() => englishIncident(without, '9-9')).toThrow(/沒有英文.*修正/);
  });

  it('is not needed of a column that never lacks a value', () => {
    const never = made.columns.find((column) => column.neverMissing);
    expect(never && englishMissing(made, never)).toBe('Every row has a value.');
    const other = made.columns.find(({ missing }) => missing);
    expect(other && englishMissing(made, other)).toBeUndefined();
  });
});
