import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { exportGroups, exportRows, worksheetParts } from './export';
import { groupRows } from './groups';
import { Store, type StoreColumn } from './store';
import { findVersion, WORKSHEET_ROWS } from 'rental-data';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { everyRow, fill, TABLES } from '../../tests/support/madeStore';

const parse = (text: string) => Papa.parse<string[]>(text, { newline: '\r\n', skipEmptyLines: true }).data;

const COUNTIES = new Map([['縣市', new Map([['17', '臺北市']])]]);

describe('exported rows', () => {
  it.each(TABLES)('of $version $variant are the rows of the file', async (made) => {
    const { store, fields } = await fill(made);
    const text = [...exportRows(store, everyRow(store))].join('');
    expect(parse(text)).toEqual([made.header, ...fields]);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('come in pieces, of some rows and columns, with words', async () => {
    const store = new Store([
      { header: '縣市', type: 'code' },
      { header: '月租金', type: 'integer' },
      { header: '租屋平台', type: 'string' },
    ]);
    const columns = store.headers.map((header) => ({ header }));
    const rows = Array.from({ length: 5000 }, (_, row) => [row % 2 === 0 ? '17' : '99', String(row), 'x']);
    store.add(rows, { columns, version: findVersion(catalogue, '0.3'), period: '2026-04' });
    const selection = everyRow(store).subarray(10);
    const pieces = [...exportRows(store, selection, { columns: ['月租金', '縣市'], words: COUNTIES })];
    expect(pieces).toHaveLength(4);
    expect(pieces[0]).toBe('月租金,縣市\r\n');
    expect(pieces[1]?.slice(0, 18)).toBe('10,臺北市\r\n11,99\r\n12,');
    expect(parse(pieces.join(''))).toHaveLength(4991);
  });

  it('of nothing are the header alone', () => {
    const store = new Store([{ header: '縣市', type: 'code' }]);
    expect([...exportRows(store, new Uint32Array(), { spreadsheet: true })].join('')).toBe('\ufeff縣市\r\n');
  });

  it('run no formulas in spreadsheets, and are as they were elsewhere', () => {
    const column: StoreColumn = { header: '文', type: 'string' };
    const store = new Store([column]);
    const texts = ['=1+1', '+886', '@a', '-1+cmd', '-', '-12.5', 'a=1', '"=1', '\t=1'];
    store.add(
      texts.map((text) => [text]),
      { columns: [column], version: findVersion(catalogue, '0.3'), period: '2026-04' },
    );
    const cells = (spreadsheet: boolean) =>
      parse([...exportRows(store, everyRow(store), { spreadsheet })].join(''))
        .slice(1)
        .map(([cell]) => cell);
    expect(cells(false)).toEqual(texts);
    expect(cells(true)).toEqual(["'=1+1", "'+886", "'@a", "'-1+cmd", '-', '-12.5', 'a=1', '"=1', "'\t=1"]);
  });

  it('run no formulas behind what cannot be seen, in wide and small signs, and numbers stay numbers', () => {
    const column: StoreColumn = { header: '=文', type: 'string' };
    const convertCells = (texts: readonly string[]): (string | undefined)[] => {
      const store = new Store([column]);
      store.add(
        texts.map((text) => [text]),
        { columns: [column], version: findVersion(catalogue, '0.3'), period: '2026-04' },
      );
      const text = [...exportRows(store, everyRow(store), { spreadsheet: true })].join('');
      const [[header] = [], ...rows] = parse(text);
      expect(header).toBe("'=文");
      return rows.map(([cell]) => cell);
    };
    const unseen = [
      '\n',
      ' ',
      '\u00a0',
      '\u3000',
      '\u200b',
      '\ufeff',
      '\v',
      '\f',
      '\0',
      '\u2060',
      '\u3164',
      '\ufff9',
      '\u2800',
    ];
    const signs = [...'=+@＝＋＠﹦﹢﹫', '-x', '－x', '﹣x', '−x'];
    const formulas = [
      ...signs,
      ...unseen.flatMap((before) => signs.map((sign) => `${before}${sign}1+1`)),
      ' \u200b\u3000=1+1',
      '\n文字',
      '-5+1',
      '-1e5x',
    ];
    expect(convertCells(formulas)).toEqual(formulas.map((text) => `'${text}`));
    const others = [
      '-',
      '-5',
      '-12.5',
      '-1e-7',
      '-1E5',
      ' -5',
      '－5',
      '1=1',
      '文＝字',
      '（=1）',
      ' 文字',
      '\u3000',
      '🏠=1',
    ];
    expect(convertCells(others)).toEqual(others);
  });

  it('are divided into parts that fit a worksheet', () => {
    const sizes = (rows: number, most?: number) =>
      worksheetParts(new Uint32Array(rows), most).map((part) => part.length);
    expect(sizes(WORKSHEET_ROWS - 1)).toEqual([WORKSHEET_ROWS - 1]);
    expect(sizes(WORKSHEET_ROWS)).toEqual([WORKSHEET_ROWS - 1, 1]);
    expect(sizes(7, 3)).toEqual([3, 3, 1]);
    expect(sizes(0)).toEqual([0]);
    expect(worksheetParts(Uint32Array.of(1, 5, 9), 2).map((part) => [...part])).toEqual([[1, 5], [9]]);
  });
});

describe('exported figures', () => {
  const columns: StoreColumn[] = [
    { header: '縣市', type: 'code' },
    { header: '可炊？', type: 'boolean' },
    { header: '月租金', type: 'integer' },
  ];
  const store = new Store(columns);
  store.add(
    [
      ['17', 'T', '10000'],
      ['17', 'F', '20001'],
      ['5', '-', '-'],
    ],
    { columns, version: findVersion(catalogue, '0.3'), period: '2026-04' },
  );

  it.each([
    [{ by: ['縣市'] as const }, '縣市,列數\r\n5,1\r\n臺北市,2\r\n'],
    [
      { by: ['縣市'] as const, measure: '月租金' },
      '縣市,列數,缺值列數,月租金第一四分位數,月租金中位數,月租金第三四分位數\r\n5,1,1,,,\r\n臺北市,2,0,12500.25,15000.5,17500.75\r\n',
    ],
    [
      { by: ['縣市', '可炊？'] as const, measure: '可炊？' },
      '縣市,可炊？,列數,缺值列數,是的列數,是的比例\r\n5,-,1,1,0,\r\n臺北市,T,1,0,1,1\r\n臺北市,F,1,0,0,0\r\n',
    ],
    [{ by: [] as const, measure: '可炊？' }, '列數,缺值列數,是的列數,是的比例\r\n3,1,1,0.5\r\n'],
  ])('%o', (grouping, expected) => {
    const groups = groupRows(store, everyRow(store), grouping);
    expect(exportGroups(groups, grouping, { words: COUNTIES })).toBe(expected);
    expect(exportGroups(groups, grouping, { words: COUNTIES, spreadsheet: true })).toBe(`\ufeff${expected}`);
  });
});
