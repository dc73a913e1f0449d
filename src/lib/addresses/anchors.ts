import { PAGES } from './pages';

/** Where it stands what a version of the format of the documents changed. */
export const formatChange = (version: number): string => `${PAGES.developers}#format-${String(version)}`;

/** Places on pages that others lead to. Apart from the pages, so that no script of a page holds them. */
export const ANCHORS = {
  which: `${PAGES.download}#which`,
  versionChanges: `${PAGES.about}#changes`,
  columns: `${PAGES.about}#columns`,
  limits: `${PAGES.about}#limits`,
  unanswered: `${PAGES.about}#unanswered`,
  /** Opens the practice file; without scripts it leads to where it is downloaded. */
  practice: `${PAGES.open}?practice=1#practice`,
  comments: `${PAGES.privacy}#comments`,
} as const;
