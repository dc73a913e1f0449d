/** What browsers start: the client of html-first with what it has to know of this site (docusaurus.config.ts names this file). */
// First, since the client modules that it imports hold the style sheet of the site, which comes before those of its parts.
import { start } from 'html-first/start';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import { CONTENT_DB_PLUGIN } from '@site/plugins/content-db/client';
import { PAGES } from '@site/src/lib/addresses/pages';
import { configureContentBase, contentAddress } from '@site/src/lib/browser/contentAddress';
import { configureContent } from '@site/src/lib/content/configuration';
import { errorTitle } from '@site/src/shell/ErrorBox/words';
import { showBare } from '@site/src/shell/ErrorBox/bare';
import { FRAME } from '@site/src/shell/startFrame';
import { noteWithoutCode } from '@site/src/shell/WithoutCode';
import { fieldOf } from 'html-first/client';
import { ISLANDS } from './islands';
import { isOtherDocument } from './otherDocument';
import { ROUTE_PATTERNS } from './patterns';
import { MIDDLEWARE } from './steps';

configureContentBase(siteConfig.customFields?.['contentBaseUrl']);
configureContent(contentAddress(String(fieldOf(globalData[CONTENT_DB_PLUGIN]?.['default'], 'path'))));

start({
  islands: ISLANDS,
  routes: {
    patterns: ROUTE_PATTERNS,
    middleware: MIDDLEWARE,
    offline: PAGES.offline,
    isOtherDocument,
  },
  errors: {
    title: errorTitle,
    note: noteWithoutCode,
    showBare,
    loadDataFailed: () => import('./errors/DataFailed'),
    loadPages: () => import(/* webpackChunkName: "errors" */ './errors/pages'),
  },
  frame: FRAME,
});
