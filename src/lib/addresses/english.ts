/** The addresses of the pages in English: apart from the others, which the code of the search has. */
import { PAGES } from './pages';

export const ENGLISH_PAGES = {
  home: '/en/',
  columns: '/en/columns/',
  codes: '/en/codes/',
  quality: '/en/quality/',
  files: '/en/files/',
} as const;
export const TRANSLATED: readonly (readonly [chinese: string, english: string])[] = [
  [PAGES.home, ENGLISH_PAGES.home],
  [PAGES.about, ENGLISH_PAGES.columns],
  [PAGES.codes, ENGLISH_PAGES.codes],
  [PAGES.quality, ENGLISH_PAGES.quality],
  [PAGES.download, ENGLISH_PAGES.files],
];
export const isEnglish = (path: string): boolean => path.startsWith('/en/');
