import { ROUTE_ID, type ServedPage } from '../../src/runtime/navigation/served';
import { toScriptJson } from '../../src/lib/text/scriptJson';
import type { Page } from './page';

/** Status and message of the error box of an error page, undefined on any other; the message is the heading where the box has none. */
export function errorOf({ parts }: Page): ServedPage['error'] {
  const box = parts.findIndex(({ attributes }) => attributes.has('data-error-status'));
  const status = Number(parts[box]?.attributes.get('data-error-status'));
  const message =
    parts.find(({ attributes }) => attributes.has('data-error-message')) ??
    parts.slice(box).find(({ name }) => name === 'h1');
  return status && message ? { status, message: message.text } : undefined;
}

/** Puts the server-rendered data into the head: a connection that breaks later does not lose them. */
export function addServed(page: Page, served: ServedPage): void {
  page.appendToHead(`<script type="application/json" id="${ROUTE_ID}">${toScriptJson(served)}</script>`);
}
