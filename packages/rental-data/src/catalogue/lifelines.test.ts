import { describe, expect, it } from 'vitest';
import { columnAnchor } from './columns';
import { listLifelines, matchColumns } from './lifelines';
import { findVersion } from './sets';
import { listVersionColumns } from './versionColumns';
import { recorded } from '../../tests/support/realCatalogue';

const findColumns = (version: string) => listVersionColumns(recorded, findVersion(recorded, version));
const findHeaders = (version: string) => findColumns(version).map(({ column }) => column.header);

describe('the lives of columns', () => {
  const lines = listLifelines(recorded);
  const life = (header: string) => lines.find((c) => c.header === header)?.life;

  it('has a line for every header, grouped', () => {
    const listed = lines.map((c) => c.header);
    expect(new Set(listed)).toEqual(new Set(recorded.columns.map((c) => c.header)));
    expect(new Set(listed).size).toBe(listed.length);
    const groups = lines.map((c) => c.group);
    expect(groups.filter((g, i) => g !== groups[i - 1])).toEqual([
      'transaction',
      'price',
      'building',
      'environment',
    ]);
  });

  // By version from 0.0 on: in raw files, in de-duplicated ones, in both.
  it.each([
    ['月租金', 'rbbb'],
    ['物件編號', 'rrrr'],
    ['重複物件數', '-ddd'],
    ['刊登者編碼', '-rrr'],
    ['約略地點_x', '--rr'],
    ['約略地點範圍', '--d-'],
    ['最大刊登者編碼', '-dd-'],
    ['常見刊登者編碼', '---d'],
    ['物件最後更新時間', 'rrrb'],
  ])('%s lives %s from 0.0 to 0.3', (header, expected) => {
    expect(life(header)).toBe(expected);
  });

  it('agrees with the columns of each version', () => {
    recorded.versions.forEach(({ version }, index) => {
      const alive = lines.filter((c) => c.life[index] !== '-').map((c) => c.header);
      expect(new Set(alive)).toEqual(new Set(findHeaders(version)));
    });
  });

  it('leads to the newest version that has the column', () => {
    for (const { header, anchor, newest } of lines) {
      const found = findColumns(newest).find(({ column }) => column.header === header);
      expect(found && columnAnchor(found.column)).toBe(anchor);
      for (const later of recorded.versions.filter((v) => v.version > newest)) {
        expect(findHeaders(later.version)).not.toContain(header);
      }
    }
    expect(lines.find((c) => c.header === '約略地點範圍')?.newest).toBe('0.2');
  });
});

describe('the columns of an incident', () => {
  it('are counted for each pattern', () => {
    const columns = (id: string) =>
      (recorded.incidents.find((one) => one.id === id)?.columns ?? []).map((pattern) => {
        const { text, count, first } = matchColumns(recorded, pattern);
        return { text, count, anchor: first && columnAnchor(first) };
      });
    expect(columns('nearby-columns-empty-2021')).toEqual([
      { text: '附近有_', count: 7, anchor: 'c-living_functions_school' },
      { text: '附近的', count: 5, anchor: 'c-transportation_subway' },
    ]);
    expect(columns('furniture-columns-2026')).toMatchObject([{ text: '提供家具_', count: 13 }]);
    expect(columns('crawler-gap-2018-12')).toMatchObject([{ text: '物件最後更新時間', count: 1 }]);
  });
});
