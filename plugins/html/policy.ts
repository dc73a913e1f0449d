/** The Content-Security-Policy of a page. Pure. */
import { createHash } from 'node:crypto';
import type { ThirdParties } from '../../config/thirdParties';
import { REFERRER_POLICY } from '../hosting/headers';
import { originsOf } from '../sentry/addresses';

/** Directives in their order → sources. */
type Policy = Record<string, readonly string[]>;

interface Settings {
  thirdParties: ThirdParties;
  /** base address of the content database: a path, or a whole address elsewhere */
  contentBaseUrl: string;
}

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);

/**
 * What pages may load, apart from their inline scripts: their own files, and of others only what is switched on.
 * Attributes of style are allowed, since formulas and charts place their parts by them; style elements are not.
 */
export function policyOf({ thirdParties, contentBaseUrl }: Settings): Policy {
  const { analytics, comments, errors } = thirdParties;
  const reporting = errors ? originsOf(errors.dsn) : { scripts: [], connections: [] };
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...reporting.scripts],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...originOf(contentBaseUrl),
      ...(analytics ? [analytics.host] : []),
      ...reporting.connections,
    ],
    'frame-src': comments ? [comments.host] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

/** A script that browsers carry out, and its text; data blocks such as JSON are none. */
const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype=["']?application\/)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts that stand in a page, as a policy names them. */
export const hashesOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(INLINE)].map(
      ([, code]) =>
        `'sha256-${createHash('sha256')
          .update(code as string)
          .digest('base64')}'`,
    ),
  ),
];

/** A policy as browsers read it. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');

/**
 * A page with its policies: of what it may load, which allows the scripts of every page and no other, since what stands in
 * some page only was written by nobody who may; and of what others learn from its links. They have to come before whatever
 * they are to hold for; only the character set stands in front.
 * @param known hashes of the scripts that stand in every page
 * @throws Error when the page has no `<meta charset>`, or a script of its own
 */
export function withPolicy(text: string, policy: Policy, known: readonly string[]): string {
  const strange = hashesOf(text).filter((hash) => !known.includes(hash));
  if (strange.length > 0) {
    throw new Error(
      '頁面有別頁沒有的行內程式。修正：找出是哪一段文字沒有跳脫；要執行的程式寫成檔案，放進src/client-modules。',
    );
  }
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(text);
  if (!charset) {
    throw new Error(
      '頁面沒有<meta charset>。修正：ssrTemplate或HTML最小化設定要保留<meta charset="UTF-8">。',
    );
  }
  const scripts = policy['script-src'] ?? ["'self'"];
  const whole = policyText({ ...policy, 'script-src': [...scripts, ...hashesOf(text)] });
  const at = charset.index + charset[0].length;
  return `${text.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${whole}"><meta name="referrer" content="${REFERRER_POLICY}">${text.slice(at)}`;
}
