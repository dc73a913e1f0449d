import { ISLAND_ID, readIsland, type Island } from '../../src/navigation/island';
import { toScriptJson } from '../../src/domain/text/scriptJson';
import type { Page } from './page';

/**
 * Status and message of the error box on a page that stands for an error; null on any other page. The message is the
 * heading where the box has none.
 */
export function errorOf({ parts }: Page): Island['error'] | null {
  const box = parts.findIndex(({ attributes }) => attributes.has('data-error-status'));
  const status = Number(parts[box]?.attributes.get('data-error-status'));
  const message =
    parts.find(({ attributes }) => attributes.has('data-error-message')) ??
    parts.slice(box).find(({ name }) => name === 'h1');
  return status && message ? { status, message: message.text } : null;
}

/** Puts the data that the page was rendered with at the end of its body. */
export function addIsland(page: Page, island: Island): void {
  page.appendToBody(`<script type="application/json" id="${ISLAND_ID}">${toScriptJson(island)}</script>`);
}

/** What {@link addIsland} put into a finished page; null where there is none. */
export const islandIn = (page: Page): Island | null =>
  readIsland({
    getElementById: (id) => {
      const found = page.parts.find(({ attributes }) => attributes.get('id') === id);
      return found ? { textContent: found.text } : null;
    },
  });
