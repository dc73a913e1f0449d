import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBibtex } from './bibtex';
import { oneLine } from './text';
import { DAY, everyReference, raw2021Q3, whole } from '../../tests/support/citationSample';

const parse = (text: string) => {
  const found = new Cite(text).data;
  expect(found).toHaveLength(1);
  return found[0];
};

/** Text made of everything that TeX, BibTeX or Chinese typesetting treats in its own way. */
const hostileText = fc
  .string({
    unit: fc.constantFrom(
      ...'{}%&#_\\$^~`\'"<>@=,-|/:;!?*()[]+. abcZ09\n\r\t',
      ...'台灣租屋「」，。：（）％＃　é–—“”…😀',
    ),
    maxLength: 40,
  })
  .filter((text) => oneLine(text) !== '');

describe('toBibtex', () => {
  it('is written in this form', () => {
    expect(toBibtex(whole, { accessed: DAY })).toBe(`@dataset{tw-rental,
  author = {{開放台灣民間租屋資料}},
  title = {開放台灣民間租屋資料},
  year = {2026},
  month = aug,
  version = {0.3},
  url = {https://example.org/sub/},
  urldate = {2026-11-21},
  note = {授權：CC0 1.0。已知品質事件25件，影響的期別與欄位見https://example.org/sub/data-quality/。},
}
`);
  });

  // A parser of BibTeX alone takes these for letters; TeX, which prints the entry, does not.
  it('escapes what TeX takes for a command or a comment', () => {
    expect(toBibtex({ ...whole, title: '5% of #1 & a_b for $2' })).toContain(
      String.raw`title = {5\% of \#1 \& a\_b for \$2},`,
    );
  });

  it.each(everyReference.map((r) => [r.id, r] as const))('survives a parser: %s', (id, reference) => {
    const found = parse(toBibtex(reference, { accessed: DAY }));
    expect(found).toMatchObject({
      id,
      type: 'dataset',
      title: reference.title,
      version: reference.version,
      URL: reference.url,
      accessed: { 'date-parts': [[2026, 11, 21]] },
    });
    // One name, not a given and a family name.
    expect(found?.author).toEqual([{ family: reference.author }]);
    expect(found?.note).toBe(`授權：CC0 1.0。${reference.caveats && `${reference.caveats}。`}`);
  });

  it('keeps every text, whatever signs are in it', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, caveats) => {
        const text = toBibtex({ ...raw2021Q3, title, caveats });
        const found = parse(text);
        expect(found?.title).toBe(oneLine(title));
        expect(found?.note).toBe(oneLine(`授權：CC0 1.0。${caveats}。`));
        expect(found?.version).toBe(raw2021Q3.version);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its braces balanced and its fields in lines, whatever signs are in it', () => {
    fc.assert(
      fc.property(hostileText, (title) => {
        const text = toBibtex({ ...raw2021Q3, title, url: 'https://example.org/{a}\\ b' });
        let depth = 0;
        for (const c of text) {
          depth += c === '{' ? 1 : c === '}' ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
        expect(text.split('\n')).toHaveLength(8);
        expect(text).toContain('url = {https://example.org/%7Ba%7D%5C%20b},');
      }),
    );
  });

  it('has no day of access where nobody knows it', () => {
    expect(toBibtex(raw2021Q3)).not.toContain('urldate');
  });
});
