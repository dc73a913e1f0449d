/** The only source of response headers: security, caching and cross-origin access. Pure. */
import { REFERRER_POLICY } from 'html-first/page';
import { FILES, FOLDERS } from 'rental-data';
import { BLOG_FEEDS, SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';

export type Headers = Readonly<Record<string, string>>;

export interface HostedSite {
  policy: string;
  preview: boolean;
  years: readonly number[];
}

/** Files that share headers. A path ends with a slash where everything below is meant; no file belongs to two rules. */
interface Rule {
  paths: readonly string[];
  headers: Headers;
}

/** One year, for this host alone: others of the domain may not have HTTPS, and the preload list is hard to leave. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Browser features that no page uses. Only names that Chromium knows, because it warns about others. clipboard-write keeps its default, since pages copy code. */
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

const FOREVER = 'public, max-age=31536000, immutable';
/** Programs that poll every second are served from their cache; they see news within five minutes. */
const DATA_CACHE = 'public, max-age=300, must-revalidate';

const bundled = (...folders: string[]): string[] =>
  folders.map((name) => `${HASHED_FOLDERS.bundled}${name}/`);

const FOR_ALL: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const FOR_US: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** The 404 page and redirects among them. */
export function everywhere({ policy, preview }: HostedSite): Headers {
  return {
    // The only directive that a meta tag cannot set.
    'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': STRICT_TRANSPORT,
    ...(preview && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}

/** Pages have none: hosts revalidate what has no Cache-Control, and an old page would load files that may be gone. */
export function listRules({ years }: HostedSite): Rule[] {
  const { robots, llms, sitemap, licences, security, manifest, worker } = SITE_FILES;
  return [
    {
      paths: bundled('css', 'fonts', 'js'),
      headers: { 'Cache-Control': FOREVER, ...FOR_US },
    },
    // Feed readers show pictures of posts elsewhere, and with CONTENT_BASE_URL pages of another host ask for the application's data.
    {
      paths: [
        ...bundled('files', 'images', 'medias'),
        HASHED_FOLDERS.content,
        HASHED_FOLDERS.payloads,
        HASHED_FOLDERS.search,
      ],
      headers: { 'Cache-Control': FOREVER, ...FOR_ALL },
    },
    { paths: [worker], headers: { 'Cache-Control': 'no-cache', ...FOR_US } },
    {
      paths: [
        FOLDERS.citations,
        FOLDERS.data,
        FOLDERS.feeds,
        FOLDERS.practice,
        ...[FILES.addressList, robots, llms, sitemap, licences, security],
        ...Object.values(BLOG_FEEDS),
        ...years.map(FILES.yearTable),
      ],
      headers: { 'Cache-Control': DATA_CACHE, ...FOR_ALL },
    },
    // The last two are what browsers look for at the root of a site (plugins/icons).
    {
      paths: [FOLDERS.images, 'favicon.ico', manifest],
      headers: { 'Cache-Control': 'public, max-age=86400', ...FOR_ALL },
    },
  ];
}
