import { createHash } from 'node:crypto';
import type { Page } from './page';
import { toScriptJson } from '../../browser/scriptJson';
import { FRAME_PART } from '../../browser/constants';
import { MANIFEST_FILE, NOT_FOUND_PATH, payloadFile, type RoutePayload } from '../../browser/payload';

interface PrerenderedPage {
  path: string;
  page: Page;
  /** style sheets besides the site's own: address → text */
  styles: Record<string, string>;
}

/** @throws Error that names the page when it has no `<main>` or more than one */
export function toPayload({ path, page, styles }: PrerenderedPage): RoutePayload {
  const [main, ...others] = page.all('main');
  const [cut] = page.cuts;
  if (!main || !cut || others.length > 0) {
    throw new Error(`${path}：頁面要有剛好一個<main>，內容才能做成payload。修正：檢查這一頁的版面元件。`);
  }
  return {
    path,
    head: page.ownHead,
    htmlClass: page.only('html').attributes.get('class') ?? '',
    main: page.slice(main.start, main.contentStart),
    first: page.slice(main.contentStart, cut.end),
    rest: cut.rest.map(([start, end]) => page.slice(start, end)),
    styles,
    blog: page.parts.some(({ attributes }) => attributes.get('data-layout') === 'blog'),
    frame: page.parts
      .filter(({ attributes }) => attributes.has(FRAME_PART))
      .map(({ start, end }) => page.slice(start, end)),
  };
}

/** Scripts by their path below the folder of the payloads, and the folder's name: the hash of its content. */
interface PayloadFiles {
  hash: string;
  files: Map<string, string>;
}

/** One script for each payload and the manifest that lists them; same payloads, same names. */
export function toPayloadFiles(payloads: readonly RoutePayload[]): PayloadFiles {
  const sorted = [...payloads].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = new Map(
    sorted.map((payload): [string, string] => [
      payloadFile(payload.path),
      `(self.__PAYLOADS__??={})[${toScriptJson(payload.path)}]=${toScriptJson(payload)};`,
    ]),
  );
  const paths = sorted.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH);
  files.set(MANIFEST_FILE, `self.__MANIFEST__=${toScriptJson({ paths })};`);
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  return { hash: hash.digest('hex').slice(0, 16), files };
}
