import { describe, expect, it } from 'vitest';
import type { AreaFigures } from './figures';
import { classesForFiles } from './fileClasses';
import {
  apartWords,
  areaWords,
  lookAs,
  sortAreaRows,
  toAreaRows,
  rentsHeadline,
  type AreaRow,
} from './areaWords';

const AREAS = [
  { code: '1', name: '甲市' },
  { code: '2', name: '乙縣' },
  { code: '3', name: '丙縣' },
  { code: '4', name: '丁縣' },
];
const figures: Record<string, AreaFigures> = {
  '1': { rows: 900, perPingRows: 0, rent: [20_000, 30_000, 45_000.5] },
  '2': { rows: 40, perPingRows: 0, rent: [8_000, 10_000, 12_000] },
  '3': { rows: 29, perPingRows: 0 },
};
const rows = toAreaRows(AREAS, (code) => figures[code], 'rent', [9000, 10_000, 20_000, 25_000, 28_000]);
const says = { lead: '2024年3月，整層住家', measure: 'rent', unit: '戶', areas: '縣市' } as const;
const row = (name: string): AreaRow => rows.find((one) => one.name === name) as AreaRow;

describe('the answer', () => {
  it('names the highest and the lowest of the areas with enough rows', () => {
    expect(rentsHeadline(rows, says)).toBe(
      '2024年3月，整層住家月租金中位數：甲市最高，30,000元；乙縣最低，10,000元。',
    );
  });

  it('compares nothing where one area or none has enough', () => {
    expect(rentsHeadline([row('甲市'), row('丙縣')], says)).toContain('甲市30,000元；其他縣市都不到30戶');
    expect(rentsHeadline([row('丙縣')], says)).toBe('2024年3月，整層住家：每個縣市都不到30戶，不算中位數。');
  });

  it('tells of an area all that its row in the table has', () => {
    expect(areaWords(row('甲市'), 'rent', '戶')).toBe(
      '甲市：月租金中位數30,000元，中間一半20,000到45,001元，900戶',
    );
    expect(areaWords(row('丙縣'), 'rent', '則')).toBe('丙縣：29則，不到30則有值，不算中位數');
    expect(areaWords(row('丁縣'), 'rent', '則')).toBe('丁縣：沒有資料');
  });
});

it('a number of rows is told of every area that has any, few or not', () => {
  const counted = toAreaRows(AREAS, (code) => figures[code], 'n', [30, 100, 300, 1000, 3000]);
  expect(counted.map(({ value, colour }) => [value, colour])).toEqual([
    [900, 3],
    [40, 1],
    [29, 0],
    [undefined, undefined],
  ]);
  expect(rentsHeadline(counted, { ...says, measure: 'n' })).toBe(
    '2024年3月，整層住家戶數：甲市最多，900戶；丙縣最少，29戶。',
  );
  expect(counted.map((one) => areaWords(one, 'n', '戶'))).toEqual([
    '甲市：900戶',
    '乙縣：40戶',
    '丙縣：29戶',
    '丁縣：沒有資料',
  ]);
  expect(sortAreaRows(counted, 'value', true).map(({ name }) => name)).toEqual([
    '丙縣',
    '乙縣',
    '甲市',
    '丁縣',
  ]);
});

describe('colours', () => {
  it('are for areas with enough rows alone, and a value of a limit belongs to the class above', () => {
    expect(rows.map(({ colour }) => colour)).toEqual([5, 2, undefined, undefined]);
  });

  it('are of the files that may be compared where there are any', () => {
    const makeFile = (rent: number, state: 'complete' | 'not-comparable') => ({
      period: '2024-03',
      verdict: { rows: state } as never,
      areas: { '63000': [{ rows: 90, perPingRows: 0, rent: [rent, rent, rent] as const }] },
    });
    const both = classesForFiles([makeFile(10_000, 'complete'), makeFile(90_000, 'not-comparable')]);
    expect(both).toEqual(classesForFiles([makeFile(10_000, 'complete')]));
    expect(both[0].rent[0]).toBe(10_000);
    expect(classesForFiles([makeFile(90_000, 'not-comparable')])[0].rent[0]).toBe(90_000);
  });
});

describe('the order of the table', () => {
  const names = (...args: Parameters<typeof sortAreaRows>): string =>
    sortAreaRows(...args)
      .map(({ name }) => name)
      .join('');

  it('has areas without a median last, whichever way it goes', () => {
    expect(names(rows, 'value', false)).toBe('甲市乙縣丙縣丁縣');
    expect(names(rows, 'value', true)).toBe('乙縣甲市丙縣丁縣');
  });

  it('follows names by their official codes, and counts', () => {
    expect(names(rows, 'name', false)).toBe('丁縣丙縣乙縣甲市');
    expect(names(rows, 'rows', true)).toBe('丁縣丙縣乙縣甲市');
  });
});

it('an area without a row looks other than one with too few, and the legend names both', () => {
  expect(['甲市', '丙縣', '丁縣'].map((name) => lookAs(row(name)))).toEqual(['5', 'few', 'none']);
  expect(apartWords(rows, 'rent', '則')).toEqual([
    ['few', '不到30則'],
    ['none', '沒有資料'],
  ]);
  expect(apartWords([row('甲市')], 'rent', '戶').map(([look]) => look)).toEqual(['few']);
  expect(apartWords([row('甲市')], 'n', '戶')).toEqual([]);
});
