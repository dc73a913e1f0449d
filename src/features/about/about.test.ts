import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { type Catalogue, listTrials, listUnmerged } from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { chooseExample } from 'rental-data/dictionary';
import { renderStatic } from '@site/tests/support/renderPage';

const read = (known: Catalogue) => renderStatic(known, 'about-data-set/index.tsx');

describe('what is told of the dataset', () => {
  it('names the platforms, what is taken out and the limits as the catalogue has them', async () => {
    const file = parse(readFileSync('catalogue/dataset.yaml', 'utf8')) as { limits: string[] };
    const html = await read(recorded);
    expect(html).toContain('<a href="https://rent.591.com.tw/" class="num">591租屋網</a>');
    expect(html).toContain('發布前已刪除標題、地址、描述與照片');
    for (const limit of file.limits) expect(html).toContain(`<li>${limit}</li>`);
  });

  it('names the months that were crawled on trial, and what became of it', () => {
    const trial = recorded.incidents.find((i) => i.id === 'trial-2025');
    expect(listTrials(recorded)).toEqual([{ incident: trial, first: '2025-10', last: '2026-04', count: 4 }]);
  });
});

it('the guide of the download page names the versions whose quarters and years keep listings apart', () => {
  expect(listUnmerged(recorded)).toEqual(['0.2']);
});

describe('the page about the dataset', () => {
  const contentsIn = (html: string) => /<section id="contents".*?<\/section>/.exec(html)?.[0] ?? '';

  it('shows both variants of the newest sound month', async () => {
    const contents = contentsIn(await read(recorded));
    for (const words of ['2024年3月', '204,420', '161,412']) expect(contents).toContain(words);
    expect(contents).toContain('href="/about-data-set/0.3/#dwelling-filter"');
  });

  it('falls back on the newest month where none is sound', () => {
    const unsound = {
      ...recorded,
      releases: recorded.releases.filter((r) => r.period >= '2025-10' || r.granularity === 'annual'),
    };
    expect(chooseExample(unsound).period).toBe('2026-08');
  });
});
