import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/types';
import { toDataCatalogLd, toDatasetLd, toEnglishDatasetLd, toSetLd } from './schemaOrg';
import { columnsOfSet, listSets } from '../catalogue/sets';
import { recorded } from '../../tests/support/realCatalogue';
import { expandWhole, WORDS } from '../../tests/support/expandJsonLd';
import { CATALOGUES, future, SITE } from '../../tests/support/exportSample';

/** A document as a search engine reads it: plain data. */
const plain = (document: object) => JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
const makeDocuments = (data: Catalogue): Record<string, unknown>[] =>
  [
    toDataCatalogLd(data, SITE),
    toDatasetLd(data, SITE),
    ...listSets(data).map((set) => toSetLd(data, set, SITE)),
  ].map(plain);
const makeDatasets = (data: Catalogue) => makeDocuments(data).filter((d) => d['@type'] === 'Dataset');

describe('the words of schema.org that the check knows', () => {
  it('are many, and not any', () => {
    expect(WORDS.properties.size).toBeGreaterThan(1000);
    expect(WORDS.types.size).toBeGreaterThan(500);
    expect(WORDS.properties.has('temporalCoverage')).toBe(true);
    expect(WORDS.properties.has('temporalcoverage')).toBe(false);
  });

  it('fail on a word that does not exist', async () => {
    const document = { ...plain(toDatasetLd(recorded, SITE)), temporalcoverage: '2018' };
    await expect(expandWhole(document)).rejects.toThrow();
    const deep = { ...plain(toDatasetLd(recorded, SITE)), creator: { '@type': 'Organisation', name: 'x' } };
    await expect(expandWhole(deep)).rejects.toThrow();
  });
});

describe.each(CATALOGUES)('schema.org for %s', (_name, data) => {
  it('uses words of schema.org only, and nothing is dropped', async () => {
    for (const document of makeDocuments(data)) expect(await expandWhole(document)).toHaveLength(1);
  });

  it('has what search engines of datasets ask for', () => {
    for (const document of makeDatasets(data)) {
      expect(document).toMatchObject({
        name: expect.stringMatching(/./),
        url: expect.stringMatching(/^https:\/\/example\.org\/sub\//),
        license: 'https://creativecommons.org/publicdomain/zero/1.0/',
        isAccessibleForFree: true,
        inLanguage: 'zh-Hant-TW',
        creator: { '@type': 'Organization', name: '開放台灣民間租屋資料' },
        includedInDataCatalog: { '@id': 'https://example.org/sub/#catalogue' },
      });
      const description = document.description as string;
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(5000);
      const downloads = document.distribution as { contentUrl: string; encodingFormat: string[] }[];
      expect(downloads.length).toBeGreaterThan(0);
      for (const { contentUrl, encodingFormat } of downloads) {
        expect(contentUrl).toMatch(/^https:\/\/twrh\.s3\.[\w.%/-]+\.zip$/);
        expect(encodingFormat[0]).toBe('application/zip');
      }
      expect(document.temporalCoverage).toMatch(/^\d{4}-\d{2}(-\d{2})?\/\d{4}-\d{2}(-\d{2})?$/);
    }
  });

  it('has names of its own for every dataset, and one catalogue that they belong to', () => {
    const ids = makeDocuments(data).map((d) => d['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('https://example.org/sub/#catalogue');
  });
});

describe('the dataset in English', () => {
  const document = plain(toEnglishDatasetLd(recorded, SITE));

  it('uses words of schema.org only, and nothing is dropped', async () => {
    expect(await expandWhole(document)).toHaveLength(1);
  });

  it('has what search engines of datasets ask for, in English', () => {
    expect(document).toMatchObject({
      name: 'Open Taiwan Rental Listings',
      url: 'https://example.org/sub/en/',
      sameAs: 'https://example.org/sub/#dataset',
      license: 'https://creativecommons.org/publicdomain/zero/1.0/',
      inLanguage: 'en',
      creator: { '@type': 'Organization', name: 'Open Taiwan Rental Listings' },
      spatialCoverage: { name: 'Taiwan' },
    });
    const { description, keywords, distribution, variableMeasured } = document as Record<string, unknown> & {
      distribution: { description: string }[];
      variableMeasured: { name: string }[];
    };
    const texts = [
      description,
      keywords,
      distribution.map((d) => d.description),
      variableMeasured.map((v) => v.name),
    ];
    expect(JSON.stringify(texts)).not.toMatch(/\p{Script=Han}/u);
    const { distribution: chinese, temporalCoverage, version } = plain(toDatasetLd(recorded, SITE));
    const urls = (downloads: unknown) => (downloads as { contentUrl: string }[]).map((d) => d.contentUrl);
    expect(urls(distribution)).toEqual(urls(chinese));
    expect(document).toMatchObject({ temporalCoverage, version });
  });
});

describe('a set', () => {
  it('leaves its columns to the JSON that its page links', () => {
    for (const set of listSets(recorded)) {
      const text = JSON.stringify(toSetLd(recorded, set, SITE));
      expect(columnsOfSet(recorded, set).filter(({ header }) => text.includes(`"${header}"`))).toEqual([]);
    }
  });

  it('covers the days that it covers, and all of Taiwan, from which no county is left out', () => {
    const facts = (period: string) => {
      const set = listSets(recorded).find((s) => s.period === period);
      const { temporalCoverage, spatialCoverage } = plain(
        toSetLd(recorded, set as NonNullable<typeof set>, SITE),
      );
      const places = [spatialCoverage].flat() as { name: string }[];
      return [temporalCoverage, places.map(({ name }) => name).join('、')];
    };
    // As recorded by the dataset, written down here once more; the last four cover their whole period.
    for (const [period, days] of Object.entries({
      '2018-05': '2018-05-01/2018-05-31',
      '2018': '2018-05-01/2018-12-31',
      '2023-03': '2023-03-01/2023-03-24',
      '2024-09': '2024-09-08/2024-09-30',
      '2024-10': '2024-10-01/2024-10-30',
      '2025-10': '2025-10-26/2025-10-31',
      '2025-11': '2025-11/2025-12',
      '2026-08': '2026-08-25/2026-08-31',
      '2020-02': '2020-02-01/2020-02-29',
      '2019-02': '2019-02-01/2019-02-28',
      '2021Q3': '2021-07-01/2021-09-30',
      '2023': '2023-01-01/2023-12-31',
    }))
      expect(facts(period)).toEqual([days, '台灣']);
  });

  it('says its checksum where somebody computed it', () => {
    const set = listSets(future).at(-1);
    const document = set && plain(toSetLd(future, set, SITE));
    expect(document?.distribution).toMatchObject([{ sha256: 'ab'.repeat(32) }, { sha256: 'ab'.repeat(32) }]);
  });

  it('claims no size of the ZIP, of which only the content was measured', () => {
    expect(JSON.stringify(makeDocuments(recorded))).not.toContain('contentSize');
  });
});
