/** The practice file: made up by rule, in the notation of the newest version, and marked in every row. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tests/support/realCatalogue';
import { publishedColumns } from '../../tests/support/published';
import { listColumns } from '../catalogue/columns';
import { timeForm } from '../catalogue/notation';
import { newestVersion } from '../catalogue/sets';
import { PRACTICE_PLATFORM, PRACTICE_ROWS, practiceTest, withPracticeMark } from './marks';
import { practiceTable, toPracticeFiles } from './rows';

const [header = [], ...rows] = practiceTable(catalogue);
const cell = (row: readonly string[], name: string): string => row[header.indexOf(name)] ?? '';
const distinct = (name: string): Set<string> => new Set(rows.map((row) => cell(row, name)));

describe('the practice rows', () => {
  it('have the columns of a raw file of the newest version, and are the same each time', () => {
    expect(rows).toHaveLength(PRACTICE_ROWS);
    expect(header).toEqual(publishedColumns('0.3', 'raw').map((column) => column.header));
    expect(practiceTable(catalogue)).toEqual([header, ...rows]);
  });

  it('write codes, times, flags and floats as raw files do', () => {
    const times = timeForm(newestVersion(catalogue));
    const forms: Partial<Record<string, RegExp>> = {
      datetime: times,
      boolean: /^[TF]$/,
      integer: /^-?\d+$/,
      number: /^-?\d+\.\d+$/,
    };
    for (const { header: name, type, codeTable } of catalogue.columns.filter(
      ({ until, variants }) => until === undefined && variants.includes('raw'),
    )) {
      const codes = catalogue.codeTables.find(({ id }) => id === codeTable)?.codes ?? [];
      const known = new Set(codes.map(({ code }) => String(code)));
      const wrong = [...distinct(name)].filter(
        (text) =>
          text !== '-' &&
          (forms[type]?.test(text) === false || (codeTable !== undefined && !known.has(text))),
      );
      expect(wrong, name).toEqual([]);
    }
  });

  it('agree with each other: township and county, storeys, rent of a ping, days until let', () => {
    for (const row of rows) {
      const day = (name: string) => Date.parse(cell(row, name).slice(0, 10)) / 86_400_000;
      if (cell(row, '出租所費天數') !== '-')
        expect(Number(cell(row, '出租所費天數'))).toBe(day('出租大約時間') - day('物件首次發現時間') + 1);
      expect(cell(row, '提供家具_椅子？')).toBe(cell(row, '提供家具_桌子？'));
      expect(Math.floor(Number(cell(row, '鄉鎮市區')) / 100)).toBe(Number(cell(row, '縣市')));
      expect(Number(cell(row, '建物樓高')) - Number(cell(row, '所在樓層'))).toBe(
        Number(cell(row, '距頂樓層數')),
      );
      const whole = ['月租金', '月管理費', '月停車費'].reduce(
        (sum, name) => sum + Number(cell(row, name)),
        0,
      );
      expect(Number(cell(row, '每坪租金（含管理費與停車費）'))).toBeCloseTo(
        whole / Number(cell(row, '坪數')),
        9,
      );
    }
  });

  it('let a reader try what the site explains: types, letting, missing values, and listings of one dwelling', () => {
    expect(distinct('縣市').size).toBeGreaterThan(5);
    expect(distinct('物件類型').size).toBe(5);
    expect(distinct('自報頂加？')).toEqual(new Set(['T', 'F']));
    expect(distinct('約略地點_x')).toContain('-');
    expect(distinct('出租大約時間').size).toBeGreaterThan(20);
    expect(distinct('物件編號').size).toBe(PRACTICE_ROWS);
    const own = ['物件編號', '物件首次發現時間', '物件最後更新時間', '出租大約時間', '出租所費天數'];
    const dwellings = new Set(
      rows.map((row) => row.filter((_, index) => !own.includes(header[index] ?? '')).join('|')),
    );
    expect(dwellings.size).toBe(PRACTICE_ROWS - PRACTICE_ROWS / 12);
  });

  it('have a value in every row of a column that never lacks one', () => {
    const full = listColumns(catalogue, newestVersion(catalogue), 'raw').filter(
      (column) => column.neverMissing,
    );
    expect(full).not.toEqual([]);
    for (const { header: name } of full) expect(distinct(name), name).not.toContain('-');
  });

  it('come with the name of what they are, and with the code tables of a published ZIP', () => {
    const files = toPracticeFiles(catalogue);
    const [[about = '', text = ''] = []] = files;
    expect(about).toContain('編造');
    expect(text).toContain('4,800列都是編造的，不是真的刊登');
    expect([...files.keys()].filter((name) => name.includes('編碼表.'))).toHaveLength(8);
    expect(files.get('tw-rental-data/practice-made-up-raw.csv')).not.toContain('591 租屋網');
  });

  it('say which label is unknown where a code table has changed', () => {
    const codeTables = catalogue.codeTables.map((table) =>
      table.id === 'property_type' ? { ...table, codes: [] } : table,
    );
    expect(() => practiceTable({ ...catalogue, codeTables })).toThrow(
      /catalogue\/codes\/property_type\.csv：沒有「.+」。修正：/,
    );
  });
});

describe('a practice row is known', () => {
  it.each(['租屋平台', '物件編號', '刊登者編碼'])('by its %s alone, and no published sample is', (name) => {
    const test = practiceTest(['月租金', name]);
    const isPractice = (row: string[]): boolean => test((place) => row[place]);
    for (const row of rows) expect(isPractice([cell(row, '月租金'), cell(row, name)])).toBe(true);
    const real = {
      租屋平台: '591 租屋網',
      物件編號: '19000901',
      刊登者編碼: 'd9f5a6f0-3b1e-4d7f-9e21-000000000004',
    };
    expect(isPractice(['12000', real[name as keyof typeof real]])).toBe(false);
    expect(isPractice(['12000', '-'])).toBe(false);
  });

  it('not in a table without a column that carries a mark', () => {
    expect(practiceTest(['月租金'])(() => PRACTICE_PLATFORM)).toBe(false);
  });

  it('after an export too, which keeps a column that carries a mark', () => {
    expect(withPracticeMark(['月租金'], header)).toEqual(['月租金', '租屋平台']);
    expect(withPracticeMark(['月租金', '物件編號'], header)).toEqual(['月租金', '物件編號']);
    expect(withPracticeMark(['月租金'], ['月租金', '刊登者編碼'])).toEqual(['月租金', '刊登者編碼']);
    expect(withPracticeMark(['月租金'], ['月租金'])).toEqual(['月租金']);
  });
});
