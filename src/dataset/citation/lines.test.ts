import { describe, expect, it } from 'vitest';
import { dayOf, toApa, toChineseApa, toPressLine } from '@site/src/dataset/citation';
import { DAY, everyReference, raw2021Q3, whole } from '@site/tests/support/citationSample';

const PAGE = 'https://example.org/sub/download/2021Q3/raw/';
const QUALITY = 'https://example.org/sub/data-quality/';
const CAVEAT =
  '列數不可比較（估計短少39.06%）。已知問題：591分批改用新頁面，爬蟲讀不到明細；2021年7月到10月，租金寫成範圍的物件沒有收錄';

describe('the press line', () => {
  it('names set, version, address, day and caveats', () => {
    expect(toPressLine(raw2021Q3, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料，2021年第3季原始資料，資料集版本0.2。${PAGE}（取用日期：2026年11月21日）。${CAVEAT}。`,
    );
  });

  it('asks for the day where nobody knows it', () => {
    expect(toPressLine(raw2021Q3)).toContain(`${PAGE}（取用日期：請填當天日期）。`);
  });

  it('names the whole dataset without a period', () => {
    expect(toPressLine(whole, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料，資料集版本0.3。https://example.org/sub/（取用日期：2026年11月21日）。已知品質事件24件，影響的期別與欄位見${QUALITY}。`,
    );
  });

  it('says nothing of caveats where none is known', () => {
    expect(toPressLine({ ...raw2021Q3, caveats: '' }, { accessed: DAY })).toMatch(/11月21日）$/);
  });
});

describe('APA', () => {
  it('is written for texts in English', () => {
    expect(toApa(raw2021Q3, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料. (n.d.). 開放台灣民間租屋資料：2021年第3季原始資料 (Version 0.2) [Data set]. Retrieved November 21, 2026, from ${PAGE} [${CAVEAT}]`,
    );
  });

  it('is written for texts in Chinese', () => {
    expect(toChineseApa(raw2021Q3, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料（無日期）。開放台灣民間租屋資料：2021年第3季原始資料（版本0.2）【資料集】。2026年11月21日取自${PAGE}（${CAVEAT}）`,
    );
  });

  it('has the year in which the newest file came out for the whole dataset', () => {
    expect(toApa(whole)).toMatch(/^開放台灣民間租屋資料\. \(2026\)\. /);
    expect(toChineseApa(whole)).toMatch(/^開放台灣民間租屋資料（2026）。/);
  });

  it('leaves the day out where nobody knows it', () => {
    expect(toApa(raw2021Q3)).toContain(`[Data set]. ${PAGE} [`);
    expect(toChineseApa(raw2021Q3)).toContain(`【資料集】。${PAGE}（`);
  });

  it.each(['2026-02-30', '2026-11', 'yesterday'])('refuses %s as a day', (accessed) => {
    for (const line of [toPressLine, toApa, toChineseApa]) {
      expect(() => line(raw2021Q3, { accessed })).toThrow(RangeError);
    }
  });
});

describe('references', () => {
  it('have ids of their own, in ASCII', () => {
    const ids = everyReference.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true);
  });

  it('have one line of caveats, without full stop', () => {
    for (const { caveats } of everyReference) expect(caveats).toMatch(/^([^。\n]*。)?(已知[^。\n]*)?$/);
  });

  it('say which periods must not be used', () => {
    const avoided = everyReference.find((r) => r.id === 'tw-rental-2021-10-raw');
    expect(avoided?.caveats).toMatch(
      /^請勿使用（混入四個月的物件）。已知問題：591分批改用新頁面，爬蟲讀不到明細/,
    );
  });

  it('tell caveats of columns only where the variant has them', () => {
    const caveats = (id: string) => everyReference.find((r) => r.id === id)?.caveats;
    expect(caveats('tw-rental-2026-04-raw')).toContain('「物件網址」沒有值');
    expect(caveats('tw-rental-2026-04-deduplicated')).not.toContain('「物件網址」沒有值');
  });
});

it('takes the day of the reader’s own clock', () => {
  expect(dayOf(new Date(2026, 10, 1, 0, 0, 1))).toBe('2026-11-01');
  expect(dayOf(new Date(2026, 0, 31, 23, 59, 59))).toBe('2026-01-31');
});
