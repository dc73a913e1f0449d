import siteConfig from '@generated/docusaurus.config';
import { loadPayload } from '../browser/loadPayload';
import { toPath } from '../browser/path';
import { loadDrawing } from './drawing';
import { linkAround } from './links';
import { mayPrefetch } from './prefetch';
import { isPage, matchAddress } from './routes';

const { baseUrl } = siteConfig;

const asked = new WeakSet<Element>();

/** The link around an element that leads to a page of this site. */
export function pageLinkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = linkAround(target);
  return link && isPage(link.pathname) ? link : null;
}

/** Loads what a click on a link would need, once. The click finds out by itself what does not come. @param onlyContent without the code of a page that React draws */
export function loadAhead({ target }: Pick<Event, 'target'>, onlyContent = false): void {
  const link = pageLinkAround(target);
  const path = link && toPath(link.pathname, baseUrl);
  if (!link || path === null || asked.has(link) || !mayPrefetch(navigator)) return;
  if (!onlyContent) asked.add(link);
  const { pattern, react } = matchAddress(path);
  const parts = [loadPayload(path, pattern), ...(react && !onlyContent ? [react.load(), loadDrawing()] : [])];
  for (const part of parts) part.catch(() => undefined);
}
