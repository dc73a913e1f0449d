import { describe, expect, it } from 'vitest';
import { findRelease } from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { countRows } from './Rows';

const may = findRelease(recorded, '2018-05');
const july = findRelease(recorded, '2018-07');

describe('<Rows>', () => {
  it('gives the published number', () => {
    const set = july.sets.find(({ variant }) => variant === 'deduplicated');
    expect(countRows(july, 'deduplicated')).toBe(set?.rows);
  });

  it('refuses a variant that the period lacks and says what it has', () => {
    expect(() => countRows(may, 'deduplicated')).toThrow('2018-05沒有deduplicated。修正：variant改成raw');
    expect(() => countRows(july, 'Raw')).toThrow('raw、deduplicated');
  });
});
