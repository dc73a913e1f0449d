import siteConfig from '@generated/docusaurus.config';
import { reportFault } from '../browser/faults';
import type { Drawn } from '../drawing';
import { exchangePage } from '../html/frame';
import { insertPage, showPage } from '../html/showPage';
import { contentBox } from '../html/wakePage';
import type { PageState } from './decide';
import { getDrawing, getErrorPage } from './drawing';
import { endPage, setPage, toHtmlPage } from './onScreen';
import type { ServedPage } from './served';
import { routes } from '../site';
import type { PageError, Place } from './types';

/** @param served is the page for unknown addresses in the document? */
async function showError(
  box: Element,
  error: PageError,
  place: Place,
  served: boolean,
): Promise<Drawn | undefined> {
  const page = getErrorPage();
  if (page) {
    exchangePage(page, () => undefined);
  }
  const { errors } = routes;
  document.title = `${errors.title(error.status)} | ${siteConfig.title}`;
  let drawn: Drawn | undefined;
  try {
    drawn = await getDrawing()?.drawError(box, error, place, served);
  } catch (cause) {
    reportFault('chunk', cause);
  }
  // Otherwise the page before it is still there, or nothing is.
  if ((!drawn && !served) || !box.querySelector('main')) errors.showBare(box, error);
  return drawn;
}

/** Shows a page, or an error in its place; what that needs has been loaded. @param served the page that the browser loaded, where it is the one on screen */
export async function show(state: PageState, place: Place, served: ServedPage | null): Promise<void> {
  endPage();
  const box = contentBox();
  switch (state.kind) {
    case 'html':
      setPage(toHtmlPage(showPage(state.content)));
      return;
    case 'react': {
      const { Page, content, loaded } = state;
      const isServed = content.payload === undefined;
      if (content.payload) {
        const { payload } = content;
        exchangePage(payload, () => {
          if (loaded.dataError !== undefined) insertPage(box, payload);
        });
      }
      setPage(await getDrawing()?.drawPage(box, Page, loaded, place, isServed));
      return;
    }
    case 'not-found':
    case 'error':
      setPage(await showError(box, state.error, place, served?.path === null));
  }
}
