/** The sentences of the page that opens files: conditions, what the record says against figures, and where to begin. */
import { describe, expect, it } from 'vitest';
import { makeOpenedColumn, makeReadFile } from 'rental-files/testing/openedFile';
import type { SetDocument } from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import type { Filter } from 'rental-files';
import {
  type OpenedColumn,
  judgePairs,
  firstView,
  keepsDwellings,
  keepsHomes,
  describeCut,
  comparisonWords,
  droppedWords,
  describePrograms,
  fileRowsWords,
  fileWords,
  figuresWords,
  filterWords,
  findCare,
  refusal,
  toGroupTable,
} from 'rental-files/session';

describe('a condition', () => {
  const columns: OpenedColumn[] = [
    makeOpenedColumn('縣市', 'code', { words: [['17', '臺北市']] }),
    makeOpenedColumn('月租金', 'integer'),
    makeOpenedColumn('物件首次發現時間', 'datetime'),
  ];
  const SEEN = '物件首次發現時間';
  it.each<[Filter, string]>([
    [{ column: '月租金', to: 30000 }, '月租金30000以下'],
    [{ column: '月租金', from: 30000 }, '月租金30000以上'],
    [{ column: '月租金', from: 30000, to: 50000 }, '月租金30000到50000'],
    [{ column: SEEN, to: '2026-04-30' }, `${SEEN}在2026年4月30日以前（含當日）`],
    [{ column: SEEN, from: '2026-04-01' }, `${SEEN}在2026年4月1日以後（含當日）`],
    [{ column: SEEN, from: '2026-04-01', to: '2026-04-30' }, `${SEEN}在2026年4月1日到2026年4月30日`],
    [{ column: '縣市', oneOf: ['17', '-'] }, '縣市是臺北市或缺值'],
    [{ column: '縣市', oneOf: ['99'] }, '縣市是99'],
    [{ column: '縣市', oneOf: ['17', '99', '-'] }, '縣市是臺北市、99或缺值'],
    [{ column: '縣市', isMissing: false }, '縣市不是缺值'],
    [{ column: '縣市', oneOf: [] }, '縣市一項都不留'],
  ])('%o', (filter, words) => {
    expect(filterWords(filter, columns)).toBe(words);
  });
});

it('settings that do not fit are named as on the page', () => {
  const dropped = ['columns', 'by', 'of', '房數', 'constructor'].map((name) => ({
    problem: 'column' as const,
    name,
    text: '樓',
  }));
  expect(droppedWords(dropped)).toBe(
    '網址裡有5項設定在這份檔案裡用不上：顯示的欄位＝樓、分組＝樓、算什麼＝樓、房數＝樓、constructor＝樓。',
  );
});

describe('the record', () => {
  type Rows = SetDocument['verdict']['rows'];
  type Column = SetDocument['columns'][number];
  const makeSet = (period: string, rows: Rows, columns: Partial<Column>[] = []): SetDocument =>
    ({ period, columns, verdict: { rows, rowsAnswer: '原因。' } }) as unknown as SetDocument;
  const count = { by: [] } as const;

  it('says of counts whether they must not be compared or only with care, the worst first', () => {
    const partial = makeSet('2019-03', 'partial');
    const worse = makeSet('2024-09', 'not-comparable');
    expect(refusal(count, [partial])).toBe('2019年3月的列數有缺漏，比較時要留意：原因。');
    expect(refusal(count, [partial, worse])).toBe('2024年9月的列數不能比較：原因。');
    expect(refusal(count, [worse, makeSet('2021-10', 'avoid')])).toBe('2021年10月的資料請勿使用：原因。');
    expect(refusal(count, [makeSet('2024-03', 'complete')])).toBeUndefined();
    expect(refusal({ by: [], measure: '月租金' }, [partial, worse])).toBeUndefined();
  });

  it('names the periods in which a column is as it is', () => {
    const stateIn = (state: Column['state'], ...why: string[]) => [{ header: '房屋出租狀態', state, why }];
    const sets = [
      makeSet('2026-02', 'complete', stateIn('fine', '註記')),
      makeSet('2026-03', 'complete', stateIn('severe', '甲')),
      makeSet('2026-04', 'complete', stateIn('severe', '甲', '乙')),
    ];
    const grouping = { by: ['房屋出租狀態'], measure: '月租金' } as const;
    expect(refusal(grouping, sets)).toBe('「房屋出租狀態」在2026年3月到4月是「不可用」：甲；乙。');
    expect(refusal(grouping, sets.slice(0, 1))).toBeUndefined();
    expect(refusal(grouping, [makeSet('2026-04', 'complete', stateIn('empty', '丙'))])).toBe(
      '「房屋出租狀態」在2026年4月是「沒有值」：丙。',
    );
  });

  describe('of several files together', () => {
    const pairs = (...periods: string[]) =>
      judgePairs(
        recorded,
        periods.map((period) => ({ period, variant: 'raw' as const })),
      );
    const rent = { by: ['期別'], measure: '月租金' } as const;

    it('is the verdict of the comparison: another merge rule, length or coverage refuses', () => {
      expect(refusal(rent, [], pairs('2022Q3', '2023Q3'))).toMatch(
        /^2022年第3季與2023年第3季不能直接相比：.*合併規則不同/,
      );
      expect(refusal(rent, [], pairs('2022', '2022-01'))).toMatch(/^2022年與2022年1月不能比較：期別長短不同/);
      expect(refusal(count, [], pairs('2018', '2019'))).toMatch(
        /^2018年與2019年的列數不能比較。2018年.*5月1日/,
      );
      expect(refusal(rent, [], pairs('2018', '2019'))).toBeUndefined();
      expect(refusal(count, [], pairs('2023-11', '2023-12'))).toBeUndefined();
    });

    it('lets a part of the country be compared where a condition keeps both within it', () => {
      const together = pairs('2018-05', '2018-06');
      expect(refusal(rent, [], together)).toBe(
        '2018年5月與2018年6月涵蓋的縣市不同，有一期只有六都涵蓋全部日子。要比較，請先用「縣市」篩選六都。',
      );
      const codes = together[0]?.counties?.codes ?? [];
      expect(codes).toHaveLength(6);
      const within = [{ column: '縣市', oneOf: codes.slice(0, 2) }];
      expect(refusal(rent, [], together, within)).toBeUndefined();
      expect(refusal(rent, [], together, [{ column: '縣市', oneOf: [...codes, '0'] }])).toBe(
        together[0]?.counties?.why,
      );
    });
  });

  it('tells the periods of several files that differ in their rows', () => {
    const sets = [
      makeSet('2019-03', 'partial'),
      makeSet('2021-10', 'avoid'),
      makeSet('2024-09', 'not-comparable'),
      makeSet('2024-10', 'not-comparable'),
    ];
    expect(comparisonWords(sets)).toEqual([
      '列數不能互相比較的期別：2021年10月、2024年9月到10月。',
      '列數有缺漏、比較時要留意的期別：2019年3月。',
    ]);
    // Of other days than the others: as the comparison of each pair has it, once.
    const days = judgePairs(
      recorded,
      ['2018', '2019', '2020'].map((period) => ({ period, variant: 'raw' as const })),
    );
    expect(comparisonWords(sets, days).slice(2)).toEqual([
      '2018年的各欄只反映一部分日子（涵蓋2018年5月1日到12月31日，六都以外從5月底開始）。',
    ]);
    expect(comparisonWords(sets.slice(0, 1))).toEqual([]);
    expect(comparisonWords([makeSet('2023-11', 'complete'), makeSet('2023-12', 'complete')])).toEqual([]);
  });
});

const TYPES = makeOpenedColumn('物件類型', 'code', {
  words: [
    ['0', '整層住家'],
    ['1', '獨立套房'],
    ['5', '車位'],
  ],
});

describe('the first view', () => {
  const dwellingTypes = ['整層住家', '獨立套房', '分租套房', '雅房'];

  it('is of dwellings, as the dataset has them', () => {
    const first = firstView(
      [makeOpenedColumn('縣市'), TYPES, makeOpenedColumn('月租金')],
      dwellingTypes,
      '縣市',
    );
    expect(first).toEqual({
      filters: [{ column: '物件類型', oneOf: ['0', '1'] }],
      grouping: { by: ['縣市'], measure: '月租金' },
    });
    expect(keepsDwellings([{ column: '縣市', oneOf: ['17'] }, ...first.filters], first)).toBe(true);
    expect(keepsDwellings([{ column: '物件類型', oneOf: ['0'] }], first)).toBe(false);
    expect(firstView([makeOpenedColumn('縣市'), TYPES], dwellingTypes, '物件類型').grouping.by).toEqual([
      '物件類型',
    ]);
  });

  it('asks for nothing that the file does not have', () => {
    const first = firstView([makeOpenedColumn('物件類型')], dwellingTypes, '縣市');
    expect(first).toEqual({ filters: [], grouping: { by: [] } });
    expect(keepsDwellings([], first)).toBe(false);
  });
});

describe('what leaves the page', () => {
  const file = makeReadFile();
  const other = makeReadFile({ name: 'b.csv', period: '2024-04' });
  const sets = ['2024-03', '2024-04'].map((period) => ({
    period,
    variant: 'raw',
    verdict: { headline: `${period}可以使用。` },
  })) as unknown as SetDocument[];

  it('says what it is of', () => {
    expect(describeCut([file], [], [], sets)).toMatchObject({
      subject: '2024年3月原始資料',
      conditions: '沒有',
      record: ['2024-03可以使用。'],
    });
    expect(describeCut([file, other], [], [], sets)).toMatchObject({
      subject: '2024年3月到4月原始資料',
      record: ['2024年3月：2024-03可以使用。', '2024年4月：2024-04可以使用。'],
    });
    const { period, ...nameless } = file;
    expect(describeCut([nameless], [], [], sets)).toMatchObject({
      subject: 'a.csv，原始資料',
      record: ['沒有讀到能不能用的說明。'],
    });
    expect(describeCut([{ ...nameless, name: `${String(period)}.csv` }, other], [], [], sets).subject).toBe(
      '2024-03.csv等2個檔案，原始資料',
    );
  });

  it('says where the file is not what was published', () => {
    const cut = { ...file, published: { rows: 12_000 } };
    const [, ...more] = describeCut([cut], [], [], sets).record;
    expect(more).toEqual(['檔案和公布的不同：檔案有9列，公布的是12,000列。']);
    expect(describeCut([{ ...cut, rows: 12_000 }], [], [], sets).record).toHaveLength(1);
    const extent = { kind: 'loss', problem: '少了11,991列。' } as const;
    const whole = sets.map((set) => ({
      ...set,
      verdict: { headline: '可以使用：列數沒有已知缺漏，月租金可用。' },
    })) as unknown as SetDocument[];
    expect(describeCut([{ ...cut, extent }], [], [], whole).record).toEqual([
      '月租金可用。',
      '檔案和公布的不同：少了11,991列。',
    ]);
    expect(describeCut([file], [], [], whole).record).toEqual(['可以使用：列數沒有已知缺漏，月租金可用。']);
    const odd = {
      ...file,
      isChosen: true,
      differences: ['甲', '乙'],
      incident: { id: 'a', title: '丙', advice: '' },
      repeats: 3,
      alerts: ['丁'],
    } as const;
    expect(describeCut([odd], [], [], sets).record.slice(1)).toEqual([
      '檔案沒有寫清楚是哪一期，期別是打開的人選的。',
      '檔案和公布的有2項不同。',
      '檔案符合「丙」這件品質事件。',
      '有3列的物件編號重複。',
      '檔案有1項問題會讓數字出錯。',
    ]);
  });

  it('has a name that tells it from other cuts, and that every disk takes', () => {
    const nameFile = (filters: Filter[], what?: string) =>
      describeCut([file], [TYPES], filters, sets).nameFile(7, what);
    expect(nameFile([])).toBe('2024-03-原始資料-全部-7列');
    expect(nameFile([{ column: '物件類型', oneOf: ['0', '1'] }], '月租金')).toBe(
      '2024-03-原始資料-物件類型是整層住家或獨立套房-月租金-7列',
    );
    expect(nameFile([{ column: '物件類型', oneOf: ['0', '1', '5'] }])).toBe(
      '2024-03-原始資料-物件類型3項-7列',
    );
    expect(nameFile([{ column: '甲', oneOf: ['a/b\\c:*?"<>|\n'] }])).toBe('2024-03-原始資料-甲是abc-7列');
    const long = nameFile(
      [{ column: '甲'.repeat(200), oneOf: [] }],
      figuresWords({ by: ['縣市', '物件類型'], measure: '月租金' }),
    );
    expect(long).toContain('甲等-月租金的統計，依縣市與物件類型-7列');
    expect(new TextEncoder().encode(`${long}.svg`).length).toBeLessThan(255);
    expect(describeCut([file, other], [], [], sets).nameFile(7)).toBe('2024-03等2份-原始資料-全部-7列');
  });
});

it.each<[Filter[], boolean]>([
  [[], true],
  [[{ column: '物件類型', oneOf: ['0', '1', '2', '3', '4'] }], true],
  [[{ column: '物件類型', oneOf: ['0', '1', '2'] }], false],
  [[{ column: '物件類型', isMissing: false }], false],
  [[{ column: '縣市', oneOf: ['0', '1', '2', '3'] }], false],
])('%j keeps every home: %s', (filters, isWhole) => {
  expect(keepsHomes(filters)).toBe(isWhole);
});

it('figures of groups are a table in words, and bars where there are quartiles', () => {
  const columns = [makeOpenedColumn('縣市', 'code', { words: [['17', '臺北市']] })];
  const numbers = { p25: 8000, median: 9000.5, p75: 10_000 };
  const groups = [
    { keys: ['17'], rows: 1200, missing: 3, numbers },
    { keys: ['-'], rows: 20, missing: 20, numbers: { p25: null, median: null, p75: null } },
  ];
  const table = toGroupTable({ kind: 'number', groups }, { by: ['縣市'], measure: '月租金' }, columns);
  expect(table.titles.slice(0, 3)).toEqual(['縣市', '列數', '缺值']);
  expect(table.rows).toEqual([
    { name: '臺北市', few: false, cells: ['1,200', '3', '8,000', '9,000.5', '10,000'] },
    { name: '缺值', few: true, cells: ['20', '20', '沒有', '沒有', '沒有'] },
  ]);
  expect(table.bars).toEqual([{ name: '臺北市', few: false, ...numbers }]);
});

it('a file says what it is, and whether it has as many rows as the published one', () => {
  const file = makeReadFile({ published: { rows: 9 }, isChosen: true });
  expect(fileWords(file)).toBe('2024年3月（你選的期別），原始資料，資料集版本0.3，CSV。');
  expect(fileRowsWords(file)).toBe('9列，和公布的一樣。');
  expect(fileRowsWords({ ...file, rows: 8 })).toBe('8列，公布的是9列。');
  expect(fileRowsWords({ ...file, rows: 8, isExact: false })).toBe('8列。');
});

it('a column of several sets needs the care of its worst state, for all reasons', () => {
  const set = (state: string, why: string) => ({ columns: [{ header: '月租金', state, why: [why] }] });
  const care = findCare([
    set('caution', '甲'),
    set('severe', '乙'),
    set('fine', '甲'),
  ] as unknown as SetDocument[]);
  expect([...care]).toEqual([['月租金', { state: 'severe', why: ['甲', '乙'] }]]);
});

it('no program is written for files that programs do not read, or that were saved again', () => {
  const opened = (more: Parameters<typeof makeReadFile>[0]) =>
    ({ files: [makeReadFile(more)], columns: [], missing: '-', yes: ['T'] }) as unknown as Parameters<
      typeof describePrograms
    >[0];
  const asked = { filters: [], grouping: { by: [] as const } };
  expect(describePrograms(opened({ path: undefined }), asked)).toBeUndefined();
  expect(describePrograms(opened({ note: '另外存過。' }), asked)).toContain('請打開公布的原檔');
  expect(describePrograms(opened({}), { ...asked, filters: [{ column: '甲', from: 1 }] })).toBe(
    '檔案沒有「甲」，因此無法寫成程式。',
  );
  expect(describePrograms(opened({}), asked)?.length).toBeGreaterThan(3);
});
