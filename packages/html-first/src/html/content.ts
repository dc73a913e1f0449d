/** What an HTML page consists of: of the page that was served all is in the document, of others the payload has it. */
import type { RoutePayload } from '../browser/payload';

export interface HtmlContent {
  /** undefined for the page that stands in the document */
  payload?: RoutePayload;
  /** is everything to be inserted before the first frame, because a place further down is wanted? */
  atOnce: boolean;
  /** set where browsers should draw the page with React, and its code did not come */
  withoutCode?: boolean;
}

export const SERVED: HtmlContent = { atOnce: true };

const made = new Map<string, CSSStyleSheet>();

function makeSheet(href: string, text: string): CSSStyleSheet {
  const known = made.get(href);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  made.set(href, sheet);
  return sheet;
}

/**
 * Adopts the style sheets of a page in the place of those before. Their texts come with the payload, since more requests take longer than
 * it. To be called in the task that inserts the content: earlier, the browser would lay out the old page once more.
 * @throws Error where the browser takes them and does not have them: the page at its address links its sheets
 */
export function adoptStyles(styles: RoutePayload['styles']): void {
  const sheets = Object.entries(styles)
    .filter(([href]) => !document.querySelector(`link[rel="stylesheet"][href="${href}"]`))
    .map(([href, text]) => makeSheet(href, text));
  document.adoptedStyleSheets = sheets;
  const taken = document.adoptedStyleSheets.filter(({ cssRules }) => cssRules.length);
  if (taken.length < sheets.length) throw new Error('adoptedStyleSheets');
}
