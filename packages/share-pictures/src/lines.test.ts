import { describe, expect, it } from 'vitest';
import { fit, splitRuns, splitUnits, measureWidth } from './lines';

/** Chinese is one em wide, everything else about half. */
const measure = (text: string) =>
  [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e80 ? 1 : 0.55), 0);
const room = { width: 516, lines: 6, sizes: [64, 58, 52, 46, 42, 38], bold: true };

const TITLES = [
  '爬蟲主機磁碟寫滿，2023年10月6日到26日的資料不全',
  '試行的第二份月資料：2025年11月，由三輪收錄合併',
  '2021年591改用新頁面，6月到9月的物件短少6%到45%',
  '2021年5月起積下的資料，2022年8月底開始上傳',
  '刊登者類型的編碼',
  '「月資料」與「年資料」，哪一份才能用？',
];

describe('lines of a title', () => {
  it.each(TITLES)('%s breaks where Chinese may break, inside its room', (title) => {
    const { lines, size } = fit(title, room, measure);
    expect(lines.join('').replaceAll(' ', '')).toBe(title);
    for (const line of lines) {
      expect(line).not.toMatch(/^[、，。！？：；」』）的了多者年月日]/);
      expect(line).not.toMatch(/[「『（]$/);
      expect(measureWidth(line, true, measure) * size).toBeLessThanOrEqual(room.width);
    }
    expect([...(lines.at(-1) ?? '')].length).toBeGreaterThan(2);
  });

  it('keeps a date and a number with its unit in one piece', () => {
    expect(splitUnits('2023年10月6日起')).toEqual(['2023年10月6日起']);
    expect(splitUnits('少了13欄')).toContain('13欄');
  });

  it('sets long titles smaller, and cuts what fits at no size', () => {
    const short = fit('資料品質', room, measure);
    const long = fit('資料品質與欄位說明'.repeat(6), room, measure);
    expect(short.size).toBe(64);
    expect(long.size).toBeLessThan(short.size);
    const endless = fit('資料品質與欄位說明，'.repeat(40), room, measure);
    expect(endless.lines).toHaveLength(room.lines);
    expect(endless.lines.at(-1)).toMatch(/[^，]…$/);
    for (const line of endless.lines) expect(measure(line) * endless.size).toBeLessThanOrEqual(room.width);
  });

  it('breaks a word that is wider than a line', () => {
    const { lines, size } = fit('a'.repeat(120), room, measure);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
  });

  it('sets Chinese and Latin apart', () => {
    expect(splitRuns('共73欄，CSV檔')).toEqual(['共', '73', '欄，CSV', '檔']);
    expect(measureWidth('共7欄', true, measure)).toBeCloseTo(2.55 + 0.25);
  });
});
