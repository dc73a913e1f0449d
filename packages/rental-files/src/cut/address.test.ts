import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress, type AddressColumn, type View } from './address';
import type { Filter } from './filters';
import { catalogue } from 'rental-data/testing/realCatalogue';

const COLUMNS: AddressColumn[] = [
  { header: '縣市', type: 'code', values: new Set(['17', '11']) },
  { header: '物件類型', type: 'code', values: new Set(['0', '1']) },
  { header: '可炊？', type: 'boolean', values: new Set(['T', 'F']) },
  { header: '月租金', type: 'integer' },
  { header: '坪數', type: 'number' },
  { header: '物件首次發現時間', type: 'datetime' },
  { header: '物件網址', type: 'string' },
];
const MISSING = '-';
const HEADERS = COLUMNS.map(({ header }) => header);

const headers = fc.constantFrom(...HEADERS);
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0));
const day = fc
  .date({ min: new Date('2018-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom(
    '',
    'missing',
    'present',
    'a..b',
    '..',
    '%',
    '%E',
    '%2C',
    'a,b',
    '&by=1',
    '#',
    '+',
    '...',
    '-',
  ),
);

const arbitraryRange = <T>(column: string, bound: fc.Arbitrary<T>) =>
  fc
    .record({ column: fc.constant(column), from: bound, to: bound }, { requiredKeys: ['column'] })
    .filter((range) => 'from' in range || 'to' in range);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ column: headers, isMissing: fc.boolean() }),
  fc.record({ column: fc.constant('縣市'), oneOf: fc.subarray(['17', '11', '-']) }),
  fc.record({ column: fc.constant('物件網址'), oneOf: fc.array(text, { maxLength: 4 }) }),
  arbitraryRange('坪數', number),
  arbitraryRange('物件首次發現時間', day),
);
const by = fc.oneof(
  fc.constant([] as const),
  headers.map((header) => [header] as const),
  fc.tuple(headers, headers).filter(([first, second]) => first !== second),
);
const view: fc.Arbitrary<View> = fc.record(
  {
    filters: fc.array(filter, { maxLength: 5 }),
    grouping: fc.record({ by, measure: headers }, { requiredKeys: ['by'] }),
    columns: fc.shuffledSubarray(HEADERS),
  },
  { requiredKeys: ['filters'] },
);

describe('an address', () => {
  it('says what is asked for so that people can read it', () => {
    const written = writeAddress({
      filters: [
        { column: '縣市', oneOf: ['17', '11'] },
        { column: '月租金', to: 30000 },
        { column: '坪數', isMissing: false },
        { column: '物件首次發現時間', from: '2026-04-01', to: '2026-04-30' },
      ],
      grouping: { by: ['縣市', '物件類型'], measure: '月租金' },
      columns: ['縣市', '月租金'],
    });
    expect(decodeURIComponent(written)).toBe(
      '縣市=17,11&月租金=..30000&坪數=present&物件首次發現時間=2026-04-01..2026-04-30&by=縣市,物件類型&of=月租金&columns=縣市,月租金',
    );
    expect(written).toMatch(/^[\w%=&,.*+-]+$/);
  });

  it('is read as it was written, whatever was asked for', () => {
    fc.assert(
      fc.property(view, (asked) => {
        const written = writeAddress(asked);
        expect(readAddress(`#${written}`, COLUMNS, MISSING)).toEqual({ view: asked, dropped: [] });
        expect(writeAddress(readAddress(written, COLUMNS, MISSING).view)).toBe(written);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, and asks only for columns that there are', () => {
    const piece = fc.oneof(
      text,
      headers,
      fc.constantFrom('=', '&', '..', ',', '%E0%A4', 'by', 'of', 'columns'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const read = readAddress(pieces.join(''), COLUMNS, MISSING).view;
        const named = [
          ...read.filters.map(({ column }) => column),
          ...(read.grouping?.by ?? []),
          ...(read.grouping?.measure === undefined ? [] : [read.grouping.measure]),
          ...(read.columns ?? []),
        ];
        expect(named.filter((header) => !HEADERS.includes(header))).toEqual([]);
      }),
    );
  });

  it('names what it leaves out', () => {
    const long = '長'.repeat(50);
    const { view: read, dropped } = readAddress(
      `縣市=17,99&可炊？=X&月租金=cheap..&坪數=1..${long}&物件首次發現時間=2026-02-30..&房數=3&by=縣市,樓,物件類型,可炊？&of=樓&columns=坪數,樓`,
      COLUMNS,
      MISSING,
    );
    expect(read).toEqual({
      filters: [{ column: '縣市', oneOf: ['17'] }],
      grouping: { by: ['縣市', '物件類型'] },
      columns: ['坪數'],
    });
    expect(dropped).toEqual([
      { problem: 'value', name: '縣市', text: '99' },
      { problem: 'value', name: '可炊？', text: 'X' },
      { problem: 'value', name: '月租金', text: 'cheap..' },
      { problem: 'value', name: '坪數', text: `1..${'長'.repeat(37)}…` },
      { problem: 'value', name: '物件首次發現時間', text: '2026-02-30..' },
      { problem: 'column', name: '房數', text: '3' },
      { problem: 'column', name: 'by', text: '樓' },
      { problem: 'value', name: 'by', text: '可炊？' },
      { problem: 'column', name: 'of', text: '樓' },
      { problem: 'column', name: 'columns', text: '樓' },
    ]);
  });

  it('asks of numbers only for numbers and what is missing, and of codes for what is missing too', () => {
    expect(readAddress('月租金=cheap&坪數=25.3,big,-&縣市=-', COLUMNS, MISSING)).toEqual({
      view: {
        filters: [
          { column: '坪數', oneOf: ['25.3', '-'] },
          { column: '縣市', oneOf: ['-'] },
        ],
      },
      dropped: [
        { problem: 'value', name: '月租金', text: 'cheap' },
        { problem: 'value', name: '坪數', text: 'big' },
      ],
    });
  });

  it('has no name that is a column of the dataset', () => {
    const known = catalogue.columns.map(({ header }) => header);
    expect(['by', 'of', 'columns'].filter((name) => known.includes(name))).toEqual([]);
  });
});
