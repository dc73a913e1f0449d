import { describe, expect, it } from 'vitest';
import { toClosedRobotsText, toLlmsText, toRobotsText, toSecurityText } from './plainText';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
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

  it('names every page in English', () => {
    for (const path of Object.values(ENGLISH_PAGES))
      expect(lines.filter((line) => line.includes(`](https://example.org/sub${path})`))).toHaveLength(1);
  });
});
