/** The search engine with the pages of this site. It is loaded when somebody searches. */
import { createSearch, type PackedSearch, type Search, type SearchSite, unpackSearch } from 'rental-search';
import { isEnglish } from '../../lib/addresses/english';
import {
  comparePage,
  dictionaryColumn,
  differencePage,
  filePage,
  PAGES,
  pickPage,
} from '../../lib/addresses/pages';

const SITE: SearchSite = {
  file: filePage,
  column: dictionaryColumn,
  compare: PAGES.compare,
  comparison: comparePage,
  differences: PAGES.differences,
  difference: differencePage,
  pick: PAGES.pick,
  picked: pickPage,
  isEnglish,
};

export const openSearch = (packed: PackedSearch): Promise<Search> =>
  createSearch(unpackSearch(packed, SITE), SITE);
