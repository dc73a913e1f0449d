/** Is an answer what was asked for, and all of it? Captive portals, quota pages and transfers that broke off would be kept for months. */
import { SCRIPT_END, SHEET_END } from '../browser/constants';
import { toPath } from '../browser/path';
import { readField } from '../browser/fields';
import { ROUTE_ID } from '../navigation/served';

/** How the content type begins or what it holds, by the kind of file; others may be anything but a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /json/,
  '': /^text\/html/,
};

/** The first bytes of the SHA-256 of a file: against accidents they are enough. */
export async function digestBytes(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 3)));
}

/** The part of a file's name that changes with its content, or an empty text. */
export const hashIn = (path: string): string => /[.-]([0-9a-f]{8,})\.\w+$/.exec(path)?.[1] ?? '';

/** How much of a hash stands in front of a digest: where two files share it, either may be meant. */
const KEY = 4;
const DIGEST = 4;

/** Digests by the hashes of files as one text, since every browser loads it. @param digests by {@link hashIn} */
export const packed = (digests: Readonly<Record<string, string>>): string =>
  Object.entries(digests)
    .map(([hash, digest]) => hash.slice(0, KEY) + digest)
    .sort()
    .join('');

/** The digests that a file may have; none where it is of another release. */
function findDigests(path: string, digests: string): string[] {
  const key = hashIn(path).slice(0, KEY);
  const found: string[] = [];
  for (let at = 0; key && at < digests.length; at += KEY + DIGEST)
    if (digests.startsWith(key, at)) found.push(digests.slice(at + KEY, at + KEY + DIGEST));
  return found;
}

/** The value that a text is as JSON; undefined where it is none, such as the beginning of one. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Does what a page or payload says of itself belong to this address? One that stands for several says none. */
const isForPath = (value: unknown, path: string): boolean => {
  const own = readField(value, 'path');
  return own === null || own === toPath(`/${path}`, '/');
};

/** What a script of the payloads' folder puts in place (packages/html-first/src/build/html/payloads.ts): the list of pages, what a page holds, or style sheets. */
const PUT =
  /^(?:self\.__MANIFEST__|\(self\.__STYLES__\?\?=\{\}\)\["[^"]*"\])=(.*);\s*$|^\(self\.__PAYLOADS__\?\?=\{\}\)\["[^"]*"\]=(.*);\s*$/s;

/** Is the text of a file all of it, by the end of its address? */
const PROOFS: Readonly<Record<string, (text: string, path: string, payloads: string) => boolean>> = {
  css: (text) => text.trimEnd().endsWith(SHEET_END),
  json: (text) => parsed(text) !== undefined,
  js(text, path, payloads) {
    if (!path.startsWith(payloads)) return text.trimEnd().endsWith(SCRIPT_END);
    const [, list, payload] = PUT.exec(text) ?? [];
    return payload === undefined
      ? parsed(list) !== undefined
      : isForPath(parsed(payload), path.slice(payloads.length).replace(/^\w+\/|payload\.js$/g, ''));
  },
  ''(text, path) {
    // Others may write something behind it.
    if (!text.includes('</body>')) return false;
    const served = new RegExp(`id=["']?${ROUTE_ID}["']?[^>]*>(.*?)</script>`, 's').exec(text)?.[1];
    return isForPath(parsed(served), path);
  },
};

/** The end of a file's name; empty for a page. */
const kindIn = (path: string): string => /(?:\.html|\.(\w+))$/.exec(path)?.[1] ?? '';

export interface Release {
  /** of the files of this release, {@link packed}; others have to show that they are whole */
  digests: string;
  /** folder of the payloads, below the base path */
  payloads: string;
}

/** May it be kept? @param path below the root, as addresses write it */
export async function isWhole(
  response: Response,
  path: string,
  { digests, payloads }: Release,
): Promise<boolean> {
  // Browsers reject a redirected response for a navigation.
  if (response.status !== 200 || response.redirected) return false;
  const end = kindIn(path);
  const type = response.headers.get('content-type') ?? '';
  if (!(TYPES[end]?.test(type) ?? !/html/.test(type))) return false;
  // A transfer that breaks off is an error when it is read.
  const bytes = await response
    .clone()
    .arrayBuffer()
    .catch(() => null);
  if (!bytes) return false;
  const known = findDigests(path, digests);
  if (known.length > 0) return known.includes(await digestBytes(bytes));
  return PROOFS[end]?.(new TextDecoder().decode(bytes), path, payloads) ?? false;
}

/** Addresses of the style sheets that a page links. Their quotes may have been left out. */
export const listSheets = (html: string): string[] =>
  [...html.matchAll(/<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/g)].flatMap(
    ([link]) => /\bhref=["']?([^\s"'>]+)/.exec(link)?.[1] ?? [],
  );
