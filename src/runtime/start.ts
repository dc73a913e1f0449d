/** What browsers start: the client of html-first with what it has to know of this site (docusaurus.config.ts names this file). */
// First, since the client modules that it imports hold the style sheet of the site, which comes before those of its parts.
import { start } from 'html-first/start';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import { CONTENT_DB_PLUGIN } from '@site/plugins/content-db/client';
import { configureContentBase, contentAddress } from '@site/src/lib/browser/contentAddress';
import { configureContent } from '@site/src/lib/content/configuration';
import { FRAME } from '@site/src/shell/startFrame';
import { noteWithoutCode } from '@site/src/shell/WithoutCode';
import { readField } from 'html-first/client';
import { ISLANDS } from './islands';
import { isOtherDocument } from './otherDocument';

configureContentBase(siteConfig.customFields?.['contentBaseUrl']);
configureContent(contentAddress(String(readField(globalData[CONTENT_DB_PLUGIN]?.['default'], 'path'))));

start({
  islands: ISLANDS,
  loadNavigation: () => import(/* webpackChunkName: "navigation" */ './navigation'),
  // Addresses that moved lie beside the pages; only a query makes one of a page.
  mayLeave: ({ search }) => search !== '',
  isOtherDocument,
  errors: {
    note: noteWithoutCode,
    loadDataFailed: () => import('./errors/DataFailed'),
  },
  frame: FRAME,
});
