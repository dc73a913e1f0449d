/**
 * Thirteen listings that the writers of the tests made up, to see rows before a download: two dwellings that are listed twice, a
 * warehouse, and eight others. Written for any set in its own notation; src/usability/sampleRows.test.ts holds it against the
 * samples of the publisher's programs.
 */
import { granularity } from '../period';
import { booleanNotation, timePattern } from '../catalogue/notation';
import { sideOfChange } from '../catalogue/changes';
import { columnsOfSet, findVersion } from '../catalogue/sets';
import type { Catalogue, DataSet, Column } from '../catalogue/types';
import { getReader } from './reader';
import { holdsInPart } from './states';

/** A column a line, as the raw file of September 2019 writes it. Times, addresses and what follows from other columns are made. */
const LISTINGS = `
物件編號|8000901|8000900|8000039|8000038|8000029|8000025|8000023|8000020|8000012|8000010|8000008|8000005|8000000
縣市|17|17|11|11|25|16|17|17|17|16|11|17|17
鄉鎮市區|1702|1702|1100|1100|2500|1625|1702|1702|1702|1625|1100|1702|1702
約略地點_x|25.0397269|25.0365926|25.0301066|25.0215478|22.6359808|-|-|25.0359414|25.0389285|24.1989531|25.0295138|25.0397269|25.0365926
約略地點_y|121.5831166|121.580079|121.4678203|121.4781584|120.3195229|-|-|121.5701632|121.5838249|120.6494938|121.4784509|121.5831166|121.580079
房屋出租狀態|0|2|0|0|1|2|0|2|0|0|0|0|2
出租所費天數|-|8|-|-|-|11|-|6|-|-|-|-|8
月租金|8000|32800|20000|12000|25000|12000|25000|32800|8000|12000|20000|8000|32800
押金類型|0|0|2|0|1|3|0|1|0|0|3|0|0
押金月數|2.0|2.0|-|2.0|0.80004|-|2.0|0.6097865853658536|2.0|2.0|-|2.0|2.0
押金金額|16000|65600|-|24000|20001|-|50000|20001|16000|24000|-|16000|65600
需要管理費？|F|F|T|F|F|F|T|F|F|F|F|F|F
月管理費|0|0|500|0|0|0|500|0|0|0|0|0|0
提供車位？|-|T|T|-|T|-|-|-|-|T|T|-|T
需要停車費？|-|F|F|-|T|-|-|-|-|T|F|-|F
月停車費|-|0|0|-|2000|-|-|-|-|2000|0|-|0
每坪租金（含管理費與停車費）|242.42424242424244|3280.0|621.2121212121212|473.74654559810506|1065.9297275957363|1714.2857142857142|3000.0|4685.714285714285|242.42424242424244|552.7043031977893|2000.0|242.42424242424244|3280.0
建築類型|0|1|2|2|2|2|2|0|2|0|2|0|1
物件類型|0|1|6|2|1|0|2|0|3|0|0|0|1
自報頂加？|F|F|F|F|F|F|T|F|F|T|F|F|F
所在樓層|3|0|0|4|9|9|6|4|-1|6|9|3|0
建物樓高|5|4|4|4|12|12|5|4|12|5|12|5|4
距頂樓層數|2|4|4|0|3|3|-1|0|13|-1|3|2|4
坪數|33.0|10.0|33.0|25.33|25.33|7.0|8.5|7.0|33.0|25.33|10.0|33.0|10.0
陽台數|1|-|-|-|-|1|-|1|-|1|1|1|-
衛浴數|1|-|-|-|-|1|-|1|-|1|1|1|-
房數|2|-|-|-|-|2|-|2|-|2|2|2|-
客廳數|1|-|-|-|-|1|-|1|-|1|1|1|-
格局編碼（陽台/衛浴/房/廳）|_01010201|-|-|-|-|_01010201|-|_01010201|-|_01010201|_01010201|_01010201|-
額外費用_電費？|T|T|T|T|T|T|T|T|T|T|T|T|T
額外費用_水費？|F|T|F|F|T|F|F|T|T|F|T|F|T
額外費用_瓦斯？|T|T|T|T|T|T|T|T|T|T|T|T|T
額外費用_網路？|T|F|F|T|F|F|T|T|T|F|T|T|F
額外費用_第四台？|T|T|T|T|T|T|T|T|T|T|T|T|T
附近有_學校？|F|-|F|T|-|F|F|F|-|T|T|F|-
附近有_公園？|F|-|T|T|-|T|F|F|-|F|T|F|-
附近有_百貨公司？|T|-|T|T|-|T|T|T|-|T|T|T|-
附近有_超商？|F|-|F|T|-|T|T|T|-|F|F|F|-
附近有_傳統市場？|T|-|T|F|-|F|T|T|-|F|T|T|-
附近有_夜市？|T|-|T|F|-|T|F|T|-|F|F|T|-
附近有_醫療機構？|F|-|F|T|-|T|T|T|-|F|T|F|-
附近的捷運站數|2|-|3|3|-|1|0|0|-|1|2|2|-
附近的公車站數|0|-|2|3|-|2|3|1|-|1|2|0|-
附近的火車站數|2|-|1|3|-|2|2|0|-|1|3|2|-
附近的高鐵站數|1|-|0|0|-|2|3|1|-|1|0|1|-
附近的公共自行車數（實驗中）|1|-|2|2|-|2|1|1|-|2|1|1|-
有身份限制？|F|T|F|F|F|F|F|F|F|F|F|F|T
有性別限制？|F|F|F|F|F|F|F|F|F|F|F|F|F
性別限制|0|0|0|0|0|0|0|0|0|0|0|0|0
可炊？|T|F|-|-|T|-|-|-|-|F|F|T|F
可寵？|-|T|T|-|-|T|T|T|-|T|-|-|T
有產權登記？|T|T|T|F|T|T|F|F|F|F|T|T|T
刊登者類型|2|1|0|2|0|2|2|2|0|2|2|2|1
刊登者編碼|4|2|3|2|7|3|1|2|9|3|9|4|2
仲介資訊|範例不動產,信義店|經紀業: 範例有限公司|範例"房屋"|經紀業: 範例有限公司|範例不動產,信義店|經紀業: 範例有限公司|-|範例不動產,信義店|-|範例不動產,信義店|範例"房屋"|範例不動產,信義店|經紀業: 範例有限公司
提供家具_床？|T|T|F|T|T|F|F|F|T|T|F|T|T
提供家具_桌子？|F|F|F|F|F|F|T|T|F|F|F|F|F
提供家具_椅子？|F|F|T|T|F|T|F|T|F|T|F|F|F
提供家具_電視？|F|T|F|F|T|F|T|T|T|F|F|F|T
提供家具_熱水器？|F|F|T|F|T|T|F|T|T|T|F|F|F
提供家具_冷氣？|T|F|F|F|F|T|F|T|F|F|T|T|F
提供家具_沙發？|F|T|T|T|T|T|T|T|F|T|F|F|T
提供家具_洗衣機？|T|F|F|T|F|T|F|F|T|F|T|T|F
提供家具_衣櫃？|F|F|F|F|T|F|T|F|F|F|F|F|F
提供家具_冰箱？|T|F|T|T|T|T|T|F|T|F|F|T|F
提供家具_網路？|F|T|F|T|F|F|F|F|F|T|F|F|T
提供家具_第四台？|T|F|F|T|T|T|F|F|T|F|F|T|F
提供家具_天然瓦斯？|T|T|F|F|F|F|T|F|T|T|F|T|T`;

const MISSING = '-';
const PLATFORM = '591 租屋網';
const LISTER = 'd9f5a6f0-3b1e-4d7f-9e21-00000000000';

type Listing = Readonly<Record<string, string>>;

/** The newest first, as raw files have them. */
const listings: readonly Listing[] = (() => {
  const lines = LISTINGS.trim()
    .split('\n')
    .map((line) => line.split('|'));
  const count = (lines[0]?.length ?? 1) - 1;
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(lines.map(([header = '', ...values]) => [header, values[index] ?? MISSING])),
  );
})();

/** Property types 0 to 3 are lived in; 6 is a warehouse. */
const isDwelling = ({ 物件類型: type = '' }: Listing): boolean => Number(type) <= 3;

/** Listings of one dwelling agree in all but their number. */
const dwellingKey = ({ 物件編號: _, ...rest }: Listing): string => JSON.stringify(rest);

/** Listings that become one row, the newest of each first. */
const groups: readonly (readonly [Listing, ...Listing[]])[] = (() => {
  const found = new Map<string, [Listing, ...Listing[]]>();
  for (const listing of listings.filter(isDwelling)) {
    const group = found.get(dwellingKey(listing));
    if (group) group.push(listing);
    else found.set(dwellingKey(listing), [listing]);
  }
  return [...found.values()];
})();

const DAY = 86_400_000;

/** How long it took to let, in days; undefined where it was not let. */
function lettingDays({ 出租所費天數: days = MISSING }: Listing): number | undefined {
  return days === MISSING ? undefined : Number(days);
}

/**
 * When a listing was seen first and last, within the days that the file covers, apart from each other by its number; and how
 * many days that is, the first and the last counted, as files count the days until let.
 */
function timesIn({ covers }: DataSet, listing: Listing): { first: string; last: string; days: number } {
  const from = Date.parse(covers.from.length === 7 ? `${covers.from}-01` : covers.from);
  const to = Date.parse(covers.to.length === 7 ? `${covers.to}-28` : covers.to);
  const later = Math.round((to - from) / DAY);
  const key = Number(listing['物件編號']) % 100;
  const untilLet = Math.min((lettingDays(listing) ?? 1) - 1, later);
  const first = (key * 7) % (later - untilLet + 1);
  const last = first + (untilLet > 0 ? untilLet : (key * 3) % (later - first + 1));
  const write = (day: number, hour: number, rest: string) =>
    `${new Date(from + day * DAY).toISOString().slice(0, 10)} 0${String(hour)}:${rest}`;
  return {
    first: write(first, 1 + (key % 3), '12:45'),
    last: write(last, 4 + (key % 5), '41:07'),
    days: last - first + 1,
  };
}

/** Is a set made by the rule that came with a change of meaning? */
function isAfter(catalogue: Catalogue, set: DataSet, id: string): boolean {
  const change = catalogue.changes.find((one) => one.id === id);
  return change !== undefined && sideOfChange(catalogue, change, set) === 'after';
}

const isTouched = (
  catalogue: Catalogue,
  { period, variant }: DataSet,
  header: string,
  incident: string,
): boolean =>
  getReader(catalogue)
    .cell(period, variant, header)
    .reasons.some((reason) => reason.type === 'incident' && reason.incident === incident);

function writeAddress(catalogue: Catalogue, set: DataSet, id: string): string {
  if (isAfter(catalogue, set, 'listing-address-2026')) return `https://rent.591.com.tw/${id}`;
  if (!isAfter(catalogue, set, 'listing-address-2021'))
    return `https://rent.591.com.tw/rent-detail-${id}.html`;
  return isTouched(catalogue, set, '物件網址', 'listing-url-interface-2021')
    ? `https://bff.591.com.tw/v1/house/rent/detail?id=${id}`
    : `https://rent.591.com.tw//${id}`;
}

/** Codes of 房屋出租狀態. */
const [GONE, LET] = ['1', '2'];

/** A listing as the pages of its time gave it to the publisher's program. */
function adaptListing(catalogue: Catalogue, set: DataSet, listing: Listing): Listing {
  const stateColumn = set.variant === 'raw' ? '房屋出租狀態' : '房屋曾出租過';
  const canBeLet = !isTouched(catalogue, set, stateColumn, 'letting-signal-2026');
  const adapted: Record<string, string> = { ...listing };
  if (!canBeLet && listing['房屋出租狀態'] === LET)
    Object.assign(adapted, { 房屋出租狀態: GONE, 出租所費天數: MISSING });
  if (isAfter(catalogue, set, 'balconies-2021') && listing['陽台數'] === MISSING) adapted['陽台數'] = '0';
  if (isAfter(catalogue, set, 'table-and-chair-2021'))
    adapted['提供家具_椅子？'] = listing['提供家具_桌子？'] ?? MISSING;
  for (const header of Object.keys(listing).filter((one) => one.startsWith('提供家具_')))
    if (isTouched(catalogue, set, header, 'furniture-columns-2026')) adapted[header] = MISSING;
  return adapted;
}

/** ClickHouse writes whole numbers without decimals; it made the de-duplicated months, the quarters and the years of a version that merges by frequency. */
const isByClickHouse = (catalogue: Catalogue, { version, variant, period }: DataSet): boolean =>
  findVersion(catalogue, version).merge === 'most-frequent' &&
  (variant === 'deduplicated' || granularity(period) !== 'monthly');

/** The value of a column of a row, written with T, F and -, and without the letters behind a time. */
function formatValue(
  catalogue: Catalogue,
  set: DataSet,
  [listing, ...others]: readonly [Listing, ...Listing[]],
  header: string,
): string {
  const id = listing['物件編號'] ?? MISSING;
  const x = listing['約略地點_x'] ?? MISSING;
  const y = listing['約略地點_y'] ?? MISSING;
  switch (header) {
    case '租屋平台':
      return PLATFORM;
    case '物件網址':
      return writeAddress(catalogue, set, id);
    case '物件首次發現時間':
    case '最大物件首次發現時間':
    case '最小物件首次發現時間':
      return timesIn(set, listing).first;
    case '物件最後更新時間':
      return timesIn(set, listing).last;
    case '出租大約時間':
    case '最後出租時間':
      return lettingDays(listing) === undefined ? MISSING : timesIn(set, listing).last;
    case '出租所費天數':
    case '最大出租所費天數':
      return lettingDays(listing) === undefined ? MISSING : String(timesIn(set, listing).days);
    case '房屋曾出租過':
      return listing['房屋出租狀態'] ?? MISSING;
    case '重複物件數':
      return String(1 + others.length);
    case '最大物件編號':
      return id;
    case '最小物件編號':
      return others.at(-1)?.['物件編號'] ?? id;
    case '約略地點範圍':
      return x === MISSING ? MISSING : `(${x}, ${y}, ${x}, ${y})`;
    case '常見約略地點_x':
      return x;
    case '常見約略地點_y':
      return y;
    case '刊登者編碼':
    case '最大刊登者編碼':
    case '常見刊登者編碼':
      return LISTER + (listing['刊登者編碼'] ?? '');
    default:
      return listing[header] ?? MISSING;
  }
}

export interface SampleCell {
  column: Column;
  value: string;
}

/** Has no row of the set a value in the column? A year with some empty months has values. */
export function isEmptyIn(
  catalogue: Catalogue,
  { period, variant }: Pick<DataSet, 'period' | 'variant'>,
  { header }: Pick<Column, 'header'>,
): boolean {
  const cell = getReader(catalogue).cell(period, variant, header);
  return cell.state === 'empty' && !holdsInPart(cell);
}

/** Made-up rows of a set, in the order of its columns, each value as its CSV writes it. @param count at most so many */
export function sampleRows(catalogue: Catalogue, set: DataSet, count = 10): SampleCell[][] {
  const version = findVersion(catalogue, set.version);
  const { values } = booleanNotation(version.booleans.csv);
  const suffix = timePattern(version)?.replace(/^.*%S/, '') ?? '';
  const missing = version.missing?.csv ?? MISSING;
  const short = isByClickHouse(catalogue, set);
  const columns = columnsOfSet(catalogue, set).map((column) => ({
    column,
    empty: isEmptyIn(catalogue, set, column),
  }));
  const rows = set.variant === 'raw' ? listings.map((listing) => [listing] as const) : groups;
  return rows.slice(0, count).map(([newest, ...others]) => {
    const row = [adaptListing(catalogue, set, newest), ...others] as const;
    return columns.map(({ column, empty }) => {
      const value = empty ? MISSING : formatValue(catalogue, set, row, column.header);
      const written = (): string => {
        if (value === MISSING) return missing;
        switch (column.type) {
          case 'boolean':
            return (value === 'T' ? values?.true : values?.false) ?? value;
          case 'datetime':
            return value + suffix;
          case 'number':
            return short ? value.replace(/\.0$/, '') : value;
          default:
            return value;
        }
      };
      return { column, value: written() };
    });
  });
}
