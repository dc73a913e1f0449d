import { describe, expect, it } from 'vitest';
import type { ColumnProp } from '../../../plugins/pages/client';
import { isLong, ownCodes, sharedCodes, SHORT, usersOf } from '../../../src/components/mdx/CodeTables/tables';

const UNKNOWN: [number, string] = [65535, '不明'];
const table = (...codes: [number, string][]) => ({ codes });

describe('sharedCodes', () => {
  it('finds the code that means the same everywhere', () => {
    expect(sharedCodes([table([0, '公寓'], UNKNOWN), table([0, '屋主'], UNKNOWN), table(UNKNOWN)])).toEqual([
      UNKNOWN,
    ]);
  });

  it('does not take a code that one table lacks or means otherwise', () => {
    expect(sharedCodes([table(UNKNOWN), table([0, '屋主'])])).toEqual([]);
    expect(sharedCodes([table(UNKNOWN), table([65535, '其他'])])).toEqual([]);
  });

  it('shares nothing within a single table', () => {
    expect(sharedCodes([table(UNKNOWN)])).toEqual([]);
    expect(sharedCodes([])).toEqual([]);
  });
});

describe('ownCodes', () => {
  it('leaves out what is said once for all', () => {
    expect(ownCodes([[0, '公寓'], UNKNOWN], [UNKNOWN])).toEqual([[0, '公寓']]);
  });
});

describe('isLong', () => {
  const codes = (n: number) => Array.from({ length: n }, (_, i): [number, string] => [i, String(i)]);

  it('gives the whole width to long and to grouped tables', () => {
    expect(isLong({ codes: codes(SHORT) })).toBe(false);
    expect(isLong({ codes: codes(SHORT + 1) })).toBe(true);
    expect(isLong({ codes: [], groups: [] })).toBe(true);
  });
});

describe('usersOf', () => {
  it('names every column that holds codes of the table', () => {
    const column = (header: string, id?: string) =>
      ({
        header,
        anchor: `c-${header}`,
        ...(id ? { codes: { table: id, title: '', count: 1 } } : {}),
      }) as ColumnProp;
    const columns = [
      column('a', 'deal_status'),
      column('b'),
      column('c', 'deal_status'),
      column('d', 'contact'),
    ];
    expect(usersOf('deal_status', columns)).toEqual([
      { header: 'a', anchor: 'c-a' },
      { header: 'c', anchor: 'c-c' },
    ]);
  });
});
