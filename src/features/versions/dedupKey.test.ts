import '@site/tests/support/renderPage';
import { describe, expect, it } from 'vitest';
import type { ColumnGroup } from 'rental-data';
import { groupKey } from './DedupKey';

describe('groupKey', () => {
  it('sorts the key by group and keeps the order inside a group', () => {
    const [floor, price, area] = [
      { header: 'floor', group: 'building' },
      { header: 'price', group: 'price' },
      { header: 'area', group: 'building' },
    ] as const;
    expect(groupKey<{ group: ColumnGroup }>([floor, price, area])).toEqual([
      { group: 'price', columns: [price] },
      { group: 'building', columns: [floor, area] },
    ]);
  });

  it('has nothing to group without a key', () => {
    expect(groupKey([])).toEqual([]);
  });
});
