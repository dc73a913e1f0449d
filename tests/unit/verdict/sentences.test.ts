/** What a reader is told of a set, word for word: sets that are easily misused, and one of each kind besides. */
import { describe, expect, it } from 'vitest';
import { toVerdictProp } from '../../../plugins/pages/data/verdict';
import type { Variant } from '../../../src/domain/catalogue/types';
import { verdictOf } from '../../../src/domain/verdict/verdict';
import { QUESTION } from '../../../src/domain/verdict/words';
import { recorded } from '../catalogue/real-catalogue';

const R: Variant = 'raw';
const D: Variant = 'deduplicated';

const TOLD: {
  period: string;
  variant: Variant;
  rows: string;
  rent: string;
  headline: string;
  rowsAnswer: string;
  columnsAnswer: string;
  insteadTitle: string;
  /** period, variant, name and why */
  instead: [string, Variant, string, string][];
}[] = [
  {
    period: '2025-10',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '試行收錄：10月只收26日到31日的兩輪。不要拿95,766列和其他月份比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。「附近」12欄空白，「出租」3欄留意；其餘58欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數完整的月份'],
      ['2022-10', R, '2022年10月', '最新一個列數完整的10月'],
    ],
  },
  {
    period: '2025-10',
    variant: D,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '試行收錄：10月只收26日到31日的兩輪。不要拿88,702列和其他月份比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。「附近」12欄空白，「出租」3欄留意；其餘60欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', D, '2024年3月', '最新一個列數完整的月份'],
      ['2022-10', D, '2022年10月', '最新一個列數完整的10月'],
    ],
  },
  {
    period: '2025-11',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '試行收錄：11月收了三輪。不要拿167,655列和其他月份比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。「附近」12欄空白，「出租」3欄留意；其餘58欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數完整的月份'],
      ['2023-11', R, '2023年11月', '最新一個列數完整的11月'],
    ],
  },
  {
    period: '2025-11',
    variant: D,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '試行收錄：11月收了三輪。不要拿145,882列和其他月份比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。「附近」12欄空白，「出租」3欄留意；其餘60欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', D, '2024年3月', '最新一個列數完整的月份'],
      ['2023-11', D, '2023年11月', '最新一個列數完整的11月'],
    ],
  },
  {
    period: '2024-09',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '缺了只在9月1日到7日刊登的物件。不要拿211,632列和其他月份比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。「附近」12欄空白；其餘61欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數完整的月份'],
      ['2023-09', R, '2023年9月', '最新一個列數完整的9月'],
    ],
  },
  {
    period: '2024-10',
    variant: D,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '資料到10月30日為止。不要拿171,387列和其他月份比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。「附近」12欄空白；其餘63欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', D, '2024年3月', '最新一個列數完整的月份'],
      ['2022-10', D, '2022年10月', '最新一個列數完整的10月'],
    ],
  },
  {
    period: '2021-10',
    variant: R,
    rows: 'avoid',
    rent: 'severe',
    headline: '這份檔案混入四個月的物件，不能代表2021年10月。',
    rowsAnswer: '混入四個月的物件，233,026列不能代表2021年10月。',
    columnsAnswer: '整份檔案都不要用，73個欄位都一樣，只適合研究這次事件。',
    insteadTitle: '改用',
    instead: [
      ['2021-11', R, '2021年11月', '離這一期最近，列數完整'],
      ['2020-10', R, '2020年10月', '列數完整的10月'],
      ['2022-10', R, '2022年10月', '列數完整的10月'],
    ],
  },
  {
    period: '2021Q4',
    variant: R,
    rows: 'avoid',
    rent: 'severe',
    headline: '這份檔案混入四個月的物件，不能代表2021年第4季。',
    rowsAnswer: '混入四個月的物件，452,018列不能代表2021年第4季。',
    columnsAnswer: '整份檔案都不要用，73個欄位都一樣，只適合研究這次事件。',
    insteadTitle: '改用',
    instead: [
      ['2022Q1', R, '2022年第1季', '離這一期最近，列數完整'],
      ['2020Q4', R, '2020年第4季', '列數完整的第4季'],
      ['2022Q4', R, '2022年第4季', '列數完整的第4季'],
    ],
  },
  {
    period: '2021Q4',
    variant: D,
    rows: 'avoid',
    rent: 'severe',
    headline: '這份檔案混入四個月的物件，不能代表2021年第4季。',
    rowsAnswer: '混入四個月的物件，352,688列不能代表2021年第4季。',
    columnsAnswer: '整份檔案都不要用，73個欄位都一樣，只適合研究這次事件。',
    insteadTitle: '改用',
    instead: [
      ['2022Q1', D, '2022年第1季', '離這一期最近，列數完整'],
      ['2020Q4', D, '2020年第4季', '列數完整的第4季'],
      ['2022Q4', D, '2022年第4季', '列數完整的第4季'],
    ],
  },
  {
    period: '2018-05',
    variant: R,
    rows: 'partial',
    rent: 'fine',
    headline: '可以使用，但列數有缺漏：六都以外的縣市到5月底才開始收錄。',
    rowsAnswer: '六都以外的縣市到5月底才開始收錄。和其他月份相差，不全是市場變化。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。70個欄位都可用。',
    insteadTitle: '要列數完整，改用',
    instead: [['2018-06', R, '2018年6月', '之後最近一個列數完整的月份']],
  },
  {
    period: '2026-04',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '試行收錄：大約每週一輪。不要拿182,287列和其他月份比較。',
    columnsAnswer:
      '沒有已知問題，只代表收錄到的刊登。「出租」3欄不可用，「提供家具」13欄不可用，「物件網址」空白，「附近」12欄空白；其餘44欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數完整的月份'],
      ['2022-04', R, '2022年4月', '最新一個列數完整的4月'],
    ],
  },
  {
    period: '2026-04',
    variant: D,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '試行收錄：大約每週一輪。不要拿147,265列和其他月份比較。',
    columnsAnswer:
      '沒有已知問題，只代表收錄到的刊登。「出租」3欄不可用，「提供家具」13欄不可用，「附近」12欄空白；其餘47欄可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', D, '2024年3月', '最新一個列數完整的月份'],
      ['2022-04', D, '2022年4月', '最新一個列數完整的4月'],
    ],
  },
  {
    period: '2021-07',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他月份比較。',
    rowsAnswer: '估計短少34.96%。不要拿105,879列和其他月份比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。73個欄位都可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數完整的月份'],
      ['2023-07', R, '2023年7月', '最新一個列數完整的7月'],
    ],
  },
  {
    period: '2023-05',
    variant: D,
    rows: 'complete',
    rent: 'fine',
    headline: '可以使用：列數完整，月租金可用。',
    rowsAnswer: '沒有已知的缺漏。157,663列可以和其他列數完整的月份比較。',
    columnsAnswer: '沒有已知問題。「附近」12欄空白；其餘61欄可用。',
    insteadTitle: '有其他需要，改用',
    instead: [
      ['2021-05', D, '2021年5月', '要用「附近」欄位'],
      ['2023-05', R, '2023年5月原始資料', '要逐則看刊登'],
    ],
  },
  {
    period: '2022',
    variant: D,
    rows: 'complete',
    rent: 'fine',
    headline: '可以使用：列數完整，月租金可用。',
    rowsAnswer: '沒有已知的缺漏。960,723列可以和其他列數完整、同為版本0.2的年份比較。',
    columnsAnswer: '沒有已知問題。「附近」12欄空白；其餘61欄可用。',
    insteadTitle: '有其他需要，改用',
    instead: [
      ['2020', D, '2020年', '要用「附近」欄位'],
      ['2022', R, '2022年原始資料', '要逐則看刊登'],
    ],
  },
  {
    period: '2024Q1',
    variant: D,
    rows: 'complete',
    rent: 'fine',
    headline: '可以使用：列數完整，月租金可用。',
    rowsAnswer: '沒有已知的缺漏。315,688列可以和其他列數完整、同為版本0.3的季比較。',
    columnsAnswer: '沒有已知問題。「附近」12欄空白；其餘63欄可用。',
    insteadTitle: '有其他需要，改用',
    // By the old rule of merging: the values of the columns serve all the same.
    instead: [
      ['2020Q4', D, '2020年第4季', '要用「附近」欄位'],
      ['2024Q1', R, '2024年第1季原始資料', '要逐則看刊登'],
    ],
  },
  {
    period: '2021Q3',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不可和其他季比較。',
    rowsAnswer: '估計短少39.06%。不要拿226,115列和其他季比較。',
    columnsAnswer: '沒有已知問題，只代表收錄到的刊登。73個欄位都可用。',
    insteadTitle: '要比列數，改用',
    instead: [
      ['2022Q4', R, '2022年第4季', '最新一個列數完整、合併規則相同的季'],
      ['2022Q3', R, '2022年第3季', '最新一個列數完整、合併規則相同的第3季'],
    ],
  },
  {
    period: '2018',
    variant: R,
    rows: 'partial',
    rent: 'fine',
    headline: '可以使用，但列數有缺漏：從5月起算，5月只有六都收得完整。',
    rowsAnswer: '從5月起算，5月只有六都收得完整。只能和同為版本0.2的年份比較，相差也不全是市場變化。',
    columnsAnswer:
      '沒有已知問題，只代表收錄到的刊登。「約略地點_x」留意，「約略地點_y」留意，「出租」2欄留意（部分月份），「刊登者編碼」留意；其餘68欄可用。',
    insteadTitle: '要列數完整，改用',
    instead: [['2020', R, '2020年', '之後最近一個列數完整的年份']],
  },
  {
    period: '2023',
    variant: R,
    rows: 'partial',
    rent: 'fine',
    headline:
      '可以使用，但列數有缺漏：只在3月25日到4月13日刊登的物件可能沒有收到；10月6日之後出現、26日之前消失的物件沒有收到。',
    rowsAnswer:
      '只在3月25日到4月13日刊登的物件可能沒有收到；10月6日之後出現、26日之前消失的物件沒有收到。只能和同為版本0.3的年份比較，相差也不全是市場變化。',
    columnsAnswer:
      '沒有已知問題，只代表收錄到的刊登。「附近」12欄空白，「物件最後更新時間」留意；其餘60欄可用。',
    insteadTitle: '要列數完整，改用',
    instead: [['2022', R, '2022年', '之前最近一個列數完整的年份，合併規則不同']],
  },
  {
    period: '2024-11',
    variant: R,
    rows: 'absent',
    rent: 'absent',
    headline: '2024年11月沒有發布原始資料。',
    rowsAnswer: '沒有發布這一期（591接連改版，收錄長期中斷）。',
    columnsAnswer: '',
    insteadTitle: '改用',
    instead: [['2024-03', R, '2024年3月', '之前最近一個列數完整的月份']],
  },
];

describe('what a reader is told of', () => {
  it.each(TOLD)('$period $variant', ({ period, variant, instead, ...told }) => {
    expect(toVerdictProp(recorded, period, variant)).toEqual({
      ...told,
      instead: instead.map(([of, kind, name, why]) => ({ period: of, variant: kind, name, why })),
    });
  });

  it.each([
    [
      '2024-11',
      D,
      '2024年11月沒有發布消除重複住宅。',
      '沒有發布這一期（591接連改版，收錄長期中斷）。',
      ['2024-03'],
    ],
    [
      '2021-10',
      D,
      '2021年10月沒有發布消除重複住宅。',
      '這一期沒有發布消除重複住宅。',
      ['2021-05', '2021-11'],
    ],
    ['2018-06', D, '2018年6月沒有發布消除重複住宅。', '資料集版本0.0沒有消除重複住宅。', ['2018-07']],
    ['2018-01', R, '2018年1月沒有發布原始資料。', '資料集還沒有開始收錄。', ['2018-06']],
    ['2030-01', R, '2030年1月沒有發布原始資料。', '還沒有發布。', ['2024-03']],
    ['2018Q2', R, '2018年第2季沒有發布原始資料。', '沒有發布這一期。', ['2018Q3']],
    ['2024', R, '2024年沒有發布原始資料。', '沒有發布這一期（591接連改版，收錄長期中斷）。', ['2022']],
  ] as const)('%s %s, which was not published', (period, variant, headline, rowsAnswer, instead) => {
    const prop = toVerdictProp(recorded, period, variant);
    expect(prop).toMatchObject({ rows: 'absent', rent: 'absent', headline, rowsAnswer, columnsAnswer: '' });
    expect(prop.instead.map((i) => i.period)).toEqual(instead);
    expect(prop.instead.every((i) => i.variant === variant)).toBe(true);
  });

  it('its questions', () => {
    expect(QUESTION).toEqual({ rows: '列數能比嗎', rent: '月租金能用嗎' });
  });
});

describe('a verdict', () => {
  it('keeps the incidents that leave their columns usable as notes', () => {
    const notes = (period: string, variant: Variant = R) =>
      verdictOf(recorded, period, variant).notes.map((n) => `${n.incident}${n.inPart ? ' in part' : ''}`);
    expect(notes('2024-09')).toEqual(['outage-2024']);
    // The de-duplicated files do not have the column of the note.
    expect(notes('2024-09', D)).toEqual([]);
    expect(notes('2018-12')).toEqual(['crawler-gap-2018-12']);
    expect(notes('2022-03')).toEqual(['flags-written-as-values-2021']);
    expect(notes('2026-04')).toEqual([]);
    expect(notes('2021-10')).toEqual([]);
  });

  it('names the incidents of the columns in care, and tells what stands for ever from what does not', () => {
    const { care } = verdictOf(recorded, '2026-04', R);
    expect(care.map(({ headers, ...rest }) => ({ ...rest, columns: headers.length }))).toEqual([
      {
        family: '出租',
        columns: 3,
        state: 'severe',
        incidents: ['letting-signal-2026'],
        standing: false,
        inPart: false,
      },
      {
        family: '提供家具',
        columns: 13,
        state: 'severe',
        incidents: ['furniture-columns-2026'],
        standing: false,
        inPart: false,
      },
      {
        family: '物件網址',
        columns: 1,
        state: 'empty',
        incidents: ['listing-url-empty-2025'],
        standing: false,
        inPart: false,
      },
      {
        family: '附近',
        columns: 12,
        state: 'empty',
        incidents: ['nearby-columns-empty-2021'],
        standing: true,
        inPart: false,
      },
    ]);
    expect(verdictOf(recorded, '2021', R).care[0]).toMatchObject({
      family: '附近',
      standing: true,
      inPart: true,
    });
    expect(verdictOf(recorded, '2021-10', R).care).toEqual([]);
  });

  it('is worked out once', () => {
    expect(verdictOf(recorded, '2025-10', R)).toBe(verdictOf(recorded, '2025-10', R));
    expect(verdictOf(recorded, '2025-10', R)).not.toBe(verdictOf(recorded, '2025-10', D));
    expect(() => verdictOf(recorded, '2025-13', R)).toThrow(RangeError);
  });
});
