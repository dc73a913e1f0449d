/** What published rents are, and what they are not. */
export const RENTS_NOTICE = '租屋平台上刊登的租金，不是簽約的租金，也不代表整個市場';
export const RENTS_TITLE = '各縣市與行政區的租金';
export const WHOLE_COUNTRY_NAME = '全台';
