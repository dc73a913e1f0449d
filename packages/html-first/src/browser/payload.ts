/** Payloads: what a prerendered page holds, as a script of its own. A route change inserts it. */
export interface RoutePayload {
  path: string;
  /** the elements of its head that belong to this page */
  head: string;
  htmlClass: string;
  main: string;
  /** the beginning of what stands in `<main>`: enough for the first screen */
  first: string;
  /** what the elements lack that are still open at the end of the beginning, from the inside out */
  rest: string[];
  /** style sheets that the content needs besides the site's own: address → text */
  styles: Record<string, string>;
  blog: boolean;
  /** what changes in the frame with the page: HTML of each part that is marked so, in their order */
  frame: string[];
}

/** What a payload script holds. */
export type WrittenPayload = Omit<RoutePayload, 'styles'> & {
  /** null where the text is among those that pages of its pattern share: it would be there once for each */
  styles: Record<string, string | null>;
};

declare global {
  interface Window {
    /** payload scripts put what they bring here, by path */
    __PAYLOADS__?: Record<string, WrittenPayload>;
    /** scripts beside them put the style sheets here that most pages of a pattern have: pattern → address → text */
    __STYLES__?: Record<string, Record<string, string>>;
    /** the manifest script puts the paths of all prerendered pages here */
    __MANIFEST__?: { paths: string[] };
  }
}

/** A payload or the manifest could not be loaded; loading again may work. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
  isLate = false;
}

/** Address of a page's payload script below the payloads' folder. */
export const payloadFile = (path: string): string => `${path.slice(1)}payload.js`;

/** What the payload of the page for unknown addresses is called. */
export const NOT_FOUND_PATH = '/404/';

export const MANIFEST_FILE = 'manifest.js';

let base = '';

/** Says where the payloads lie; empty where the page was not prerendered. */
export function configurePayloads(address: string): void {
  base = address;
}

/** Where a file of the payloads lies; undefined where the page was not prerendered. */
export const payloadAddress = (file: string): string | undefined =>
  base === '' ? undefined : base + encodeURI(file);

/** Has another release taken this one's place? The host answers and has none of its payloads any more, not even the manifest. */
export async function isReplaced(): Promise<boolean> {
  const manifest = payloadAddress(MANIFEST_FILE);
  if (manifest === undefined) return false;
  return fetch(manifest, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
