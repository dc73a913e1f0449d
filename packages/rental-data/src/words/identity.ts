/** Who publishes the dataset, under which licence and name: what every description of it begins with. */
import { LINKS, SHORT_NAME, SITE_NAME, SITE_NAME_EN } from './publisher';
import type { Format } from '../catalogue/values';

/** Language of all descriptions and headers (BCP 47). */
export const LANGUAGE = 'zh-Hant-TW';

/** Author and publisher are one: the project itself, an institution and no person. */
export const PROJECT = {
  name: SITE_NAME,
  mail: LINKS.mail,
  repository: LINKS.repository,
} as const;

/** Names under which people look for the dataset: the short Chinese one and the English one. */
export const OTHER_NAMES = [SHORT_NAME, SITE_NAME_EN] as const;

/** The licence of the data. The address is the one that vocabularies of licences list. */
export const DATA_LICENCE = {
  name: 'CC0 1.0',
  title: 'CC0 1.0 通用公眾領域貢獻宣告',
  spdx: 'CC0-1.0',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

export const CONTENT_TYPE: Record<Format, string> = { csv: 'text/csv', json: 'application/json' };

export const SUMMARY =
  '租屋平台上公開刊登的租屋物件，整理成每月、每季、每年的表格，以CC0釋出，任何人都能免費下載、分析與引用。內容有原始資料與消除重複住宅兩種，已知的品質事件一併公開。';

export const SUMMARY_EN =
  'Monthly, quarterly and annual tables of publicly listed private rental housing in Taiwan, released under CC0, in a raw and a de-duplicated variant, with a public record of known quality incidents.';

export const KEYWORDS = ['租屋', '租金', '住宅', '台灣', '591', '開放資料'] as const;
export const KEYWORDS_EN = ['rental housing', 'rent', 'housing market', 'Taiwan', 'open data'] as const;
