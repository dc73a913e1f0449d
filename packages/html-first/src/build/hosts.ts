/** What hosts read: response headers, and what GitHub Pages wants. */
import type { Build, Step } from './finish';
import { REFERRER_POLICY } from './html/policy';

export type Headers = Readonly<Record<string, string>>;

/** Files that share headers. No header is in two rules that fit one address: hosts join their values. */
export interface HeaderRule {
  /** below the base path, with a slash at the end where everything below is meant; a part that begins with a colon stands for any folder */
  paths: readonly string[];
  headers: Headers;
}

/** One year, for this host alone: others of the domain may not have HTTPS, and the preload list is hard to leave. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Browser features that pages of texts do not use. Only names that Chromium knows, because it warns about others. clipboard-write keeps its default, since pages copy code. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

interface HostedSite {
  url: string;
  baseUrl: string;
  /** of the pages, as `Build` has it */
  policy: string;
  /** is it a site that no search engine may list? */
  noIndex: boolean;
}

/** The 404 page and redirects among them. */
const headersOfAll = ({ policy, noIndex }: Pick<HostedSite, 'policy' | 'noIndex'>): Headers => ({
  // The only directive that a meta tag cannot set.
  'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
  'Referrer-Policy': REFERRER_POLICY,
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': STRICT_TRANSPORT,
  ...(noIndex && { 'X-Robots-Tag': 'noindex, nofollow' }),
});

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The text of `_headers`, as Netlify and Cloudflare Pages read it: what every answer says, then the rules of the site. They read 100 rules. */
export function toHeadersFile(site: Omit<HostedSite, 'url'>, rules: readonly HeaderRule[]): string {
  const blocks = [
    block(`${site.baseUrl}*`, headersOfAll(site)),
    ...rules.flatMap(({ paths, headers }) =>
      paths.map((path) => block(`${site.baseUrl}${path}${path.endsWith('/') ? '*' : ''}`, headers)),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** For GitHub Pages: without `.nojekyll` it leaves out folders like `_nuxt`; `CNAME` holds the own domain, which no preview may take away. @returns name → text */
export function pagesFiles({ url, baseUrl, noIndex }: Omit<HostedSite, 'policy'>): Map<string, string> {
  const { hostname, port } = new URL(url);
  const own = baseUrl === '/' && port === '' && !/(?:^|\.)github\.io$|^localhost$|^[\d.]+$|:/.test(hostname);
  return new Map([['.nojekyll', ''], ...(own && !noIndex ? [['CNAME', `${hostname}\n`] as const] : [])]);
}

/** A step after `writePages`: writes `_headers`, `.nojekyll` and, for a domain of the site's own, `CNAME`. @param listRules what the site says of its files */
export const writeHostFiles =
  (listRules: (build: Build) => readonly HeaderRule[] | Promise<readonly HeaderRule[]>): Step =>
  async (build) => {
    const { baseUrl, policy, write } = build;
    const { url, noIndex } = build.siteConfig;
    await write('_headers', toHeadersFile({ baseUrl, policy, noIndex }, await listRules(build)));
    for (const [name, text] of pagesFiles({ url, baseUrl, noIndex })) await write(name, text);
  };
