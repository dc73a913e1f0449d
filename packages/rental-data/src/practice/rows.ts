/**
 * The practice file: rows that are made up by rule, in the notation of the newest dataset version, to try the site with.
 * The same catalogue always gives the same rows.
 */
import { listColumns } from '../catalogue/columns';
import { booleanNotation, timePattern } from '../catalogue/notation';
import { packedName } from '../catalogue/packed';
import { newestVersion } from '../catalogue/sets';
import { formatCount } from '../words/numbers';
import type { Catalogue, Column } from '../catalogue/types';
import { COUNTIES, TOWNSHIPS } from '../catalogue/values';
import {
  FIRST_PRACTICE_ID,
  PRACTICE_LISTER,
  PRACTICE_NAME,
  PRACTICE_PLATFORM,
  PRACTICE_ROWS,
  practiceProblem,
} from './marks';

/** Two listings of one dwelling, every so many rows. */
const TWIN_EVERY = 12;
/** A year before the dataset began, so that no time can be taken for that of a file. */
const FIRST_DAY = Date.parse('2017-03-01');
const DAYS = 31;
const DAY = 86_400_000;
const MISSING = '-';

/** Where listings lie: county and township, latitude and longitude of its middle, how often among all, rent of a ping in NT$. Two counties are too rare for a median of their own. */
const PLACES = [
  ['臺北市', '大安區', 25.026, 121.543, 14, 1250],
  ['臺北市', '中山區', 25.065, 121.534, 12, 1150],
  ['臺北市', '信義區', 25.033, 121.567, 8, 1250],
  ['臺北市', '內湖區', 25.069, 121.589, 8, 1000],
  ['臺北市', '松山區', 25.05, 121.558, 7, 1150],
  ['臺北市', '士林區', 25.092, 121.525, 6, 950],
  ['臺北市', '文山區', 24.989, 121.57, 6, 850],
  ['臺北市', '中正區', 25.032, 121.518, 6, 1150],
  ['臺北市', '北投區', 25.132, 121.502, 5, 850],
  ['臺北市', '萬華區', 25.033, 121.497, 4, 850],
  ['臺北市', '大同區', 25.063, 121.513, 3, 950],
  ['臺北市', '南港區', 25.038, 121.607, 3, 1000],
  ['新北市', '板橋區', 25.011, 121.462, 8, 850],
  ['新北市', '中和區', 24.999, 121.499, 6, 760],
  ['新北市', '新莊區', 25.036, 121.45, 5, 740],
  ['新北市', '三重區', 25.062, 121.488, 5, 780],
  ['新北市', '淡水區', 25.17, 121.443, 3, 560],
  ['基隆市', '安樂區', 25.121, 121.723, 6, 480],
  ['桃園市', '中壢區', 24.965, 121.225, 7, 620],
  ['桃園市', '桃園區', 24.994, 121.301, 7, 640],
  ['新竹市', '東區', 24.802, 120.981, 6, 700],
  ['新竹縣', '竹北市', 24.839, 121.004, 6, 720],
  ['苗栗縣', '頭份市', 24.688, 120.903, 6, 480],
  ['臺中市', '西屯區', 24.181, 120.628, 8, 640],
  ['臺中市', '北屯區', 24.182, 120.687, 6, 560],
  ['臺中市', '北區', 24.166, 120.682, 4, 600],
  ['彰化縣', '彰化市', 24.081, 120.539, 6, 450],
  ['南投縣', '草屯鎮', 23.974, 120.68, 6, 400],
  ['雲林縣', '斗六市', 23.711, 120.541, 6, 420],
  ['嘉義市', '東區', 23.482, 120.458, 6, 450],
  ['嘉義縣', '民雄鄉', 23.552, 120.429, 6, 380],
  ['臺南市', '東區', 22.981, 120.226, 7, 560],
  ['臺南市', '永康區', 23.026, 120.257, 5, 520],
  ['高雄市', '三民區', 22.648, 120.318, 7, 540],
  ['高雄市', '左營區', 22.69, 120.295, 6, 560],
  ['高雄市', '苓雅區', 22.622, 120.312, 4, 550],
  ['屏東縣', '屏東市', 22.669, 120.486, 6, 380],
  ['宜蘭縣', '羅東鎮', 24.677, 121.767, 6, 480],
  ['花蓮縣', '花蓮市', 23.982, 121.606, 6, 500],
  ['臺東縣', '臺東市', 22.756, 121.144, 6, 430],
  ['澎湖縣', '馬公市', 23.566, 119.579, 6, 460],
  ['金門縣', '金湖鎮', 24.44, 118.413, 3, 480],
  ['連江縣', '南竿鄉', 26.152, 119.939, 1, 420],
] as const;

/** Labels of types, how many of every sixteen, and their size in ping. */
const TYPES = [
  ['整層住家', 6, 26],
  ['獨立套房', 5, 9],
  ['分租套房', 3, 7],
  ['雅房', 1, 5],
  ['車位', 1, 3],
] as const;

/** Random numbers by rule, from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @throws Error for a label that no code has */
function codeIn({ codeTables }: Pick<Catalogue, 'codeTables'>, table: string, label: string): string {
  const found = codeTables.find(({ id }) => id === table)?.codes.find((code) => code.label === label);
  if (found) return String(found.code);
  throw new Error(
    `catalogue/codes/${table}.csv：沒有「${label}」。修正：改packages/rental-data/src/practice/rows.ts用到的名稱。`,
  );
}

type Row = ReadonlyMap<string, string>;

/** Python writes whole floats with `.0`. */
const asFloat = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));
const dayText = (day: number, clock: string): string =>
  `${new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10)} ${clock}`;

/** A listing without what tells it from another of the same dwelling. */
function makeListing(
  catalogue: Catalogue,
  columns: readonly Column[],
  random: () => number,
): Map<string, string> {
  const below = (count: number): number => Math.floor(random() * count);
  const among = <T extends readonly unknown[]>(list: readonly T[], weight: (one: T) => number): T => {
    let left = below(list.reduce((all, one) => all + weight(one), 0));
    return list.find((one) => (left -= weight(one)) < 0) as T;
  };
  const [county, township, latitude, longitude, , price] = among(PLACES, (place) => place[4]);
  const [type, , size] = among(TYPES, (one) => one[1]);
  const isSpace = type === '車位';
  const ping = Math.round(size * (0.7 + random() * 0.8) * 10) / 10;
  const rent = Math.round((ping * price * (0.75 + random() * 0.5)) / 500) * 500 + 500;
  const fee = !isSpace && below(3) === 0 ? 500 + 100 * below(15) : 0;
  const hasSpace = !isSpace && below(5) === 0;
  const spaceFee = hasSpace && below(2) === 0 ? 1500 + 500 * below(4) : 0;
  const height = [4, 5, 5, 7, 12, 14][below(6)] ?? 5;
  const isOnRoof = !isSpace && height < 6 && below(9) === 0;
  const floor = isSpace ? -1 : isOnRoof ? height + 1 : 1 + below(height);
  const months = below(8) === 0 ? 1 : 2;
  const rooms = { 整層住家: 1 + below(3), 獨立套房: 1, 分租套房: 1, 雅房: 1, 車位: 0 }[type];
  const isLet = below(4) === 0;
  const place = (middle: number): string =>
    String(Math.round((middle + (random() - 0.5) * 0.04) * 1e7) / 1e7);
  const hasPlace = below(10) > 0;
  const row = new Map<string, string>();
  for (const { header, type: kind, neverMissing } of columns) {
    // What no rule below is about: yes or no at random, counts up to three.
    const isMissing = below(6) === 0 && !neverMissing;
    if (kind === 'boolean') row.set(header, isMissing ? MISSING : below(2) === 0 ? 'T' : 'F');
    else if (kind === 'integer') row.set(header, String(below(4)));
    else row.set(header, MISSING);
  }
  const values: Record<string, string> = {
    租屋平台: PRACTICE_PLATFORM,
    縣市: codeIn(catalogue, COUNTIES, county),
    鄉鎮市區: codeIn(catalogue, TOWNSHIPS, county + township),
    約略地點_x: hasPlace ? place(latitude) : MISSING,
    約略地點_y: hasPlace ? place(longitude) : MISSING,
    房屋出租狀態: codeIn(catalogue, 'deal_status', isLet ? '已出租' : '待出租'),
    月租金: String(rent),
    押金類型: codeIn(catalogue, 'deposit_type', isSpace ? '面議' : '月'),
    押金月數: isSpace ? MISSING : asFloat(months),
    押金金額: isSpace ? MISSING : String(months * rent),
    '需要管理費？': fee > 0 ? 'T' : 'F',
    月管理費: String(fee),
    '提供車位？': hasSpace ? 'T' : 'F',
    '需要停車費？': spaceFee > 0 ? 'T' : 'F',
    月停車費: String(spaceFee),
    '每坪租金（含管理費與停車費）': asFloat((rent + fee + spaceFee) / ping),
    建築類型: codeIn(catalogue, 'building_type', height > 7 ? '電梯大樓' : height > 5 ? '華廈' : '公寓'),
    物件類型: codeIn(catalogue, 'property_type', type),
    '自報頂加？': isOnRoof ? 'T' : 'F',
    所在樓層: String(floor),
    建物樓高: String(height),
    距頂樓層數: String(height - floor),
    坪數: asFloat(ping),
    陽台數: isSpace ? '0' : String(below(2)),
    衛浴數: isSpace ? MISSING : '1',
    房數: isSpace ? MISSING : String(rooms),
    客廳數: isSpace ? MISSING : type === '整層住家' ? '1' : '0',
    '有性別限制？': 'F',
    性別限制: codeIn(catalogue, 'gender_restriction', '不限'),
    刊登者類型: codeIn(catalogue, 'contact', ['屋主', '代理人', '房仲'][below(3)] ?? '屋主'),
    刊登者編碼: PRACTICE_LISTER + String(1 + below(40)).padStart(12, '0'),
    仲介資訊: MISSING,
  };
  for (const [header, value] of Object.entries(values)) if (row.has(header)) row.set(header, value);
  // Both are taken from one item of the page.
  row.set('提供家具_椅子？', row.get('提供家具_桌子？') ?? MISSING);
  const layout = ['陽台數', '衛浴數', '房數', '客廳數'].map((header) => row.get(header) ?? MISSING);
  row.set(
    '格局編碼（陽台/衛浴/房/廳）',
    layout.includes(MISSING) ? MISSING : `_${layout.map((count) => count.padStart(2, '0')).join('')}`,
  );
  return row;
}

/** Number and times of a listing: two of one dwelling differ in them alone. */
function withTimes(row: Row, index: number, isLet: boolean, random: () => number): Row {
  const first = Math.floor(random() * DAYS);
  const last = first + Math.floor(random() * (DAYS - first));
  return new Map([
    ...row,
    ['物件編號', String(FIRST_PRACTICE_ID + index)],
    ['物件首次發現時間', dayText(first, '03:12:45')],
    ['物件最後更新時間', dayText(last, '06:41:07')],
    ['出租大約時間', isLet ? dayText(last, '06:41:07') : MISSING],
    ['出租所費天數', isLet ? String(last - first + 1) : MISSING],
  ]);
}

/** The practice rows below their header, in the order of the columns and as CSV writes the values; the newest listing first, as in raw files. */
export function practiceTable(catalogue: Catalogue): string[][] {
  const version = newestVersion(catalogue);
  const columns = listColumns(catalogue, version, 'raw');
  const { values } = booleanNotation(version.booleans.csv);
  const suffix = timePattern(version)?.replace(/^.*%S/, '') ?? '';
  const random = randomFrom(20_170_301);
  const let_ = codeIn(catalogue, 'deal_status', '已出租');
  let before: Row | undefined;
  const rows = Array.from({ length: PRACTICE_ROWS }, (_, index) => {
    const isTwin = index % TWIN_EVERY === TWIN_EVERY - 1;
    const own: Row = isTwin && before ? before : makeListing(catalogue, columns, random);
    before = own;
    return withTimes(own, index, own.get('房屋出租狀態') === let_, random);
  }).reverse();
  const write = ({ header, type }: Column, row: Row): string => {
    const value = row.get(header) ?? MISSING;
    if (value === MISSING) return version.missing?.csv ?? MISSING;
    if (type === 'boolean') return (value === 'T' ? values?.true : values?.false) ?? value;
    return type === 'datetime' ? value + suffix : value;
  };
  return [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => write(column, row))),
  ];
}

/** Python's csv.writer: CRLF, and quotation marks only where a field needs them. */
const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (row) =>
        `${row.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\r\n`,
    )
    .join('');

const ABOUT = `${PRACTICE_NAME}

${practiceProblem(formatCount(PRACTICE_ROWS), true)}
欄位、代碼與寫法和原始資料相同；時間都在2017年，資料集還沒有開始。
每一列的「租屋平台」都寫著「${PRACTICE_PLATFORM}」。
`;

/** The files in the practice ZIP, in its order: name → text, as the publisher packs the CSV of a month. @throws Error for a label that the code tables do not have */
export function toPracticeFiles(catalogue: Catalogue): Map<string, string> {
  const folder = 'tw-rental-data/';
  const tables = catalogue.codeTables.map((table): [string, string] => [
    `${folder}編碼表/編碼表.${packedName(table)}.csv`,
    [
      '編碼,代表,發行日期',
      ...table.codes.map(({ code, label, since }) => `${code},${label},${since.replaceAll('-', '/')}`),
      '',
    ].join('\n'),
  ]);
  return new Map([
    [`${folder}練習檔-每一列都是編造的.txt`, ABOUT],
    [`${folder}practice-made-up-raw.csv`, toCsv(practiceTable(catalogue))],
    [
      `${folder}practice-made-up-raw.json`,
      JSON.stringify({ _total: PRACTICE_ROWS, [PRACTICE_PLATFORM]: PRACTICE_ROWS }),
    ],
    ...tables,
  ]);
}
