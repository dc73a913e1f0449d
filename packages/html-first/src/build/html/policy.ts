import { createHash } from 'node:crypto';
import { tag, type Page } from './page';

export type Policy = Record<string, readonly string[]>;

/** Other sites learn from which site a reader comes, but not from which page. Hosts say the same in a header. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** What pages may load besides inline scripts where nothing comes from elsewhere. Style attributes are allowed: formulas and charts position their parts with them; style elements are not. */
export const OWN_POLICY: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** Types of the scripts that hold data, which browsers do not run. */
const DATA = ['application/json', 'application/ld+json'];

const listInlineScripts = (page: Page): string[] =>
  page
    .all('script')
    .filter(({ attributes }) => !attributes.has('src') && !DATA.includes(attributes.get('type') ?? ''))
    .map(({ text }) => text);

const hashScript = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const hashInlineScripts = (page: Page): string[] => [
  ...new Set(listInlineScripts(page).map(hashScript)),
];

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');

export function wholePolicy(policy: Policy, known: readonly string[]): string {
  const scripts = policy['script-src'] ?? ["'self'"];
  return policyText({ ...policy, 'script-src': [...scripts, ...known] });
}

/**
 * Adds the CSP and the referrer policy before all that they govern; only `<meta charset>` comes earlier. A script on a single page can only
 * have come from injected content. @param file of the page @param known hashes of the inline scripts of every page @throws Error when the page has no `<meta charset>`, or a script of its own
 */
export function addPolicy(file: string, page: Page, policy: Policy, known: readonly string[]): void {
  const own = listInlineScripts(page).find((text) => !known.includes(hashScript(text)));
  if (own !== undefined) {
    throw new Error(
      `${file} has an inline script that other pages have not: ${own.slice(0, 80)}… Fix: escape the text that it comes from; what is meant to run is a file, as a client module.`,
    );
  }
  const charset = page.all('meta').find(({ attributes }) => attributes.has('charset'));
  if (!charset) {
    throw new Error(
      `${file} has no <meta charset>. Fix: ssrTemplate and the HTML minifier have to keep <meta charset="UTF-8">.`,
    );
  }
  page.insert(
    charset.end,
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: wholePolicy(policy, known) }) +
      tag('meta', { name: 'referrer', content: REFERRER_POLICY }),
  );
}
