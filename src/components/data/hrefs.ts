/** Addresses of pages and anchors of this site, in one place. */
import { PAGE } from '@site/src/domain/words/pages';

/** The row of a period on the download page; the same text is the row's id. */
export const releaseHref = (period: string): string => `/download/#${period}`;

/** The page of a published set. */
export const fileHref = (period: string, variant: string): string => `/download/${period}/${variant}/`;

/** An incident on the data-quality page; its id is the anchor. */
export const incidentHref = (id: string): string => `/data-quality/#${id}`;

/** The page of a dataset version. */
export const versionHref = (version: string): string => `/about-data-set/${version}/`;

/** A column on the page of a dataset version. */
export const columnHref = (version: string, anchor: string): string => `${versionHref(version)}#${anchor}`;

/** A column in the dictionary of all versions. */
export const dictionaryHref = (anchor: string): string => `/about-data-set/#${anchor}`;

/** The index of code tables. */
export const CODES_HREF = PAGE.codes.to;

/** The page of a code table. */
export const codeTableHref = (id: string): string => `${CODES_HREF}${id}/`;
/** Every dataset version against every other. */
export const DIFFERENCES_HREF = PAGE.differences.to;

/** What changes from one dataset version to another. */
export const differencesHref = (from: string, to: string): string => `${DIFFERENCES_HREF}${from}-${to}/`;

/** The page that compares two periods. */
export const COMPARE_HREF = PAGE.compare.to;

/** Two periods of a variant against each other. */
export const compareHref = (a: string, b: string, variant: string): string =>
  `${COMPARE_HREF}?a=${a}&b=${b}&variant=${variant}`;

/** A post by its slug. */
export const postHref = (slug: string): string => `/blog/post/${slug}/`;

/** The page of a tag; its address is the tag letter for letter (blog/tags.yml). */
export const tagHref = (tag: string): string => `/blog/tag/${tag}/`;
