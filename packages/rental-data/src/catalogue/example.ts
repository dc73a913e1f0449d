/** One invented listing, to see what a row looks like before a download. Values as in tests/fixtures. */
import { booleanNotation } from './notation';
import { listColumns } from './columns';
import type { Catalogue } from './types';
import type { Column, DatasetVersion } from './records';
import type { Variant } from './values';

/** A value as CSV writes it: in both variants alike, or in the raw file and in the de-duplicated one. */
type Value = string | readonly [raw: string, deduplicated: string] | null;

/** A flat of September 2019, written as in version 0.2, and a studio of April 2026, written as in 0.3 and shown from it on. */
const EXAMPLES: Readonly<Record<string, readonly [flat: Value, studio: Value]>> = {
  物件編號: ['8000901', '19000059'],
  租屋平台: ['591 租屋網', '591 租屋網'],
  物件網址: ['https://rent.591.com.tw/rent-detail-8000901.html', '-'],
  物件首次發現時間: ['2019-09-23 06:12:45 CST', '2026-04-18 01:12:45 CST'],
  物件最後更新時間: ['2019-09-24 09:41:07 CST', '2026-04-25 05:41:07 CST'],
  縣市: ['17', '17'],
  鄉鎮市區: ['1702', '1702'],
  約略地點_x: ['25.0397269', '25.034011'],
  約略地點_y: ['121.5831166', '121.5770646'],
  房屋出租狀態: ['0', '0'],
  出租大約時間: ['-', '-'],
  出租所費天數: ['-', '-'],
  月租金: ['8000', '20000'],
  押金類型: ['0', '0'],
  押金月數: ['2.0', ['2.0', '2']],
  押金金額: ['16000', '40000'],
  '需要管理費？': ['F', '-'],
  月管理費: ['0', '-'],
  '提供車位？': ['-', '-'],
  '需要停車費？': ['-', '-'],
  月停車費: ['-', '-'],
  '每坪租金（含管理費與停車費）': ['242.42424242424244', '789.5775759968417'],
  建築類型: ['0', '0'],
  物件類型: ['0', '1'],
  '自報頂加？': ['F', 'F'],
  所在樓層: ['3', '4'],
  建物樓高: ['5', '4'],
  距頂樓層數: ['2', '0'],
  坪數: ['33.0', '25.33'],
  陽台數: ['1', '0'],
  衛浴數: ['1', '-'],
  房數: ['2', '-'],
  客廳數: ['1', '-'],
  '格局編碼（陽台/衛浴/房/廳）': ['_01010201', '-'],
  '額外費用_電費？': ['T', 'T'],
  '額外費用_水費？': ['F', 'T'],
  '額外費用_瓦斯？': ['T', 'T'],
  '額外費用_網路？': ['T', 'F'],
  '額外費用_第四台？': ['T', 'T'],
  '附近有_學校？': ['F', '-'],
  '附近有_公園？': ['F', '-'],
  '附近有_百貨公司？': ['T', '-'],
  '附近有_超商？': ['F', '-'],
  '附近有_傳統市場？': ['T', '-'],
  '附近有_夜市？': ['T', '-'],
  '附近有_醫療機構？': ['F', '-'],
  附近的捷運站數: ['2', '-'],
  附近的公車站數: ['0', '-'],
  附近的火車站數: ['2', '-'],
  附近的高鐵站數: ['1', '-'],
  '附近的公共自行車數（實驗中）': ['1', '-'],
  '有身份限制？': ['F', 'F'],
  '有性別限制？': ['F', 'F'],
  性別限制: ['0', '0'],
  '可炊？': ['T', 'F'],
  '可寵？': ['-', 'T'],
  '有產權登記？': ['T', 'F'],
  刊登者類型: ['2', '2'],
  刊登者編碼: ['d9f5a6f0-3b1e-4d7f-9e21-000000000004', 'd9f5a6f0-3b1e-4d7f-9e21-000000000008'],
  仲介資訊: ['範例不動產,信義店', '範例不動產,信義店'],
  '提供家具_床？': ['T', '-'],
  '提供家具_桌子？': ['F', '-'],
  '提供家具_椅子？': ['F', '-'],
  '提供家具_電視？': ['F', '-'],
  '提供家具_熱水器？': ['F', '-'],
  '提供家具_冷氣？': ['T', '-'],
  '提供家具_沙發？': ['F', '-'],
  '提供家具_洗衣機？': ['T', '-'],
  '提供家具_衣櫃？': ['F', '-'],
  '提供家具_冰箱？': ['T', '-'],
  '提供家具_網路？': ['F', '-'],
  '提供家具_第四台？': ['T', '-'],
  '提供家具_天然瓦斯？': ['T', '-'],
  重複物件數: ['2', '1'],
  最大物件編號: ['8000901', '19000059'],
  最小物件編號: ['8000005', '19000059'],
  最大物件首次發現時間: ['2019-09-23 06:12:45 CST', '2026-04-18 01:12:45 CST'],
  最小物件首次發現時間: ['2019-09-23 06:12:45 CST', '2026-04-18 01:12:45 CST'],
  約略地點範圍: ['(25.0397269, 121.5831166, 25.0397269, 121.5831166)', null],
  房屋曾出租過: ['0', '0'],
  最後出租時間: ['-', '-'],
  最大出租所費天數: ['-', '-'],
  最大刊登者編碼: ['d9f5a6f0-3b1e-4d7f-9e21-000000000004', null],
  常見約略地點_x: [null, '25.034011'],
  常見約略地點_y: [null, '121.5770646'],
  常見刊登者編碼: [null, 'd9f5a6f0-3b1e-4d7f-9e21-000000000008'],
};
const STUDIO_SINCE = '0.3';

/** The month of a time, or where the version has no file that covers it the first month that it has. */
function monthIn(
  { releases }: Pick<Catalogue, 'releases'>,
  { version }: DatasetVersion,
  time: string,
): string {
  const month = time.slice(0, 7);
  const months = releases.flatMap((release) =>
    release.version === version && release.granularity === 'monthly' ? release.period : [],
  );
  return months.includes(month) ? month : (months[0] ?? month);
}

function written(
  catalogue: Pick<Catalogue, 'releases'>,
  column: Column,
  value: string,
  version: DatasetVersion,
): string {
  const { booleans, times } = version;
  if (column.type === 'boolean') {
    const { values } = booleanNotation(booleans.csv);
    return value === 'T' ? (values?.true ?? value) : value === 'F' ? (values?.false ?? value) : value;
  }
  if (column.type === 'datetime' && value !== '-')
    return value
      .replace(/^.{7}/, monthIn(catalogue, version, value))
      .replace(/ CST$/, times?.csv.replace(/^.*%S/, '') ?? ' CST');
  return value;
}

/** An invented row in the order of its columns; undefined where one has no example: half a row would show a wrong shape. */
export function exampleRow(
  catalogue: Pick<Catalogue, 'columns' | 'versions' | 'releases'>,
  version: DatasetVersion,
  variant: Variant,
): { header: string; value: string }[] | undefined {
  const place = (name: string) => catalogue.versions.findIndex((v) => v.version === name);
  const which = place(STUDIO_SINCE) <= place(version.version) ? 1 : 0;
  const row = listColumns(catalogue, version, variant).flatMap((column) => {
    const found = EXAMPLES[column.header]?.[which] ?? null;
    if (found === null) return [];
    const value = typeof found === 'string' ? found : found[variant === 'raw' ? 0 : 1];
    return [{ header: column.header, value: written(catalogue, column, value, version) }];
  });
  return row.length > 0 && row.length === listColumns(catalogue, version, variant).length ? row : undefined;
}
