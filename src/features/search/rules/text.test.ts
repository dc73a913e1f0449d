import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExcerpt, highlight } from './highlight';
import { normalise, normaliseWithOffsets } from './normalise';
import { parsePeriods } from './period';
import { data } from '@site/tests/support/searchSite';
import { tokenise } from './tokenise';

const join = (parts: { text: string }[]) => parts.map((p) => p.text).join('');
const hits = (parts: { text: string; hit: boolean }[]) => parts.filter((p) => p.hit).map((p) => p.text);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...'租金押月2021年第3季q-/Ａ１㎡_ 。？龘🍕𠮷臺'), { maxLength: 40 })
    .map((a) => a.join('')),
);

it('no excerpt has a gap after wide punctuation, which brings its own', () => {
  expect(
    data.entries.map(({ text }) => /.{0,9}[，。、；：？！」』）…]\s.{0,9}/u.exec(text)?.[0]).filter(Boolean),
  ).toEqual([]);
});

describe('normalise', () => {
  it.each([
    ['ＣＳＶ２０２１', 'csv2021'],
    ['臺北市', '台北市'],
    ['资料品质', '資料品質'],
    ['顶楼加盖', '頂樓加蓋'],
    ['消除重复', '消除重複'],
    ['里', '里'],
    ['埔裡', '埔里'],
    ['㎡', 'm2'],
    ['WGS 84', 'wgs84'],
    ['ＵＴＦ－８', 'utf8'],
    ['floor -1', 'floor -1'],
    ['2021-07', '2021-07'],
  ])('%s → %s', (from, to) => expect(normalise(from)).toBe(to));

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
  it.each([
    ['月租金', ['月租', '租金']],
    ['床', ['床']],
    ['CC0授權', ['cc0', 'cc', '0', '授權']],
    ['WGS84', ['wgs84', 'wgs', '84']],
    ['WGS 84', ['wgs84', 'wgs', '84']],
    ['10月爬蟲', ['10月', '爬蟲']],
    ['monthly_price', ['monthly_price', 'monthly', 'price']],
    ['facilities_床', ['facilities_床', 'facilities', '床']],
    ['？！', []],
  ])('%s', (text, tokens) => expect(tokenise(text)).toEqual(tokens));

  it('adds single characters for titles', () => {
    expect(tokenise('押金', true)).toEqual(['押金', '押', '金']);
  });
});

describe('parsePeriods', () => {
  it.each([
    ['2021-07', ['2021-07'], ''],
    ['2021/7', ['2021-07'], ''],
    ['2021年7月', ['2021-07'], ''],
    ['2021 年 7 月', ['2021-07'], ''],
    ['110年7月', ['2021-07'], ''],
    ['民國110年7月', ['2021-07'], ''],
    ['202107', ['2021-07'], ''],
    ['２０２１年０７月', ['2021-07'], ''],
    ['2021Q3', ['2021Q3'], ''],
    ['2021q3', ['2021Q3'], ''],
    ['2021年第3季', ['2021Q3'], ''],
    ['110年第三季', ['2021Q3'], ''],
    ['2021', ['2021'], ''],
    ['2021年', ['2021'], ''],
    ['110年', ['2021'], ''],
    ['民國110年', ['2021'], ''],
    ['2021年7月 租金', ['2021-07'], '租金'],
    ['租金 2021-07', ['2021-07'], '租金'],
    ['CSV 2021-07', ['2021-07'], 'csv'],
    ['WGS 84', [], 'wgs84'],
    ['2021年10月能用嗎', ['2021-10'], '能用嗎'],
    ['2021-07 2022Q1', ['2021-07', '2022Q1'], ''],
    ['2021-13', [], '2021-13'],
    ['1850-01', [], '1850-01'],
    ['591', [], '591'],
    ['110', [], '110'],
    ['monthly_2021', [], 'monthly_2021'],
  ])('%s', (query, periods, rest) => expect(parsePeriods(query)).toEqual({ periods, rest }));

  it.each([
    ['2019-2023', ['2019', '2023']],
    ['2019到2023年', ['2019', '2023']],
    ['2019年至2023年', ['2019', '2023']],
    ['2018-12', ['2018-12']],
    ['2021-2', ['2021-02']],
    ['2010', []],
    ['2100', []],
  ])('reads 「%s」', (text, periods) => expect(parsePeriods(text).periods).toEqual(periods));

  it('never throws', () => {
    fc.assert(fc.property(anyText, (text) => Array.isArray(parsePeriods(text).periods)));
  });
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
