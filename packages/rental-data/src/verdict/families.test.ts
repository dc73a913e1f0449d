import { describe, expect, it } from 'vitest';
import { findFamily } from '../catalogue/families';
import { listSets } from '../catalogue/sets';
import { usabilityReader } from '../usability/reader';
import { getVerdict } from './verdict';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

const headers = [...new Set(recorded.columns.map((c) => c.header))];
const members = (family: string) => headers.filter((header) => findFamily(header) === family);

describe('a family of columns', () => {
  it('is told by the names in the files: what is nearby, the furniture, the letting', () => {
    expect(members('附近')).toHaveLength(12);
    expect(members('附近').every((h) => /^附近(?:有_|的)/.test(h))).toBe(true);
    expect(members('提供家具')).toHaveLength(13);
    expect(members('提供家具').every((h) => h.startsWith('提供家具_'))).toBe(true);
    expect(members('出租').sort()).toEqual(
      [
        '出租大約時間',
        '出租所費天數',
        '最大出租所費天數',
        '最後出租時間',
        '房屋出租狀態',
        '房屋曾出租過',
      ].sort(),
    );
  });

  it('is a column of its own everywhere else', () => {
    const rest = headers.filter((h) => !['附近', '提供家具', '出租'].includes(findFamily(h)));
    expect(rest).toHaveLength(headers.length - 12 - 13 - 6);
    for (const header of rest) expect(findFamily(header)).toBe(header);
    // 「附近」12欄 would be misread if a column were called 附近.
    for (const family of ['附近', '提供家具', '出租']) expect(headers).not.toContain(family);
  });

  it.each(listSets(catalogue))('holds every column of $period $variant that needs care, once', (set) => {
    const reader = usabilityReader(catalogue);
    const { care, rows } = getVerdict(catalogue, set.period, set.variant);
    const wanted = [...new Set(catalogue.columns.map((c) => c.header))].flatMap((header) => {
      // What every column asks for alike belongs to no family.
      const own = reader
        .cell(set.period, set.variant, header)
        .reasons.filter(({ type }) => type !== 'counties' && type !== 'unnamed-columns');
      const states = ['fine', 'caution', 'empty', 'severe', 'absent'] as const;
      const state = states.findLast((one) => own.some(({ gives }) => gives === one)) ?? 'fine';
      return state === 'fine' || state === 'absent' || rows.state === 'avoid' ? [] : [`${header} ${state}`];
    });
    expect(care.flatMap((c) => c.headers.map((header) => `${header} ${c.state}`)).sort()).toEqual(
      wanted.sort(),
    );
    for (const { family, headers: own } of care) {
      for (const header of own) expect(findFamily(header)).toBe(family);
    }
    // One family has one line for each state, the worst state first.
    const lines = care.map(({ family, state }) => `${family} ${state}`);
    expect(new Set(lines).size).toBe(lines.length);
    const ranks = care.map(({ state }) => ['severe', 'empty', 'caution'].indexOf(state));
    expect(ranks).toEqual([...ranks].sort());
  });
});
