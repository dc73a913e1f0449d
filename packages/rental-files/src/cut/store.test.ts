/** A store gives the very text of the file again, whichever way a column is kept, and stays compact. */
import { describe, expect, it } from 'vitest';
import { findVersion, PERIOD_HEADER } from 'rental-data';
import { firstAndSome } from 'rental-data/testing/full';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { CHUNK_ROWS } from './chunks';
import { Store, type StoreColumn } from './store';
import { fill, TABLES } from '../../tests/support/madeStore';

const version = findVersion(catalogue, '0.3');

/** A store of one column. */
function makeStore(column: StoreColumn, texts: readonly string[], fewValues?: number): Store {
  const store = new Store([column], fewValues === undefined ? {} : { fewValues });
  const origin = { columns: [column], version, period: '2024-03' };
  store.add(
    texts.map((text) => [text]),
    origin,
  );
  return store;
}

const readTexts = (store: Store, header: string): string[] =>
  Array.from({ length: store.rows }, (_, row) => store.text(header, row));

describe.each(firstAndSome(TABLES, 2, ({ version, variant }) => `${version} ${variant}`))(
  'version $version, $variant',
  (made) => {
    it.each([undefined, 10])(
      'gives every text again, with at most %s different values kept once',
      async (few) => {
        for (const format of findVersion(catalogue, made.version).formats) {
          const { store, columns, fields } = await fill(
            made,
            format,
            few === undefined ? {} : { fewValues: few },
          );
          expect(store.rows).toBe(made.fields.length);
          for (const [index, { header }] of columns.entries()) {
            expect(readTexts(store, header), header).toEqual(fields.map((row) => row[index]));
          }
        }
      },
    );
  },
);

describe('a column', () => {
  const numbers: StoreColumn = { header: '數', type: 'number' };

  it('of many different numbers gives again how they were written', () => {
    const texts = [
      '1',
      '1.50',
      '-',
      '-0.0',
      '1e5',
      '007',
      '-3.250',
      '',
      '9007199254740993',
      'x',
      '1.',
      '0.1',
    ];
    const store = makeStore(numbers, texts, 3);
    expect(store.values('數').kind).toBe('numbers');
    expect(readTexts(store, '數')).toEqual(texts);
  });

  it('of times gives again how they were written, and the clock in Taipei', () => {
    const texts = [
      '2026-04-30 03:12:45 CST',
      '-',
      '2026-04-29T19:12:45Z',
      '2026-04-30T03:12:45.5+08:00',
      '2026-04-29T14:42:45-0430',
      '2026-04-30',
      'yesterday',
      '',
    ];
    const store = makeStore({ header: '時', type: 'datetime' }, texts);
    expect(readTexts(store, '時')).toEqual(texts);
    const values = store.values('時');
    const clock = Date.UTC(2026, 3, 30, 3, 12, 45) / 1000;
    const seconds = texts.map((_, row) => (values.kind === 'times' ? values.seconds(row) : 0));
    expect(seconds).toEqual([clock, NaN, clock, clock + 0.5, clock, Date.UTC(2026, 3, 30) / 1000, NaN, NaN]);
  });

  it('of many different texts grows beyond a chunk, and holds any sign', () => {
    const texts = Array.from(
      { length: CHUNK_ROWS * 2 + 5 },
      (_, row) => `https://例.tw/\ufeff𠮷"${String(row)}`,
    );
    const store = makeStore({ header: '文', type: 'string' }, texts);
    expect(store.values('文').kind).toBe('texts');
    for (const row of [0, 1, CHUNK_ROWS - 1, CHUNK_ROWS, 2 * CHUNK_ROWS, texts.length - 1])
      expect(store.text('文', row)).toBe(texts[row]);
    expect(store.memory / store.rows).toBeLessThan(45);
  });

  it('takes one byte a row up to 256 different values, then two', () => {
    const texts = Array.from({ length: 3 * CHUNK_ROWS }, (_, row) =>
      String(row < CHUNK_ROWS + 300 ? row % 256 : row % 400),
    );
    const values = makeStore({ header: '碼', type: 'code' }, texts).values('碼');
    expect(values.kind === 'dictionary' && values.codes.memory).toBe(CHUNK_ROWS * (1 + 2 + 2));
    for (const [row, text] of texts.entries())
      if (values.text(row) !== text) expect.fail(`${String(row)}: ${text}`);
  });

  it('of codes stays a dictionary, however many there are', () => {
    const texts = Array.from({ length: 70_000 }, (_, row) => String(row));
    const store = makeStore({ header: '碼', type: 'code' }, texts);
    expect(store.values('碼').kind).toBe('dictionary');
    expect(store.text('碼', 69_999)).toBe('69999');
  });
});

describe('several files', () => {
  const columns: StoreColumn[] = [
    { header: '縣市', type: 'code', codeTable: 'top_region' },
    { header: '可炊？', type: 'boolean' },
  ];

  it('have the period of each row, and miss what their file lacks', () => {
    const store = new Store(columns, { periods: true });
    store.add([['1', '17']], {
      columns: [{ header: '可炊？' }, { header: '縣市' }],
      version: findVersion(catalogue, '0.0'),
      period: '2018-05',
    });
    store.add([['16']], { columns: [{ header: '縣市' }], version, period: '2024-03' });
    expect(store.headers).toEqual([PERIOD_HEADER, '縣市', '可炊？']);
    expect(store.headers.map((header) => readTexts(store, header))).toEqual([
      ['2018-05', '2024-03'],
      ['17', '16'],
      ['1', '-'],
    ]);
    expect([...store.yes]).toEqual(['1', 'T']);
  });

  it('must write missing values alike', () => {
    const store = new Store(columns);
    store.add([['-']], { columns, version, period: '2024-03' });
    const other = { ...version, missing: { csv: 'NA' } };
    expect(() => store.add([['NA']], { columns, version: other, period: '2024-04' })).toThrow(
      /2024-04的缺值寫成「NA」，前面的檔案寫成「-」。修正：/,
    );
  });

  it('name a column that was not read', () => {
    expect(() => new Store(columns).text('坪數', 0)).toThrow(/「坪數」，有的是：縣市、可炊？。修正：/);
  });
});
