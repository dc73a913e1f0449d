import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { englishShape } from '../catalogue/englishSchema';
import { duePeriods } from '../usability/timeline';
import { VARIANTS } from '../catalogue/values';
import type { Catalogue } from '../catalogue/types';
import { madeEnglish } from '../../tests/support/madeEnglish';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { sampleColumn } from '../../tests/support/usabilitySample';
import { englishCode, englishColumn, englishLabel, englishIncident, englishMissing } from './records';
import { languageParts } from './words';
import { englishCitation, englishHeadline } from './verdict';

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
    expect(englishHeadline(made, period, 'raw')).toBe(headline);
  });

  it.each(asked)(
    'of $period $variant is a sentence, whose Chinese names are columns',
    ({ period, variant }) => {
      const words = englishHeadline(catalogue, period, variant);
      expect(words).toMatch(/^[A-Z\d].*\.$/);
      const chinese = languageParts(words).flatMap((part) => (part.chinese ? part.text : []));
      for (const name of chinese) expect(headers).toContain(name);
      expect(words).not.toMatch(/undefined|\.\.|[，。：；、]/);
    },
  );
});

it('a set is cited with its verdict and its address', () => {
  const set = { period: '2023-05', variant: 'raw', version: '0.2' } as const;
  expect(englishCitation(made, set, 'https://example.org/download/2023-05/raw/')).toBe(
    'Open Taiwan Rental Listings (開放台灣民間租屋資料), May 2023, raw, dataset version 0.2. You can use it: no known gaps in its rows, and the monthly rent is usable. https://example.org/download/2023-05/raw/',
  );
});

describe('English that the catalogue lacks', () => {
  it('is asked for, with the file it belongs to', () => {
    expect(() => englishColumn(made, sampleColumn('新欄'))).toThrow(/新欄.*columns\.yaml/);
    expect(() => englishCode(made, 'contact', 9)).toThrow(/contact.*9.*contact\.csv/);
    expect(() => englishLabel(made, 'contact', '鄰居')).toThrow(/鄰居.*contact\.csv/);
    expect(() => englishIncident(made, '9-9')).toThrow(/9-9.*incidents\.yaml/);
    expect(() =>
      englishHeadline({ ...made, english: madeEnglish({ ...made, incidents: [] }) }, '2021-02', 'raw'),
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
