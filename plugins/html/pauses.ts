/**
 * Says where headings may be broken: after a pause. With `word-break: keep-all`, which src/css/base.css sets for them, WebKit does not
 * know these places by itself, and breaks words instead. Pure.
 */

/** A heading with all that is inside; its end tag may not be left out. */
const HEADING = /<(h[1-4])\b[^>]*>.*?<\/\1>/gs;
/** A tag, or a pause that something follows which may begin a line. */
const TAG_OR_PAUSE = /<[^>]*>|[，、；：。？！](?![」』）》，、；：。？！]|<\/h)/g;

/** @param html of a page whose headings React does not draw in browsers: it would miss what is added */
export const breakHeadings = (html: string): string =>
  html.replace(HEADING, (heading) =>
    heading.replace(TAG_OR_PAUSE, (found) => (found.startsWith('<') ? found : `${found}<wbr>`)),
  );
