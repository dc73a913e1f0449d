/** Is an answer what was asked for? Captive portals, quota pages and transfers that broke off would be kept for months. */
import { ROUTE_ID } from '../../src/runtime/navigation/served';

/** How the content type begins or what it holds, by the end of the address; other files may be anything but a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  json: /json/,
  '': /^text\/html/,
};

/** The first bytes of the SHA-256 of a file: against accidents they are enough. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 3)));
}

/** The part of a script's name that changes with its content, or an empty text. */
export const hashIn = (path: string): string => /\.(\w+)\.js$/.exec(path)?.[1] ?? '';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** May it be kept? @param path below the root @param digests of scripts, by {@link hashIn}; of others the end has to be whole */
export async function isWhole(
  response: Response,
  path: string,
  digests: Readonly<Record<string, string>>,
): Promise<boolean> {
  // Browsers reject a redirected response for a navigation.
  if (response.status !== 200 || response.redirected) return false;
  const end = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const type = response.headers.get('content-type') ?? '';
  if (!(TYPES[end]?.test(type) ?? !/html/.test(type))) return false;
  // A transfer that breaks off is an error when it is read.
  const bytes = await response
    .clone()
    .arrayBuffer()
    .catch(() => null);
  if (!bytes) return false;
  const known = digests[hashIn(path)];
  if (known !== undefined) return (await digestOf(bytes)) === known;
  const text = (): string => new TextDecoder().decode(bytes);
  if (end === '') return text().includes(ROUTE_ID);
  if (end === 'json') return isJson(text());
  return !['js', 'css'].includes(end) || /[};]\s*$/.test(text());
}

/** Addresses of the style sheets that a page links. Their quotes may have been left out. */
export const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/g)].flatMap(
    ([link]) => /\bhref=["']?([^\s"'>]+)/.exec(link)?.[1] ?? [],
  );
