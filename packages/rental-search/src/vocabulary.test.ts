import { describe, expect, it } from 'vitest';
import { WritingError } from 'rental-data/load';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { temporarySite } from 'rental-data/testing/temporary-site';
import { INDEX_SITE } from '../tests/support/sites';
import { buildSearchData } from './buildSearchData';
import { loadVocabulary } from './vocabulary';

describe('search.yaml', () => {
  it.each([
    ['a wrong key', '  - { words: [保證金', '  - { wrods: [保證金', /不認得的鍵「wrods」/],
    ['an empty list', 'means: [押金] }', 'means: [] }', /沒有任何字詞/],
    ['a word twice', '訂金, 定金]', '訂金, 保證金]', /「保證金」重複，第一次出現在第\d+行/],
    ['a place without a slash', "at: '/download/#cite'", "at: 'download#cite'", /不是站內位址/],
  ])('%s stops the build with file and line', async (_, find, put, says) => {
    const site = await temporarySite();
    await site.replace('catalogue/search.yaml', [find], put);
    const error: unknown = await loadVocabulary(site.dir).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WritingError);
    const problem = (error as WritingError).problems.find((p) => says.test(p.problem));
    expect(problem).toMatchObject({ file: 'catalogue/search.yaml' });
    expect(problem?.line).toBeGreaterThan(1);
    expect(problem?.fix).not.toBe('');
  });

  it('may have keywords only for places that exist', async () => {
    const site = await temporarySite();
    const keywords =
      "keywords:\n  - { at: '/codes/*/#none', words: [沒有] }\n  - { at: '/compare/', words: [相比] }";
    const page = '  - { path: /compare/, title: 比較兩期, text: 選兩期。 }';
    await site.write('catalogue/search.yaml', `synonyms: []\n${keywords}\npages:\n${page}\n`);
    const sources = { documents: [], catalogue, site: INDEX_SITE };
    const error: unknown = await buildSearchData(site.dir, sources).catch((reason: unknown) => reason);
    expect((error as WritingError).problems).toMatchObject([
      { file: 'catalogue/search.yaml', line: 3, problem: '沒有「/codes/*/#none」這個位置。' },
    ]);
    await site.replace('catalogue/search.yaml', ['/codes/*/#none'], '/quality/#2019-00');
    const { entries } = await buildSearchData(site.dir, sources);
    const find = (path: string) => entries.find((entry) => entry.path === path)?.keywords;
    expect(find('/compare/')).toEqual(['相比']);
    expect(find('/quality/#2019-00')).toContain('沒有');
  });
});
