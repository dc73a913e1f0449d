import { formatChange } from './anchors';
import { ENGLISH_PAGES } from './english';
import type { DocumentedPages } from 'rental-data';
import { PAGE } from './names';
import { filePage, incidentItem, PAGES, postPage, releaseRow, versionColumn, versionPage } from './pages';

/** The pages to which the published documents lead. */
export const DOCUMENTED_PAGES: DocumentedPages = {
  home: PAGES.home,
  english: ENGLISH_PAGES.home,
  download: PAGES.download,
  quality: PAGES.quality,
  updates: PAGES.updates,
  formats: { name: PAGE.developers.name, version: formatChange },
  rents: PAGES.rents,
  file: filePage,
  release: releaseRow,
  version: versionPage,
  versionColumn,
  incident: incidentItem,
  post: postPage,
};
