import { describe, expect, it } from 'vitest';
import { toClosedRobotsText, toLlmsText, toRobotsText, toSecurityText } from './plainText';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { flawless, future } from 'rental-data/testing/exportSample';
import { recorded } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';

describe('robots.txt', () => {
  it('opens everything and names the sitemap', () => {
    expect(toRobotsText(SITE)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sub/sitemap.xml\n',
    );
  });

  it('of a preview closes everything and names no sitemap', () => {
    expect(toClosedRobotsText()).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('security.txt', () => {
  it('names whom to tell, and expires a year after the last month', () => {
    expect(toSecurityText(recorded, SITE)).toBe(
      [
        'Contact: mailto:open-tw-rental-house@ddio.io',
        'Expires: 2027-08-31T23:59:59+08:00',
        'Canonical: https://example.org/sub/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
});

describe('llms.txt', () => {
  const lines = toLlmsText(recorded, SITE).split('\n');

  it('has a name, a summary and lists of links, as llmstxt.org describes', () => {
    expect(lines[0]).toBe('# 開放台灣民間租屋資料');
    expect(lines[2]).toMatch(/^> ./);
    expect(lines.filter((l) => l.startsWith('# '))).toHaveLength(1);
    const sections = lines.flatMap((l, i) => (l.startsWith('## ') ? [i] : []));
    expect(sections.length).toBeGreaterThan(2);
    for (const line of lines.slice(sections[0]).filter((l) => l !== '' && !l.startsWith('## '))) {
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)：.+$/);
    }
  });

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
    expect(toLlmsText(flawless, SITE)).toContain('已知品質事件0件');
  });

  it('names the files not to use, and no other', () => {
    const named = (text: string) =>
      [...text.matchAll(/^- \[([^\]]+)\].*：請勿使用/gm)].map(([, name]) => name);
    expect(named(lines.join('\n'))).toEqual([
      '2021年第4季原始資料',
      '2021年第4季消除重複住宅',
      '2021年10月原始資料',
    ]);
    expect(toLlmsText(flawless, SITE)).not.toContain('請勿使用');
  });

  it('names the rents where they are published, with their periods and what they are not', () => {
    const named = (text: string) => text.split('\n').filter((line) => line.includes('/data/rents/'));
    expect(named(toLlmsText({ ...recorded, statistics: [] }, SITE))).toEqual([]);
    const [line, ...others] = named(toLlmsText(future, SITE));
    expect(line).toContain('2024年2月到3月、2026年8月、2027年1月消除重複住宅');
    expect(line).toContain('不是簽約的租金');
    expect(others).toEqual([]);
  });

  it('names every page in English', () => {
    for (const path of Object.values(ENGLISH_PAGES))
      expect(lines.filter((line) => line.includes(`](https://example.org/sub${path})`))).toHaveLength(1);
  });
});
