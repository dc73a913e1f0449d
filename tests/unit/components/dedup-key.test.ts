import { describe, expect, it } from 'vitest';
import { groupKey } from '../../../src/components/mdx/DedupKey/group';

describe('groupKey', () => {
  const column = (anchor: string) => ({ anchor, header: anchor });

  it('sorts the key by group and keeps the order inside a group', () => {
    const key = ['floor', 'price', 'area'].map(column);
    const columns = [
      { anchor: 'price', group: 'price' as const },
      { anchor: 'area', group: 'building' as const },
      { anchor: 'floor', group: 'building' as const },
    ];
    expect(groupKey(key, columns)).toEqual([
      { group: 'price', columns: [column('price')] },
      { group: 'building', columns: [column('floor'), column('area')] },
    ]);
  });

  it('has nothing to group without a key', () => {
    expect(groupKey([], [])).toEqual([]);
  });
});
