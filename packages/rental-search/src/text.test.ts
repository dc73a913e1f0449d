import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExcerpt, highlight } from './highlight';
import { normalise, normaliseWithOffsets } from './normalise';
import { parsePeriods } from './period';
import { readCases } from '../tests/support/cases';
import { tokenise } from './tokenise';

const CASES = readCases<{
  normalise: readonly (readonly [from: string, to: string])[];
  tokenise: readonly (readonly [text: string, tokens: readonly string[]])[];
  periods: readonly (readonly [query: string, periods: readonly string[], rest: string])[];
}>('text');

const join = (parts: { text: string }[]) => parts.map((p) => p.text).join('');
const hits = (parts: { text: string; hit: boolean }[]) => parts.filter((p) => p.hit).map((p) => p.text);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...'租金押月2021年第3季q-/Ａ１㎡_ 。？龘🍕𠮷臺'), { maxLength: 40 })
    .map((a) => a.join('')),
);

describe('normalise', () => {
  it.each(CASES.normalise)('%s → %s', (from, to) => expect(normalise(from)).toBe(to));

  it('folds each character that one sign stands for', () => expect(normalise('㍘')).toBe('0點'));

  it('keeps a way back for every unit of the result, and does not change what is normalised', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const { text, offsets } = normaliseWithOffsets(source);
        expect(text).toBe(normalise(source));
        expect(offsets).toHaveLength(text.length + 1);
        expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
        expect(normalise(text)).toBe(text);
        expect(offsets.at(-1)).toBe(source.length);
      }),
    );
  });
});

describe('tokenise', () => {
  it.each(CASES.tokenise)('%s', (text, tokens) => expect(tokenise(text)).toEqual(tokens));

  it('adds single characters for titles', () => {
    expect(tokenise('押金', true)).toEqual(['押金', '押', '金']);
  });
});

describe('parsePeriods', () => {
  it.each(CASES.periods)('%s', (query, periods, rest) =>
    expect(parsePeriods(query)).toEqual({ periods, rest }),
  );

  it.each([
    ['2019-2023', ['2019', '2023']],
    ['2019到2023年', ['2019', '2023']],
    ['2019年至2023年', ['2019', '2023']],
    ['2018-12', ['2018-12']],
    ['2021-2', ['2021-02']],
    ['2010', []],
    ['2100', []],
  ])('reads 「%s」', (text, periods) => expect(parsePeriods(text).periods).toEqual(periods));
});

describe('highlight', () => {
  it('marks what was found, in the spelling of the source', () => {
    expect(hits(highlight('臺北市的租金', ['台北', '北市']))).toEqual(['臺北市']);
    expect(hits(highlight('current Monthly_Price', ['rent', 'price']))).toEqual(['Price']);
    expect(hits(highlight('CSV（Price）', ['price']))).toEqual(['Price']);
    expect(hits(highlight('單位㎡整', ['m2']))).toEqual(['㎡']);
    expect(hits(highlight('用WGS 84，再用WGS84', ['wgs84']))).toEqual(['WGS 84', 'WGS84']);
    expect(hits(highlight('CSV 2021-07', ['2021-07']))).toEqual(['2021-07']);
  });

  it('joins to the text, excerpts to a piece of it', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 4 }), (source, terms) => {
        const folded = terms.map(normalise);
        expect(join(highlight(source, folded))).toBe(source);
        expect(source).toContain(join(findExcerpt(source, folded)));
      }),
    );
  });

  it('shows the place of the hit in a long text', () => {
    const text = `${'前面的字。'.repeat(60)}這裡寫押金怎麼換算。${'後面的字。'.repeat(60)}`;
    const parts = findExcerpt(text, ['押金']);
    expect(hits(parts)).toEqual(['押金']);
    expect(join(parts).startsWith('這裡寫')).toBe(true);
    expect(join(parts).length).toBeLessThan(100);
  });
});
