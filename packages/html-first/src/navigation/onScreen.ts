/** The page on screen: what moves and ends it. */
import type { Drawn } from '../drawing';
import { contentBox, wakePage } from '../html/wakePage';
import { site } from '../site';
import type { Place } from './types';

let page: Drawn | undefined;

export const whenReady = (): Promise<void> | undefined => page?.ready;

export const movePage = (place: Place): void => page?.move(place);

/** Ends the page on screen; to be called before another one is put in its place. */
export function endPage(): void {
  const old = page;
  page = undefined;
  old?.end();
}

export function setPage(value: Drawn | undefined): void {
  page = value;
}

/** A page that is HTML. @param end ends what it has under way */
export const toHtmlPage = (end: () => void): Drawn => ({
  move: () => undefined,
  end,
  ready: Promise.resolve(),
});

/** Lets the page that the browser loaded answer, and changes nothing in it. @param isTextOnly is something of it missing? */
export function keepServedPage(isTextOnly: boolean): void {
  const box = contentBox();
  if (isTextOnly) box.prepend(site.errors.note());
  const main = box.querySelector('main');
  const end = main ? wakePage(main) : undefined;
  setPage(toHtmlPage(() => end?.()));
}
