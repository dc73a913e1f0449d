import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileName, fileUrl } from './address';
import { parseAddress } from './parseAddress';
import { FORMATS, VARIANTS } from './values';
import { anyPeriod } from '../../tests/support/anyPeriod';
import { encodedUrl, publishedFiles } from '../../tests/support/publishedFiles';

const HOST = 'https://files.example.org';

describe('parseAddress', () => {
  it('reads every address of the record, encoded or as the publisher wrote it', () => {
    for (const record of publishedFiles) {
      const { period, variant, format } = record;
      expect(parseAddress(encodedUrl(record))).toEqual({ period, variant, format });
      expect(parseAddress(record.url)).toEqual({ period, variant, format });
    }
    expect(publishedFiles.length).toBeGreaterThan(300);
  });

  it('reads back whatever fileUrl writes', () => {
    const file = fc.record({
      period: anyPeriod,
      variant: fc.constantFrom(...VARIANTS),
      format: fc.constantFrom(...FORMATS),
    });
    fc.assert(
      fc.property(file, fc.constantFrom('', '?x=1', '#x'), (f, behind) => {
        const url = fileUrl(HOST, f.period, fileName(f.period, f.variant, f.format));
        expect(parseAddress(url + behind)).toEqual(f);
      }),
    );
  });

  it('takes no other address for one, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true })), (text) => {
        expect(parseAddress(text)).toBeNull();
      }),
    );
  });

  it.each([
    '[202604][CSV][Raw] TW-Rental-Data.zip',
    `${HOST}/2026/`,
    `${HOST}/2026/[202613][CSV][Raw] TW-Rental-Data.zip`,
    `${HOST}/2026/[2026Q5][CSV][Raw] TW-Rental-Data.zip`,
    `${HOST}/2026/[202604][XML][Raw] TW-Rental-Data.zip`,
    `${HOST}/2026/[202604][CSV][raw] TW-Rental-Data.zip`,
    `${HOST}/2026/[202604][CSV][Raw] TW-Rental-Data.zip.sig`,
    `${HOST}/2026/[202604][CSV][Raw] TW-Rental-Data.zip/x`,
    `${HOST}/?file=[202604][CSV][Raw] TW-Rental-Data.zip`,
    `${HOST}/2018/201813-TW-Rental-Data.zip`,
    `${HOST}/2018/%E0%A4%A.zip`,
  ])('refuses %s', (url) => {
    expect(parseAddress(url)).toBeNull();
  });
});
