import { createHash } from 'node:crypto';
import type { Page } from './page';
import { FRAME_PART } from '../../browser/constants';
import {
  MANIFEST_FILE,
  NOT_FOUND_PATH,
  payloadFile,
  type RoutePayload,
  type WrittenPayload,
} from '../../browser/payload';
import { openPattern, sharedStylesFile } from '../../browser/sharedStyles';

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
    throw new Error(
      `${path}: a page must have exactly one <main>, from which its payload is made. Fix: look at its layout.`,
    );
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

/** A script that puts a value in place. JSON is code as it stands: nothing reads these files as HTML. */
const put = (
  name: '__PAYLOADS__' | '__STYLES__',
  key: string,
  value: WrittenPayload | RoutePayload['styles'],
): string => `(self.${name}??={})[${JSON.stringify(key)}]=${JSON.stringify(value)};`;

/** The style sheets that most of several pages have. */
function findShared(payloads: readonly RoutePayload[]): RoutePayload['styles'] {
  const all = payloads.flatMap(({ styles }) => Object.entries(styles));
  const isShared = (href: string) => {
    const users = all.filter(([other]) => other === href).length;
    return users > 1 && users > payloads.length / 2;
  };
  return Object.fromEntries(all.filter(([href]) => isShared(href)));
}

/** One script for each payload, one for each pattern with the style sheets that its pages share, and the manifest; same payloads, same names. @param patterns see `client` of the options */
export function toPayloadFiles(
  payloads: readonly RoutePayload[],
  patterns: readonly string[] = [],
): PayloadFiles {
  const sorted = [...payloads].sort((a, b) => (a.path < b.path ? -1 : 1));
  const files = new Map<string, string>();
  const groups = new Map<string | undefined, RoutePayload[]>();
  for (const payload of sorted) {
    const pattern = openPattern(patterns, payload.path);
    groups.set(pattern, [...(groups.get(pattern) ?? []), payload]);
  }
  for (const [pattern, pages] of groups) {
    const shared = pattern === undefined ? {} : findShared(pages);
    // Browsers know the pattern of a page before they have the page, and ask for both at once: it is there also where it holds nothing.
    if (pattern !== undefined) files.set(sharedStylesFile(pattern), put('__STYLES__', pattern, shared));
    for (const page of pages) {
      const styles = Object.entries(page.styles).map(([href, text]) => [
        href,
        Object.hasOwn(shared, href) ? null : text,
      ]);
      const written = { ...page, styles: Object.fromEntries(styles) as WrittenPayload['styles'] };
      files.set(payloadFile(page.path), put('__PAYLOADS__', page.path, written));
    }
  }
  const paths = sorted.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH);
  files.set(MANIFEST_FILE, `self.__MANIFEST__=${JSON.stringify({ paths })};`);
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  return { hash: hash.digest('hex').slice(0, 16), files };
}
