import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/domain/catalogue/types';
import { usabilityMatrix } from '../../../src/domain/usability/matrix';
import { usability, usabilityReader } from '../../../src/domain/usability/reader';
import { timelineOf } from '../../../src/domain/usability/tracks';
import type { Reason } from '../../../src/domain/usability/types';
import { cellWords, reasonWords, rowsWords } from '../../../src/domain/usability/words';
import { catalogue, recorded } from '../catalogue/real-catalogue';

describe('a cell in words', () => {
  it.each([
    ['2020-06', 'raw', '月租金', '可用'],
    ['2022-03', 'raw', '月租金', '可用：數字與代碼欄的0和1寫成F和T'],
    ['2026-04', 'raw', '提供家具_床？', '不可用：家具欄位大多誤記為沒有'],
    [
      '2026-04',
      'raw',
      '出租所費天數',
      '意思改變：分不出租出與下架，出租天數換了意思；試行期間約一週收錄一輪',
    ],
    ['2021', 'raw', '附近有_學校？', '空白：附近設施的欄位從此空白（其中2021-11～12的資料）'],
    ['2021-10', 'raw', '租屋平台', '不可用：整份請勿使用（591分批改用新頁面，新頁面讀不到內容）'],
    ['2018Q3', 'raw', '約略地點_x', '先查證：這一欄從2018年9月起才完整，2018-07～08的資料可能沒有值'],
    ['2018-06', 'raw', '可炊？', '可用：是非值寫成0／1，版本0.3寫成T／F'],
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
    ['2030-01', 'raw', '月租金', '還沒有發布'],
    ['2025-12', 'raw', '月租金', '沒有發布這一期'],
  ] as [string, Variant, string, string][])('%s %s %s: %s', (period, variant, header, words) => {
    expect(cellWords(usability(recorded, period, variant, header), recorded.incidents)).toBe(words);
  });
});

describe('rows in words', () => {
  it.each([
    ['2020-06', 'raw', '列完整'],
    ['2018-08', 'raw', '列完整：格式試行期間發布'],
    ['2021-07', 'raw', '列嚴重短少（估計短少34.96%）：591分批改用新頁面，新頁面讀不到內容'],
    ['2021-10', 'raw', '請勿使用：591分批改用新頁面，新頁面讀不到內容'],
    ['2024-05', 'raw', '沒有發布這一期（591接連改版，收錄長期中斷）'],
    [
      '2018',
      'raw',
      '列有缺漏：2018年5月只有六都收得完整；2018-01～04沒有發布過資料；同一則刊登跨月時取最新的值，版本0.3改為取最常出現的值',
    ],
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
    ...timelineOf(catalogue, 'monthly').flatMap((p) => reader.rows(p, 'deduplicated').reasons),
  ];
  const sentences = [...new Set(reasons.map((r) => reasonWords(r, catalogue.incidents)))];

  it('is said in Chinese, without a typed space, a half-width stop or a hole', () => {
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\p{Script=Han}/u);
      expect(sentence).not.toMatch(/\p{Script=Han} | \p{Script=Han}|[,;:!?]|undefined|。$/u);
    }
  });

  it('calls an incident by its id where its title is not at hand', () => {
    const { reasons: own } = usability(recorded, '2026-04', 'raw', '提供家具_床？');
    expect(own.map((r) => reasonWords(r, []))).toEqual(['furniture-columns-2026']);
  });
});
