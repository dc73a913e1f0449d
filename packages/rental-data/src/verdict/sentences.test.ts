/** What a reader is told of a set, word for word: sets that are easily misused, and one of each kind besides. */
import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { describeVerdict } from './describe';
import { getVerdict } from './verdict';
import { answerBelowTitle, verdictTitle } from './words';
import { listSets } from '../catalogue/sets';
import { QUESTION } from '../words';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

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
    rent: 'caution',
    headline: '月租金要先看說明；列數不能和其他月份比較。',
    rowsAnswer: '涵蓋2025年10月26日到31日；試行收錄，只有兩輪。95,766列不要和其他月份比較。',
    columnsAnswer:
      '有些欄位有錯，但沒有記下是哪些。「物件網址」沒有值，「附近」12欄沒有值，「出租」3欄要先看說明，其餘57欄請先檢查缺值與分布。',
    insteadTitle: '要比較列數，請改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數沒有已知缺漏的月份'],
      ['2022-10', R, '2022年10月', '最新一個列數沒有已知缺漏的10月'],
    ],
  },
  {
    period: '2025-11',
    variant: R,
    rows: 'not-comparable',
    rent: 'caution',
    headline: '月租金要先看說明；列數不能和其他月份比較。',
    rowsAnswer:
      '涵蓋2025年11月到12月，只有11月上旬與12月初，日期沒有紀錄；試行收錄，只有三輪。167,655列不要和其他月份比較。',
    columnsAnswer:
      '有些欄位有錯，但沒有記下是哪些。「物件網址」沒有值，「附近」12欄沒有值，「出租」3欄要先看說明，其餘57欄請先檢查缺值與分布。',
    insteadTitle: '要比較列數，請改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數沒有已知缺漏的月份'],
      ['2023-11', R, '2023年11月', '最新一個列數沒有已知缺漏的11月'],
    ],
  },
  {
    period: '2024-09',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不能和其他月份比較。',
    rowsAnswer: '涵蓋2024年9月8日到30日。211,632列不要和其他月份比較。',
    columnsAnswer:
      '月租金沒有已知問題，但只反映收錄到的刊登。其他欄位：「附近」12欄沒有值，「物件首次發現時間」要先看說明，「物件最後更新時間」要先看說明，其餘59欄可用。',
    insteadTitle: '要比較列數，請改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數沒有已知缺漏的月份'],
      ['2023-09', R, '2023年9月', '最新一個列數沒有已知缺漏的9月'],
    ],
  },
  {
    period: '2021-10',
    variant: R,
    rows: 'avoid',
    rent: 'severe',
    headline: '這份檔案混入四個月的物件，不能當成2021年10月的資料。',
    rowsAnswer: '混入四個月的物件，233,026列不能當成2021年10月的列數。',
    columnsAnswer: '整份檔案請勿使用，73個欄位都不可靠；只適合用來研究這次事件。',
    insteadTitle: '請改用',
    instead: [
      ['2021-11', R, '2021年11月', '最接近的月份，列數沒有已知缺漏'],
      ['2020-10', R, '2020年10月', '列數沒有已知缺漏的10月'],
      ['2022-10', R, '2022年10月', '列數沒有已知缺漏的10月'],
    ],
  },
  {
    period: '2021Q4',
    variant: D,
    rows: 'avoid',
    rent: 'severe',
    headline: '這份檔案混入四個月的物件，不能當成2021年第4季的資料。',
    rowsAnswer: '混入四個月的物件，352,688列不能當成2021年第4季的列數。',
    columnsAnswer: '整份檔案請勿使用，73個欄位都不可靠；只適合用來研究這次事件。',
    insteadTitle: '請改用',
    instead: [
      ['2022Q1', D, '2022年第1季', '最接近的季，列數沒有已知缺漏'],
      ['2020Q4', D, '2020年第4季', '列數沒有已知缺漏的第4季'],
      ['2022Q4', D, '2022年第4季', '列數沒有已知缺漏的第4季'],
    ],
  },
  {
    period: '2018-05',
    variant: R,
    rows: 'not-comparable',
    rent: 'caution',
    headline: '只有六都涵蓋全部日子；列數不能和其他月份比較。',
    rowsAnswer:
      '涵蓋2018年5月1日到31日，只有六都涵蓋全部日子，其他縣市到5月底才開始收錄。135,160列不要和其他月份比較。',
    columnsAnswer: '六都以外只有一部分日子的物件，70個欄位都要先篩選六都。和其他期別比較時，兩期都要篩選。',
    insteadTitle: '要比較列數，請改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數沒有已知缺漏的月份'],
      ['2023-05', R, '2023年5月', '最新一個列數沒有已知缺漏的5月'],
    ],
  },
  {
    period: '2026-04',
    variant: R,
    rows: 'not-comparable',
    rent: 'caution',
    headline: '月租金要先看說明；列數不能和其他月份比較。',
    rowsAnswer: '試行收錄，大約每週一輪。182,287列不要和其他月份比較。',
    columnsAnswer:
      '有些欄位有錯，但沒有記下是哪些。「出租」3欄不可用，「提供家具」13欄不可用，「物件網址」沒有值，「附近」12欄沒有值，「每坪租金（含管理費與停車費）」要先看說明，「格局編碼（陽台/衛浴/房/廳）」要先看說明，其餘42欄請先檢查缺值與分布。',
    insteadTitle: '要比較列數，請改用',
    instead: [
      ['2024-03', R, '2024年3月', '最新一個列數沒有已知缺漏的月份'],
      ['2022-04', R, '2022年4月', '最新一個列數沒有已知缺漏的4月'],
    ],
  },
  {
    period: '2023-05',
    variant: D,
    rows: 'complete',
    rent: 'fine',
    headline: '可以使用：列數沒有已知缺漏，月租金可用。',
    rowsAnswer: '157,663列可以和其他列數沒有已知缺漏、同為版本0.1或0.2的月份比較。',
    columnsAnswer: '月租金沒有已知問題。其他欄位：「附近」12欄沒有值，其餘61欄可用。',
    insteadTitle: '如果有其他需要，可以改用',
    instead: [
      ['2021-05', D, '2021年5月', '「附近」欄位有值'],
      ['2023-05', R, '2023年5月原始資料', '適合逐則分析刊登'],
    ],
  },
  {
    period: '2022',
    variant: D,
    rows: 'complete',
    rent: 'fine',
    headline: '可以使用：列數沒有已知缺漏，月租金可用。',
    rowsAnswer: '960,723列可以和其他列數沒有已知缺漏、同為版本0.2的年份比較。',
    columnsAnswer: '月租金沒有已知問題。其他欄位：「附近」12欄沒有值，其餘61欄可用。',
    insteadTitle: '如果有其他需要，可以改用',
    instead: [
      ['2020', D, '2020年', '「附近」欄位有值'],
      ['2022', R, '2022年原始資料', '適合逐則分析刊登'],
    ],
  },
  {
    period: '2024Q1',
    variant: D,
    rows: 'complete',
    rent: 'fine',
    headline: '可以使用：列數沒有已知缺漏，月租金可用。',
    rowsAnswer: '315,688列可以和其他列數沒有已知缺漏、同為版本0.3的季比較。',
    columnsAnswer: '月租金沒有已知問題。其他欄位：「附近」12欄沒有值，其餘63欄可用。',
    insteadTitle: '如果有其他需要，可以改用',
    // By the old rule of merging: the values of the columns serve all the same.
    instead: [
      ['2020Q4', D, '2020年第4季', '「附近」欄位有值'],
      ['2024Q1', R, '2024年第1季原始資料', '適合逐則分析刊登'],
    ],
  },
  {
    period: '2021Q3',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不能和其他季比較。',
    rowsAnswer: '估計短少39.06%。226,115列不要和其他季比較。',
    columnsAnswer: '月租金沒有已知問題，但只反映收錄到的刊登。73個欄位都可用。',
    insteadTitle: '要比較列數，請改用',
    instead: [
      ['2022Q4', R, '2022年第4季', '最新一個列數沒有已知缺漏、合併規則相同的季'],
      ['2022Q3', R, '2022年第3季', '最新一個列數沒有已知缺漏、合併規則相同的第3季'],
    ],
  },
  {
    period: '2018',
    variant: R,
    rows: 'not-comparable',
    rent: 'fine',
    headline: '月租金可用；列數不能和其他年份比較。',
    rowsAnswer: '涵蓋2018年5月1日到12月31日，六都以外從5月底開始。706,654列不要和其他年份比較。',
    columnsAnswer:
      '月租金沒有已知問題，但只反映收錄到的刊登。其他欄位：「約略地點_x」要先看說明，「約略地點_y」要先看說明，「出租所費天數」要先看說明，「刊登者編碼」要先看說明，其餘69欄可用。',
    insteadTitle: '要比較列數，請改用',
    instead: [['2022', R, '2022年', '最新一個列數沒有已知缺漏的年份']],
  },
  {
    period: '2023',
    variant: R,
    rows: 'partial',
    rent: 'fine',
    headline:
      '可以使用，但列數有缺漏：10月6日之後才刊登、26日之前就下架的物件沒有收錄；只在3月25日到4月13日刊登的物件可能沒有收錄。',
    rowsAnswer:
      '10月6日之後才刊登、26日之前就下架的物件沒有收錄；只在3月25日到4月13日刊登的物件可能沒有收錄。目前沒有其他年份可以比較。',
    columnsAnswer:
      '月租金沒有已知問題，但只反映收錄到的刊登。其他欄位：「附近」12欄沒有值，「物件首次發現時間」要先看說明，「物件最後更新時間」要先看說明，其餘59欄可用。',
    insteadTitle: '如果需要沒有缺漏的列數，請改用',
    instead: [['2022', R, '2022年', '之前最近一個列數沒有已知缺漏的年份，合併規則不同']],
  },
  {
    period: '2024-11',
    variant: R,
    rows: 'absent',
    rent: 'absent',
    headline: '2024年11月沒有發布原始資料。',
    rowsAnswer: '沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）。',
    columnsAnswer: '',
    insteadTitle: '請改用',
    instead: [['2024-03', R, '2024年3月', '之前最近一個列數沒有已知缺漏的月份']],
  },
];

describe('what a reader is told of', () => {
  it.each(TOLD)('$period $variant', ({ period, variant, instead, ...expected }) => {
    expect(describeVerdict(recorded, period, variant)).toEqual({
      ...expected,
      title: verdictTitle(getVerdict(recorded, period, variant), recorded.incidents),
      below: answerBelowTitle(getVerdict(recorded, period, variant), recorded.incidents),
      instead: instead.map(([other, kind, name, why]) => ({ period: other, variant: kind, name, why })),
    });
  });

  it.each([
    [
      '2024-11',
      D,
      '2024年11月沒有發布消除重複住宅。',
      '沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）。',
      ['2024-03'],
    ],
    [
      '2021-10',
      D,
      '2021年10月沒有發布消除重複住宅。',
      '這一期沒有發布消除重複住宅。',
      ['2021-05', '2021-11'],
    ],
    ['2018-06', D, '2018年6月沒有發布消除重複住宅。', '資料集版本0.0沒有消除重複住宅。', ['2018-08']],
    ['2018-01', R, '2018年1月沒有發布原始資料。', '資料集還沒有開始收錄。', ['2018-06']],
    ['2030-01', R, '本站還沒有2030年1月的紀錄。', '本站還沒有這一期的紀錄。', ['2024-03']],
    ['2018Q2', R, '2018年第2季沒有發布原始資料。', '沒有發布這一期。', ['2018Q3']],
    [
      '2024',
      R,
      '2024年沒有發布原始資料。',
      '沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）。',
      ['2022'],
    ],
  ] as const)('%s %s, which was not published', (period, variant, headline, rowsAnswer, instead) => {
    const prop = describeVerdict(recorded, period, variant);
    expect(prop).toMatchObject({ rows: 'absent', rent: 'absent', headline, rowsAnswer, columnsAnswer: '' });
    expect(prop.instead.map((i) => i.period)).toEqual(instead);
    expect(prop.instead.every((i) => i.variant === variant)).toBe(true);
  });

  it('its questions', () => {
    expect(QUESTION).toEqual({ rows: '列數可以比較嗎？', rent: '月租金可以使用嗎？' });
  });
});

describe('the title of a verdict', () => {
  it.each([
    ['2021-10', R, '請勿使用：混入四個月的物件。'],
    ['2023', R, '可以使用，但列數有缺漏。'],
    ['2024-03', D, '可以使用。'],
    ['2026-04', R, '月租金要先看說明；列數不可比較。'],
    ['2018-05', R, '只有六都涵蓋全部日子；列數不可比較。'],
  ] as const)('of %s %s is %s', (period, variant, title) => {
    expect(verdictTitle(getVerdict(recorded, period, variant), recorded.incidents)).toBe(title);
  });

  it('fits into two lines of a phone for every set', () => {
    for (const { period, variant } of listSets(catalogue)) {
      const title = verdictTitle(getVerdict(catalogue, period, variant), catalogue.incidents);
      expect(title.length, `${period} ${variant}: ${title}`).toBeLessThanOrEqual(28);
    }
  });
});

describe('what stands below the title', () => {
  it('is the answer on the rows', () => {
    const { below, rowsAnswer } = describeVerdict(recorded, '2024-09', R);
    expect(below).toBe(rowsAnswer);
    expect(describeVerdict(recorded, '2024-03', D).below).toMatch(/^列數沒有已知缺漏：[\d,]+列可以和/);
  });

  it('repeats no reason of the title, for every set', () => {
    expect(describeVerdict(recorded, '2021-10', R).below).toBe('233,026列不能當成2021年10月的列數。');
    for (const { period, variant } of listSets(catalogue)) {
      const { title, below } = describeVerdict(catalogue, period, variant);
      const [, why = title] = title.replace(/。$/, '').split('：');
      expect(below, `${period} ${variant}`).not.toContain(why);
    }
  });
});

describe('a verdict', () => {
  it('keeps the incidents that leave their columns usable as notes', () => {
    const notes = (period: string, variant: Variant = R) =>
      getVerdict(recorded, period, variant).notes.map((n) => `${n.incident}${n.inPart ? ' in part' : ''}`);
    expect(notes('2024-09')).toEqual(['outage-2024']);
    expect(notes('2024-09', D)).toEqual(['outage-2024']);
    expect(notes('2018-12')).toEqual(['crawler-gap-2018-12']);
    expect(notes('2022-03').sort()).toEqual(['flags-written-as-values-2021', 'listing-url-interface-2021']);
    expect(notes('2026-04')).toEqual(['trial-2025']);
    expect(notes('2021-10')).toEqual([]);
  });

  it('names the incidents of the columns in care, and tells what stands for ever from what does not', () => {
    const { care } = getVerdict(recorded, '2026-04', R);
    expect(care.map(({ headers, mixed: _mixed, ...rest }) => ({ ...rest, columns: headers.length }))).toEqual(
      [
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
        ...['每坪租金（含管理費與停車費）', '格局編碼（陽台/衛浴/房/廳）'].map((family) => ({
          family,
          columns: 1,
          state: 'caution',
          incidents: ['rent-per-ping-2026'],
          standing: false,
          inPart: false,
        })),
      ],
    );
    expect(getVerdict(recorded, '2021', R).care[0]).toMatchObject({
      family: '附近',
      standing: true,
      inPart: true,
    });
    expect(getVerdict(recorded, '2021-10', R).care).toEqual([]);
  });

  it('is worked out once', () => {
    expect(getVerdict(recorded, '2025-10', R)).toBe(getVerdict(recorded, '2025-10', R));
    expect(getVerdict(recorded, '2025-10', R)).not.toBe(getVerdict(recorded, '2025-10', D));
    expect(() => getVerdict(recorded, '2025-13', R)).toThrow(RangeError);
  });
});
