import { Cite } from '@citation-js/core';
import '@citation-js/plugin-ris';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRis } from './ris';
import { oneLine } from './text';
import { DAY, everyReference, raw2021Q3, whole } from '../../tests/support/citationSample';

const parse = (text: string) => {
  const found = new Cite(text).data;
  expect(found).toHaveLength(1);
  return found[0];
};

/** Text with line breaks and with what looks like the next tag or the end of the record. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        '\u2028',
        '\u0085',
        '\t',
        'ER  - ',
        '\nER  - \n',
        'TY  - JOUR',
        'AU  - ',
      ),
      fc.string({ unit: fc.constantFrom(...'台灣租屋，。「」 abc-: {}%&#_\\') }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => oneLine(text) !== '');

describe('toRis', () => {
  it('is written in this form, lines ending in CRLF', () => {
    expect(toRis(whole, { accessed: DAY }).split('\r\n')).toEqual([
      'TY  - DATA',
      'ID  - tw-rental',
      'AU  - 開放台灣民間租屋資料',
      'TI  - 開放台灣民間租屋資料',
      'PY  - 2026',
      'DA  - 2026/08/31/',
      'ET  - 0.3',
      'LA  - zh-Hant-TW',
      'UR  - https://example.org/sub/',
      'Y2  - 2026/11/21',
      'N1  - 授權：CC0 1.0',
      'N1  - 已知品質事件25件，影響的期別與欄位見https://example.org/sub/data-quality/',
      'ER  - ',
      '',
    ]);
  });

  it.each(everyReference.map((r) => [r.id, r] as const))('survives a parser: %s', (id, reference) => {
    const found = parse(toRis(reference, { accessed: DAY }));
    expect(found).toMatchObject({
      id,
      type: 'dataset',
      title: reference.title,
      version: reference.version,
      URL: reference.url,
      language: reference.language,
      accessed: { 'date-parts': [[2026, 11, 21]] },
    });
    expect(found?.author).toEqual([{ family: reference.author }]);
    expect([found?.note].flat()).toEqual([
      '授權：CC0 1.0',
      ...(reference.caveats ? [reference.caveats] : []),
    ]);
  });

  it('keeps every text in one line of one record', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, caveats) => {
        const text = toRis({ ...raw2021Q3, title, caveats });
        expect(text.split('\r\n').every((line) => line === '' || /^[A-Z][A-Z0-9] {2}- /.test(line))).toBe(
          true,
        );
        expect(text.split('\r\n')).toHaveLength(11);
        const found = parse(text);
        expect(found?.title).toBe(oneLine(title));
        expect([found?.note].flat()).toEqual(['授權：CC0 1.0', oneLine(caveats)]);
      }),
      { numRuns: 500 },
    );
  });

  it('has no day of access where nobody knows it', () => {
    expect(toRis(raw2021Q3)).not.toContain('Y2');
  });
});
