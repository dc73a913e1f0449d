import { describe, expect, it } from 'vitest';
import { flawless, future, SITE } from '../../tests/support/exportSample';
import { recorded } from '../../tests/support/realCatalogue';
import { toLlmsLines } from './llms';

describe('what llms.txt says of the dataset', () => {
  const lines = toLlmsLines(recorded, SITE);

  it('counts what it says', () => {
    const text = lines.join('\n');
    expect(text).toContain('月資料從2018年5月到2026年8月，共78期；截至2026年8月，另有22個月沒有發布。');
    expect(text).toContain('共211份資料；最新的資料集版本是0.3。');
    expect(text).toContain('已知品質事件25件');
    expect(text).toContain('拿不定主意時用2024年3月');
    expect(text).toMatch(/2026年8月原始資料.*列數不可比較（.*涵蓋2026年8月25日到31日/);
    expect(text).toContain(
      'CSV的缺值寫成「-」，是非值寫成T／F（2018年5月到6月寫成0／1），代碼65535代表不明。',
    );
    expect(toLlmsLines(flawless, SITE).join('\n')).toContain('已知品質事件0件');
  });

  it('names the files not to use, and no other', () => {
    const named = (text: string) =>
      [...text.matchAll(/^- \[([^\]]+)\].*：請勿使用/gm)].map(([, name]) => name);
    expect(named(lines.join('\n'))).toEqual([
      '2021年第4季原始資料',
      '2021年第4季消除重複住宅',
      '2021年10月原始資料',
    ]);
    expect(toLlmsLines(flawless, SITE).join('\n')).not.toContain('請勿使用');
  });

  it('names the rents where they are published, with their periods and what they are not', () => {
    const named = (text: string) => text.split('\n').filter((line) => line.includes('/data/rents/'));
    expect(named(toLlmsLines({ ...recorded, statistics: [] }, SITE).join('\n'))).toEqual([]);
    const [line, ...others] = named(toLlmsLines(future, SITE).join('\n'));
    expect(line).toContain('2024年2月到3月、2026年8月、2027年1月消除重複住宅');
    expect(line).toContain('不是簽約的租金');
    expect(others).toEqual([]);
  });
});
