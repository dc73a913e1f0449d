/** What a page says of itself in its head: data for search engines and other programs, and what the client starts from. */
import { toScriptJson } from '../../browser/scriptJson';
import { ROUTE_ID, type ServedPage } from '../../navigation/served';
import { ownTag, type Page } from './page';

/** Puts data into the head, as a script that browsers do not run. @param attributes of the script, its type among them */
export function addData(page: Page, attributes: Readonly<Record<string, string>>, data: object): void {
  page.appendOwnToHead(`${ownTag('script', attributes)}${toScriptJson(data)}</script>`);
}

/** Status and message of the error box of an error page, undefined on any other; the message is the heading where the box has none. */
export function readError({ parts }: Page): ServedPage['error'] {
  const box = parts.findIndex(({ attributes }) => attributes.has('data-error-status'));
  const status = Number(parts[box]?.attributes.get('data-error-status'));
  const message =
    parts.find(({ attributes }) => attributes.has('data-error-message')) ??
    parts.slice(box).find(({ name }) => name === 'h1');
  return status && message ? { status, message: message.text } : undefined;
}

/** Puts the server-rendered data into the head: a connection that breaks later does not lose them. */
export function addServed(page: Page, served: ServedPage): void {
  addData(page, { type: 'application/json', id: ROUTE_ID }, served);
}
