import { describe, expect, it } from 'vitest';
import { toCompareStart, type CompareStart } from '@site/plugins/pages/data/compare';
import { comparePage } from '@site/src/lib/addresses/pages';
import {
  type Catalogue,
  type Choice,
  compare,
  comparisonWords,
  defaultChoice,
  readQuery,
  VARIANTS,
  fromCatalogueJson,
  type CatalogueJson,
} from 'rental-data';
import { toCatalogueJson } from 'rental-data/formats';
import { catalogue, recorded, somePairs } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import { sampleCatalogue, sampleColumn, sampleVersion } from 'rental-data/testing/usabilitySample';

const DEFAULT: Choice = { a: '2023-08', b: '2026-08', variant: 'raw' };

/** The catalogue as browsers read it. */
const read = (known: Catalogue): Catalogue =>
  fromCatalogueJson(JSON.parse(JSON.stringify(toCatalogueJson(known, SITE))) as CatalogueJson);

describe('the published catalogue', () => {
  const published = read(catalogue);

  it('compares as the whole catalogue does', () => {
    for (const variant of VARIANTS) {
      for (const [a, b] of somePairs()) {
        const [mine, whole] = [compare(published, a, b, variant), compare(catalogue, a, b, variant)];
        expect(mine, `${a} ${b} ${variant}`).toEqual(whole);
        expect(comparisonWords(mine, published.incidents)).toEqual(
          comparisonWords(whole, catalogue.incidents),
        );
      }
    }
  });

  it('does so for changes of meaning and replaced columns', () => {
    const planted = sampleCatalogue(recorded, {
      versions: [sampleVersion('0.1'), sampleVersion('0.2', { replaces: { 甲: ['乙'] } })],
      columns: [
        sampleColumn('租金', { until: '0.1' }),
        sampleColumn('租金', { since: '0.2', description: '另一個意思。' }),
        sampleColumn('甲', { until: '0.1' }),
        sampleColumn('乙', { since: '0.2' }),
        sampleColumn('坪數'),
      ],
    });
    const found = compare(read(planted), '2030-01', '2030-02', 'raw');
    expect(found).toEqual(compare(planted, '2030-01', '2030-02', 'raw'));
    expect(found.changes.map((c) => c.kind)).toEqual(['column-replaced', 'column-changed']);
  });

  it('gives the result that the page shows first', () => {
    const { first } = JSON.parse(JSON.stringify(toCompareStart(catalogue))) as CompareStart;
    expect(first.choice).toEqual(defaultChoice(published));
    const { a, b, variant } = first.choice;
    expect(first.comparison).toEqual(compare(published, a, b, variant));
  });
});

it('an address that comparePage writes is read as what it was written of', () => {
  for (const { period } of catalogue.releases) {
    for (const variant of VARIANTS) {
      const address = new URL(comparePage(period, '2018', variant), 'https://example.org');
      if (period === '2018') continue;
      expect(readQuery(address.search, DEFAULT)).toEqual({
        choice: { a: period, b: '2018', variant },
        problems: [],
      });
    }
  }
});
