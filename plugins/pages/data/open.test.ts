/** What the page that opens files is given of the catalogue. */
import { expect, it } from 'vitest';
import { getVerdict } from 'rental-data';
import { publishedFiles } from 'rental-data/testing/publishedFiles';
import { recorded } from 'rental-data/testing/realCatalogue';
import { toOpenPageProp } from './open';

it('who has no file is sent to the smallest CSV whose rows are complete and whose columns may all be used', () => {
  const { smallest } = toOpenPageProp(recorded);
  const sizes = publishedFiles
    .filter(({ format, period, variant }) => {
      const { rows, counts } = getVerdict(recorded, period, variant === 'raw' ? 'raw' : 'deduplicated');
      const isSound = Object.keys(counts).every((state) => state === 'fine');
      return format === 'csv' && rows.state === 'complete' && isSound;
    })
    .map(({ size_bytes }) => Number(size_bytes));
  expect(sizes.length).toBeGreaterThan(50);
  expect(smallest.bytes).toBe(Math.min(...sizes));
});

it('figures are of dwellings at first, as the dataset has them', () => {
  expect(toOpenPageProp(recorded).dwellingTypes).toEqual(['整層住家', '獨立套房', '分租套房', '雅房']);
});
