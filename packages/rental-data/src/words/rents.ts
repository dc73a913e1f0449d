/** What published rents are, and what they are not. */
import { FEWEST_ROWS } from '../statistics/rule';
import { spanListWords } from '../period';

export const RENTS_NOTICE = '租屋平台上刊登的租金，不是簽約的租金，也不代表整個市場';
export const RENTS_TITLE = '各縣市與鄉鎮市區的租金';
export const WHOLE_COUNTRY_NAME = '全台';

/** What the published tables hold, and what their numbers are not. @param rows of all periods */
export const rentsText = (rows: readonly { period: string }[]): string =>
  `${spanListWords([...new Set(rows.map(({ period }) => period))])}消除重複住宅，全台、各縣市與鄉鎮市區四種物件類型的月租金與每坪租金：列數、中位數與四分位數，不到${String(FEWEST_ROWS)}列的留空。${RENTS_NOTICE}。`;
