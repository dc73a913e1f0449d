/** What only a reader who moves on needs of this site: comes with the code of route changes. */
import { PAGES } from '@site/src/lib/addresses/pages';
import { showBare } from '@site/src/shell/ErrorBox/bare';
import { errorTitle } from '@site/src/shell/ErrorBox/words';
import { prepareNavigation } from 'html-first/navigation';
import { ROUTE_PATTERNS } from './patterns';
import { MIDDLEWARE } from './steps';

export default prepareNavigation({
  patterns: ROUTE_PATTERNS,
  middleware: MIDDLEWARE,
  offline: PAGES.offline,
  errors: {
    title: errorTitle,
    showBare,
    loadPages: () => import(/* webpackChunkName: "errors" */ './errors/pages'),
  },
});
