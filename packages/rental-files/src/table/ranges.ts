/** Plausible numbers. Ours: wide enough for every home for rent in Taiwan; others were mistyped or misread. The catalogue's dwelling filter is narrower. */
const RANGES: Record<string, readonly [least: number, most: number]> = {
  月租金: [1, 10_000_000],
  押金金額: [0, 100_000_000],
  押金月數: [0, 100],
  月管理費: [0, 1_000_000],
  月停車費: [0, 1_000_000],
  '每坪租金（含管理費與停車費）': [0, 1_000_000],
  坪數: [0, 100_000],
  // negative ones are basements, 0 is a whole building or no number; 99 and 100 stand in files before 2018-09
  所在樓層: [-10, 98],
  建物樓高: [0, 120],
  距頂樓層數: [-120, 130],
  陽台數: [0, 500],
  衛浴數: [0, 500],
  房數: [0, 500],
  客廳數: [0, 500],
  重複物件數: [1, 100_000],
  出租所費天數: [0, 10_000],
  最大出租所費天數: [0, 10_000],
  // WGS 84, Taiwan with Kinmen, Matsu and the islands of the South China Sea: x is the latitude, y the longitude
  約略地點_x: [10, 27],
  約略地點_y: [114, 123],
  常見約略地點_x: [10, 27],
  常見約略地點_y: [114, 123],
};

/** The range of a column by its header; undefined where every number is plausible. */
export const findRange = (header: string): readonly [least: number, most: number] | undefined =>
  Object.hasOwn(RANGES, header) ? RANGES[header] : undefined;
