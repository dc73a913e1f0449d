import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { usabilityMatrix } from './matrix';
import { getReader, usabilityReader } from './reader';
import { listTimeline } from './timeline';
import type { Reason } from './types';
import { reasonWords, rowsWords } from './words';
import { COLUMN_STATE_NAME } from '../words';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

describe('a cell in words', () => {
  it.each([
    ['2020-06', 'raw', '房數', '可用'],
    [
      '2020-06',
      'raw',
      '月租金',
      '可用（2021年11月起改變。之前：租金寫成範圍的刊登沒有收錄。之後：租金寫成範圍的刊登，取第一個數字（2021年10月28日起））',
    ],
    ['2022-03', 'raw', '月租金', '可用（2022年10月更正之前下載的檔案，整數、數值與代碼欄的0和1寫成F和T）'],
    ['2024-09', 'raw', '房屋出租狀態', '可用（591接連改版，2024年4月到2025年9月收錄中斷）'],
    [
      '2026-04',
      'raw',
      '提供家具_床？',
      '不可用（2026年3月到8月，家具欄位大多沒有值或記錯；有些欄位有錯，但沒有記下是哪些，請先檢查缺值與分布）',
    ],
    [
      '2026-04',
      'raw',
      '出租所費天數',
      '不可用（2026年3月到8月無法分辨租出與下架，出租欄位的意義改變；2025年10月到2026年4月試行收錄；有些欄位有錯，但沒有記下是哪些，請先檢查缺值與分布）',
    ],
    [
      '2025-11',
      'raw',
      '出租所費天數',
      '留意（2025年10月到2026年4月試行收錄；有些欄位有錯，但沒有記下是哪些，請先檢查缺值與分布）',
    ],
    [
      '2021',
      'raw',
      '附近有_學校？',
      '沒有值（2021年11月起，「附近」欄位沒有值（只影響2021年11月到12月的資料）；這一期混有兩種規則：2021年11月起改變。之前：從頁面列出的附近設施與交通讀來。之後：591改用新頁面後不再提供，沒有值）',
    ],
    ['2021-10', 'raw', '租屋平台', '不可用（整份請勿使用（591分批改用新頁面，爬蟲讀不到明細））'],
    ['2018Q3', 'raw', '約略地點_x', '留意（這一欄從2018年9月起才完整，2018年7月到8月的資料可能沒有值）'],
    [
      '2018-06',
      'raw',
      '可炊？',
      '可用（2021年11月起改變。之前：頁面寫成其他說法的也記為否，不一定禁止。之後：頁面寫明不可以才記為否，沒有寫的是缺值；是非值寫成0／1，版本0.3寫成T／F）',
    ],
    ['2018-06', 'raw', '刊登者編碼', '資料集版本0.1才有這一欄'],
    ['2023-12', 'deduplicated', '常見刊登者編碼', '資料集版本0.3才有這一欄，這裡用「最大刊登者編碼」'],
    [
      '2023',
      'deduplicated',
      '約略地點範圍',
      '這一欄到資料集版本0.2為止，這裡用「常見約略地點_x」、「常見約略地點_y」',
    ],
    ['2024-01', 'deduplicated', '物件網址', '只有原始資料有這一欄'],
    ['2018-06', 'deduplicated', '月租金', '資料集版本0.0沒有消除重複住宅'],
    ['2021-10', 'deduplicated', '月租金', '這一期沒有發布消除重複住宅'],
    ['2018-01', 'raw', '月租金', '資料集還沒有開始收錄'],
    ['2030-01', 'raw', '月租金', '本站還沒有這一期的紀錄'],
    ['2025-12', 'raw', '月租金', '沒有發布這一期（2025年10月到2026年4月試行收錄）'],
    ['2018Q2', 'raw', '月租金', '沒有發布這一期'],
  ] as [string, Variant, string, string][])('%s %s %s: %s', (period, variant, header, words) => {
    const { state, reasons } = getReader(recorded).cell(period, variant, header);
    const why = reasons.map((reason) => reasonWords(reason, recorded.incidents)).join('；');
    const name = COLUMN_STATE_NAME[state];
    expect(state === 'absent' ? why : why ? `${name}（${why}）` : name).toBe(words);
  });
});

describe('rows in words', () => {
  it.each([
    ['2020-06', 'raw', '列數沒有已知缺漏'],
    // Published in the beta format: nothing is missing for that.
    ['2018-08', 'raw', '列數沒有已知缺漏'],
    [
      '2018-05',
      'raw',
      '列數不可比較（涵蓋2018年5月1日到31日，只有六都涵蓋全部日子，其他縣市到5月底才開始收錄）',
    ],
    ['2018', 'raw', '列數不可比較（涵蓋2018年5月1日到12月31日，六都以外從5月底開始）'],
    ['2021-07', 'raw', '列數不可比較（估計短少34.96%）'],
    // Only what gives the state: the disk of February is told where the columns are.
    ['2021', 'deduplicated', '列數不可比較（6月到9月短少，只補回8月與9月的大半）'],
    ['2021-10', 'raw', '請勿使用（混入四個月的物件）'],
    [
      '2023',
      'raw',
      '列數有缺漏（10月6日之後才刊登、26日之前就下架的物件沒有收錄；只在3月25日到4月13日刊登的物件可能沒有收錄）',
    ],
    ['2024-10', 'raw', '列數不可比較（涵蓋2024年10月1日到30日）'],
    ['2025-10', 'raw', '列數不可比較（涵蓋2025年10月26日到31日；試行收錄，只有兩輪）'],
    ['2021-10', 'deduplicated', '這一期沒有發布消除重複住宅'],
    ['2024-05', 'raw', '沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）'],
  ] as [string, Variant, string][])('%s %s: %s', (period, variant, words) => {
    expect(rowsWords(usabilityReader(recorded).rows(period, variant), recorded.incidents)).toBe(words);
  });
});

describe('every reason', () => {
  const reader = usabilityReader(catalogue);
  const reasons: Reason[] = [
    ...usabilityMatrix(catalogue).sets.flatMap((s) => [
      ...s.rows.reasons,
      ...s.cells.flatMap((c) => c.reasons),
    ]),
    ...listTimeline(catalogue, 'monthly').flatMap((p) => reader.rows(p, 'deduplicated').reasons),
  ];
  const sentences = [...new Set(reasons.map((r) => reasonWords(r, catalogue.incidents)))];

  it('is said in Chinese, without a typed space, a half-width stop or a hole', () => {
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\p{Script=Han}/u);
      expect(sentence).not.toMatch(/\p{Script=Han} | \p{Script=Han}|[;:!?]|,(?!\d)|undefined|。$/u);
    }
  });

  it('calls an incident by its id where its title is not at hand', () => {
    const { reasons: own } = getReader(recorded).cell('2026-04', 'raw', '提供家具_床？');
    expect(own.map((r) => reasonWords(r, []))).toEqual([
      'furniture-columns-2026',
      '有些欄位有錯，但沒有記下是哪些，請先檢查缺值與分布',
    ]);
  });
});
