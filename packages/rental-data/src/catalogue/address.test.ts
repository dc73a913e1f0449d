import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName, fileUrl } from './address';
import { FORMATS, VARIANTS } from './values';
import { anyPeriod } from '../../tests/support/anyPeriod';

const HOST = 'https://files.example.org';

describe('fileName', () => {
  it.each([
    ['2026-04', 'raw', 'csv', '[202604][CSV][Raw] TW-Rental-Data.zip'],
    ['2019-12', 'deduplicated', 'json', '[201912][JSON][Deduplicated] TW-Rental-Data.zip'],
    ['2024Q1', 'deduplicated', 'csv', '[2024Q1][CSV][Deduplicated] TW-Rental-Data.zip'],
    ['2018', 'raw', 'json', '[2018][JSON][Raw] TW-Rental-Data.zip'],
  ] as const)('%s %s %s is %s', (period, variant, format, name) => {
    expect(fileName(period, variant, format)).toBe(name);
  });

  it.each(['', '202604', '2024Q5', '2026-13'])('refuses %j', (period) => {
    expect(() => fileName(period, 'raw', 'csv')).toThrow(RangeError);
    expect(() => fileUrl(HOST, period, 'x.zip')).toThrow(RangeError);
  });
});

describe('fileUrl', () => {
  it.each([
    [
      '2026-04',
      '[202604][CSV][Raw] TW-Rental-Data.zip',
      'https://files.example.org/2026/%5B202604%5D%5BCSV%5D%5BRaw%5D%20TW-Rental-Data.zip',
    ],
    ['2018-05', '201805-TW-Rental-Data.zip', 'https://files.example.org/2018/201805-TW-Rental-Data.zip'],
    ['2024Q1', 'a b#c?d/e.zip', 'https://files.example.org/2024/a%20b%23c%3Fd%2Fe.zip'],
  ])('of %s, %s', (period, name, url) => {
    expect(fileUrl(HOST, period, name)).toBe(url);
  });

  it('can be read back, needs no further encoding, and differs for each file', () => {
    const file = fc.tuple(anyPeriod, fc.constantFrom(...VARIANTS), fc.constantFrom(...FORMATS));
    fc.assert(
      fc.property(file, file, (a, b) => {
        const [one, other] = [a, b].map((f) => fileUrl(HOST, f[0], fileName(...f)));
        expect(new URL(one ?? '').href).toBe(one);
        expect(decodeURIComponent(one ?? '')).toBe(`${HOST}/${a[0].slice(0, 4)}/${fileName(...a)}`);
        expect(one === other).toBe(a.join() === b.join());
      }),
    );
  });
});
